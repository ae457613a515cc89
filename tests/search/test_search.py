"""The search: what it finds, what it cannot know, and that it is repeatable."""

from __future__ import annotations

from time import perf_counter

import pytest

from clutch.engine.chance import Chance, seed_from
from clutch.engine.kernel import Position
from clutch.games.eggs_and_empires.components import egg_deck
from clutch.games.eggs_and_empires.game import GAME
from clutch.games.eggs_and_empires.moves import (
    CHOOSE,
    DISCARD_NOTHING,
    KEEP_EGG,
    NUMBERS,
    DiscardEgg,
    TakeFaceUpEgg,
)
from clutch.games.eggs_and_empires.state import Mark, PhaseNumber, PileEgg
from clutch.search.search import Search
from clutch.search.think import Budget, Estimate, Settings, cautious, is_clear, think
from tests.games.eggs_and_empires.plain_position import plain_position
from tests.games.eggs_and_empires.scenario import Scenario


def position_of(scene: Scenario) -> Position:
    return GAME.kernel(scene.match.setup).load(scene.state)


def values(found: list[Estimate]) -> dict[int, float]:
    return {each.action: each.value for each in found}


def test_it_takes_the_better_egg() -> None:
    scene = Scenario(4, (13, -8))
    scene.reveal(10, 1, 9, 2)
    assert think(position_of(scene), 0, Budget(simulations=400), 1)[0].action == NUMBERS[TakeFaceUpEgg(13)]


def test_it_discards_its_worst_egg() -> None:
    scene = Scenario(3, (3, 4), turn=5)
    scene.state.areas[1].pile = [PileEgg(Mark(1, 1), 9, -10, None), PileEgg(Mark(2, 1), 9, -2, None)]
    scene.reveal(1, 6, 10)
    scene.decide(TakeFaceUpEgg(4))
    found = think(position_of(scene), 1, Budget(simulations=600), 1)
    assert found[0].action == NUMBERS[DiscardEgg(Mark(1, 1))]
    assert values(found)[NUMBERS[DiscardEgg(Mark(1, 1))]] > values(found)[DISCARD_NOTHING]


def test_it_gives_a_bad_egg_away() -> None:
    scene = Scenario(3, (9, -8), turn=5)
    scene.reveal(10, 4, 1)
    scene.decide(TakeFaceUpEgg(9))
    assert think(position_of(scene), 1, Budget(simulations=600), 1)[0].action != KEEP_EGG


def test_the_same_seed_thinks_the_same_and_so_do_two_threads() -> None:
    position = position_of(Scenario(4, (5, -3)))
    for threads in (1, 2):
        budget = Budget(simulations=500, threads=threads)
        assert think(position, 2, budget, 9) == think(position, 2, budget, 9)
    assert think(position, 2, Budget(simulations=500), 9) != think(position, 2, Budget(simulations=500), 10)


def test_every_simulation_is_counted_at_the_root() -> None:
    position = position_of(Scenario(4, (5, -3)))
    for threads in (1, 2):
        found = think(position, 1, Budget(simulations=500, threads=threads), 3)
        assert sum(each.visits for each in found) == 500
        assert {each.action for each in found} == set(offers_of(position, 1))


def offers_of(position: Position, seat: int) -> list[int]:
    asked = position.copy()
    asked.ask(seat)
    return asked.legal_actions()


def test_milliseconds_are_a_budget_too() -> None:
    position = position_of(Scenario(4, (5, -3)))
    began = perf_counter()
    found = think(position, 0, Budget(milliseconds=30), 3)
    assert perf_counter() - began >= 0.03
    assert sum(each.visits for each in found) >= 64


def test_thinking_changes_nothing() -> None:
    position = position_of(Scenario(4, (5, -3)))
    before = position.kernel.save(position)
    think(position, 1, Budget(simulations=200), 3)
    assert position.kernel.save(position) == before


@pytest.mark.parametrize("seat", [1, 2])
def test_what_rivals_hold_or_have_chosen_does_not_matter(seat: int) -> None:
    """The same knowledge, other secrets: the same thoughts, but for the luck of the simulations."""
    scene = Scenario(4, (9, -3), face_down=[(3, 12)])
    before = position_of(scene)
    position = before.copy()
    position.apply(position.legal_actions()[0])  # seat 0 has chosen, in secret
    swapped = position.copy()
    swapped.seed(77)
    swapped.deal_anew(seat)
    assert plain_position(swapped) != plain_position(position)
    for each in (position, swapped):
        each.take_back(before)
    plain = values(think(position, seat, Budget(simulations=20_000), 3))
    again = values(think(swapped, seat, Budget(simulations=20_000), 3))
    assert plain == pytest.approx(again, abs=0.02)


def test_a_simulated_rival_does_not_react_to_a_choice_it_cannot_see() -> None:
    """Whatever seat 0 chooses, the later seats of the same step have the same knowledge, so they are one node."""
    position = position_of(Scenario(4, (9, -3)))
    seen = set()
    for offer in position.legal_actions():
        twin = position.copy()
        twin.apply(offer)
        seen.add(tuple(twin.information(seat) for seat in (1, 2, 3)))
    assert len(seen) == 1


