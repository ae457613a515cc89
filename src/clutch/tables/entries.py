"""The log of a table: everything that was done at it, in order. A table is the fold of its entries."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from clutch.engine.records import PrintableName, record
from clutch.engine.seats import Seat
from clutch.tables.settings import BotLevel

Owner = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]  # the SHA-256 of a player's key


@record
class Joined:
    seat: Seat
    name: PrintableName
    owner: Owner


@record
class SeatCleared:
    seat: Seat


@record
class BotSeated:
    seat: Seat
    level: BotLevel


@record
class SeatMoved:
    """To another device."""

    seat: Seat
    owner: Owner


@record
class Started:
    pass


@record
class Answered:
    seat: Seat
    move: dict[str, Any]
    used: int  # milliseconds of thought


@record
class Withdrawn:
    seat: Seat
    used: int
    keep: int = 0  # moves of a plan that stay


@record
class UndoAsked:
    seat: Seat
    step: int


@record
class UndoReplied:
    seat: Seat
    agree: bool


@record
class Resigned:
    seat: Seat


@record
class StoodIn:
    """A bot plays for this seat until its player is back."""

    seat: Seat
    level: BotLevel
    why: Literal["host", "clock"]


@record
class CameBack:
    seat: Seat


@record
class Said:
    seat: Seat
    text: str


@record
class Reacted:
    seat: Seat
    reaction: str


@record
class RematchMade:
    table: str


What = (
    Joined
    | SeatCleared
    | BotSeated
    | SeatMoved
    | Started
    | Answered
    | Withdrawn
    | UndoAsked
    | UndoReplied
    | Resigned
    | StoodIn
    | CameBack
    | Said
    | Reacted
    | RematchMade
)
KINDS: tuple[type[Any], ...] = (
    Joined,
    SeatCleared,
    BotSeated,
    SeatMoved,
    Started,
    Answered,
    Withdrawn,
    UndoAsked,
    UndoReplied,
    Resigned,
    StoodIn,
    CameBack,
    Said,
    Reacted,
    RematchMade,
)


@record
class Entry:
    number: int
    at: int  # milliseconds since 1970
    by: str | None  # "owner/command id": so that the same command is not carried out twice; None: nobody asked
    what: Any
