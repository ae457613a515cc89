"""END-9: what each innovation does, card by card; those that count at the end are in test_final.py."""

from __future__ import annotations

import pytest

from clutch.games.empires_end.components import TOKENS, Goods
from clutch.games.empires_end.moves import (
    ChoosePosition,
    Convert,
    Done,
    FreeBid,
    MoveFrom,
    Repair,
    Repeat,
    Replace,
    Suffer,
    UseRefresh,
)
from tests.games.empires_end.scenario import (
    BESIDE,
    FREE_AXE,
    FREE_WHEAT,
    HARMLESS,
    STANDARD,
    Scenario,
    card,
    cards_that,
    effect_of,
    name_of,
)

FARMS = (6, 8, 11)


def times(goods: Goods, count: int) -> tuple[int, ...]:
    return tuple(goods.of(token) * count for token in TOKENS)


# --- disaster (END-9.1) ---------------------------------------------------------------------------------------


@pytest.mark.rule("END-9.1")
@pytest.mark.parametrize("number", cards_that("free_bid", "disaster"), ids=name_of)
def test_a_free_bid_of_a_resource(number: int) -> None:
    resource = effect_of(number).resource
    against = next(n for n, each in enumerate(STANDARD.disasters) if each.accepts == (resource,) and n != number)
    scene = Scenario()
    scene.put(1, number)
    scene.begin("disaster", against)
    (move,) = scene.offered(FreeBid)
    assert move.resource == resource
    scene.decide(move)
    assert scene.exhausted() == [number]


@pytest.mark.rule("END-9.1")
@pytest.mark.parametrize("number", cards_that("replace", "disaster"), ids=name_of)
def test_another_disaster_instead(number: int) -> None:
    scene = Scenario()
    scene.put(1, number)
    scene.begin("disaster", HARMLESS, card("flood", 5))
    scene.decide(Replace(0))
    assert scene.state.disasters[0].card == card("flood", 5)
    assert scene.exhausted() == [number]


# --- economy (END-9.2) ----------------------------------------------------------------------------------------


def economy(*cards: int, at: int = 1, ruins: tuple[int, ...] = ()) -> Scenario:
    """An economy phase has just begun."""
    scene = Scenario()
    scene.put(at, *cards)
    scene.ruin(*ruins)
    scene.begin("economy")
    return scene


@pytest.mark.rule("END-9.2")
@pytest.mark.parametrize("number", cards_that("gain", "economy"), ids=name_of)
def test_floods_give_resources(number: int) -> None:
    assert economy(number, ruins=FARMS).stock() == times(effect_of(number).gives, 1)


@pytest.mark.rule("END-9.2", "END-1.9")
@pytest.mark.parametrize("number", cards_that("gain_per_neighbour", "economy"), ids=name_of)
def test_floods_give_resources_for_each_adjacent_healthy_location_of_a_kind(number: int) -> None:
    near = effect_of(number).near
    assert near is not None
    at, count = BESIDE[near]
    plain, with_it = economy(at=at), economy(number, at=at)
    gained = tuple(more - less for more, less in zip(with_it.stock(), plain.stock(), strict=True))
    assert gained == times(effect_of(number).gives, count)
    neighbours = tuple(position for position in (at - 1, at + 1) if 1 <= position <= 11)
    ruined = (economy(at=at, ruins=neighbours), economy(number, at=at, ruins=neighbours))
    assert ruined[0].stock() == ruined[1].stock()


@pytest.mark.rule("END-9.2")
@pytest.mark.parametrize("number", cards_that("points", "economy"), ids=name_of)
def test_droughts_give_points(number: int) -> None:
    assert economy(number).me.score == effect_of(number).amount


@pytest.mark.rule("END-9.2")
@pytest.mark.parametrize("number", cards_that("points_per_ruin", "economy"), ids=name_of)
def test_plagues_give_points_for_each_adjacent_ruin(number: int) -> None:
    assert economy(number, at=3, ruins=(2, 4, 6)).me.score == 2 * effect_of(number).amount
    assert economy(number, at=1, ruins=(2, 11)).me.score == effect_of(number).amount


@pytest.mark.rule("END-9.2", "END-1.9")
@pytest.mark.parametrize("number", cards_that("points_per_neighbour", "economy"), ids=name_of)
def test_plagues_give_points_for_each_adjacent_healthy_location_of_a_kind(number: int) -> None:
    effect = effect_of(number)
    assert effect.near is not None
    at, count = BESIDE[effect.near]
    assert economy(number, at=at).me.score == count * effect.amount
    assert economy(number, at=at, ruins=(at + 1,)).me.score == (count - 1) * effect.amount


@pytest.mark.rule("END-9.2", "END-5.2")
@pytest.mark.parametrize("number", cards_that("convert", "economy"), ids=name_of)
def test_invasions_convert_so_many_times(number: int) -> None:
    effect = effect_of(number)
    gives = tuple(token for token in TOKENS if effect.gives.of(token))
    move = Convert(effect.pays, gives[:1] if effect.either else gives)
    scene = Scenario()
    scene.put(1, number)
    scene.ruin(5, *FARMS)
    scene.give(**{effect.pays: 9})
    scene.begin("economy")
    scene.plan(*[move] * effect.times)
    assert scene.offers(0) == (Done(),)
    assert scene.has(effect.pays) == 9 - effect.times
    assert [scene.has(token) for token in move.gives] == [effect.times] * len(move.gives)


