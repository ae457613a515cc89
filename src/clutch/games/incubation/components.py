"""The pieces, read from components.toml or from an owner's own file."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Literal

from pydantic import Field

from clutch.engine.lines import Means
from clutch.engine.records import PrintableName, Provenance, record

SEATS = 5
SECTIONS = 8
PILES = 3
INCUBATORS = 2
DICE = 2
PAIR = 3  # what two equal dice bring together (INC-3.5, INC-3.6)
EMPTY_PILES = 2  # so many end the game (INC-6.1)
QUIET_ROUNDS = 5  # so many in a row end the game (INC-6.4)
MOST_ROUNDS = 100
MOST_FACES = 20  # of a die
MOST_COLOURS = 2  # of an egg
MOST_NEED = 9  # of one resource, more than any printed egg
MOST_POINTS = 50
MOST_EGGS = 60
MOST_OBJECTIVES = 20
OBJECTIVES_IN_PLAY = {2: 5, 3: 5, 4: 4, 5: 3}  # INC-2.3
ROW = 5  # the longest row of objectives

Colour = Annotated[Literal["red", "blue", "green", "yellow"], Means("colour")]
COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow")
COLOUR_COUNT = len(COLOURS)
Resource = Annotated[Literal["water", "fire"], Means("resource")]
RESOURCES: tuple[Resource, ...] = ("water", "fire")
Symbol = Annotated[Literal["water", "fire", "gold", "chest"], Means("symbol")]
SYMBOLS: tuple[Symbol, ...] = ("water", "fire", "gold", "chest")
Section = Annotated[int, Means("section"), Field(ge=0, lt=SECTIONS)]
Pile = Annotated[int, Means("pile"), Field(ge=0, lt=PILES)]
IncubatorNumber = Annotated[int, Means("incubator"), Field(ge=0, lt=INCUBATORS)]
Need = Annotated[int, Field(ge=0, le=MOST_NEED)]
Points = Annotated[int, Field(ge=0, le=MOST_POINTS)]


class SymbolNumber(IntEnum):
    """The places of the symbols in their list, for kernels; a resource has the same number."""

    WATER = 0
    FIRE = 1
    GOLD = 2
    CHEST = 3


@record
class Egg:
    """An egg, and the dragon it becomes: plain with one colour, hybrid with two, mystery with none (INC-1.1)."""

    colours: tuple[Colour, ...]
    fire: int
    water: int
    value: int


@record
class EggCard:
    colours: Annotated[tuple[Colour, ...], Field(max_length=MOST_COLOURS)]
    fire: Need
    water: Need
    value: Points
    copies: Annotated[int, Field(ge=1, le=MOST_EGGS)] = 1
    provenance: Provenance = "owner"

    @property
    def egg(self) -> Egg:
        return Egg(self.colours, self.fire, self.water, self.value)


@record
class DragonsOf:
    """So many dragons of a colour."""

    colour: Colour
    count: Annotated[int, Field(ge=1, le=9)]


@record
class Objective:
    """Dragons of given colours, or so many `alike` (of any one colour), or `different` colours; and gold (INC-1.3)."""

    dragons: tuple[DragonsOf, ...]
    alike: int
    different: int
    gold: int
    value: int


@record
class ObjectiveCard:
    value: Points
    dragons: Annotated[tuple[DragonsOf, ...], Field(max_length=COLOUR_COUNT)] = ()
    alike: Annotated[int, Field(ge=0, le=9)] = 0
    different: Annotated[int, Field(ge=0, le=COLOUR_COUNT)] = 0
    gold: Annotated[int, Field(ge=0, le=99)] = 0
    provenance: Provenance = "owner"

    @property
    def objective(self) -> Objective:
        return Objective(self.dragons, self.alike, self.different, self.gold, self.value)

    @property
    def forms(self) -> int:
        """How many of the three forms it has; a card has one."""
        return bool(self.dragons) + bool(self.alike) + bool(self.different)


@record
class Dice:
    """Both dice are alike (INC-1.4)."""

    faces: Annotated[tuple[Symbol, ...], Field(min_length=2, max_length=MOST_FACES)]
    provenance: Provenance = "owner"


@record
class Market:
    """The ring, section 0 first, clockwise; and how far from its position the wheel points (INC-1.5)."""

    colours: Annotated[tuple[Colour, ...], Field(min_length=SECTIONS, max_length=SECTIONS)]
    gold: Annotated[int, Field(ge=0, lt=SECTIONS)]
    water: Annotated[int, Field(ge=0, lt=SECTIONS)]
    fire: Annotated[int, Field(ge=0, lt=SECTIONS)]
    provenance: Provenance = "owner"


@record
class Components:
    game: Literal["incubation"]
    name: PrintableName
    eggs: tuple[EggCard, ...]
    objectives: tuple[ObjectiveCard, ...]
    dice: Dice
    market: Market


def egg_deck(components: Components) -> list[Egg]:
    """All eggs, unshuffled, in the order of the file."""
    return [card.egg for card in components.eggs for _ in range(card.copies)]


def sections_of(components: Components, colour: Colour) -> list[Section]:
    return [section for section in range(SECTIONS) if components.market.colours[section] == colour]


def pointed_at(components: Components, wheel: int) -> tuple[Section, Section, Section]:
    """Where the wheel drops gold, water and fire (INC-1.5)."""
    market = components.market
    return (
        (wheel + market.gold) % SECTIONS,
        (wheel + market.water) % SECTIONS,
        (wheel + market.fire) % SECTIONS,
    )
