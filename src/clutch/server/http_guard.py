"""Before a request is looked at: its size, its rate and its origin; and the headers that every answer carries."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clutch.server.error_answers import refusal
from clutch.server.errors import Refused
from clutch.server.rate_limits import Buckets

MOST_BODY = 512_000
REPLAY_COST = 5  # requests: a whole game is played again for it
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def is_own_origin(headers: Headers, others: Iterable[str]) -> bool:
    """Browsers say from which page a request comes; programs need not. Ours, or none."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return origin in others or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], requests_per_second: float, https: bool) -> None:
        self.app = app
        self.origins = origins
        self.buckets = Buckets(requests_per_second, requests_per_second * 5)
        self.headers = HEADERS | ({"Strict-Transport-Security": "max-age=31536000"} if https else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        problem = self._problem(scope)
        if problem is not None:
            await refusal(problem, Headers(scope=scope))(scope, receive, send_guarded)
            return
        await self.app(scope, _limited(receive), send_guarded)

    def _problem(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        address = scope["client"][0] if scope.get("client") else "?"
        cost = REPLAY_COST if scope["path"].endswith(("/replay", "/replays")) else 1
        if scope["path"].startswith("/api") and not self.buckets.take(address, cost):
            return Refused("too-many-requests", status=429)
        if scope["method"] not in ("GET", "HEAD") and not is_own_origin(headers, self.origins):
            return Refused("foreign-origin", status=403)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 9 or int(length) > MOST_BODY:
            return Refused("too-large", status=413, most=MOST_BODY)
        return None


def _limited(receive: Receive) -> Receive:
    """A body without an announced length may not be larger either."""
    received = 0

    async def limited() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > MOST_BODY:
            raise HTTPException(413)
        return message

    return limited
