"""The state of a game: all that lies there, open or hidden."""

from __future__ import annotations

from dataclasses import field
from enum import IntEnum
from typing import Annotated, Literal, get_args

from pydantic import Field

from clutch.engine.records import mutable_record, record
from clutch.engine.seats import Seat
from clutch.games.eggs_and_empires.components import TURNS, Card, Components, Egg

Phase = Literal["mulligan", "choosing", "collecting", "turn_end", "over"]
Scoring = Literal["points", "tokens"]  # EGG-6.5
MarkerPasses = Literal["ties", "every_round", "every_turn"]  # EGG-6.6

PHASES: tuple[Phase, ...] = get_args(Phase)
MARKER_PASSES: tuple[MarkerPasses, ...] = get_args(MarkerPasses)


class PhaseNumber(IntEnum):
    """The places of the phases in their list, for kernels."""

    MULLIGAN = 0
    CHOOSING = 1
    COLLECTING = 2
    TURN_END = 3
    OVER = 4


class MarkerPassesNumber(IntEnum):
    """The places of this option in its list."""

    TIES = 0
    EVERY_ROUND = 1
    EVERY_TURN = 2


@record
class Options:
    scoring: Scoring = "points"
    marker: MarkerPasses = "ties"


@record
class Mark:
    """Which egg in a pile: everyone saw in which turn and by whom it was collected (EGG-5.6)."""

    turn: Annotated[int, Field(ge=1, le=TURNS)]
    by: Seat
    nth: Annotated[int, Field(ge=0, le=1)] = 0  # 1 for the second egg that a player took in one turn (two players)


@mutable_record
class PileEgg:
    """An egg somebody collected: face down, but not forgotten (EGG-4.6)."""

    mark: Mark
    card: Card  # the adventurer that took it
    value: Egg
    known_to: tuple[Seat, ...] | None  # None: everyone, spectators included


@mutable_record
class FaceDownEgg:
    """An egg a Scout put in the middle, or left there unclaimed (EGG-5.2, EGG-3.3)."""

    scout: Seat
    value: Egg


@mutable_record
class PlayedCard:
    seat: Seat
    card: Card
    took: Mark | None = None


@mutable_record
class Area:
    """What lies in front of one player."""

    hand: list[Card] = field(default_factory=list)
    draw_pile: list[Card] = field(default_factory=list)  # the last card is the top
    discards: list[Card] = field(default_factory=list)
    pile: list[PileEgg] = field(default_factory=list)  # in the order of arrival
    laid: list[Card] = field(default_factory=list)  # Merchants and Blacksmiths on the pile


@mutable_record
class State:
    options: Options
    components: Components
    areas: list[Area]
    marker: Seat = 0
    round: int = 1
    turn: int = 1
    phase: Phase = "mulligan"
    egg_deck: list[Egg] = field(default_factory=list)  # the last card is the top
    face_up: list[Egg] = field(default_factory=list)
    face_down: list[FaceDownEgg] = field(default_factory=list)
    played: list[PlayedCard] = field(default_factory=list)  # revealed this turn, by seat, the higher card first
    queue: list[int] = field(default_factory=list)  # which of `played` are still to pick or to act; the first is next
    gone_face_up: list[Egg] = field(default_factory=list)  # eggs out of the round that all have seen
    gone_face_down: list[FaceDownEgg] = field(default_factory=list)
    round_points: list[tuple[int, ...]] = field(default_factory=list)  # of each finished round, by seat
    tokens: list[int] = field(default_factory=list)

    @property
    def players(self) -> int:
        return len(self.areas)

    @property
    def waiting(self) -> list[PlayedCard]:
        """The cards that are still to pick, or still to act; the first is next."""
        return [self.played[i] for i in self.queue]

    def line_up(self, cards: list[PlayedCard]) -> None:
        self.queue = [self.played.index(card) for card in cards]

    def serve(self) -> PlayedCard:
        """The next waiting card; it waits no longer."""
        return self.played[self.queue.pop(0)]

    @property
    def totals(self) -> list[int]:
        return [sum(points[seat] for points in self.round_points) for seat in range(self.players)]
