"""INC-3.5 to INC-3.7: gold, water and fire from the dice, and what does not fit."""

from __future__ import annotations

import pytest

from clutch.games.incubation.components import Resource, Symbol
from clutch.games.incubation.events import (
    EggHatched,
    EggTaken,
    ResourcePlaced,
    SurplusStored,
    TreasureTaken,
)
from clutch.games.incubation.moves import PlaceResource, StoreSurplus, TakeTreasure, UseBoth, UseDie
from tests.games.incubation.scenario import Scenario, lacking

STORES = tuple(StoreSurplus(section) for section in range(8))


# --- gold, water, fire -----------------------------------------------------------------------------------------


@pytest.mark.rule("INC-3.5")
def test_a_gold_die_gives_one_gold_and_two_together_three() -> None:
    scene = Scenario()
    scene.roll("gold", "chest")
    scene.decide(UseDie(0))
    assert scene.me.gold == 1
    scene = Scenario()
    scene.roll("gold", "gold")
    scene.decide(UseBoth())
    assert scene.me.gold == 3


@pytest.mark.rule("INC-3.5", "INC-6.5")
@pytest.mark.parametrize(("second", "gold"), [("chest", 1), ("gold", 3)])
def test_with_two_full_incubators_gold_dice_give_gold_and_no_egg(second: Symbol, gold: int) -> None:
    scene = Scenario(lacking("red", fire=1), lacking("blue", fire=1))
    scene.roll("gold", second)
    assert scene.me.gold == gold
    assert scene.told(EggTaken) == []
    assert scene.match.deciders == (1,)  # nothing was asked


@pytest.mark.rule("INC-3.6")
@pytest.mark.parametrize("resource", ["water", "fire"])
def test_one_die_gives_one_resource_and_the_player_chooses_the_egg(resource: Resource) -> None:
    scene = Scenario(lacking("red", water=2, fire=2), lacking("blue", water=2, fire=2))
    scene.roll(resource, "chest")
    assert scene.offers() == (PlaceResource(resource, 0), PlaceResource(resource, 1))
    scene.decide(PlaceResource(resource, 1))
    assert scene.told(ResourcePlaced) == [ResourcePlaced(0, resource, 1, amount=1)]
    assert scene.on_eggs() == [(1, 1), (2, 1) if resource == "water" else (1, 2)]


@pytest.mark.rule("INC-3.6")
@pytest.mark.parametrize(
    ("choices", "placed"),
    [((0, 0), (2, 1)), ((0, 1, 0), (2, 1)), ((0, 1, 1), (1, 2)), ((1, 1, 0), (1, 2)), ((1, 1, 1), (0, 3))],
)
def test_three_are_split_as_the_player_likes_but_never_beyond_the_need(
    choices: tuple[int, ...], placed: tuple[int, int]
) -> None:
    scene = Scenario(lacking("red", water=2, fire=1), lacking("blue", water=4, fire=1))
    scene.roll("water", "water")
    for number in choices:  # the first egg needs two: after them the rest goes onto the second by itself
        scene.decide(PlaceResource("water", number))
    assert scene.on_eggs() == [(1 + placed[0], 1), (1 + placed[1], 1)]
    assert scene.match.deciders == (1,)


@pytest.mark.rule("INC-3.6")
def test_if_only_one_egg_needs_it_nothing_is_asked() -> None:
    scene = Scenario(lacking("red", fire=4), lacking("blue", water=1))
    scene.roll("fire", "fire")
    assert scene.told(ResourcePlaced) == [ResourcePlaced(0, "fire", 0, amount=3)]
    assert scene.match.deciders == (1,)


@pytest.mark.rule("INC-3.6")
def test_if_every_egg_gets_all_that_it_needs_nothing_is_asked() -> None:
    scene = Scenario(lacking("red", fire=1, water=1), lacking("blue", fire=2, water=1))
    scene.roll("fire", "fire")
    assert scene.on_eggs() == [(1, 2), (1, 3)]
    assert scene.match.deciders == (1,)


# --- surplus ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-3.7")
def test_what_does_not_fit_goes_into_any_one_treasure() -> None:
    scene = Scenario(lacking("red", fire=1, water=1), lacking("blue", water=1), treasures={6: (1, 0, 4)})
    scene.roll("fire", "fire")
    assert scene.on_eggs() == [(1, 2), (1, 1)]  # what fits is placed at once
    assert scene.offers() == STORES
    scene.decide(StoreSurplus(6))
    assert scene.told(SurplusStored) == [SurplusStored(0, "fire", 6, amount=2)]
    assert scene.treasure(6) == (1, 0, 6)


@pytest.mark.rule("INC-3.7")
def test_a_die_of_which_nothing_is_needed_goes_into_a_treasure() -> None:
    scene = Scenario(lacking("red", fire=1), lacking("blue", fire=1))
    scene.roll("water", "chest")
    assert scene.offers() == STORES
    scene.decide(StoreSurplus(0))
    assert scene.treasure(0) == (0, 1, 0)
    assert scene.told(ResourcePlaced) == []


@pytest.mark.rule("INC-3.7")
def test_all_surplus_of_a_turn_goes_into_the_same_treasure() -> None:
    scene = Scenario()
    scene.roll("water", "fire")
    scene.decide(UseDie(1), StoreSurplus(2), UseDie(0))
    assert scene.treasure(2) == (0, 1, 1)
    assert scene.match.deciders == (1,)


@pytest.mark.rule("INC-3.7")
def test_in_the_next_turn_another_treasure_may_be_chosen() -> None:
    scene = Scenario()
    scene.roll("water", "water")
    scene.decide(UseBoth(), StoreSurplus(2))
    scene.roll("fire", "fire")
    scene.decide(UseBoth())
    assert scene.offers() == STORES


@pytest.mark.rule("INC-3.7", "INC-4.1", "INC-6.5")
def test_two_fires_with_one_needed_first_store_two_then_hatch_and_sell() -> None:
    scene = Scenario(lacking("red", fire=1), lacking("blue", fire=1, water=2), treasures={0: (1, 0, 0)})
    scene.me.incubators[1].fire = 2  # the blue egg lacks water alone
    scene.roll("fire", "fire")
    scene.decide(UseBoth(), StoreSurplus(4), TakeTreasure(4))  # the surplus itself can be carried off
    happened = scene.order(ResourcePlaced, SurplusStored, EggHatched, TreasureTaken)
    assert happened == ["ResourcePlaced", "SurplusStored", "EggHatched", "TreasureTaken"]
    assert scene.told(TreasureTaken) == [TreasureTaken(0, 4, "sale", gold=0, water=0, fire=0)]
    assert scene.treasure(4) == (0, 0, 2)  # nobody needs fire any more: it stays
