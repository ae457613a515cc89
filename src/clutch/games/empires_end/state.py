"""The state of a game: all that lies there, open or hidden."""

from __future__ import annotations

from dataclasses import field
from enum import IntEnum
from typing import Annotated, Literal, get_args

from pydantic import Field

from clutch.engine.lines import Means
from clutch.engine.records import mutable_record, record
from clutch.engine.seats import Seat
from clutch.games.empires_end.components import TOKENS, Components, DisasterCard, Effect, Goods, LocationCard, Token

CardNumber = Annotated[int, Means("card"), Field(ge=0)]  # of a disaster: its place in the card file
LocationNumber = Annotated[int, Means("location"), Field(ge=0)]

# What is to be decided. Everything that is not a choice happens in between.
Asked = Literal[
    "redraw",  # quick game: all at once, a new hand (END-10.3)
    "founding",  # quick game: all at once, a plan: which two disasters (END-10.3)
    "disaster",  # the turn of one player: fight, suffer, replace (END-3)
    "free_bid",  # which innovation is exhausted for it (END-3.8)
    "replace",  # which innovation is exhausted for it (END-3.9)
    "target",  # which of two equally near locations (END-3.5)
    "assign",  # where the innovation goes (END-6.1)
    "shortage",  # how many coins to buy (END-3.7)
    "planning",  # all at once, a plan: economy, industry, or both (END-5, END-7, END-10.1)
    "bidding",  # all at once, a plan: axes, then coins (END-8.2)
    "refresh",  # which marker to take off (END-8.4)
    "over",
]
# What a planner decides next.
Planned = Literal[
    "order",  # which of economy and industry first
    "economy",
    "repeat_pick",  # which ability of a location to repeat
    "industry",
    "hand",  # another card, or the end of it
    "pay_build",  # how many coins are in the payment
    "pay_repair",
    "place",  # where a built innovation goes
    "swap_with",
    "move_pick",  # which innovation of a location
    "move_to",
    "axes",
    "coins",
    "found_first",  # quick game: the first card, the second
    "found_second",
    "found_target",  # which of two equally near locations
    "found_place",
    "done",
]

ASKED: tuple[Asked, ...] = get_args(Asked)
PLANNED: tuple[Planned, ...] = get_args(Planned)


class AskedNumber(IntEnum):
    """The places of the decisions in their list, for kernels."""

    REDRAW = 0
    FOUNDING = 1
    DISASTER = 2
    FREE_BID = 3
    REPLACE = 4
    TARGET = 5
    ASSIGN = 6
    SHORTAGE = 7
    PLANNING = 8
    BIDDING = 9
    REFRESH = 10
    OVER = 11


class PlannedNumber(IntEnum):
    """The places of what is planned in their list, for kernels."""

    ORDER = 0
    ECONOMY = 1
    REPEAT_PICK = 2
    INDUSTRY = 3
    HAND = 4
    PAY_BUILD = 5
    PAY_REPAIR = 6
    PLACE = 7
    SWAP_WITH = 8
    MOVE_PICK = 9
    MOVE_TO = 10
    AXES = 11
    COINS = 12
    FOUND_FIRST = 13
    FOUND_SECOND = 14
    FOUND_TARGET = 15
    FOUND_PLACE = 16
    DONE = 17


@record
class Options:
    length: Literal["standard", "quick"] = "standard"  # END-10.3
    stocks: Literal["hidden", "open"] = "hidden"  # END-2.3


@mutable_record
class Stock:
    wheat: int = 0
    axe: int = 0
    hammer: int = 0
    coin: int = 0

    def of(self, token: Token) -> int:
        count: int = getattr(self, token)
        return count

    def add(self, token: Token, count: int) -> None:
        setattr(self, token, self.of(token) + count)

    def gain(self, goods: Goods, times: int = 1) -> None:
        for token in TOKENS:
            self.add(token, times * goods.of(token))

    @property
    def total(self) -> int:
        return self.wheat + self.axe + self.hammer + self.coin


