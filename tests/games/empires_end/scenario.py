"""Positions for tests: a state laid out by hand, and what happens in it."""

from __future__ import annotations

from typing import Any, TypeVar

from clutch.engine.chance import Chance, seed_from
from clutch.engine.game import Step
from clutch.engine.match import Match
from clutch.games.empires_end.components import (
    DISASTER_TYPES,
    POSITIONS,
    DisasterType,
    Does,
    Effect,
    Kind,
    Phase,
    Token,
    When,
)
from clutch.games.empires_end.game import GAME
from clutch.games.empires_end.moves import BidAxes, BidCoins, Done
from clutch.games.empires_end.rules.play import begin_phase
from clutch.games.empires_end.state import Empire, Innovation, Site, State, Stock

E = TypeVar("E")

STANDARD = GAME.read_components()

# The locations of the standard file in its order; unless said otherwise they lie in this order, position 1 first.
CITY, TOWN_25, TOWN_20, ROAD_17, ROAD_14, FARM_11, ROAD_9, FARM_8, ARMY_6, ARMY_5, FARM_3 = range(POSITIONS)

# A position whose neighbours are of each kind, one of them or both.
BESIDE: dict[Kind, tuple[int, int]] = {"city": (2, 1), "town": (1, 1), "army": (11, 1), "road": (6, 2), "farm": (7, 2)}

# Where on the track a phase of each kind is begun; what follows asks nobody for anything before the next decision.
SPACES: dict[Phase, int] = {
    "disaster": 4,
    "double_disaster": 5,
    "economy": 1,
    "industry": 3,
    "conflict": 6,
    "combined": 21,
}


def card(kind: DisasterType, target: int) -> int:
    """The number of a disaster of the standard file: each type has every target once (END-1.4)."""
    return DISASTER_TYPES.index(kind) * POSITIONS + target - 1


def cards_that(does: Does, when: When, resource: Token | None = None) -> list[int]:
    """All disasters of the standard file with such an innovation."""
    return [
        number
        for number, each in enumerate(STANDARD.disasters)
        if (each.innovation.does, each.innovation.when) == (does, when) and resource in (None, each.innovation.resource)
    ]


def name_of(number: int) -> str:
    """As in `card`, for the names of tests."""
    each = STANDARD.disasters[number]
    return f"{each.type}-{each.target}"


def effect_of(number: int) -> Effect:
    return STANDARD.disasters[number].innovation


FREE_WHEAT, FREE_AXE, FREE_HAMMER = card("famine", 9), card("invasion", 1), card("fire", 3)
REPLACE, OTHER_REPLACE = card("invasion", 6), card("invasion", 10)
HARMLESS = card("drought", 2)  # only counts at the end; accepts wheat, target 2