@pytest.mark.rule("END-9.2")
@pytest.mark.parametrize("number", cards_that("repeat", "economy"), ids=name_of)
def test_invasions_repeat(number: int) -> None:
    scene = economy(number)
    scene.plan(Repeat(10), Done())
    scene.finish()
    assert scene.has("wheat") == 2


# --- industry (END-9.3) ---------------------------------------------------------------------------------------


@pytest.mark.rule("END-9.3")
@pytest.mark.parametrize("number", cards_that("refresh_adjacent", "industry"), ids=name_of)
def test_fires_refresh_adjacent_locations(number: int) -> None:
    scene = Scenario()
    scene.put(2, number)
    scene.put(1, FREE_AXE, exhausted=True)
    scene.put(3, FREE_WHEAT, exhausted=True)
    scene.ruin(3)
    scene.begin("industry")
    scene.plan(UseRefresh(1))
    assert scene.exhausted() == []
    assert scene.offered(UseRefresh, 0) == []


@pytest.mark.rule("END-9.3")
@pytest.mark.parametrize("number", cards_that("cheaper_repairs", "industry"), ids=name_of)
def test_fires_make_adjacent_repairs_cheaper(number: int) -> None:
    scene = Scenario()
    scene.put(2, number)
    scene.ruin(1, 4)
    scene.give(hammer=9)
    scene.begin("industry")
    assert Repair(3) in scene.offers(0)
    scene.plan(Repair(0))
    assert scene.has("hammer") == 9 - (STANDARD.locations[0].repair - effect_of(number).amount)


@pytest.mark.rule("END-9.3")
@pytest.mark.parametrize("number", cards_that("move", "industry"), ids=name_of)
def test_fires_move_an_innovation(number: int) -> None:
    scene = Scenario()
    scene.put(2, number)
    scene.put(1, FREE_AXE)
    scene.begin("industry")
    scene.plan(MoveFrom(0), ChoosePosition(9))
    assert scene.under(10) == [FREE_AXE]


@pytest.mark.rule("END-9.3")
@pytest.mark.parametrize("number", cards_that("points", "industry"), ids=name_of)
def test_droughts_give_points_in_industry(number: int) -> None:
    scene = Scenario()
    scene.put(1, number)
    scene.begin("industry")
    scene.finish()
    assert scene.me.score == effect_of(number).amount


# --- conflict (END-9.4) ---------------------------------------------------------------------------------------


def strength_with(number: int, *ruins: int) -> int:
    """What this card adds under position 3."""
    scene = Scenario()
    scene.put(3, number)
    scene.ruin(*ruins)
    strength: int = scene.match.observe(None).view.empires[0].strength
    return strength - 4  # the Armies


@pytest.mark.rule("END-9.4")
@pytest.mark.parametrize("number", cards_that("strength", "conflict"), ids=name_of)
def test_rebellions_give_strength(number: int) -> None:
    assert strength_with(number) == strength_with(number, 2) == effect_of(number).amount
    assert strength_with(number, 3) == 0


@pytest.mark.rule("END-9.4")
@pytest.mark.parametrize("number", cards_that("strength_per_ruin", "conflict"), ids=name_of)
def test_plagues_give_strength_for_each_adjacent_ruin(number: int) -> None:
    amount = effect_of(number).amount
    assert [strength_with(number, *ruins) for ruins in ((), (2,), (2, 4), (5,))] == [0, amount, 2 * amount, 0]


# --- destruction (END-9.6) ------------------------------------------------------------------------------------


def shaken(number: int) -> Scenario:
    """An Earthquake lies under position 2, which has just been destroyed."""
    scene = Scenario()
    scene.put(2, number)
    scene.put(4, FREE_AXE, exhausted=True)
    scene.put(7, FREE_WHEAT, exhausted=True)
    scene.ruin(7)
    scene.begin("disaster", HARMLESS)
    scene.decide(Suffer(0), ChoosePosition(0))
    return scene


@pytest.mark.rule("END-9.6")
@pytest.mark.parametrize("number", cards_that("gain", "destruction"), ids=name_of)
def test_earthquakes_give_resources(number: int) -> None:
    assert shaken(number).stock() == times(effect_of(number).gives, 1)


@pytest.mark.rule("END-9.6")
@pytest.mark.parametrize("number", cards_that("points", "destruction"), ids=name_of)
def test_earthquakes_give_points(number: int) -> None:
    assert shaken(number).me.score == effect_of(number).amount


@pytest.mark.rule("END-9.6")
@pytest.mark.parametrize("number", cards_that("refresh_all", "destruction"), ids=name_of)
def test_earthquakes_refresh_everything(number: int) -> None:
    assert shaken(number).exhausted() == []


@pytest.mark.rule("END-9.6")
def test_an_earthquake_acts_again_if_its_location_is_repaired_and_destroyed_again() -> None:
    number = cards_that("points", "destruction")[0]
    scene = shaken(number)
    scene.me.row[1].healthy = True
    scene.begin("disaster", card("fire", 2))
    scene.decide(Suffer(0))
    assert scene.me.score == 2 * effect_of(number).amount
