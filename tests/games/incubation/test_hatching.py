"""INC-4: hatching and selling."""

from __future__ import annotations

import pytest

from clutch.games.incubation.events import (
    EggHatched,
    EggTaken,
    NothingToTake,
    ResourcePlaced,
    SurplusStored,
    TreasureTaken,
)
from clutch.games.incubation.moves import (
    HatchFirst,
    PlaceResource,
    SpendDie,
    StoreSurplus,
    TakeTreasure,
    UseBoth,
    UseDie,
)
from clutch.games.incubation.state import Incubator
from tests.games.incubation.scenario import Scenario, egg, lacking


def large() -> Incubator:
    """An egg that takes whatever comes."""
    return lacking("green", fire=4, water=4)


def treasures_of(*sections: int) -> tuple[TakeTreasure, ...]:
    return tuple(TakeTreasure(section) for section in sections)


# --- hatching --------------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-4.1")
def test_an_egg_with_all_its_fire_and_water_hatches_and_its_incubator_is_empty() -> None:
    scene = Scenario(lacking("red", fire=1))
    card = scene.me.incubators[0].egg
    scene.roll("fire", "chest")
    scene.decide(UseDie(0))
    assert [(event.incubator, event.egg, event.owed) for event in scene.told(EggHatched)] == [(0, card, ("red",))]
    assert scene.me.dragons == [card]
    assert scene.me.incubators[0] == Incubator()  # its resources are back in the supply


@pytest.mark.rule("INC-4.1")
def test_an_egg_that_lacks_one_resource_does_not_hatch() -> None:
    scene = Scenario(lacking("red", fire=1, water=1))
    scene.roll("fire", "chest")
    scene.decide(UseDie(0))
    assert scene.told(EggHatched) == []


@pytest.mark.rule("INC-4.1", "INC-3.8")
def test_an_egg_hatches_between_two_dice_and_makes_room_for_another() -> None:
    scene = Scenario(lacking(fire=1), large())
    scene.roll("fire", "gold")
    assert scene.offers() == (UseDie(0), UseDie(1))
    scene.decide(UseDie(0), PlaceResource("fire", 0))
    assert scene.offers() == (UseDie(1), *(SpendDie(1, pile) for pile in range(3)))
    scene.decide(SpendDie(1, 0))
    assert scene.told(EggTaken)[0].incubator == 0


@pytest.mark.rule("INC-4.1")
def test_an_acting_pair_places_all_three_before_anything_hatches() -> None:
    scene = Scenario(lacking("red", fire=1), lacking("blue", fire=3), treasures={0: (0, 0, 2)})
    scene.roll("fire", "fire")
    scene.decide(UseBoth(), PlaceResource("fire", 0))
    assert scene.order(ResourcePlaced, EggHatched) == ["ResourcePlaced", "ResourcePlaced", "EggHatched"]
    assert scene.on_eggs()[1] == (1, 3)


@pytest.mark.rule("INC-4.1")
def test_surplus_is_stored_before_an_egg_hatches() -> None:
    scene = Scenario(lacking(fire=2))
    scene.roll("fire", "fire")
    scene.decide(UseBoth(), StoreSurplus(1))
    assert scene.order(SurplusStored, EggHatched) == ["SurplusStored", "EggHatched"]


# --- selling ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-4.2")
@pytest.mark.parametrize(("section", "gold"), [(1, 2), (5, 0)])
def test_a_plain_dragon_is_sold_for_one_treasure_of_its_colour_even_an_empty_one(section: int, gold: int) -> None:
    scene = Scenario(lacking("blue", fire=1), treasures={0: (9, 0, 0), 1: (2, 0, 0)})
    scene.roll("fire", "gold")
    scene.decide(UseDie(0))
    assert scene.offers() == treasures_of(1, 5)
    scene.decide(TakeTreasure(section))
    assert scene.told(TreasureTaken) == [TreasureTaken(0, section, "sale", gold=gold, water=0, fire=0)]
    assert scene.me.gold == gold
    assert scene.treasure(0) == (9, 0, 0)


