"""Before anything else is looked at: sizes, rates and origins; and the headers that every answer carries."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clutch.engine.errors import ClutchError
from clutch.engine.words import LANGUAGES
from clutch.server.errors import Refused

MOST_BODY = 512_000
MOST_ADDRESSES = 10_000
REPLAY_COST = 5  # requests: a whole game is played again for it
STATUS = {"no-such-table": 404, "not-your-seat": 403, "only-the-host": 403, "no-spectators-here": 403, "bad-code": 404}
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


class Bucket:
    """So many at once, so many a second."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """One for each address; those not seen for longest are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self.rate, self.most)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(cost)


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


def refusal(error: ClutchError, headers: Headers) -> JSONResponse:
    """An error as every answer of the API tells it."""
    status = error.status if isinstance(error, Refused) else STATUS.get(error.line.message, 400)
    return JSONResponse({"code": error.line.message, "text": error.say(language_of(headers))}, status)


def language_of(headers: Headers) -> str:
    """The first of ours that a browser wishes."""
    wishes = (wish.strip()[:2].lower() for wish in headers.get("accept-language", "").split(","))
    return next((wish for wish in wishes if wish in LANGUAGES), "en")


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
