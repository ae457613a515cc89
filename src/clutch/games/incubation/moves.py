"""What a player can decide, and the number of each decision for kernels and research."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from clutch.engine.lines import Means
from clutch.engine.records import record
from clutch.games.incubation.components import (
    DICE,
    INCUBATORS,
    PILES,
    RESOURCES,
    ROW,
    SECTIONS,
    IncubatorNumber,
    Pile,
    Resource,
    Section,
)

Die = Annotated[int, Means("die"), Field(ge=0, le=DICE - 1)]
Slot = Annotated[int, Field(ge=0, lt=ROW)]


@record
class TakeFirstEgg:
    """Before the first turn (INC-2.4)."""

    pile: Pile


@record
class KeepDice:
    """No reroll (INC-3.1)."""


@record
class RerollDie:
    """Roll this one again (INC-3.1)."""

    die: Die


@record
class RerollBoth:
    """Roll both again (INC-3.1)."""


@record
class UseDie:
    """A die acts alone: gold, water or fire (INC-3.5, INC-3.6). Of two equal dice it is the first."""

    die: Die


@record
class UseBoth:
    """Two equal dice act together (INC-3.4)."""


@record
class SpendDie:
    """A die for the top egg of a pile, into the first empty incubator (INC-3.8). Of two equal dice it is the first."""

    die: Die
    pile: Pile


@record
class PlaceResource:
    """The next water or fire in hand goes onto this egg (INC-3.6, INC-4.3)."""

    resource: Resource
    incubator: IncubatorNumber


@record
class StoreSurplus:
    """What does not fit goes into this treasure, for the rest of the turn (INC-3.7)."""

    section: Section


@record
class TakeTreasure:
    """Take what lies in this section (INC-3.3, INC-4.2)."""

    section: Section


@record
class HatchFirst:
    """Of two complete eggs this one hatches first (INC-4.5)."""

    incubator: IncubatorNumber


@record
class TakeObjective:
    """One of several that are met (INC-5.4); the place in the row."""

    slot: Slot


Move = (
    TakeFirstEgg
    | KeepDice
    | RerollDie
    | RerollBoth
    | UseDie
    | UseBoth
    | SpendDie
    | PlaceResource
    | StoreSurplus
    | TakeTreasure
    | HatchFirst
    | TakeObjective
)

MOVES = (
    KeepDice,
    RerollDie,
    RerollBoth,
    UseDie,
    UseBoth,
    SpendDie,
    TakeFirstEgg,
    PlaceResource,
    StoreSurplus,
    TakeTreasure,
    HatchFirst,
    TakeObjective,
)

# Numbers, in blocks. The kernel uses the same ones.
KEEP_DICE = 0
REROLL_DIE = 1  # + die
REROLL_BOTH = REROLL_DIE + DICE
USE_DIE = REROLL_BOTH + 1  # + die
USE_BOTH = USE_DIE + DICE
SPEND_DIE = USE_BOTH + 1  # + PILES * die + pile
TAKE_FIRST_EGG = SPEND_DIE + DICE * PILES  # + pile
PLACE_WATER = TAKE_FIRST_EGG + PILES  # + incubator
PLACE_FIRE = PLACE_WATER + INCUBATORS  # + incubator
STORE_SURPLUS = PLACE_FIRE + INCUBATORS  # + section
TAKE_TREASURE = STORE_SURPLUS + SECTIONS  # + section
HATCH_FIRST = TAKE_TREASURE + SECTIONS  # + incubator
TAKE_OBJECTIVE = HATCH_FIRST + INCUBATORS  # + slot
ACTION_COUNT = TAKE_OBJECTIVE + ROW


def _numbered() -> dict[Move, int]:
    """Every move there can be, in the order of the numbers."""
    moves: list[Move] = [KeepDice(), RerollDie(0), RerollDie(1), RerollBoth(), UseDie(0), UseDie(1), UseBoth()]
    moves += [SpendDie(die, pile) for die in range(DICE) for pile in range(PILES)]
    moves += [TakeFirstEgg(pile) for pile in range(PILES)]
    moves += [PlaceResource(resource, incubator) for resource in RESOURCES for incubator in range(INCUBATORS)]
    moves += [StoreSurplus(section) for section in range(SECTIONS)]
    moves += [TakeTreasure(section) for section in range(SECTIONS)]
    moves += [HatchFirst(incubator) for incubator in range(INCUBATORS)]
    moves += [TakeObjective(slot) for slot in range(ROW)]
    return {move: number for number, move in enumerate(moves)}


NUMBERS = _numbered()
MOVE_OF = tuple(NUMBERS)
