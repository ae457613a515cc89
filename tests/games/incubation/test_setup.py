"""INC-2: set-up, and the first eggs."""

from __future__ import annotations

from collections import Counter

import pytest

from clutch.engine.chance import seed_from
from clutch.engine.match import Match
from clutch.games.incubation.components import egg_deck, pointed_at
from clutch.games.incubation.events import DiceRolled, EggTaken, FirstPlayerChosen, TableLaid, TurnBegan, WheelSet
from clutch.games.incubation.game import GAME
from clutch.games.incubation.moves import SpendDie, TakeFirstEgg
from clutch.games.incubation.state import State
from clutch.games.incubation.view import SeenPile, View
from tests.games.incubation.scenario import Scenario, egg


def new_match(players: int, seed: int = 1) -> Match:
    return Match(GAME, GAME.prepare(players), seed_from(seed))


@pytest.mark.rule("INC-2.1")
@pytest.mark.parametrize("seed", range(8))
def test_one_of_each_lies_where_the_wheel_points(seed: int) -> None:
    match = new_match(3, seed)
    state: State = match.state
    gold, water, fire = pointed_at(state.components, state.wheel)
    assert [section for section, heap in enumerate(state.treasures) if heap.gold] == [gold]
    assert [section for section, heap in enumerate(state.treasures) if heap.water] == [water]
    assert [section for section, heap in enumerate(state.treasures) if heap.fire] == [fire]
    assert sum(heap.gold + heap.water + heap.fire for heap in state.treasures) == 3
    assert WheelSet(state.wheel, gold, water, fire) in match.events[0]


@pytest.mark.rule("INC-2.2")
def test_all_eggs_are_shuffled_into_three_piles_of_12() -> None:
    state: State = new_match(5).state
    assert [len(pile) for pile in state.piles] == [12, 12, 12]
    deck = egg_deck(state.components)
    dealt = [each for pile in state.piles for each in pile]
    assert Counter(dealt) == Counter(deck)
    assert dealt != deck
    assert new_match(5, seed=2).state.piles != state.piles


@pytest.mark.rule("INC-2.2")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_only_the_top_egg_and_the_height_of_a_pile_can_be_seen(viewer: int | None) -> None:
    match = new_match(2)
    state: State = match.state
    seen: View = match.observe(viewer).view
    assert seen.piles == tuple(SeenPile(pile[-1], 12) for pile in state.piles)
    state.piles = [[*reversed(pile[:-1]), pile[-1]] for pile in state.piles]
    assert match.observe(viewer).view == seen


@pytest.mark.rule("INC-2.2")
def test_only_the_top_egg_can_be_taken_and_the_next_one_is_uncovered() -> None:
    scene = Scenario()
    below, top = egg("red"), egg("blue")
    scene.state.piles[1] = [below, top]
    scene.roll("gold", "water")
    scene.decide(SpendDie(0, 1))
    assert scene.told(EggTaken) == [EggTaken(0, 1, 0, top, uncovered=below, die=0)]
    assert scene.told(EggTaken)[0].reveals
    scene.decide(SpendDie(1, 1))
    assert scene.told(EggTaken)[1] == EggTaken(0, 1, 1, below, uncovered=None, die=1)
    assert not scene.told(EggTaken)[1].reveals  # that a pile is empty now was clear from its height


@pytest.mark.rule("INC-2.3")
@pytest.mark.parametrize(("players", "objectives"), [(2, 5), (3, 5), (4, 4), (5, 3)])
def test_objectives_lie_open_by_number_of_players(players: int, objectives: int) -> None:
    match = new_match(players)
    state: State = match.state
    cards = tuple(slot.card for slot in state.objectives)
    assert len(set(cards)) == objectives
    assert set(cards) <= {card.objective for card in state.components.objectives}
    assert TableLaid(tuple(pile[-1] for pile in state.piles), cards) in match.events[0]


@pytest.mark.rule("INC-2.3")
def test_every_objective_has_its_chance() -> None:
    cards = {slot.card for seed in range(60) for slot in new_match(5, seed).state.objectives}
    assert len(cards) == 10


@pytest.mark.rule("INC-2.4")
def test_a_random_player_is_first() -> None:
    firsts = Counter(new_match(4, seed).state.first for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 25


@pytest.mark.rule("INC-2.4")
@pytest.mark.parametrize("players", GAME.players)
def test_everyone_takes_an_egg_anticlockwise_and_the_first_player_last(players: int) -> None:
    match = new_match(players, seed=3)
    state: State = match.state
    assert FirstPlayerChosen(state.first) in match.events[0]
    asked = []
    for pile in (0, 1, 1, 2, 0)[:players]:
        (seat,) = match.deciders
        asked.append(seat)
        assert match.offers(seat) == (TakeFirstEgg(0), TakeFirstEgg(1), TakeFirstEgg(2))
        top = state.piles[pile][-1]
        match.answer(seat, TakeFirstEgg(pile))
        assert [incubator.egg for incubator in state.areas[seat].incubators] == [top, None]
    assert asked == [(state.first - 1 - step) % players for step in range(players)]
    assert asked[-1] == state.first


@pytest.mark.rule("INC-2.4", "INC-3.1", "INC-6.4")
def test_after_the_first_eggs_the_first_player_rolls() -> None:
    match = new_match(2)
    for _ in range(2):
        (seat,) = match.deciders
        match.answer(seat, TakeFirstEgg(0))
    state: State = match.state
    assert (state.round, state.seat, state.phase) == (1, state.first, "rolled")
    assert not state.stirred  # the first eggs belong to no round
    assert match.events[-1][1:] == [TurnBegan(state.first, 1), DiceRolled(state.first, tuple(state.turn.dice))]
