"""What happened. Everything is open: only what comes up from a pile, and a roll, is news to all."""

from __future__ import annotations

from typing import ClassVar, Literal

from clutch.engine.events import SeenByAll
from clutch.engine.records import record
from clutch.engine.seats import Seat, Viewer
from clutch.games.incubation.components import Colour, Egg, IncubatorNumber, Objective, Pile, Resource, Section, Symbol
from clutch.games.incubation.moves import Die, Slot
from clutch.games.incubation.state import Ending


@record
class TableLaid(SeenByAll):
    """Wheel, piles and objectives (INC-2.1 to INC-2.3)."""

    reveals: ClassVar[bool] = True

    tops: tuple[Egg, ...]
    objectives: tuple[Objective, ...]


@record
class WheelSet(SeenByAll):
    """Where the wheel stands at first, and what it drops (INC-1.5, INC-2.1)."""

    reveals: ClassVar[bool] = True

    position: Section
    gold: Section
    water: Section
    fire: Section


@record
class FirstPlayerChosen(SeenByAll):
    seat: Seat


@record
class EggTaken:
    """What lay under it can now be seen (INC-2.2); with a die, or before the first turn."""

    seat: Seat
    pile: Pile
    incubator: IncubatorNumber
    egg: Egg
    uncovered: Egg | None  # None: the pile is empty now
    die: Die | None  # None: a first egg (INC-2.4)

    @property
    def reveals(self) -> bool:
        return self.uncovered is not None

    def seen_by(self, viewer: Viewer) -> EggTaken:  # noqa: ARG002 - everyone sees the same
        return self


@record
class TurnBegan(SeenByAll):
    seat: Seat
    round: int


@record
class DiceRolled(SeenByAll):
    reveals: ClassVar[bool] = True

    seat: Seat
    dice: tuple[Symbol, ...]


@record
class DiceRerolled(SeenByAll):
    """What lies there after it."""

    reveals: ClassVar[bool] = True

    seat: Seat
    dice: tuple[Symbol, ...]
    first: bool  # which of them was rolled again
    second: bool
    used: tuple[bool, ...]  # which have acted already: chests (INC-3.2)


@record
class DiceKept(SeenByAll):
    seat: Seat
    used: tuple[bool, ...]  # as of `DiceRerolled`


@record
class WheelTurned(SeenByAll):
    """One chest: a notch clockwise, and what it drops (INC-3.2)."""

    seat: Seat
    position: Section
    gold: Section
    water: Section
    fire: Section


@record
class DiceUsed(SeenByAll):
    """One die acts, or two equal ones together (INC-3.5, INC-3.6). Gold is the player's at once."""

    seat: Seat
    symbol: Symbol
    die: Die | None  # None: both
    amount: int  # 1; of both 3


@record
class ResourcePlaced(SeenByAll):
    seat: Seat
    resource: Resource
    incubator: IncubatorNumber
    amount: int


@record
class SurplusStored(SeenByAll):
    """What did not fit (INC-3.7)."""

    seat: Seat
    resource: Resource
    section: Section
    amount: int


@record
class EggHatched(SeenByAll):
    seat: Seat
    incubator: IncubatorNumber
    egg: Egg
    owed: tuple[Colour, ...]  # it takes a treasure of each of these (INC-4.2)


@record
class TreasureTaken(SeenByAll):
    """All the gold, and what fits of the rest (INC-4.3)."""

    seat: Seat
    section: Section
    why: Literal["chests", "sale"]  # INC-3.3, INC-4.2
    gold: int
    water: int
    fire: int


@record
class NothingToTake(SeenByAll):
    """All treasures that could be taken are empty (INC-3.3, INC-4.2)."""

    seat: Seat
    why: Literal["chests", "sale"]
    colours: tuple[Colour, ...]  # for a sale: of these


@record
class ObjectiveTaken(SeenByAll):
    seat: Seat
    slot: Slot
    objective: Objective


@record
class EndTriggered(SeenByAll):
    """The round is played to its end (INC-6.1)."""

    seat: Seat
    why: Literal["piles", "objectives"]


@record
class ScoreCounted(SeenByAll):
    """INC-6.2"""

    seat: Seat
    eggs: int
    objectives: int
    gold: int
    total: int


@record
class GameEnded(SeenByAll):
    winners: tuple[Seat, ...]
    reason: Ending


EVENTS = (
    TableLaid,
    WheelSet,
    FirstPlayerChosen,
    EggTaken,
    TurnBegan,
    DiceRolled,
    DiceRerolled,
    DiceKept,
    WheelTurned,
    DiceUsed,
    ResourcePlaced,
    SurplusStored,
    EggHatched,
    TreasureTaken,
    NothingToTake,
    ObjectiveTaken,
    EndTriggered,
    ScoreCounted,
    GameEnded,
)
