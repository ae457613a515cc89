"""What happened, and who may see what of it. Hands and decks are secret; gains and payments are public (END-2.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, ClassVar, Literal

from clutch.engine.events import SeenByAll
from clutch.engine.lines import AS_POINTS
from clutch.engine.records import record
from clutch.engine.seats import Seat, Viewer
from clutch.games.empires_end.components import Goods, Phase, Resource, Token
from clutch.games.empires_end.moves import Disaster, Position
from clutch.games.empires_end.state import CardNumber, LocationNumber, Stock

Ending = Literal["last-phase", "last-empire"]


@record
class Tokens:
    """Any number of each."""

    wheat: int = 0
    axe: int = 0
    hammer: int = 0
    coin: int = 0


def tokens(of: Goods | Stock) -> Tokens:
    return Tokens(of.wheat, of.axe, of.hammer, of.coin)


# --- set-up and phases --------------------------------------------------------------------------------------


@record
class RowLaid(SeenByAll):
    """The same for everybody (END-2.2)."""

    reveals: ClassVar[bool] = True

    first: Seat
    row: tuple[LocationNumber, ...]


@record
class CardsDrawn:
    """The starting hand, or up to it again (END-2.1, END-7.4)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: tuple[CardNumber, ...] | None
    count: int

    def seen_by(self, viewer: Viewer) -> CardsDrawn:
        return self if viewer == self.seat else replace(self, cards=None)


@record
class PhaseBegan(SeenByAll):
    number: int  # on the track, from 1
    phase: Phase


@record
class DeckShuffled(SeenByAll):
    """The discards become the deck (END-7.4)."""

    cards: int


# --- disasters ----------------------------------------------------------------------------------------------


@record
class DisasterRevealed(SeenByAll):
    reveals: ClassVar[bool] = True

    disaster: Disaster
    card: CardNumber


@record
class Fought(SeenByAll):
    seat: Seat
    disaster: Disaster
    token: Token


@record
class FreeBidMade(SeenByAll):
    seat: Seat
    disaster: Disaster
    resource: Resource
    position: Position
    used: CardNumber  # the innovation there that is exhausted now


@record
class DisasterReplaced(SeenByAll):
    """What lay by the old one lies by the new one (END-3.9)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    disaster: Disaster
    position: Position
    old: CardNumber
    card: CardNumber
    used: CardNumber  # the innovation there that is exhausted now


@record
class DisasterSuffered(SeenByAll):
    seat: Seat
    disaster: Disaster
    card: CardNumber
    heap: Tokens


@record
class MarkerMoved(SeenByAll):
    to: Seat


@record
class LocationDestroyed(SeenByAll):
    seat: Seat
    position: Position
    location: LocationNumber


@record
class EmpireFell(SeenByAll):
    """Everything of it is gone; the hand is laid open among the discards (END-3.6)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    hand: tuple[CardNumber, ...]
    out: int  # the how-manieth to fall
    discarded: tuple[CardNumber, ...]  # the hand, its innovations, and the disaster itself


@record
class InnovationGained(SeenByAll):
    seat: Seat
    card: CardNumber
    position: Position


@record
class CoinsBought(SeenByAll):
    """A buyer shows the whole stock (END-3.7)."""

    seat: Seat
    count: int
    points: Annotated[int, AS_POINTS]
    stock: Tokens | None  # None: bought nothing, showed nothing


# --- what abilities bring -----------------------------------------------------------------------------------


@record
class AbilityActed(SeenByAll):
    """Of a location, or of an innovation under it: tokens, points, or markers taken off."""

    seat: Seat
    position: Position
    card: CardNumber | None  # None: the location itself
    gains: Tokens
    points: Annotated[int, AS_POINTS]
    refreshed: tuple[CardNumber, ...]


@record
class Converted(SeenByAll):
    seat: Seat
    pays: Token
    gives: tuple[Token, ...]


@record
class InnovationBuilt(SeenByAll):
    seat: Seat
    card: CardNumber
    position: Position
    hammers: int
    coins: int


@record
class CardSold(SeenByAll):
    reveals: ClassVar[bool] = True

    seat: Seat
    card: CardNumber
    coins: int


@record
class HandDiscarded(SeenByAll):
    reveals: ClassVar[bool] = True

    seat: Seat
    cards: tuple[CardNumber, ...]


@record
class LocationRepaired(SeenByAll):
    seat: Seat
    position: Position
    location: LocationNumber
    hammers: int
    coins: int


@record
class LocationsSwapped(SeenByAll):
    seat: Seat
    one: Position
    other: Position
    why: Literal["city", "uprising"]


@record
class InnovationMoved(SeenByAll):
    seat: Seat
    card: CardNumber
    origin: Position
    position: Position


# --- conflict -----------------------------------------------------------------------------------------------


@record
class ConflictRevealed(SeenByAll):
    reveals: ClassVar[bool] = True

    card: int


@record
class BidShown(SeenByAll):
    reveals: ClassVar[bool] = True

    seat: Seat
    basic: int
    axes: int
    coins: int
    total: int


@record
class TierReached(SeenByAll):
    seat: Seat
    points: Annotated[int, AS_POINTS]
    gains: Tokens
    refresh: int


@record
class MarkerTakenOff(SeenByAll):
    seat: Seat
    position: Position
    card: CardNumber


@record
class BonusWon(SeenByAll):
    seat: Seat
    points: Annotated[int, AS_POINTS]
    gains: Tokens


# --- quick game and end -------------------------------------------------------------------------------------


@record
class CardsKept(SeenByAll):
    seat: Seat


@record
class EmpireFounded(SeenByAll):
    """Two disasters it has already suffered (END-10.3); the other cards are laid open."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: tuple[CardNumber, ...]
    discarded: tuple[CardNumber, ...]


@record
class FinalCounted(SeenByAll):
    """One innovation at the end (END-9.5)."""

    seat: Seat
    position: Position
    card: CardNumber
    points: Annotated[int, AS_POINTS]


@record
class ScoreCounted(SeenByAll):
    """END-10.2"""

    seat: Seat
    track: int
    locations: int
    innovations: int
    total: int


@record
class GameEnded(SeenByAll):
    winners: tuple[Seat, ...]
    reason: Ending


EVENTS = (
    RowLaid,
    CardsDrawn,
    PhaseBegan,
    DeckShuffled,
    DisasterRevealed,
    Fought,
    FreeBidMade,
    DisasterReplaced,
    DisasterSuffered,
    MarkerMoved,
    LocationDestroyed,
    EmpireFell,
    InnovationGained,
    CoinsBought,
    AbilityActed,
    Converted,
    InnovationBuilt,
    CardSold,
    HandDiscarded,
    LocationRepaired,
    LocationsSwapped,
    InnovationMoved,
    ConflictRevealed,
    BidShown,
    TierReached,
    MarkerTakenOff,
    BonusWon,
    CardsKept,
    EmpireFounded,
    FinalCounted,
    ScoreCounted,
    GameEnded,
)
