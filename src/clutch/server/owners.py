"""Who somebody is: a player's key stays in the browser, here only its hash is known."""

from __future__ import annotations

import hashlib
import hmac
import re
import time
from dataclasses import dataclass

from clutch.engine.seats import Seat
from clutch.server.new_tables import new_id

KEY = re.compile(r"[A-Za-z0-9_-]{32,64}")
CODE_SECONDS = 600
MOST_CODES = 10_000


def owner_of(key: str | None) -> str | None:
    """A key that is not one is nobody's."""
    if key is None or not KEY.fullmatch(key):
        return None
    return hashlib.sha256(key.encode()).hexdigest()


def owner_of_header(header: str | None) -> str | None:
    if header is None or not header.startswith("Bearer "):
        return None
    return owner_of(header.removeprefix("Bearer "))


@dataclass(frozen=True)
class Moving:
    table: str
    seat: Seat
    owner: str
    until: float


class Codes:
    """Codes that move a seat to another device: each works once, and not for long."""

    def __init__(self) -> None:
        self._codes: dict[str, Moving] = {}

    def make(self, table: str, seat: Seat, owner: str) -> str:
        now = time.monotonic()
        self._codes = {code: moving for code, moving in self._codes.items() if moving.until > now}
        while len(self._codes) >= MOST_CODES:
            del self._codes[next(iter(self._codes))]
        code = new_id(16)
        self._codes[code] = Moving(table, seat, owner, now + CODE_SECONDS)
        return code

    def use(self, code: str) -> Moving | None:
        """Compared without a hint of how much of it was right."""
        found = next((each for each in self._codes if hmac.compare_digest(each, code)), None)
        moving = self._codes.pop(found) if found is not None else None
        return moving if moving is not None and moving.until > time.monotonic() else None
