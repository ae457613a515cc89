"""END-1: the pieces; resources are in test_resources.py."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from clutch.engine.chance import seed_from
from clutch.engine.match import Match
from clutch.games.empires_end.components import (
    DISASTER_TYPES,
    MOMENTS,
    POSITIONS,
    TOKENS,
    Bonus,
    DisasterCard,
    Effect,
    Goods,
    Tier,
    Uprising,
)
from clutch.games.empires_end.game import GAME
from clutch.games.empires_end.rules.empire import kind_near, neighbours, ruins_near
from clutch.games.empires_end.state import State
from tests.games.empires_end.scenario import FARM_3, FREE_WHEAT, HARMLESS, ROAD_14, Scenario, card
from tests.play import play_out

STANDARD = GAME.read_components()

LOCATIONS = """
city 32 swap industry
town 25 discount industry
town 20 discount industry
road 17 refresh_adjacent economy
road 14 convert economy
farm 11 gain economy
road 9 refresh_adjacent economy
farm 8 gain economy
army 6 strength conflict
army 5 strength conflict
farm 3 gain economy
"""
TRACKS = {
    2: "D E D I D D C D E D I D C D E D I D D C D E D I D C",
    3: "D E D I D 2D C D E 2D I D C D E 2D I D 2D C 2D EI D 2D EI C",
}
SIGNS = {
    "D": "disaster",
    "2D": "double_disaster",
    "E": "economy",
    "I": "industry",
    "C": "conflict",
    "EI": "combined",
}
# what the rulebook says that each type is good for
GOOD_FOR = {
    "fire": {"refresh_adjacent", "cheaper_repairs", "move", "free_bid"},
    "rebellion": {"strength", "points_per_token"},
    "famine": {"points_per_token", "free_bid"},
    "flood": {"gain", "gain_per_neighbour"},
    "drought": {
        "points",
        "points_per_token",
        "points_per_neighbour",
        "points_per_own_ruin",
        "points_for_most_ruins",
        "copy",
    },
    "invasion": {"repeat", "convert", "replace", "free_bid"},
    "plague": {"points_per_neighbour", "points_per_ruin", "strength_per_ruin"},
    "earthquake": {"gain", "points", "refresh_all"},
}


# --- locations ------------------------------------------------------------------------------------------------


@pytest.mark.rule("END-1.1")
def test_the_eleven_locations_are_those_of_the_rules_page() -> None:
    written = [f"{each.kind} {each.value} {each.ability.does} {each.ability.when}" for each in STANDARD.locations]
    assert written == LOCATIONS.strip().splitlines()
    assert sum(each.value for each in STANDARD.locations) == 150


@pytest.mark.rule("END-1.1")
def test_farms_roads_and_armies_have_the_abilities_of_the_rules_page() -> None:
    abilities = {f"{each.kind} {each.value}": each.ability for each in STANDARD.locations}
    assert abilities["farm 11"].gives == Goods(hammer=1)
    assert abilities["farm 8"].gives == Goods(axe=1)
    assert abilities["farm 3"].gives == Goods(wheat=1)
    assert abilities["army 6"].amount == abilities["army 5"].amount == 2
    assert abilities["road 14"] == Effect(
        "convert", "economy", gives=Goods(hammer=1, axe=1), times=2, pays="wheat", either=True
    )


@pytest.mark.rule("END-1.2")
def test_what_is_more_valuable_costs_no_less_to_repair() -> None:
    by_value = sorted(STANDARD.locations, key=lambda each: each.value)
    towns_and_roads = [each.repair for each in by_value if each.kind != "army"]
    assert towns_and_roads == sorted(towns_and_roads)


# --- disasters ------------------------------------------------------------------------------------------------


def disasters(kind: str) -> list[DisasterCard]:
    return [each for each in STANDARD.disasters if each.type == kind]


@pytest.mark.rule("END-1.4")
@pytest.mark.parametrize("kind", DISASTER_TYPES)
def test_every_type_has_each_target_once(kind: str) -> None:
    assert [each.target for each in disasters(kind)] == list(range(1, POSITIONS + 1))
    assert len(STANDARD.disasters) == 88


@pytest.mark.rule("END-1.4")
def test_a_disaster_accepts_one_to_three_resources_and_costs_one_or_two_hammers() -> None:
    for each in STANDARD.disasters:
        assert 1 <= len(set(each.accepts)) == len(each.accepts) <= 3
        assert each.cost in (1, 2)
        assert each.innovation.when in MOMENTS[each.innovation.does]


@pytest.mark.rule("END-1.5")
@pytest.mark.parametrize("kind", DISASTER_TYPES)
def test_every_type_is_good_for_what_the_rulebook_says(kind: str) -> None:
    assert {each.innovation.does for each in disasters(kind)} == GOOD_FOR[kind]


@pytest.mark.rule("END-1.5")
def test_what_is_known_of_single_cards() -> None:
    fire = STANDARD.disasters[card("fire", 9)]
    assert {"wheat", "axe"} <= set(fire.accepts)
    quakes = disasters("earthquake")
    assert all(each.innovation.when == "destruction" for each in quakes)
    assert Goods(wheat=3) in [each.innovation.gives for each in quakes]
    assert {each.innovation.resource for each in disasters("famine")} == {"wheat"}
    assert {each.innovation.resource for each in disasters("rebellion")} == {"axe", None}


@pytest.mark.rule("END-1.5")
def test_the_same_effect_always_has_the_same_cost_and_every_effect_is_on_a_card() -> None:
    costs = defaultdict(set)
    for each in STANDARD.disasters:
        costs[each.innovation].add(each.cost)
    assert all(len(found) == 1 for found in costs.values())
    assert {each.does for each in costs} | {"swap", "discount"} == set(MOMENTS)


# --- conflicts ------------------------------------------------------------------------------------------------


@pytest.mark.rule("END-1.6")
def test_the_conflict_that_the_rulebook_shows() -> None:
    known = STANDARD.conflicts[0]
    assert known.bonus == Bonus(3, Goods(coin=1))
    assert known.uprising == Uprising(1, 11)
    assert known.tiers[0].points < 0
    assert (known.tiers[0].least, known.tiers[0].most) == (0, 2)
    assert known.tiers[-1] == Tier(7, points=7, gains=Goods(wheat=2))


@pytest.mark.rule("END-1.6")
def test_eleven_conflicts_whose_tiers_do_not_overlap() -> None:
    assert len(STANDARD.conflicts) == 11
    for each in STANDARD.conflicts:
        assert each.uprising.rank in (1, 2, 3)
        fitting = Counter(total for tier in each.tiers for total in range(tier.least, tier.most + 1))
        assert set(fitting.values()) == {1}


# --- markers and track ----------------------------------------------------------------------------------------


@pytest.mark.rule("END-1.7")
def test_a_score_may_be_negative() -> None:
    scene = Scenario()
    scene.ruin(9, 10)  # no Armies
    scene.begin_conflict(0)
    scene.finish()
    assert scene.me.score == -4


@pytest.mark.rule("END-1.7")
def test_there_are_as_many_exhaust_markers_as_are_needed() -> None:
    scene = Scenario()
    free_bids = [number for number, each in enumerate(STANDARD.disasters) if each.innovation.does == "free_bid"]
    scene.put(1, *free_bids, exhausted=True)
    scene.put(2, card("invasion", 6))
    assert len(scene.exhausted()) == len(free_bids) > 10


@pytest.mark.rule("END-1.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_track_is_that_of_the_rules_page(players: int) -> None:
    signs = TRACKS[min(players, 3)].split()
    assert STANDARD.track(players) == tuple(SIGNS[sign] for sign in signs)
    assert len(signs) == 26


@pytest.mark.rule("END-1.8")
def test_a_game_is_played_along_the_track() -> None:
    match = Match(GAME, GAME.prepare(2), seed_from(6))
    play_out(match)
    state: State = match.state
    assert state.phase == 26
    assert len(state.conflicts_gone) == 4


@pytest.mark.rule("END-1.9")
def test_a_destroyed_location_has_no_points_and_no_ability_but_keeps_its_place_and_kind() -> None:
    scene = Scenario()
    scene.ruin(11)  # the Farm 3
    scene.put(10, card("drought", 5))  # 4 points per adjacent Farm, at the end also destroyed ones
    scene.begin("economy")
    assert scene.has("wheat") == 0
    result = GAME.view(scene.state, 0).empires[0].result
    assert result is not None
    assert result.locations == 150 - 3
    assert result.innovations == 4


@pytest.mark.rule("END-1.9")
def test_adjacent_is_what_lies_directly_to_the_left_and_right() -> None:
    scene = Scenario()
    scene.ruin(1, 3)
    assert [ruins_near(scene.me, position) for position in range(4)] == [0, 2, 0, 1]  # not adjacent to itself
    assert [len(neighbours(scene.me, position)) for position in (0, 5, 10)] == [1, 2, 1]
    assert kind_near(scene.state, scene.me, 1, "town", True) == 0
    assert kind_near(scene.state, scene.me, 1, "town", False) == 1


def test_names_of_positions_in_these_tests() -> None:
    assert [STANDARD.locations[each].value for each in (ROAD_14, FARM_3)] == [14, 3]
    assert STANDARD.disasters[HARMLESS].accepts == ("wheat",)
    assert STANDARD.disasters[FREE_WHEAT].innovation == Effect("free_bid", "disaster", resource="wheat")
    assert set(TOKENS) == set(Goods.__dataclass_fields__)