@pytest.mark.rule("INC-4.2")
def test_if_both_treasures_of_its_colour_are_empty_nothing_is_asked() -> None:
    scene = Scenario(lacking("red", fire=1), large(), treasures={1: (5, 0, 0)})
    scene.roll("fire", "water")
    scene.decide(UseDie(0), PlaceResource("fire", 0))
    assert scene.told(NothingToTake) == [NothingToTake(0, "sale", ("red",))]
    assert scene.told(TreasureTaken) == []
    assert scene.offers()[0] == UseDie(1)


@pytest.mark.rule("INC-4.3")
def test_all_gold_and_what_fits_is_taken_and_the_rest_stays_in_that_treasure() -> None:
    scene = Scenario(lacking("red", fire=1), lacking("blue", water=2), treasures={4: (3, 5, 2)})
    scene.roll("fire", "gold")
    scene.decide(UseDie(0), TakeTreasure(4))
    assert scene.told(TreasureTaken)[0] == TreasureTaken(0, 4, "sale", gold=3, water=2, fire=0)
    assert scene.treasure(4) == (0, 3, 2)
    assert scene.told(SurplusStored) == []


@pytest.mark.rule("INC-4.3")
def test_without_another_egg_all_water_and_fire_stay() -> None:
    scene = Scenario(lacking("red", fire=1), treasures={0: (1, 2, 3)})
    scene.roll("fire", "gold")
    scene.decide(UseDie(0), TakeTreasure(0))
    assert scene.treasure(0) == (0, 2, 3)
    assert scene.me.gold == 1


@pytest.mark.rule("INC-4.3")
def test_a_treasure_is_split_over_two_eggs_as_the_player_likes() -> None:
    first, second = lacking("red", fire=2, water=1), lacking("blue", fire=2, water=2)
    scene = Scenario(first, second, treasures={3: (0, 1, 3)})
    scene.roll("chest", "chest")
    scene.decide(TakeTreasure(3))
    assert scene.offers() == (PlaceResource("water", 0), PlaceResource("water", 1))  # water first
    scene.decide(PlaceResource("water", 1))
    assert scene.offers() == (PlaceResource("fire", 0), PlaceResource("fire", 1))
    scene.decide(PlaceResource("fire", 1), PlaceResource("fire", 0), PlaceResource("fire", 0))
    assert scene.on_eggs() == [(1, 3), (2, 2)]


# --- hybrids and mystery dragons -------------------------------------------------------------------------------


@pytest.mark.rule("INC-4.4", "INC-4.5")
@pytest.mark.parametrize(("first", "left"), [(0, (1, 5)), (5, (0, 4))])
def test_a_hybrid_takes_a_treasure_of_each_colour_in_any_order(first: int, left: tuple[int, int]) -> None:
    scene = Scenario(lacking("red", "blue", fire=1), treasures={0: (1, 0, 0), 1: (4, 0, 0), 5: (2, 0, 0)})
    scene.roll("fire", "gold")
    scene.decide(UseDie(0))
    assert scene.offers() == treasures_of(0, 1, 4, 5)
    scene.decide(TakeTreasure(first))
    assert scene.offers() == treasures_of(*left)
    scene.decide(TakeTreasure(left[0]))
    assert scene.me.gold == (5 if first == 0 else 3)


@pytest.mark.rule("INC-4.4")
def test_of_a_colour_without_treasure_a_hybrid_takes_nothing() -> None:
    scene = Scenario(lacking("red", "blue", fire=1), treasures={1: (4, 0, 0)})
    scene.roll("fire", "gold")
    scene.decide(UseDie(0))
    assert scene.told(NothingToTake) == [NothingToTake(0, "sale", ("red",))]
    assert scene.offers() == treasures_of(1, 5)


@pytest.mark.rule("INC-4.4")
def test_a_mystery_dragon_takes_no_treasure() -> None:
    scene = Scenario(lacking(fire=1), treasures=dict.fromkeys(range(8), (1, 1, 1)))
    scene.roll("fire", "gold")
    scene.decide(UseDie(0))
    assert scene.order(TreasureTaken, NothingToTake) == []
    assert scene.offers()[0] == UseDie(1)