class Scenario:
    """Seat 0 is first; rows as in the file, all healthy, without innovations; no hands, nothing in stock."""

    def __init__(self, players: int = 2, **options: str) -> None:
        self.match = Match(GAME, GAME.prepare(players, options), seed_from(1))
        state = self.state
        state.empires = [Empire(row=[Site(location) for location in range(POSITIONS)]) for _ in range(players)]
        state.first = state.seat = 0
        state.disasters, state.discards, state.plans = [], [], []
        state.deck = list(range(len(state.components.disasters)))
        state.conflict_deck = list(range(len(state.components.conflicts)))
        self.me = state.empires[0]
        self.laid_out_after = len(self.match.events[-1])

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    # --- laying out -------------------------------------------------------------------------------------------

    def take(self, number: int) -> int:
        """Out of the deck, where every card is that does not lie elsewhere."""
        self.state.deck.remove(number)
        return number

    def put(self, position: int, *cards: int, seat: int = 0, exhausted: bool = False) -> None:
        """Innovations under a location; positions are counted from 1, as on the board."""
        site = self.state.empires[seat].row[position - 1]
        site.innovations += [Innovation(self.take(number), exhausted) for number in cards]

    def ruin(self, *positions: int, seat: int = 0) -> None:
        for position in positions:
            self.state.empires[seat].row[position - 1].healthy = False

    def leave_only(self, *positions: int, seat: int = 0) -> None:
        """All other locations are destroyed."""
        self.ruin(*(each for each in range(1, POSITIONS + 1) if each not in positions), seat=seat)

    def give(self, wheat: int = 0, axe: int = 0, hammer: int = 0, coin: int = 0, *, seat: int = 0) -> None:
        self.state.empires[seat].stock = Stock(wheat, axe, hammer, coin)

    def deal(self, *cards: int, seat: int = 0) -> None:
        self.state.empires[seat].hand += [self.take(number) for number in cards]

    def stack(self, *cards: int) -> None:
        """These come up next, in this order."""
        self.state.deck += [self.take(number) for number in reversed(cards)]

    def begin(self, phase: Phase, *cards: int) -> None:
        """Begin such a phase; these disasters come up."""
        self.stack(*cards)
        self.state.phase = SPACES[phase]
        self._begin()

    def begin_conflict(self, number: int) -> None:
        """Begin a conflict with this card of the file."""
        self.state.conflict_deck.remove(number)
        self.state.conflict_deck.append(number)
        self.state.phase = SPACES["conflict"]
        self._begin()

    def _begin(self) -> None:
        begin_phase(self.state, Step({}, Chance(seed_from(2)), self.match.events[-1].append))

    # --- playing ----------------------------------------------------------------------------------------------

    def decide(self, *moves: Any) -> None:
        """Whoever has to decide alone answers so, one after the other."""
        for move in moves:
            (seat,) = self.match.deciders
            self.match.answer(seat, move)

    def plan(self, *moves: Any, seat: int = 0) -> None:
        """Moves of one seat's plan, or its answer where all answer at once."""
        for move in moves:
            self.match.answer(seat, move)

    def finish(self) -> None:
        """Everybody who plans is done, or bids nothing more."""
        step = len(self.match.steps)
        while len(self.match.steps) == step:
            seat = next(each for each in self.match.deciders if each not in self.match.pending)
            offers = self.match.offers(seat)
            self.match.answer(seat, next(each for each in (Done(), BidAxes(0), BidCoins(0)) if each in offers))

    def offers(self, seat: int | None = None) -> tuple[Any, ...]:
        if seat is None:
            (seat,) = self.match.deciders
        return self.match.offers(seat)

    def offered(self, kind: type[E], seat: int | None = None) -> list[E]:
        """What is offered of one kind of move."""
        return [each for each in self.offers(seat) if isinstance(each, kind)]

    # --- looking ----------------------------------------------------------------------------------------------

    def mine(self, seat: int = 0) -> Empire:
        """An empire as its player sees it, with a plan in the making."""
        empire: Empire = self.match.state_of(seat).empires[seat]
        return empire

    def stock(self, seat: int = 0) -> tuple[int, int, int, int]:
        """Wheat, axes, hammers, coins."""
        stock = self.mine(seat).stock
        return stock.wheat, stock.axe, stock.hammer, stock.coin

    def has(self, token: Token, seat: int = 0) -> int:
        return self.mine(seat).stock.of(token)

    def under(self, position: int, seat: int = 0) -> list[int]:
        """The cards under a location."""
        return [each.card for each in self.mine(seat).row[position - 1].innovations]

    def exhausted(self, seat: int = 0) -> list[int]:
        return [each.card for site in self.mine(seat).row for each in site.innovations if each.exhausted]

    def ruins(self, seat: int = 0) -> list[int]:
        return [number for number, site in enumerate(self.mine(seat).row, 1) if not site.healthy]

    def row(self, seat: int = 0) -> list[int]:
        return [site.location for site in self.mine(seat).row]

    def told(self, kind: type[E]) -> list[E]:
        """Events of a kind since the state was laid out."""
        first, *others = self.match.events
        told = [*first[self.laid_out_after :], *(event for events in others for event in events)]
        return [event for event in told if isinstance(event, kind)]

    def order(self, *kinds: type[Any]) -> list[str]:
        """The names of all events of these kinds, in the order in which they happened."""
        return [type(event).__name__ for event in self.told(object) if isinstance(event, kinds)]
