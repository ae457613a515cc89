"""Positions for tests: a state laid out by hand, and what happens in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from clutch.engine.chance import seed_from
from clutch.engine.match import Match
from clutch.games.incubation.components import SECTIONS, Colour, DragonsOf, Egg, Objective, Symbol
from clutch.games.incubation.game import GAME
from clutch.games.incubation.moves import KeepDice
from clutch.games.incubation.state import Area, Incubator, ObjectiveSlot, State, Treasure

E = TypeVar("E")
Heap = tuple[int, int, int]  # gold, water, fire

NEVER = Objective(dragons=(), alike=9, different=0, gold=99, value=1)  # so that no test ends for want of objectives


def egg(*colours: Colour, fire: int = 1, water: int = 1, value: int = 3) -> Egg:
    """One colour is a plain egg, two a hybrid, none a mystery egg."""
    return Egg(colours, fire, water, value)


def lacking(*colours: Colour, fire: int = 0, water: int = 0, value: int = 3) -> Incubator:
    """An egg that still lacks so much; it already holds one of each."""
    return Incubator(egg(*colours, fire=fire + 1, water=water + 1, value=value), fire=1, water=1)


def objective(
    *dragons: tuple[Colour, int], alike: int = 0, different: int = 0, gold: int = 0, value: int = 4
) -> Objective:
    return Objective(tuple(DragonsOf(colour, count) for colour, count in dragons), alike, different, gold, value)


class Scenario:
    """A state whose player, seat 0, has just rolled: no eggs, no treasures, wheel at 0, unless said otherwise."""

    def __init__(
        self,
        *incubators: Incubator,
        players: int = 2,
        seat: int = 0,
        treasures: dict[int, Heap] | None = None,
        objectives: Sequence[Objective] = (NEVER,),
        dragons: Sequence[Egg] = (),
        gold: int = 0,
    ) -> None:
        self.match = Match(GAME, GAME.prepare(players), seed_from(1))
        while self.state.phase == "first_eggs":
            self.decide(self.offers()[0])
        state = self.state
        state.areas = [Area() for _ in range(players)]
        state.first, state.seat, state.wheel = 0, seat, 0
        state.treasures = [Treasure(*(treasures or {}).get(section, (0, 0, 0))) for section in range(SECTIONS)]
        state.objectives = [ObjectiveSlot(card) for card in objectives]
        state.piles = [[egg("green", fire=4, water=4, value=9)] * 9 for _ in state.piles]
        self.me = state.areas[seat]
        self.me.incubators = [*incubators, Incubator(), Incubator()][:2]
        self.me.dragons = list(dragons)
        self.me.gold = gold
        self.laid_out_after = len(self.match.events)

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def roll(self, first: Symbol, second: Symbol) -> None:
        """The dice fall like this, and are kept."""
        self.state.turn.dice = [first, second]
        self.decide(KeepDice())

    def decide(self, *moves: Any) -> None:
        """Whoever has to decide answers so, one after the other."""
        for move in moves:
            (seat,) = self.match.deciders
            self.match.answer(seat, move)

    def offers(self) -> tuple[Any, ...]:
        (seat,) = self.match.deciders
        return self.match.offers(seat)

    def idle(self, turns: int = 1) -> None:
        """Turns in which nothing at all happens: two chests, and the market is empty."""
        for _ in range(turns):
            self.roll("chest", "chest")

    def empty_market(self) -> None:
        self.state.treasures = [Treasure() for _ in range(SECTIONS)]

    def told(self, kind: type[E]) -> list[E]:
        """Events of a kind since the state was laid out."""
        return [
            event for events in self.match.events[self.laid_out_after :] for event in events if isinstance(event, kind)
        ]

    def order(self, *kinds: type[Any]) -> list[str]:
        """The names of all events of these kinds, in the order in which they happened."""
        return [type(event).__name__ for event in self.told(object) if isinstance(event, kinds)]

    def treasure(self, section: int) -> Heap:
        heap = self.state.treasures[section]
        return heap.gold, heap.water, heap.fire

    def on_eggs(self, seat: int = 0) -> list[tuple[int, int] | None]:
        """Water and fire on the eggs of a player; None where there is no egg."""
        return [
            (incubator.water, incubator.fire) if incubator.egg else None
            for incubator in self.state.areas[seat].incubators
        ]