def test_what_a_seat_sees_makes_a_difference() -> None:
    scene = Scenario(4, (9, -3), face_down=[(3, 12)])
    position = position_of(scene)
    scene.state.face_down[0].value = 11
    other = position_of(scene)
    assert position.information(3) != other.information(3)  # the Scout
    assert position.information(0) == other.information(0)
    scene.state.face_up = [8, -3]
    assert position_of(scene).information(0) != other.information(0)


def test_a_full_tree_goes_on_without_new_nodes() -> None:
    position = position_of(Scenario(4, (5, -3)))
    position.set_horizon()
    search = Search(position, 0, 1, 12, 0.25, 10)
    search.simulate(500)
    assert 0 < sum(visits for visits, _, _ in search.findings().values()) <= 500


def test_rules_of_thumb_do_not_peek() -> None:
    """The same advice for every table that looks the same to the decider; 300 positions."""
    kernel = GAME.kernel(GAME.prepare(4))
    chance = Chance(seed_from(4))
    for seed in range(5):
        position = kernel.start(seed)
        for _ in range(60):
            twin, honest = position.copy(), position.copy()
            twin.seed(chance.next64())
            twin.deal_anew(position.decider())
            for each in (twin, honest):
                each.seed(9)
            assert twin.rule_of_thumb() == honest.rule_of_thumb()
            position.apply(chance.pick(position.legal_actions()))


def test_the_value_of_a_finished_game_is_mostly_the_place() -> None:
    kernel = GAME.kernel(GAME.prepare(4))
    for seed in range(20):
        position = kernel.start(seed)
        position.play_out()
        worths = [position.value(seat) for seat in range(4)]
        assert sum(worths) == pytest.approx(1)
        assert max(worths) == max(worths[seat] for seat in range(4) if position.places()[seat] == 1)


def test_a_hero_is_worth_more_than_a_bard_when_the_eggs_are_good() -> None:
    scene = Scenario(4, (13, 12))
    scene.state.areas[0].hand = [10, 1, 3]
    assert len(egg_deck(scene.state.components, 4)) == 22
    found = values(think(position_of(scene), 0, Budget(simulations=2000), 1))
    assert found[CHOOSE + 9] > found[CHOOSE]


@pytest.mark.parametrize("players", GAME.players)
def test_positions_with_different_offers_are_different_knowledge(players: int) -> None:
    """Otherwise two nodes would be one; 300 random games a player count, whose nodes are all kept apart."""
    kernel = GAME.kernel(GAME.prepare(players))
    offers_at: dict[int, tuple[int, list[int]]] = {}
    for seed in range(300):
        position = kernel.start(seed)
        while not position.is_over():
            seat = position.decider()
            found = (seat, sorted(position.legal_actions()))
            pile_marks = (
                kernel.values(position).phase == PhaseNumber.TURN_END
            )  # the same turn of another game: another pile
            assert pile_marks or offers_at.setdefault(position.information(seat), found) == found
            offers = position.legal_actions()
            position.apply(offers[position.below(len(offers))])


def test_a_tiny_budget_still_names_every_offer() -> None:
    position = position_of(Scenario(4, (5, -3)))
    found = think(position, 1, Budget(simulations=1), 3)
    assert {each.action for each in found} == set(offers_of(position, 1))
    assert [each.visits for each in found] == [1, 0, 0]


def test_a_cautious_choice_leaves_the_rule_of_thumb_only_for_what_is_surely_better() -> None:
    thumb = Estimate(action=1, visits=50, value=0.30, error=0.03)
    close = Estimate(action=2, visits=90, value=0.33, error=0.03)
    better = Estimate(action=3, visits=20, value=0.40, error=0.04)
    assert cautious([close, thumb], 1, caution=1.0)[0] is thumb
    assert cautious([close, thumb, better], 1, caution=1.0)[0] is better
    assert cautious([close, thumb, better], 1, caution=3.0)[0] is thumb
    assert cautious([close, thumb], 2, caution=1.0) == [close, thumb]


def test_a_choice_is_clear_when_every_other_is_surely_worse() -> None:
    first = Estimate(action=1, visits=500, value=0.50, error=0.01)
    worse = Estimate(action=2, visits=40, value=0.40, error=0.03)
    close = Estimate(action=3, visits=400, value=0.49, error=0.01)
    unseen = Estimate(action=5, visits=1, value=0.0, error=0.0)
    assert is_clear([first], certainty=2.0)
    assert is_clear([first, worse], certainty=2.0)
    assert not is_clear([first, worse, close], certainty=2.0)
    assert not is_clear([first, worse], certainty=4.0)
    assert not is_clear([first, unseen], certainty=2.0)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_search_that_may_stops_when_the_choice_is_clear(threads: int) -> None:
    """One egg is worth 13 and the other takes 8: that needs no 20,000 simulations."""
    scene = Scenario(4, (13, -8))
    scene.reveal(10, 1, 9, 2)
    budget = Budget(simulations=20_000, threads=threads)
    quick = think(position_of(scene), 0, budget, 1, Settings(certainty=2.0))
    assert quick[0].action == NUMBERS[TakeFaceUpEgg(13)]
    assert sum(each.visits for each in quick) < 5_000
    assert quick == think(position_of(scene), 0, budget, 1, Settings(certainty=2.0))
    assert sum(each.visits for each in think(position_of(scene), 0, budget, 1)) == 20_000
