"""END-9.5: what innovations are worth at the end, card by card."""

from __future__ import annotations

import pytest

from clutch.games.empires_end.rules.final import final_innovations
from tests.games.empires_end.scenario import BESIDE, Scenario, card, cards_that, effect_of, name_of

STOCK = {"wheat": 3, "axe": 5, "hammer": 6, "coin": 7}
COPY, MOST_RUINS = cards_that("copy", "final")[0], cards_that("points_for_most_ruins", "final")[0]


def points(scene: Scenario, number: int) -> int:
    """What this card of seat 0 would be worth if the game ended now."""
    return sum(each.points for each in final_innovations(scene.state, 0) if each.card == number)


@pytest.mark.rule("END-9.5")
@pytest.mark.parametrize("number", cards_that("points_per_token", "final"), ids=name_of)
def test_points_per_token_where_coins_count_as_coins_only(number: int) -> None:
    effect = effect_of(number)
    scene = Scenario()
    scene.give(**STOCK)
    scene.put(1, number)
    assert points(scene, number) == effect.amount * STOCK[str(effect.resource)]
    scene.ruin(1)
    assert points(scene, number) == 0


@pytest.mark.rule("END-9.5")
@pytest.mark.parametrize("number", cards_that("points_per_own_ruin", "final"), ids=name_of)
def test_droughts_count_the_ruins_of_one_s_own(number: int) -> None:
    scene = Scenario()
    scene.put(1, number)
    scene.ruin(5, 6, 11)
    scene.ruin(1, 2, 3, 4, seat=1)
    assert points(scene, number) == 3 * effect_of(number).amount


@pytest.mark.rule("END-9.5")
@pytest.mark.parametrize("number", cards_that("points_per_ruin", "final"), ids=name_of)
def test_plagues_count_adjacent_ruins(number: int) -> None:
    scene = Scenario()
    scene.put(2, number)
    assert points(scene, number) == 0
    scene.ruin(1, 3, 4)
    assert points(scene, number) == 2 * effect_of(number).amount


@pytest.mark.rule("END-9.5", "END-1.9")
@pytest.mark.parametrize("number", cards_that("points_per_neighbour", "final"), ids=name_of)
def test_adjacent_locations_of_a_kind_count_healthy_or_destroyed(number: int) -> None:
    effect = effect_of(number)
    assert effect.near is not None
    at, count = BESIDE[effect.near]
    scene = Scenario()
    scene.put(at, number)
    assert points(scene, number) == count * effect.amount
    scene.ruin(*(position for position in (at - 1, at + 1) if 1 <= position <= 11))
    assert points(scene, number) == count * effect.amount


@pytest.mark.rule("END-9.5")
@pytest.mark.parametrize(
    ("mine", "theirs", "points_for_it"), [((), (), 0), ((4,), (), 13), ((4,), (5,), 13), ((4,), (5, 6), 0)]
)
def test_thirteen_for_the_most_ruins_at_least_one(
    mine: tuple[int, ...], theirs: tuple[int, ...], points_for_it: int
) -> None:
    scene = Scenario()
    scene.put(1, MOST_RUINS)
    scene.ruin(*mine)
    scene.ruin(*theirs, seat=1)
    assert points(scene, MOST_RUINS) == points_for_it


@pytest.mark.rule("END-9.5", "END-3.6")
def test_who_is_out_does_not_count_for_the_most_ruins() -> None:
    scene = Scenario(3)
    scene.put(1, MOST_RUINS)
    scene.ruin(4)
    scene.leave_only(seat=1)
    assert points(scene, MOST_RUINS) == 0
    scene.state.empires[1].out = 1
    assert points(scene, MOST_RUINS) == 13


@pytest.mark.rule("END-9.5")
def test_a_copy_is_worth_the_best_other_final_innovation_in_its_own_place() -> None:
    scene = Scenario()
    scene.put(3, COPY)
    assert points(scene, COPY) == 0
    near_city, per_axe = card("drought", 8), cards_that("points_per_token", "final", "axe")[0]
    scene.give(axe=1)
    scene.put(1, per_axe)
    scene.put(2, near_city)
    assert points(scene, COPY) == effect_of(near_city).amount > effect_of(per_axe).amount
    scene.ruin(2)
    assert points(scene, COPY) == effect_of(per_axe).amount
