"""What happened, and who may see what of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, ClassVar, Literal

from clutch.engine.events import SeenByAll
from clutch.engine.lines import AS_SIGNED
from clutch.engine.records import record
from clutch.engine.seats import Seat, Viewer
from clutch.games.eggs_and_empires.components import Card, Egg
from clutch.games.eggs_and_empires.state import Mark


@record
class RoundBegan(SeenByAll):
    round: int
    deck: int  # so many cards each player draws from (EGG-2.2, EGG-7.1)


@record
class MarkerMoved(SeenByAll):
    to: Seat
    why: Literal["random", "tie", "turn", "round", "lowest"]  # EGG-2.5, 3.7, 6.6, 6.6, 6.3


@record
class HandDealt:
    """The starting hand (EGG-2.2)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: tuple[Card, ...] | None
    count: int

    def seen_by(self, viewer: Viewer) -> HandDealt:
        return self if viewer == self.seat else replace(self, cards=None)


@record
class HandKept(SeenByAll):
    seat: Seat


@record
class HandRedrawn:
    """A mulligan: who, is public; the cards never (EGG-2.3)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: tuple[Card, ...] | None
    count: int

    def seen_by(self, viewer: Viewer) -> HandRedrawn:
        return self if viewer == self.seat else replace(self, cards=None)


@record
class EggsRevealed(SeenByAll):
    reveals: ClassVar[bool] = True

    turn: int
    eggs: tuple[Egg, ...]


@record
class Revealed:
    seat: Seat
    cards: tuple[Card, ...]


@record
class PickTurn:
    seat: Seat
    card: Card


@record
class AdventurersRevealed(SeenByAll):
    reveals: ClassVar[bool] = True

    cards: tuple[Revealed, ...]
    order: tuple[PickTurn, ...]  # who picks when; cancelled cards are not in it


@record
class PriestessesCancelled(SeenByAll):
    seats: tuple[Seat, ...]


@record
class EggCollected:
    """A face-down egg is known only to its Scout and to whoever takes it (EGG-4.2, EGG-4.6)."""

    seat: Seat
    card: Card
    value: Egg | None
    scout: Seat | None  # None: it lay face up
    mark: Mark
    known_to: tuple[Seat, ...] | None  # None: everyone

    @property
    def reveals(self) -> bool:
        return self.known_to is not None

    def seen_by(self, viewer: Viewer) -> EggCollected:
        if self.known_to is None or (viewer is not None and viewer in self.known_to):
            return self
        return replace(self, value=None)


@record
class NothingTaken(SeenByAll):
    seat: Seat
    card: Card
    why: Literal["no_eggs", "only_exploding", "left"]  # EGG-4.1, EGG-5.7


@record
class EggLeft:
    """An unclaimed egg leaves the round; a face-down one unseen (EGG-3.3)."""

    reveals: ClassVar[bool] = False

    value: Egg | None
    scout: Seat | None

    def seen_by(self, viewer: Viewer) -> EggLeft:
        if self.scout is None or viewer == self.scout:
            return self
        return replace(self, value=None)


@record
class EggScouted:
    """Only the Scout sees the egg (EGG-5.2)."""

    reveals: ClassVar[bool] = True

    scout: Seat
    value: Egg | None

    def seen_by(self, viewer: Viewer) -> EggScouted:
        return self if viewer == self.scout else replace(self, value=None)


@record
class EggKept(SeenByAll):
    """A Courier kept its egg."""

    seat: Seat


@record
class EggGiven:
    """The receiver learns the value; others know it only if they knew it before (EGG-5.4)."""

    seat: Seat
    to: Seat
    value: Egg | None
    mark: Mark
    known_to: tuple[Seat, ...] | None

    @property
    def reveals(self) -> bool:
        return self.known_to is not None

    def seen_by(self, viewer: Viewer) -> EggGiven:
        if self.known_to is None or (viewer is not None and viewer in self.known_to):
            return self
        return replace(self, value=None)


@record
class CardLaid(SeenByAll):
    """A Merchant or Blacksmith that took no egg goes on the pile (EGG-5.5, EGG-5.8)."""

    seat: Seat
    card: Card
    points: Annotated[int, AS_SIGNED]


@record
class EggDiscarded(SeenByAll):
    """By a Priest; the value is shown (EGG-5.6)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    value: Egg
    mark: Mark


@record
class NothingDiscarded(SeenByAll):
    seat: Seat


@record
class CardsDrawn:
    reveals: ClassVar[bool] = True

    seat: Seat
    cards: tuple[Card, ...] | None
    count: int

    def seen_by(self, viewer: Viewer) -> CardsDrawn:
        return self if viewer == self.seat else replace(self, cards=None)


@record
class LaidCard:
    card: Card
    points: Annotated[int, AS_SIGNED]


@record
class PileShown(SeenByAll):
    """All piles are shown when a round is scored (EGG-4.6)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    eggs: tuple[Egg, ...]
    laid: tuple[LaidCard, ...]
    points: int
    total: int


@record
class TokenWon(SeenByAll):
    seat: Seat
    tokens: int


@record
class GameEnded(SeenByAll):
    winners: tuple[Seat, ...]
    reason: Literal["most-points", "enough-tokens"]


EVENTS = (
    RoundBegan,
    MarkerMoved,
    HandDealt,
    HandKept,
    HandRedrawn,
    EggsRevealed,
    AdventurersRevealed,
    PriestessesCancelled,
    EggCollected,
    NothingTaken,
    EggLeft,
    EggScouted,
    EggKept,
    EggGiven,
    CardLaid,
    EggDiscarded,
    NothingDiscarded,
    CardsDrawn,
    PileShown,
    TokenWon,
    GameEnded,
)
