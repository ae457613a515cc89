"""What goes over a socket, both ways. `docs/protocol.md` explains it; the browser's types are generated from here.

Games keep their own shapes (moves, events, views): here they are `Any`, and a game's records are exported beside.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from clutch.engine.seats import Seat
from clutch.tables.commands import AnyCommand, CommandId, Strict
from clutch.tables.parts import NoteKind
from clutch.tables.settings import BotLevel, Settings

VERSION = 1

TableId = Annotated[str, Field(pattern="^[a-z2-7]{12}$")]
Key = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{32,64}$")]
Code = Annotated[str, Field(pattern="^[a-z2-7]{16}$")]


# --- what everyone at a table may know ----------------------------------------------------------------------


class SeatInfo(Strict):
    kind: Literal["open", "person", "bot"]
    name: str | None  # a bot has none: it is called after its level, in the language of whoever looks
    level: BotLevel | None  # of a bot
    stand_in: BotLevel | None  # this bot plays for a person who is away, asleep or has resigned
    resigned: bool


class UndoInfo(Strict):
    by: Seat
    step: int  # how many steps there would be afterwards
    agreed: tuple[Seat, ...]
    needed: tuple[Seat, ...]  # whose consent is still missing


class OutcomeInfo(Strict):
    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    resigned: bool  # ended before the rules would have ended it


class TableInfo(Strict):
    id: TableId
    game: str
    rules_version: int
    status: Literal["waiting", "running", "over"]
    players: int
    options: dict[str, str]
    components: dict[str, Any]
    own_components: bool  # not the standard pieces
    settings: Settings
    lesson: bool
    seats: tuple[SeatInfo, ...]
    commitment: str  # the fingerprint of the deal
    seed: str | None  # once the game is over
    outcome: OutcomeInfo | None
    undo: UndoInfo | None
    rematch: TableId | None
    created: int  # milliseconds since 1970


class Clocks(Strict):
    left: tuple[int | None, ...]  # milliseconds, by seat
    running: tuple[Seat, ...]


class StepSeen(Strict):
    """What a viewer saw happen in a step; 0 is the set-up."""

    step: int
    events: tuple[Any, ...]


class Note(Strict):
    """Something said at the table, or about it."""

    number: int
    at: int
    kind: NoteKind
    seat: Seat | None = None
    text: str | None = None


class Seen(Strict):
    """The present moment, as one viewer may know it."""

    viewer: Seat | None
    step: int
    view: Any
    deciders: tuple[Seat, ...]
    answered: tuple[Seat, ...]
    answer: Any = None  # the viewer's own, while it can be changed
    plan: tuple[Any, ...] | None = None  # the viewer's moves so far, where an answer is made of several
    offers: tuple[Any, ...] = ()
    can_undo: bool = False  # the viewer could go back, alone or by asking
    clocks: Clocks | None = None


# --- from the server ----------------------------------------------------------------------------------------


class Welcome(Strict):
    """Everything from the beginning; also sent when a client is too far behind, or after an undo."""

    type: Literal["welcome"] = "welcome"
    number: int
    table: TableInfo
    yours: tuple[Seat, ...]
    host: bool
    seen: Seen | None  # None while the table waits for players
    steps: tuple[StepSeen, ...]
    notes: tuple[Note, ...]


class Update(Strict):
    """What is new since the number before."""

    type: Literal["update"] = "update"
    number: int
    table: TableInfo | None = None  # if anything of it changed
    yours: tuple[Seat, ...] | None = None
    seen: Seen | None = None  # if the present moment is another
    answered: tuple[Seat, ...] | None = None  # if only this changed: who has answered, of those who decide now
    clocks: Clocks | None = None
    steps: tuple[StepSeen, ...] = ()
    notes: tuple[Note, ...] = ()


class Presence(Strict):
    type: Literal["presence"] = "presence"
    connected: tuple[Seat, ...]
    spectators: int


class Ack(Strict):
    """A command was carried out and is safe."""

    type: Literal["ack"] = "ack"
    id: CommandId
    number: int


class Problem(Strict):
    """A command was refused and has changed nothing."""

    type: Literal["error"] = "error"
    id: CommandId | None = None
    code: str  # for programs: the kind of error, in kebab-case
    text: str  # for people, in their language, with what to do


class OpinionOf(Strict):
    move: Any
    value: float
    effort: int


class Hint(Strict):
    type: Literal["hint"] = "hint"
    id: CommandId
    step: int
    opinions: tuple[OpinionOf, ...]  # the best first


class Transfer(Strict):
    """A code that moves a seat to another device, once, within some minutes."""

    type: Literal["transfer"] = "transfer"
    id: CommandId
    code: Code
    seconds: int


class Pong(Strict):
    type: Literal["pong"] = "pong"


ServerMessage = Welcome | Update | Presence | Ack | Problem | Hint | Transfer | Pong


# --- to the server ------------------------------------------------------------------------------------------


class Hello(Strict):
    """The first message of a connection."""

    type: Literal["hello"] = "hello"
    version: int
    table: TableId
    key: Key | None = None
    seat: Seat | None = None  # through which of one's own seats to look
    after: int | None = Field(default=None, ge=0)  # the last number seen, to get only the rest
    language: Literal["en", "fr", "it"] = "en"


class Look(Strict):
    """Look through another of one's own seats (pass-and-play), or from outside."""

    type: Literal["look"] = "look"
    seat: Seat | None


class Ping(Strict):
    type: Literal["ping"] = "ping"


class Speak(Strict):
    """Another language for errors."""

    type: Literal["speak"] = "speak"
    language: Literal["en", "fr", "it"]


class AskHint(Strict):
    type: Literal["ask_hint"] = "ask_hint"
    id: CommandId
    seat: Seat


class AskTransfer(Strict):
    type: Literal["ask_transfer"] = "ask_transfer"
    id: CommandId
    seat: Seat


ClientMessage = Annotated[Hello | Look | Ping | Speak | AskHint | AskTransfer | AnyCommand, Field(discriminator="type")]