# --- several eggs ----------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-4.5")
@pytest.mark.parametrize("first", [0, 1])
def test_two_complete_eggs_hatch_one_after_the_other_in_the_player_s_order(first: int) -> None:
    scene = Scenario(lacking("red", fire=1), lacking("blue", fire=2), treasures={0: (1, 0, 0), 1: (2, 0, 0)})
    scene.roll("fire", "fire")
    scene.decide(UseBoth())
    assert scene.offers() == (HatchFirst(0), HatchFirst(1))
    scene.decide(HatchFirst(first), TakeTreasure(first), TakeTreasure(1 - first))
    assert scene.order(EggHatched, TreasureTaken) == ["EggHatched", "TreasureTaken"] * 2
    assert [event.incubator for event in scene.told(EggHatched)] == [first, 1 - first]


@pytest.mark.rule("INC-4.5")
def test_the_resources_of_a_sale_never_go_onto_a_complete_egg() -> None:
    scene = Scenario(lacking("red", fire=1), lacking("blue", fire=2), treasures={0: (0, 1, 1)})
    scene.roll("fire", "fire")
    scene.decide(UseBoth(), HatchFirst(0), TakeTreasure(0))
    assert scene.treasure(0) == (0, 1, 1)


@pytest.mark.rule("INC-4.5", "INC-4.1")
def test_what_a_sale_brings_can_hatch_the_next_egg_and_sell_it() -> None:
    scene = Scenario(lacking("red", fire=1), lacking("blue", water=1), treasures={0: (0, 1, 0), 5: (6, 0, 0)})
    scene.roll("fire", "gold")
    scene.decide(UseDie(0), TakeTreasure(0), TakeTreasure(5))
    assert [event.incubator for event in scene.told(EggHatched)] == [0, 1]
    assert scene.me.gold == 6


@pytest.mark.rule("INC-4.5", "INC-6.5")
def test_a_hybrid_takes_its_second_treasure_before_the_egg_hatches_that_the_first_completed() -> None:
    scene = Scenario(
        lacking("red", "green", fire=1), lacking("blue", water=1), treasures={0: (0, 1, 0), 2: (3, 1, 1), 1: (1, 0, 0)}
    )
    scene.roll("fire", "gold")
    scene.decide(UseDie(0), TakeTreasure(0))
    assert scene.me.incubators[1].is_complete
    assert scene.offers() == treasures_of(2, 6)
    scene.decide(TakeTreasure(2))
    assert scene.treasure(2) == (0, 1, 1)  # the blue egg is full
    assert scene.order(EggHatched, TreasureTaken) == ["EggHatched", "TreasureTaken", "TreasureTaken", "EggHatched"]
    assert scene.offers() == treasures_of(1, 5)


@pytest.mark.rule("INC-4.5")
def test_a_hybrid_s_first_treasure_is_placed_before_the_second_is_chosen() -> None:
    scene = Scenario(lacking("red", "green", fire=1), large(), treasures={0: (0, 2, 0), 6: (0, 0, 1)})
    scene.roll("fire", "gold")
    scene.decide(UseDie(0), PlaceResource("fire", 0), TakeTreasure(0))
    happened = scene.order(TreasureTaken, ResourcePlaced)
    assert happened == ["ResourcePlaced", "TreasureTaken", "ResourcePlaced"]
    assert scene.offers() == treasures_of(2, 6)


@pytest.mark.rule("INC-4.6")
def test_dragons_and_gold_are_kept() -> None:
    dragon = egg("yellow", value=8)
    scene = Scenario(lacking("red", fire=1), dragons=[dragon], gold=7, treasures={0: (1, 0, 0)})
    card = scene.me.incubators[0].egg
    scene.roll("fire", "chest")
    scene.decide(UseDie(0), TakeTreasure(0))
    assert scene.me.dragons == [dragon, card]
    assert scene.me.gold == 8
