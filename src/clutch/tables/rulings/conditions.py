"""What rulings have in common: who asks, when something may be asked, and the error that says why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from clutch.engine.errors import ClutchError
from clutch.engine.match import Match
from clutch.engine.seats import Seat
from clutch.tables import TEXT
from clutch.tables.parts import SeatState
from clutch.tables.table import Table

MOST_ENTRIES = 5_000  # a game of six has about 300


class NotAllowed(ClutchError):
    """Something that cannot be done at this table, by this person, or now."""

    def __init__(self, message: str, /, **args: Any) -> None:
        super().__init__(message, text=TEXT, **args)


def nobody_is_here(seat: Seat) -> bool:  # noqa: ARG001 - at a table without connections
    return False


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks for something, and what only the server knows about it."""

    owner: str
    used: int = 0  # milliseconds of thought
    is_here: Callable[[Seat], bool] = nobody_is_here  # whether somebody's player is connected


def existing_seat(table: Table, seat: Seat) -> SeatState:
    if seat >= len(table.seats):
        raise NotAllowed("no-such-seat", most=len(table.seats))
    return table.seats[seat]


def require_own_seat(table: Table, owner: str, seat: Seat) -> None:
    if existing_seat(table, seat).owner != owner:
        raise NotAllowed("not-your-seat")


def require_host(table: Table, owner: str) -> None:
    if table.host != owner:
        raise NotAllowed("only-the-host")


def require_waiting(table: Table) -> None:
    if table.status != "waiting":
        raise NotAllowed("already-begun")


def begun_match(table: Table) -> Match:
    if table.match is None:
        raise NotAllowed("not-begun")
    return table.match


def running_match(table: Table) -> Match:
    match = begun_match(table)
    if table.status == "over":
        raise NotAllowed("game-is-over")
    return match


def require_over(table: Table) -> None:
    if table.status != "over":
        raise NotAllowed("not-over")


def match_at(table: Table, step: int) -> Match:
    """The match, if it has not gone on since somebody decided to ask."""
    match = running_match(table)
    if step != len(match.steps):
        raise NotAllowed("moment-passed")
    return match


def require_awake(table: Table, seat: Seat) -> None:
    """Where a bot plays, its person decides nothing."""
    if table.seats[seat].resigned:
        raise NotAllowed("already-resigned")
    if table.seats[seat].stand_in is not None:
        raise NotAllowed("bot-plays-for-you")


def require_room(table: Table) -> None:
    """What a game can do without ends before its log outgrows every real game; deciding never does."""
    if table.entries >= MOST_ENTRIES:
        raise NotAllowed("log-full")


def tidy(text: str) -> str:
    """What somebody typed, with single spaces and none at the ends."""
    tidied = " ".join(text.split())
    if not tidied or not tidied.isprintable():
        raise NotAllowed("unprintable-text")
    return tidied