@mutable_record
class Innovation:
    card: CardNumber
    exhausted: bool = False


@mutable_record
class Site:
    """A location in its place, and the innovations under it."""

    location: LocationNumber
    healthy: bool = True
    innovations: list[Innovation] = field(default_factory=list)


@mutable_record
class Empire:
    row: list[Site] = field(default_factory=list)  # position 1 first
    stock: Stock = field(default_factory=Stock)
    hand: list[CardNumber] = field(default_factory=list)
    score: int = 0
    out: int = 0  # 0: still in; otherwise the how-manieth that went out

    @property
    def healthy(self) -> list[Site]:
        return [site for site in self.row if site.healthy]

    @property
    def ruins(self) -> int:
        return sum(not site.healthy for site in self.row)


@mutable_record
class OpenDisaster:
    """A disaster that lies open, with what was laid by it."""

    card: CardNumber
    heap: Stock = field(default_factory=Stock)
    is_fought: bool = False  # in this turn
    is_suffered: bool = False  # it is gone; its number stays


@mutable_record
class Ability:
    """A conversion that can still be made."""

    pays: Literal["wheat", "coin"]
    gives: tuple[Token, ...]
    either: bool
    left: int


@mutable_record
class Planning:
    """How far one player is with a plan. In the state of all nobody has begun."""

    next: Planned = "done"
    has_economy: bool = False  # still to do
    has_industry: bool = False
    did_industry: bool = False  # cards are drawn afterwards
    # economy
    conversions: list[Ability] = field(default_factory=list)
    repeats: int = 0  # left
    # industry: three actions, each once
    hand_open: bool = True
    repair_open: bool = True
    abilities_open: bool = True
    began_abilities: bool = False
    cards_used: int = 0  # built or sold
    cards_built: int = 0
    swaps_used: int = 0
    cards_acted: list[CardNumber] = field(default_factory=list)  # innovations that moved or refreshed
    thrown: list[CardNumber] = field(default_factory=list)  # sold and discarded, not yet among the discards
    # what the next small decision is about
    card: CardNumber | None = None
    position: int | None = None
    cost: int = 0
    # conflict
    axes: int = 0
    coins: int = 0
    # quick game
    founded: list[CardNumber] = field(default_factory=list)


@mutable_record
class State:
    options: Options
    components: Components
    empires: list[Empire]
    first: Seat = 0  # who has the first-player marker
    phase: int = 0  # on the track
    asked: Asked = "disaster"
    seat: Seat = 0  # who decides, when it is one alone
    deck: list[CardNumber] = field(default_factory=list)  # the last card is the top
    discards: list[CardNumber] = field(default_factory=list)
    conflict_deck: list[int] = field(default_factory=list)  # the last card is the top
    conflict: int | None = None  # the card that lies open
    conflicts_gone: list[int] = field(default_factory=list)
    disasters: list[OpenDisaster] = field(default_factory=list)
    dealing_with: int = 0  # which of them the seat deals with
    resource: Token | None = None  # of the free bid under way
    plans: list[Planning] = field(default_factory=list)  # by seat
    refreshes: list[int] = field(default_factory=list)  # symbols still to use, by seat (END-8.4)
    bids: list[tuple[int, int]] = field(default_factory=list)  # axes and coins, when all are shown
    basics: list[int] = field(default_factory=list)  # strength without the bid

    @property
    def players(self) -> int:
        return len(self.empires)

    @property
    def empire(self) -> Empire:
        """Of who decides."""
        return self.empires[self.seat]

    def card(self, number: CardNumber) -> DisasterCard:
        return self.components.disasters[number]

    def place(self, site: Site) -> LocationCard:
        return self.components.locations[site.location]

    def effect(self, innovation: Innovation) -> Effect:
        return self.components.disasters[innovation.card].innovation

    @property
    def seats_in(self) -> list[Seat]:
        """Still in, from the first player clockwise."""
        order = [(self.first + i) % self.players for i in range(self.players)]
        return [seat for seat in order if not self.empires[seat].out]
