"""`deal_anew` deals what a seat cannot know, uniformly, and nothing else. Fixed seeds; 4,000 to 20,000 deals a test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import permutations
from typing import Any

import pytest

from clutch.engine.kernel import Position
from clutch.games.eggs_and_empires.game import GAME
from clutch.games.eggs_and_empires.moves import CHOOSE, CHOOSE_TWO, NUMBERS, TakeFaceDownEgg, TakeFaceUpEgg
from clutch.games.eggs_and_empires.state import FaceDownEgg
from tests.games.eggs_and_empires.plain_position import plain_position
from tests.games.eggs_and_empires.scenario import Scenario

Redeal = Callable[[Position, int], None]


def honest(position: Position, seat: int) -> None:
    position.deal_anew(seat)


def position_of(scene: Scenario) -> Position:
    return GAME.kernel(scene.match.setup).load(scene.state)


def deals(
    position: Position,
    seat: int,
    look: Callable[[dict[str, Any]], Hashable],
    count: int = 4000,
    redeal: Redeal = honest,
) -> Counter[Hashable]:
    """How often a look at a re-dealt position shows what."""
    work = position.copy()
    found: Counter[Hashable] = Counter()
    for number in range(count):
        work.assign(position)
        work.seed(number)
        redeal(work, seat)
        found[look(plain_position(work))] += 1
    return found


def assert_uniform(found: Counter[Hashable], expected: Counter[Hashable]) -> None:
    """Chi-square: every outcome that there should be, as often as its weight; far beyond chance fails."""
    assert set(found) == set(expected)
    total, weight = found.total(), expected.total()
    chi2 = sum(
        (found[each] - total * expected[each] / weight) ** 2 / (total * expected[each] / weight) for each in expected
    )
    freedom = max(1, len(expected) - 1)
    assert chi2 < freedom + 5 * (2 * freedom) ** 0.5 + 10, f"{chi2:.0f} with {freedom} degrees of freedom"


def committed_scene(redeal: Redeal) -> None:
    """Seat 0 has chosen, in secret; seat 1 imagines what."""
    scene = Scenario(4, (5, -3))
    scene.state.areas[0].hand = [10, 4, 1]
    scene.state.areas[0].draw_pile = [2, 3, 5, 6]  # 7, 8 and 9 were played
    scene.state.areas[0].discards = [7, 8, 9]
    position = position_of(scene)
    position.apply(CHOOSE + 10 - 1)
    found = deals(position, 1, lambda table: table["played"][0], redeal=redeal)
    assert_uniform(found, Counter((card,) for card in (1, 2, 3, 4, 5, 6, 10)))


def test_a_committed_card_may_be_any_card_not_seen() -> None:
    committed_scene(honest)


def test_a_kernel_that_does_not_deal_anew_the_committed_card_is_caught() -> None:
    def leaky(position: Position, seat: int) -> None:
        before = plain_position(position)["played"]
        position.deal_anew(seat)
        while plain_position(position)["played"] != before:
            position.deal_anew(seat)

    with pytest.raises(AssertionError):
        committed_scene(leaky)


def test_a_committed_pair_is_of_two_different_numbers() -> None:
    scene = Scenario(2, (5, -3))
    scene.state.areas[0].hand = [10, 10, 4, 4]
    scene.state.areas[0].draw_pile = [1]
    position = position_of(scene)
    position.apply(position.legal_actions()[0])
    found = deals(position, 1, lambda table: table["played"][0], count=8000)
    cards = [10, 10, 4, 4, 1]
    pairs = Counter((max(a, b), min(a, b)) for a, b in permutations(range(5), 2) if cards[a] != cards[b])
    expected = Counter[Hashable]()
    for (a, b), times in pairs.items():
        high, low = max(cards[a], cards[b]), min(cards[a], cards[b])
        expected[high, low] += times
    assert_uniform(found, expected)
    assert position.legal_actions()[0] >= CHOOSE_TWO


def test_a_rivals_hand_may_be_any_three_cards_not_seen() -> None:
    scene = Scenario(3, (5, -3))
    scene.state.areas[2].hand = [9, 3, 1]
    scene.state.areas[2].draw_pile = [2, 10]
    position = position_of(scene)
    found = deals(position, 0, lambda table: tuple(sorted(table["hands"][2])))
    hands = {tuple(sorted(each)) for each in permutations((9, 3, 1, 2, 10), 3)}
    assert_uniform(found, Counter(hands))


def test_the_own_hand_stays_and_the_own_pile_is_shuffled() -> None:
    scene = Scenario(3, (5, -3))
    scene.state.areas[0].hand = [9, 3, 1]
    scene.state.areas[0].draw_pile = [2, 10, 4]
    position = position_of(scene)
    found = deals(position, 0, lambda table: (tuple(table["hands"][0]), tuple(table["draw_piles"][0])))
    assert_uniform(found, Counter(((9, 3, 1), order) for order in permutations((2, 10, 4))))


def face_down_scene() -> tuple[Scenario, Position]:
    """Seat 2 scouted an egg, -8; the deck holds 3, 3, 7."""
    scene = Scenario(3, (5, -3), face_down=[(2, -8)])
    scene.state.egg_deck = [3, 3, 7]
    scene.state.gone_face_down = []
    return scene, position_of(scene)


def test_a_scouted_egg_is_known_to_its_scout_and_anything_unseen_to_others() -> None:
    _, position = face_down_scene()
    assert set(deals(position, 2, lambda table: table["face_down"][0])) == {(2, -8)}
    found = deals(position, 0, lambda table: table["face_down"][0])
    assert_uniform(found, Counter({(2, -8): 1, (2, 3): 2, (2, 7): 1}))


def test_a_collected_face_down_egg_is_known_to_scout_and_collector_only() -> None:
    scene, _ = face_down_scene()
    scene.state.areas[0].hand[0], scene.state.areas[1].hand[0] = 10, 9
    scene.reveal(10, 9, 1)
    scene.decide(TakeFaceDownEgg(2))
    position = position_of(scene)
    for knower in (0, 2):
        assert set(deals(position, knower, lambda table: table["piles"][0][0][1])) == {-8}
    found = deals(position, 1, lambda table: table["piles"][0][0][1])
    assert_uniform(found, Counter({-8: 1, 3: 2, 7: 1}))


def test_a_face_up_egg_on_a_pile_stays_known() -> None:
    scene, _ = face_down_scene()
    scene.reveal(10, 9, 1)
    scene.decide(TakeFaceUpEgg(5))
    position = position_of(scene)
    assert set(deals(position, 1, lambda table: table["piles"][0][0][1])) == {5}


def test_an_egg_left_face_down_is_known_to_its_scout_only() -> None:
    scene, _ = face_down_scene()
    scene.state.face_down = []
    scene.state.gone_face_down = [FaceDownEgg(2, -8)]
    position = position_of(scene)
    assert set(deals(position, 2, lambda table: table["lost"][0])) == {(2, -8)}
    assert_uniform(deals(position, 1, lambda table: table["lost"][0]), Counter({(2, -8): 1, (2, 3): 2, (2, 7): 1}))


def test_everything_unknown_is_dealt_jointly_uniformly() -> None:
    """A small end of a round: all worlds that fit what seat 0 knows come up equally often."""
    scene = Scenario(3, (5, -3), turn=8, face_down=[(1, 6)])
    scene.state.egg_deck = [2, 4]
    hands = ([1, 2], [7, 8], [3, 9])
    for area, hand in zip(scene.state.areas, hands, strict=True):
        area.hand, area.draw_pile = list(hand), []
    scene.state.areas[2].draw_pile = [10]
    position = position_of(scene)

    def look(table: dict[str, Any]) -> Hashable:
        return (tuple(sorted(table["hands"][2])), table["face_down"][0][1], tuple(table["egg_deck"]))

    worlds = {
        (tuple(sorted(cards[:2])), eggs[0], eggs[1:])
        for cards in permutations((3, 9, 10))
        for eggs in permutations((2, 4, 6))
    }
    assert_uniform(deals(position, 0, look, count=20_000), Counter(worlds))


def test_dealing_anew_keeps_what_the_seat_sees_and_all_cards() -> None:
    """Random positions of kernels, all player counts: offers and knowledge of the seat stay, no card is lost."""
    for players in GAME.players:
        kernel = GAME.kernel(GAME.prepare(players))
        for seed in range(40):
            position = kernel.start(seed)
            while not position.is_over():
                seat = position.decider()
                twin = position.copy()
                twin.seed(seed)
                twin.deal_anew(seat)
                assert twin.legal_actions() == position.legal_actions()
                assert twin.information(seat) == position.information(seat)
                assert all_cards(twin) == all_cards(position)
                offers = position.legal_actions()
                position.apply(offers[position.below(len(offers))])


def all_cards(position: Position) -> tuple[list[int], list[list[int]]]:
    table = plain_position(position)
    eggs = [*table["egg_deck"], *table["face_up"], *(value for _, value in table["face_down"] + table["lost"])]
    eggs += [value for pile in table["piles"] for _, value, _ in pile]
    cards = [
        sorted([*hand, *pile, *played])
        for hand, pile, played in zip(table["hands"], table["draw_piles"], table["played"], strict=True)
    ]
    return sorted(eggs), cards


def test_every_move_has_its_own_number_below_300() -> None:
    assert sorted(NUMBERS.values()) == list(range(GAME.action_count))
    assert GAME.action_count < 300
