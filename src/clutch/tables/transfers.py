"""Codes that move a seat to another device."""

from __future__ import annotations

import hmac
import time
from dataclasses import dataclass

from clutch.engine.seats import Seat
from clutch.tables.ids import new_id
from clutch.tables.rulings.conditions import NotAllowed

CODE_SECONDS = 600
MOST_CODES = 10_000


@dataclass(frozen=True)
class Moving:
    table_id: str
    seat: Seat
    owner: str
    until: float


class TransferCodes:
    """Codes that move a seat to another device: each works once, and not for long."""

    def __init__(self) -> None:
        self._codes: dict[str, Moving] = {}

    def make(self, table_id: str, seat: Seat, owner: str) -> str:
        now = time.monotonic()
        self._codes = {code: moving for code, moving in self._codes.items() if moving.until > now}
        while len(self._codes) >= MOST_CODES:
            del self._codes[next(iter(self._codes))]
        code = new_id(16)
        self._codes[code] = Moving(table_id, seat, owner, now + CODE_SECONDS)
        return code

    def use(self, code: str) -> Moving:
        """Compared without a hint of how much of it was right."""
        found = next((each for each in self._codes if hmac.compare_digest(each, code)), None)
        moving = self._codes.pop(found) if found is not None else None
        if moving is None or moving.until <= time.monotonic():
            raise NotAllowed("bad-code")
        return moving
