"""The application: REST, socket, health, metrics, and the built web client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import structlog
from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from clutch import __version__
from clutch.engine.errors import ClutchError
from clutch.server.config import Config
from clutch.server.error_answers import refusal
from clutch.server.errors import Refused
from clutch.server.http_guard import MOST_BODY, Guard
from clutch.server.rest import router
from clutch.server.runtime import Runtime
from clutch.server.socket import serve_socket

LOG = structlog.get_logger()
FOREVER = "public, max-age=31536000, immutable"


def make_app(config: Config) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        runtime = Runtime(config)
        app.state.runtime = runtime
        await runtime.open()
        yield
        await runtime.close()

    app = FastAPI(
        title="Clutch",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.include_router(router)
    _add_errors(app)
    _add_service(app, config)
    app.add_middleware(GZipMiddleware, minimum_size=1_000)
    app.add_middleware(
        Guard, origins=config.origins, requests_per_second=config.requests_per_second, https=config.https
    )
    if config.web is not None:
        app.mount("/", Client(config.web))
    return app


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(ClutchError)
    async def refused(request: Request, error: ClutchError) -> JSONResponse:
        return refusal(error, request.headers)

    @app.exception_handler(RequestValidationError)
    async def not_valid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return refusal(Refused("bad-request", status=422, problem=f"{where}: {first['msg']}"), request.headers)

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == 404:
            return refusal(Refused("no-such-page", status=404), request.headers)
        if error.status_code == 413:
            return refusal(Refused("too-large", status=413, most=MOST_BODY), request.headers)
        answer = refusal(Refused("bad-request", status=error.status_code, problem=error.detail), request.headers)
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> JSONResponse:
        LOG.error("a request failed", path=request.url.path, exc_info=error)
        return refusal(Refused("server-failed", status=500), request.headers)


def _add_service(app: FastAPI, config: Config) -> None:
    @app.websocket("/socket")
    async def socket(websocket: WebSocket) -> None:
        await serve_socket(websocket, app.state.runtime)

    @app.get("/health", include_in_schema=False)
    async def health() -> JSONResponse:
        """Whether tables can be read and written."""
        runtime: Runtime = app.state.runtime
        async with runtime.store.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
        return JSONResponse({"status": "ok", "version": __version__, "tables": len(runtime.hub.tables)})

    if config.metrics:

        @app.get("/metrics", include_in_schema=False)
        async def metrics() -> PlainTextResponse:
            return PlainTextResponse(generate_latest(), media_type=CONTENT_TYPE_LATEST)


class Client(StaticFiles):
    """The built client; every address that is no file is a page of it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        self.index = folder / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api", "assets/")):
                raise
            response = FileResponse(self.index)
        response.headers["Cache-Control"] = FOREVER if path.startswith("assets/") else "no-cache"
        return response
