"""The log of a table: everything that was done at it, in order. A table is the fold of its entries.

An entry says when and by whom; its payload says what. Payloads are the kinds of things that can happen at a table.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal, get_args

from pydantic import Field

from clutch.engine.codec import decode_kind, encode_kind
from clutch.engine.game import Game
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
    move: Any  # a move of the table's game, checked; a log on its way from or to the store holds its JSON
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


Payload = (
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
KINDS: tuple[type[Any], ...] = get_args(Payload)


@record
class Entry:
    number: int
    at: int  # milliseconds since 1970
    by: str | None  # "owner/command id": so that the same command is not carried out twice; None: nobody asked
    payload: Any


def encode_payload(payload: Payload) -> dict[str, Any]:
    """As JSON, with its kind; a move with its own."""
    if isinstance(payload, Answered):
        payload = replace(payload, move=encode_kind(payload.move))
    return encode_kind(payload)


def decode_payload(data: object, game: Game[Any, Any, Any, Any]) -> Payload:
    """What was written at a table of this game."""
    payload: Payload = decode_kind(KINDS, data)
    return replace(payload, move=game.read_move(payload.move)) if isinstance(payload, Answered) else payload
