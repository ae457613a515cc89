"""The pieces, read from components.toml or from an owner's own file. What a card does is data: an effect of END-9."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Literal, get_args

from pydantic import Field

from clutch.engine.lines import Means
from clutch.engine.records import PrintableName, Provenance, record

SEATS = 4
POSITIONS = 11
HAND = 4
QUICK_HAND = 2
QUICK_FROM = 7  # phases that a quick game leaves out (END-10.3)
FOUNDED = 2  # disasters that every empire of a quick game has suffered (END-10.3)
LEAST_TOKENS = 5  # with fewer there is a shortage (END-3.7)
COIN_PRICE = 2  # points (END-3.7)
MOST_USED = 2  # cards built or sold in an Industry phase (END-7.3)
MOST_DISASTERS = 120
MOST_CONFLICTS = 24
MOST_TIERS = 6
MOST_PHASES = 40
MOST_COST = 9
MOST_AMOUNT = 30

DisasterType = Annotated[
    Literal["fire", "rebellion", "famine", "flood", "drought", "invasion", "plague", "earthquake"],
    Means("disaster-type"),
]
Kind = Annotated[Literal["city", "town", "army", "road", "farm"], Means("location-kind")]
Resource = Annotated[Literal["wheat", "axe", "hammer"], Means("resource")]
Token = Annotated[Literal["wheat", "axe", "hammer", "coin"], Means("token")]
When = Annotated[Literal["disaster", "economy", "industry", "conflict", "final", "destruction"], Means("when")]
Phase = Literal["disaster", "double_disaster", "economy", "industry", "conflict", "combined"]

RESOURCES: tuple[Resource, ...] = ("wheat", "axe", "hammer")
TOKENS: tuple[Token, ...] = ("wheat", "axe", "hammer", "coin")
RESOURCE_COUNT = len(RESOURCES)
TOKEN_COUNT = len(TOKENS)
TOKEN_SETS = 1 << TOKEN_COUNT  # one bit a token
KINDS: tuple[Kind, ...] = ("city", "town", "army", "road", "farm")
WHENS: tuple[When, ...] = ("disaster", "economy", "industry", "conflict", "final", "destruction")
PHASES: tuple[Phase, ...] = get_args(Phase)
DISASTER_TYPES: tuple[DisasterType, ...] = get_args(get_args(DisasterType)[0])

Does = Literal[
    "free_bid",  # disaster: a bid of `resource` without paying (END-3.8)
    "replace",  # disaster: another disaster instead (END-3.9)
    "gain",  # economy, destruction: these tokens
    "convert",  # economy: up to `times`, pay 1 and get these tokens, or one of them (END-5.2)
    "repeat",  # economy: another ability once more (END-5.4)
    "points",  # economy, industry, destruction: `amount`
    "points_per_ruin",  # economy, final: `amount` for each adjacent destroyed location
    "gain_per_neighbour",  # economy: these tokens for each adjacent healthy location of a kind
    "points_per_neighbour",  # economy: healthy ones; final: all (END-9.5)
    "refresh_adjacent",  # economy, industry: END-5.3
    "swap",  # industry: two locations (END-7.6)
    "discount",  # industry: 1 off one card that is built (END-7.2)
    "cheaper_repairs",  # industry: `amount` off repairs of adjacent locations (END-7.5)
    "move",  # industry: an innovation (END-7.7)
    "strength",  # conflict: `amount`
    "strength_per_ruin",  # conflict: `amount` for each adjacent destroyed location
    "points_per_token",  # final: `amount` for each token of `resource`
    "points_per_own_ruin",  # final: `amount` for each destroyed location of one's own
    "points_for_most_ruins",  # final: `amount` for the most destroyed locations
    "copy",  # final: the best other one (END-9.5)
    "refresh_all",  # destruction: everything of the empire
]
MOMENTS: dict[Does, tuple[When, ...]] = {
    "free_bid": ("disaster",),
    "replace": ("disaster",),
    "gain": ("economy", "destruction"),
    "convert": ("economy",),
    "repeat": ("economy",),
    "points": ("economy", "industry", "destruction"),
    "points_per_ruin": ("economy", "final"),
    "gain_per_neighbour": ("economy",),
    "points_per_neighbour": ("economy", "final"),
    "refresh_adjacent": ("economy", "industry"),
    "swap": ("industry",),
    "discount": ("industry",),
    "cheaper_repairs": ("industry",),
    "move": ("industry",),
    "strength": ("conflict",),
    "strength_per_ruin": ("conflict",),
    "points_per_token": ("final",),
    "points_per_own_ruin": ("final",),
    "points_for_most_ruins": ("final",),
    "copy": ("final",),
    "refresh_all": ("destruction",),
}
DOES: tuple[Does, ...] = get_args(Does)


# The places of all these in their lists, for kernels.


class TokenNumber(IntEnum):
    WHEAT = 0
    AXE = 1
    HAMMER = 2
    COIN = 3


class KindNumber(IntEnum):
    CITY = 0
    TOWN = 1
    ARMY = 2
    ROAD = 3
    FARM = 4


class WhenNumber(IntEnum):
    DISASTER = 0
    ECONOMY = 1
    INDUSTRY = 2
    CONFLICT = 3
    FINAL = 4
    DESTRUCTION = 5


class PhaseNumber(IntEnum):
    DISASTER = 0
    DOUBLE_DISASTER = 1
    ECONOMY = 2
    INDUSTRY = 3
    CONFLICT = 4
    COMBINED = 5


class DoesNumber(IntEnum):
    FREE_BID = 0
    REPLACE = 1
    GAIN = 2
    CONVERT = 3
    REPEAT = 4
    POINTS = 5
    POINTS_PER_RUIN = 6
    GAIN_PER_NEIGHBOUR = 7
    POINTS_PER_NEIGHBOUR = 8
    REFRESH_ADJACENT = 9
    SWAP = 10
    DISCOUNT = 11
    CHEAPER_REPAIRS = 12
    MOVE = 13
    STRENGTH = 14
    STRENGTH_PER_RUIN = 15
    POINTS_PER_TOKEN = 16
    POINTS_PER_OWN_RUIN = 17
    POINTS_FOR_MOST_RUINS = 18
    COPY = 19
    REFRESH_ALL = 20


Count = Annotated[int, Field(ge=0, le=9)]
Amount = Annotated[int, Field(ge=0, le=MOST_AMOUNT)]


@record
class Goods:
    """Tokens, as a gain or a payment."""

    wheat: Count = 0
    axe: Count = 0
    hammer: Count = 0
    coin: Count = 0

    def of(self, token: Token) -> int:
        count: int = getattr(self, token)
        return count

    @property
    def total(self) -> int:
        return self.wheat + self.axe + self.hammer + self.coin


@record
class Effect:
    does: Does
    when: When
    amount: Amount = 0
    resource: Token | None = None
    near: Kind | None = None
    gives: Goods = Goods()
    times: Count = 0
    pays: Literal["wheat", "coin"] = "wheat"  # what a conversion takes; a coin does for wheat
    either: bool = False  # one of what it gives, not one of each


@record
class LocationCard:
    kind: Kind
    value: Annotated[int, Field(ge=0, le=99)]
    repair: Annotated[int, Field(ge=0, le=MOST_COST)]
    ability: Effect
    provenance: Provenance = "owner"
    reconstructed: tuple[Literal["repair"], ...] = ()  # figures of it that are ours nevertheless


@record
class DisasterCard:
    type: DisasterType
    target: Annotated[int, Field(ge=1, le=POSITIONS)]
    accepts: Annotated[tuple[Resource, ...], Field(min_length=1, max_length=3)]
    cost: Annotated[int, Field(ge=0, le=MOST_COST)]
    innovation: Effect
    provenance: Provenance = "owner"
    reconstructed: tuple[Literal["target", "accepts", "cost", "innovation"], ...] = ()  # ours nevertheless


@record
class Tier:
    """What a total strength from `least` to `most` brings."""

    least: Annotated[int, Field(ge=0, le=99)]
    most: Annotated[int, Field(ge=0, le=99)] = 99
    points: Annotated[int, Field(ge=-MOST_AMOUNT, le=MOST_AMOUNT)] = 0
    gains: Goods = Goods()
    refresh: Count = 0


@record
class Bonus:
    points: Amount = 0
    gains: Goods = Goods()


@record
class Uprising:
    """The so-manieth most valuable healthy location changes places with the one at a position (END-8.5)."""

    rank: Annotated[int, Field(ge=1, le=POSITIONS)]
    position: Annotated[int, Field(ge=1, le=POSITIONS)]


@record
class ConflictCard:
    bonus: Bonus
    tiers: Annotated[tuple[Tier, ...], Field(min_length=1, max_length=MOST_TIERS)]
    uprising: Uprising
    provenance: Provenance = "owner"


@record
class Track:
    phases: Annotated[tuple[Phase, ...], Field(min_length=QUICK_FROM + 1, max_length=MOST_PHASES)]
    provenance: Provenance = "owner"


@record
class Components:
    game: Literal["empires_end"]
    name: PrintableName
    start: Goods
    track_for_two: Track
    track_for_more: Track
    locations: tuple[LocationCard, ...]
    conflicts: tuple[ConflictCard, ...]
    disasters: tuple[DisasterCard, ...]

    def track(self, players: int) -> tuple[Phase, ...]:
        return (self.track_for_two if players == 2 else self.track_for_more).phases
