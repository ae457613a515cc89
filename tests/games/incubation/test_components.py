"""INC-1: the pieces."""

from __future__ import annotations

from collections import Counter

import pytest

from clutch.engine.chance import seed_from
from clutch.engine.match import Match
from clutch.games.incubation.components import COLOURS, Egg, egg_deck, pointed_at, sections_of
from clutch.games.incubation.game import GAME
from clutch.games.incubation.moves import SpendDie, StoreSurplus, UseBoth
from tests.games.incubation.scenario import Scenario, lacking, objective
from tests.play import play_out

STANDARD = GAME.read_components()

EGGS = """
red 1/1=3 2/1=5 2/2=6 3/1=6 3/2=8 4/3=11
blue 1/1=3 1/2=5 2/2=6 1/3=6 2/3=8 3/4=11
green 1/1=3 1/2=5 2/2=6 3/1=6 2/3=8 4/3=11
yellow 1/1=3 2/1=5 2/2=6 1/3=6 3/2=8 3/4=11
red-blue 2/2=6 3/3=9
green-yellow 2/2=6 4/4=12
red-green 3/2=7
red-yellow 4/1=7
blue-green 1/4=7
blue-yellow 2/3=7
mystery 1/1=2 2/1=3 1/2=3 3/3=6
"""


def written(egg: Egg) -> str:
    return f"{'-'.join(egg.colours) or 'mystery'} {egg.fire}/{egg.water}={egg.value}"


@pytest.mark.rule("INC-1.1")
def test_there_are_36_eggs_that_need_one_to_four_of_each_resource() -> None:
    deck = egg_deck(STANDARD)
    assert len(deck) == 36
    for egg in deck:
        assert 1 <= egg.fire <= 4
        assert 1 <= egg.water <= 4
        assert egg.value > 0


@pytest.mark.rule("INC-1.1", "INC-1.2")
def test_plain_eggs_have_one_colour_hybrids_two_and_mystery_eggs_none() -> None:
    deck = egg_deck(STANDARD)
    assert Counter(len(egg.colours) for egg in deck) == {1: 24, 2: 8, 0: 4}
    assert Counter(egg.colours[0] for egg in deck if len(egg.colours) == 1) == dict.fromkeys(COLOURS, 6)
    assert all(len(set(egg.colours)) == len(egg.colours) for egg in deck)


@pytest.mark.rule("INC-1.2")
def test_the_eggs_are_those_of_the_rules_page_as_balanced_by_play() -> None:
    """docs/balance/incubation.md says what was changed."""
    lines = [line.split() for line in EGGS.strip().splitlines()]
    expected = [f"{colours} {figures}" for colours, *eggs in lines for figures in eggs]
    assert [written(egg) for egg in egg_deck(STANDARD)] == expected
    assert {card.provenance for card in STANDARD.eggs} == {"reconstructed"}


@pytest.mark.rule("INC-1.3")
def test_ten_objectives_of_one_form_each() -> None:
    assert [card.objective for card in STANDARD.objectives] == [
        objective(("red", 3), gold=10, value=8),
        objective(("blue", 3), value=6),
        objective(("green", 3), value=6),
        objective(("yellow", 2), gold=6, value=6),
        objective(("red", 2), ("blue", 1), value=4),
        objective(("green", 1), ("yellow", 2), value=4),
        objective(different=4, value=5),
        objective(different=3, gold=5, value=4),
        objective(alike=3, value=4),
        objective(("blue", 1), ("green", 1), gold=3, value=3),
    ]
    assert all(card.forms == 1 for card in STANDARD.objectives)
    assert [card.provenance for card in STANDARD.objectives] == ["review"] + ["reconstructed"] * 9


@pytest.mark.rule("INC-1.4")
def test_a_die_has_two_waters_two_fires_a_gold_and_a_chest() -> None:
    assert Counter(STANDARD.dice.faces) == {"water": 2, "fire": 2, "gold": 1, "chest": 1}


@pytest.mark.rule("INC-1.5")
def test_every_colour_has_two_sections_opposite_each_other() -> None:
    assert [sections_of(STANDARD, colour) for colour in COLOURS] == [[0, 4], [1, 5], [2, 6], [3, 7]]


@pytest.mark.rule("INC-1.5")
@pytest.mark.parametrize(("wheel", "sections"), [(0, (0, 3, 6)), (1, (1, 4, 7)), (2, (2, 5, 0)), (7, (7, 2, 5))])
def test_the_wheel_points_at_a_section_for_gold_for_water_and_for_fire(
    wheel: int, sections: tuple[int, int, int]
) -> None:
    assert pointed_at(STANDARD, wheel) == sections


@pytest.mark.rule("INC-1.5")
def test_the_wheel_begins_anywhere() -> None:
    setup = GAME.prepare(2)
    positions = Counter(Match(GAME, setup, seed_from(seed)).state.wheel for seed in range(200))
    assert set(positions) == set(range(8))


@pytest.mark.rule("INC-1.6")
def test_the_supply_is_not_limited() -> None:
    scene = Scenario(treasures={2: (0, 0, 30)}, gold=105)
    scene.roll("fire", "fire")
    scene.decide(UseBoth(), StoreSurplus(2))
    assert scene.treasure(2) == (0, 0, 33)
    scene.state.seat = 0
    scene.roll("gold", "gold")
    scene.decide(UseBoth())
    assert scene.me.gold == 108


@pytest.mark.rule("INC-1.6")
def test_the_first_player_token_never_moves() -> None:
    match = Match(GAME, GAME.prepare(3), seed_from(5))
    first = match.state.first
    play_out(match)
    assert match.state.first == first


@pytest.mark.rule("INC-1.7")
def test_each_of_two_incubators_holds_one_egg() -> None:
    scene = Scenario(lacking("red", fire=3))
    assert len(scene.me.incubators) == 2
    scene.roll("gold", "water")
    scene.decide(SpendDie(0, 1))
    assert scene.on_eggs() == [(1, 1), (1, 0)]  # the water went onto the new egg: both are in use
    assert all(incubator.egg for incubator in scene.me.incubators)
