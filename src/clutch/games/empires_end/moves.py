"""What a player can decide, and the number of each decision for kernels and research.

Big choices are cut into small ones: first what, then, where there is more than one possibility, where.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from clutch.engine.lines import Means
from clutch.engine.records import record
from clutch.games.empires_end.components import (
    HAND,
    LEAST_TOKENS,
    POSITIONS,
    RESOURCE_COUNT,
    RESOURCES,
    TOKEN_COUNT,
    TOKEN_SETS,
    TOKENS,
    Resource,
    Token,
)

DISASTERS = 2  # open at once, at most
MOST_BID = 20  # tokens of a kind in one bid; whoever has more is asked again
MOST_COINS = 9  # in one payment
MOST_BOUGHT = LEAST_TOKENS  # coins in a shortage
MOST_ABILITIES = 25  # at one location: far more than ever lie there

Position = Annotated[int, Means("position"), Field(ge=0, lt=POSITIONS)]
Disaster = Annotated[int, Means("disaster"), Field(ge=0, lt=DISASTERS)]
HandSlot = Annotated[int, Field(ge=0, lt=HAND)]
Ready = Annotated[Literal["wheat", "axe", "hammer", "replace"], Means("ready")]
READY: tuple[Ready, ...] = ("wheat", "axe", "hammer", "replace")
REPLACE_READY = RESOURCE_COUNT  # its place there; a resource has the place it has among all
READY_COUNT = len(READY)


# --- disasters --------------------------------------------------------------------------------------------


@record
class Fight:
    """Lay a token by this disaster (END-3.2)."""

    disaster: Disaster
    token: Token


@record
class FreeBid:
    """Fight by exhausting an innovation (END-3.8)."""

    disaster: Disaster
    resource: Resource


@record
class Replace:
    """Another disaster instead (END-3.9)."""

    disaster: Disaster


@record
class Suffer:
    """END-3.4"""

    disaster: Disaster


@record
class EndTurn:
    """Use no further Replace (END-3.9)."""


@record
class ChoosePosition:
    """Where: a target (END-3.5), a place for an innovation (END-6.1, END-7.7), which innovation to exhaust, a swap."""

    position: Position


@record
class BuyCoins:
    """In a shortage (END-3.7)."""

    count: Annotated[int, Field(ge=0, le=MOST_BOUGHT)]


# --- economy and industry: moves of a plan ------------------------------------------------------------------


@record
class BeginEconomy:
    """In a combined phase (END-10.1)."""


@record
class BeginIndustry:
    """In a combined phase (END-10.1)."""


@record
class Convert:
    """Pay one wheat, or a coin, for these tokens, once (END-5.2)."""

    pays: Annotated[Literal["wheat", "coin"], Means("token")]
    gives: tuple[Token, ...]


@record
class Repeat:
    """Use an ability of this location once more (END-5.4)."""

    position: Position


@record
class PickInnovation:
    """Which one of a location, where there are several; 0 is what the location itself can do."""

    number: Annotated[int, Field(ge=0, lt=MOST_ABILITIES)]


@record
class Build:
    """A card of the hand (END-7.2)."""

    slot: HandSlot


@record
class Sell:
    """A card of the hand, for a coin (END-7.3)."""

    slot: HandSlot


@record
class KeepHand:
    """END-7.4"""


@record
class DiscardHand:
    """END-7.4"""


@record
class Repair:
    """END-7.5"""

    position: Position


@record
class PayCoins:
    """So many coins among what is paid (END-1.3)."""

    count: Annotated[int, Field(ge=0, le=MOST_COINS)]


@record
class SwapFirst:
    """The City: this location, with another one (END-7.6)."""

    position: Position


@record
class MoveFrom:
    """Lift an innovation of this location (END-7.7)."""

    position: Position


@record
class UseRefresh:
    """The Industry refresh of this location (END-9.3)."""

    position: Position


@record
class Done:
    """This phase is finished."""


# --- conflict -----------------------------------------------------------------------------------------------


@record
class BidAxes:
    """END-8.2"""

    count: Annotated[int, Field(ge=0, le=MOST_BID)]


@record
class BidCoins:
    """END-8.2"""

    count: Annotated[int, Field(ge=0, le=MOST_BID)]


@record
class Refresh:
    """Take an exhaust marker off (END-8.4)."""

    position: Position
    ready: Ready  # what becomes usable again


# --- the quick game -----------------------------------------------------------------------------------------


@record
class KeepCards:
    """END-10.3"""


@record
class RedrawCards:
    """END-10.3"""


@record
class FoundWith:
    """One of the two disasters that the empire has already suffered (END-10.3)."""

    slot: HandSlot


Move = (
    Fight
    | FreeBid
    | Replace
    | Suffer
    | EndTurn
    | ChoosePosition
    | BuyCoins
    | BeginEconomy
    | BeginIndustry
    | Convert
    | Repeat
    | PickInnovation
    | Build
    | Sell
    | KeepHand
    | DiscardHand
    | Repair
    | PayCoins
    | SwapFirst
    | MoveFrom
    | UseRefresh
    | Done
    | BidAxes
    | BidCoins
    | Refresh
    | KeepCards
    | RedrawCards
    | FoundWith
)

MOVES: tuple[type[Move], ...] = (
    Done,
    EndTurn,
    BeginEconomy,
    BeginIndustry,
    KeepHand,
    DiscardHand,
    KeepCards,
    RedrawCards,
    Fight,
    FreeBid,
    Replace,
    Suffer,
    ChoosePosition,
    BuyCoins,
    Convert,
    Repeat,
    PickInnovation,
    Build,
    Sell,
    Repair,
    PayCoins,
    SwapFirst,
    MoveFrom,
    UseRefresh,
    BidAxes,
    BidCoins,
    Refresh,
    FoundWith,
)

# Numbers, in blocks. The kernel uses the same ones.
DONE, END_TURN, BEGIN_ECONOMY, BEGIN_INDUSTRY, KEEP_HAND, DISCARD_HAND, KEEP_CARDS, REDRAW_CARDS = range(8)
FIGHT = 8  # + TOKEN_COUNT * disaster + token
FREE_BID = FIGHT + DISASTERS * TOKEN_COUNT  # + RESOURCE_COUNT * disaster + resource
REPLACE = FREE_BID + DISASTERS * RESOURCE_COUNT  # + disaster
SUFFER = REPLACE + DISASTERS  # + disaster
CHOOSE_POSITION = SUFFER + DISASTERS  # + position
BUY_COINS = CHOOSE_POSITION + POSITIONS  # + count
CONVERT = BUY_COINS + MOST_BOUGHT + 1  # + TOKEN_SETS * (pays a coin) + one bit a token given
REPEAT = CONVERT + 2 * TOKEN_SETS  # + position
PICK_INNOVATION = REPEAT + POSITIONS  # + number
BUILD = PICK_INNOVATION + MOST_ABILITIES  # + slot
SELL = BUILD + HAND  # + slot
REPAIR = SELL + HAND  # + position
PAY_COINS = REPAIR + POSITIONS  # + count
SWAP_FIRST = PAY_COINS + MOST_COINS + 1  # + position
MOVE_FROM = SWAP_FIRST + POSITIONS  # + position
USE_REFRESH = MOVE_FROM + POSITIONS  # + position
BID_AXES = USE_REFRESH + POSITIONS  # + count
BID_COINS = BID_AXES + MOST_BID + 1  # + count
REFRESH = BID_COINS + MOST_BID + 1  # + READY_COUNT * position + what becomes ready
FOUND_WITH = REFRESH + READY_COUNT * POSITIONS  # + slot
ACTION_COUNT = FOUND_WITH + HAND


def tokens_of(mask: int) -> tuple[Token, ...]:
    return tuple(token for bit, token in enumerate(TOKENS) if mask >> bit & 1)


def _numbered() -> dict[Move, int]:
    """Every move there can be, in the order of the numbers."""
    disasters, positions, slots = range(DISASTERS), range(POSITIONS), range(HAND)
    payments: tuple[Literal["wheat"], Literal["coin"]] = ("wheat", "coin")
    moves: list[Move] = [Done(), EndTurn(), BeginEconomy(), BeginIndustry()]
    moves += [KeepHand(), DiscardHand(), KeepCards(), RedrawCards()]
    moves += [Fight(disaster, token) for disaster in disasters for token in TOKENS]
    moves += [FreeBid(disaster, resource) for disaster in disasters for resource in RESOURCES]
    moves += [Replace(disaster) for disaster in disasters]
    moves += [Suffer(disaster) for disaster in disasters]
    moves += [ChoosePosition(position) for position in positions]
    moves += [BuyCoins(count) for count in range(MOST_BOUGHT + 1)]
    moves += [Convert(pays, tokens_of(mask)) for pays in payments for mask in range(TOKEN_SETS)]
    moves += [Repeat(position) for position in positions]
    moves += [PickInnovation(number) for number in range(MOST_ABILITIES)]
    moves += [Build(slot) for slot in slots]
    moves += [Sell(slot) for slot in slots]
    moves += [Repair(position) for position in positions]
    moves += [PayCoins(count) for count in range(MOST_COINS + 1)]
    moves += [SwapFirst(position) for position in positions]
    moves += [MoveFrom(position) for position in positions]
    moves += [UseRefresh(position) for position in positions]
    moves += [BidAxes(count) for count in range(MOST_BID + 1)]
    moves += [BidCoins(count) for count in range(MOST_BID + 1)]
    moves += [Refresh(position, ready) for position in positions for ready in READY]
    moves += [FoundWith(slot) for slot in slots]
    return {move: number for number, move in enumerate(moves)}


NUMBERS = _numbered()
MOVE_OF = tuple(NUMBERS)
