"""The state of a game: all that lies there, open or hidden."""

from __future__ import annotations

from dataclasses import field
from enum import IntEnum
from typing import Literal, get_args

from clutch.engine.records import mutable_record, record
from clutch.engine.seats import Seat
from clutch.games.incubation.components import (
    INCUBATORS,
    SECTIONS,
    Colour,
    Components,
    Egg,
    Objective,
    Section,
    Symbol,
)

# What is to be decided. Everything that is not a choice happens in between.
Phase = Literal[
    "first_eggs",  # everyone takes a first egg (INC-2.4)
    "rolled",  # keep the dice, or reroll (INC-3.1)
    "chests",  # two chests: which treasure (INC-3.3)
    "dice",  # what to do with a die (INC-3.4, INC-3.8)
    "placing",  # which egg gets the next resource (INC-3.6, INC-4.3)
    "surplus",  # which treasure gets what does not fit (INC-3.7)
    "hatching",  # which of two complete eggs hatches first (INC-4.5)
    "selling",  # which treasure the dragon carries off (INC-4.2)
    "objective",  # which objective (INC-5.1)
    "over",
]
Ending = Literal["piles", "objectives", "standoff", "rounds"]  # INC-6.1, INC-6.4

PHASES: tuple[Phase, ...] = get_args(Phase)
ENDINGS: tuple[Ending, ...] = get_args(Ending)


class PhaseNumber(IntEnum):
    """The places of the phases in their list, for kernels."""

    FIRST_EGGS = 0
    ROLLED = 1
    CHESTS = 2
    DICE = 3
    PLACING = 4
    SURPLUS = 5
    HATCHING = 6
    SELLING = 7
    OBJECTIVE = 8
    OVER = 9


class EndingNumber(IntEnum):
    """The places of the endings in their list, from 1: 0 is none yet."""

    PILES = 1
    OBJECTIVES = 2
    STANDOFF = 3
    ROUNDS = 4


@record
class Options:
    """The rulebook has no variants."""


@mutable_record
class Incubator:
    egg: Egg | None = None
    fire: int = 0  # placed so far
    water: int = 0

    @property
    def lacks_fire(self) -> int:
        return self.egg.fire - self.fire if self.egg else 0

    @property
    def lacks_water(self) -> int:
        return self.egg.water - self.water if self.egg else 0

    @property
    def is_complete(self) -> bool:
        return self.egg is not None and self.lacks_fire == self.lacks_water == 0


@mutable_record
class Treasure:
    gold: int = 0
    water: int = 0
    fire: int = 0

    @property
    def is_empty(self) -> bool:
        return self.gold == self.water == self.fire == 0


@mutable_record
class Area:
    """What lies in front of one player."""

    incubators: list[Incubator] = field(default_factory=lambda: [Incubator() for _ in range(INCUBATORS)])
    dragons: list[Egg] = field(default_factory=list)  # hatched eggs, in order
    objectives: list[Objective] = field(default_factory=list)
    gold: int = 0


@mutable_record
class ObjectiveSlot:
    """A place in the row of objectives; it stays empty once taken."""

    card: Objective
    taken_by: Seat | None = None


@mutable_record
class Turn:
    """What the player whose turn it is has done so far."""

    dice: list[Symbol] = field(default_factory=list)
    used: list[bool] = field(default_factory=lambda: [False, False])  # a chest is used as soon as the roll is final
    rerolled: bool = False
    second_takes_egg: bool = False  # one of a pair acted first: the other must take an egg (INC-3.8)
    water: int = 0  # in hand, to be placed: never more than fits
    fire: int = 0
    surplus_water: int = 0  # in hand, to be put into a treasure
    surplus_fire: int = 0
    surplus_section: Section | None = None  # chosen at the turn's first surplus (INC-3.7)
    owed: list[Colour] = field(default_factory=list)  # colours of which the hatched dragon still takes a treasure


@mutable_record
class State:
    options: Options
    components: Components
    areas: list[Area]
    first: Seat = 0  # who has the first-player token
    seat: Seat = 0  # whose turn it is
    round: int = 1  # counted from 1 when the first player has the turn
    phase: Phase = "first_eggs"
    wheel: int = 0
    treasures: list[Treasure] = field(default_factory=lambda: [Treasure() for _ in range(SECTIONS)])
    piles: list[list[Egg]] = field(default_factory=list)  # the last egg is the top
    objectives: list[ObjectiveSlot] = field(default_factory=list)
    turn: Turn = field(default_factory=Turn)
    ending: Ending | None = None  # the end is triggered: this is the last round
    stirred: bool = False  # in this round somebody took an egg, placed a resource or took an objective (INC-6.4)
    quiet_rounds: int = 0  # complete rounds in a row without that

    @property
    def players(self) -> int:
        return len(self.areas)

    @property
    def area(self) -> Area:
        """Of the player whose turn it is."""
        return self.areas[self.seat]
