"""Errors over HTTP: as every answer of the API tells them, in the language of the browser."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.responses import JSONResponse

from clutch.engine.errors import ClutchError
from clutch.engine.words import LANGUAGES
from clutch.server.errors import Refused

STATUS = {"not-your-seat": 403, "only-the-host": 403, "no-spectators-here": 403, "bad-code": 404}


def refusal(error: ClutchError, headers: Headers) -> JSONResponse:
    status = error.status if isinstance(error, Refused) else STATUS.get(error.line.message, 400)
    return JSONResponse({"code": error.line.message, "text": error.say(language_of(headers))}, status)


def language_of(headers: Headers) -> str:
    """The first of ours that a browser accepts."""
    accepted = (each.strip()[:2].lower() for each in headers.get("accept-language", "").split(","))
    return next((each for each in accepted if each in LANGUAGES), "en")
