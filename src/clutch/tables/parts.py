"""What a table is made of: its head, its seats, what was noted at it, and an undo that somebody asks for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Literal

from clutch.engine.codec import decode, encode
from clutch.engine.game import Game, Setup
from clutch.engine.options import read_options
from clutch.engine.outcome import Outcome
from clutch.engine.records import record
from clutch.engine.seats import Seat
from clutch.tables.settings import BotLevel, Settings

NoteKind = Literal["said", "reacted", "joined", "left", "stand_in", "back", "resigned", "undone", "undo_refused"]


@record
class Head:
    """What is fixed when a table is made."""

    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    components: dict[str, Any]
    own_components: bool
    settings: Settings
    lesson: bool
    host: str
    seed: str
    created: int


@dataclass(frozen=True, slots=True)
class SeatState:
    kind: Literal["open", "person", "bot"] = "open"
    name: str | None = None
    owner: str | None = None
    level: BotLevel | None = None
    stand_in: BotLevel | None = None
    resigned: bool = False

    @property
    def bot(self) -> BotLevel | None:
        """The bot that decides for this seat now."""
        return self.level if self.kind == "bot" else self.stand_in


@dataclass(frozen=True, slots=True)
class Note:
    number: int
    at: int
    kind: NoteKind
    seat: Seat | None = None
    text: str | None = None


@dataclass(slots=True)
class Undo:
    by: Seat
    step: int
    agreed: set[Seat] = field(default_factory=set)


def setup_of(head: Head, game: Game[Any, Any, Any, Any]) -> Setup[Any, Any]:
    return Setup(head.players, read_options(game.options, head.options), decode(game.components, head.components))


@cache
def standard_components(game: Game[Any, Any, Any, Any]) -> dict[str, Any]:
    encoded: dict[str, Any] = encode(game.read_components())
    return encoded


def resigned_last(outcome: Outcome | None, resigned: Sequence[bool]) -> Outcome:
    """An outcome in which whoever resigned comes after everyone else; None: nobody was left to play on."""
    if outcome is None:
        places = [1 + (len(resigned) - sum(resigned)) * gone for gone in resigned]
        return Outcome(tuple(places), (0,) * len(resigned), "all-resigned")
    ranks = list(zip(resigned, outcome.places, strict=True))
    in_order = sorted(ranks)
    return replace(outcome, places=tuple(1 + in_order.index(rank) for rank in ranks)) if any(resigned) else outcome
