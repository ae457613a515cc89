"""What REST answers and is asked, beside the shapes of the socket (`clutch.server.protocol`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from clutch.engine.seats import Seat
from clutch.server.protocol import Code, OutcomeInfo, SeatInfo, TableId, TableInfo
from clutch.tables.commands import Strict
from clutch.tables.settings import BotLevel, Settings


class OptionInfo(Strict):
    name: str
    choices: tuple[str, ...]  # the default first


class GameInfo(Strict):
    name: str
    least: int
    most: int
    options: tuple[OptionInfo, ...]
    components: dict[str, Any]
    meanings: dict[str, dict[str, Any]]  # of moves, events and what they carry: what each field stands for


class Games(Strict):
    version: str
    games: tuple[GameInfo, ...]
    bots: tuple[BotLevel, ...]


class TableMade(Strict):
    id: TableId


class TableLine(Strict):
    """A table in a list."""

    id: TableId
    game: str
    status: Literal["waiting", "running", "over"]
    seats: tuple[SeatInfo, ...]
    options: dict[str, str]
    settings: Settings
    created: int
    changed: int
    yours: tuple[Seat, ...]
    your_turn: bool
    outcome: OutcomeInfo | None


class Lobby(Strict):
    open: tuple[TableLine, ...]  # waiting for players, for everyone to join
    watch: tuple[TableLine, ...]  # running, for everyone to watch
    yours: tuple[TableLine, ...]
    finished: tuple[TableLine, ...]  # the latest public ones: replays


class Claim(Strict):
    code: Code


class Claimed(Strict):
    table: TableId
    seat: Seat


class Frame(Strict):
    """One moment of a replay: what happened in a step, and what was there after it."""

    step: int
    events: tuple[Any, ...]
    view: Any
    deciders: tuple[Seat, ...]
    answers: dict[str, Any] | None  # by seat, what was decided next; only once the game is over


class Replay(Strict):
    table: TableInfo
    viewer: Seat | None
    yours: tuple[Seat, ...]
    frames: tuple[Frame, ...]


class Judged(Strict):
    """One decision, and what the bot thought of it."""

    step: int
    seat: Seat
    chances: Annotated[float, Field(description="the bot's estimate for the best offer")]
    lost: float  # how much of it the move gave away
    move: Any
    best: Any


class Analysis(Strict):
    done: int
    of: int
    curve: tuple[tuple[float, ...], ...]  # after each step, each seat's chances as far as estimated
    decisions: tuple[Judged, ...]
