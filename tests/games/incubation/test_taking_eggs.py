"""INC-3.8 and INC-3.9: dice spent for eggs."""

from __future__ import annotations

import pytest

from clutch.games.incubation.components import Symbol
from clutch.games.incubation.events import DiceUsed, EggTaken, ResourcePlaced
from clutch.games.incubation.moves import Move, PlaceResource, SpendDie, StoreSurplus, UseBoth, UseDie
from clutch.games.incubation.state import Incubator
from tests.games.incubation.scenario import Scenario, egg, lacking


def eggs_for(die: int) -> tuple[Move, ...]:
    return tuple(SpendDie(die, pile) for pile in range(3))


@pytest.mark.rule("INC-3.8")
@pytest.mark.parametrize("symbol", ["water", "fire", "gold"])
def test_any_die_but_a_chest_may_be_spent_for_an_egg(symbol: Symbol) -> None:
    scene = Scenario(lacking("red", fire=1, water=1))
    scene.roll(symbol, "chest")
    assert scene.offers() == (UseDie(0), *eggs_for(0))
    scene.decide(SpendDie(0, 2))
    assert [event.pile for event in scene.told(EggTaken)] == [2]
    assert scene.told(DiceUsed) == []


@pytest.mark.rule("INC-3.8")
def test_without_an_empty_incubator_no_egg_can_be_taken() -> None:
    scene = Scenario(lacking("red", fire=1), lacking("blue", fire=1))
    scene.roll("water", "gold")
    assert scene.offers() == (UseDie(0), UseDie(1))


@pytest.mark.rule("INC-3.8")
def test_no_egg_can_be_taken_from_an_empty_pile() -> None:
    scene = Scenario()
    scene.state.piles[1] = []
    scene.roll("water", "chest")
    assert scene.offers() == (UseDie(0), SpendDie(0, 0), SpendDie(0, 2))


@pytest.mark.rule("INC-3.8")
def test_both_dice_may_be_spent_the_second_for_an_egg_just_uncovered() -> None:
    scene = Scenario()
    below, top = egg("red"), egg("blue")
    scene.state.piles[0] = [below, top]
    scene.roll("gold", "gold")
    scene.decide(SpendDie(0, 0))
    assert scene.offers() == (UseDie(1), *eggs_for(1))
    scene.decide(SpendDie(1, 0))
    assert [incubator.egg for incubator in scene.me.incubators] == [top, below]
    assert scene.me.gold == 0


@pytest.mark.rule("INC-3.8", "INC-6.5")
def test_when_one_of_two_fires_is_spent_the_other_gives_one_also_onto_the_new_egg() -> None:
    scene = Scenario(lacking("red", fire=2))
    scene.roll("fire", "fire")
    scene.decide(SpendDie(0, 0))  # the incubators are full, so the other die acts
    assert scene.told(DiceUsed) == [DiceUsed(0, "fire", die=1, amount=1)]
    assert scene.offers() == (PlaceResource("fire", 0), PlaceResource("fire", 1))
    scene.decide(PlaceResource("fire", 1))
    assert scene.on_eggs() == [(1, 1), (0, 1)]


@pytest.mark.rule("INC-3.8")
def test_one_of_a_pair_may_act_first_and_the_other_must_then_take_an_egg() -> None:
    scene = Scenario(lacking("red", fire=2))
    scene.roll("fire", "fire")
    assert scene.offers() == (UseBoth(), UseDie(0), *eggs_for(0))
    scene.decide(UseDie(0))
    assert scene.on_eggs() == [(1, 2), None]
    assert scene.offers() == eggs_for(1)


@pytest.mark.rule("INC-3.8")
def test_if_a_single_pile_is_left_the_other_die_takes_its_egg_unasked() -> None:
    scene = Scenario()
    scene.state.piles = [[], [egg("red")], []]
    scene.roll("gold", "gold")
    scene.decide(UseDie(0))
    assert [event.pile for event in scene.told(EggTaken)] == [1]
    assert scene.me.gold == 1


@pytest.mark.rule("INC-3.8")
def test_one_of_a_pair_may_not_act_first_if_no_egg_is_left() -> None:
    scene = Scenario(lacking("red", fire=1))
    scene.state.piles = [[], [], []]
    scene.roll("fire", "fire")  # they act together, unasked
    assert scene.told(DiceUsed) == [DiceUsed(0, "fire", die=None, amount=3)]


@pytest.mark.rule("INC-3.8")
@pytest.mark.parametrize(
    "incubators",
    [
        (lacking("red", fire=2), lacking("blue", water=1)),  # one fire completes nothing
        (lacking("red", fire=1, water=1), lacking("blue", fire=2)),
    ],
)
def test_with_full_incubators_one_of_a_pair_acts_first_only_if_it_completes_an_egg(
    incubators: tuple[Incubator, Incubator],
) -> None:
    scene = Scenario(*incubators)
    scene.roll("fire", "fire")
    assert scene.told(DiceUsed) == [DiceUsed(0, "fire", die=None, amount=3)]


@pytest.mark.rule("INC-3.8")
def test_with_full_incubators_gold_never_makes_room() -> None:
    scene = Scenario(lacking("red", fire=1), lacking("blue", water=1))
    scene.roll("gold", "gold")
    assert scene.told(DiceUsed) == [DiceUsed(0, "gold", die=None, amount=3)]


@pytest.mark.rule("INC-3.8")
def test_the_die_that_makes_room_must_complete_an_egg() -> None:
    scene = Scenario(lacking("red", fire=3), lacking(fire=1))
    scene.roll("fire", "fire")
    assert scene.offers() == (UseBoth(), UseDie(0))
    scene.decide(UseDie(0))  # the red egg needs it too, but that would leave no room
    assert scene.told(ResourcePlaced) == [ResourcePlaced(0, "fire", 1, amount=1)]
    assert scene.offers() == eggs_for(1)


@pytest.mark.rule("INC-3.8")
def test_if_either_egg_would_make_room_the_player_chooses() -> None:
    scene = Scenario(lacking(water=1, value=3), lacking(water=1, value=4))
    scene.roll("water", "water")
    scene.decide(UseDie(0))
    assert scene.offers() == (PlaceResource("water", 0), PlaceResource("water", 1))
    scene.decide(PlaceResource("water", 1))
    assert [dragon.value for dragon in scene.me.dragons] == [4]
    scene.decide(SpendDie(1, 0))
    assert scene.told(EggTaken)[0].incubator == 1


@pytest.mark.rule("INC-3.9")
def test_an_egg_taken_in_this_turn_can_receive_the_other_die_s_resource() -> None:
    scene = Scenario(lacking("red", fire=1))
    scene.state.piles[0] = [egg("blue", fire=2, water=2)]
    scene.roll("gold", "water")
    scene.decide(SpendDie(0, 0))
    assert scene.on_eggs() == [(1, 1), (1, 0)]


@pytest.mark.rule("INC-3.9", "INC-3.7")
def test_an_egg_taken_afterwards_receives_nothing() -> None:
    scene = Scenario(lacking("red", fire=1))
    scene.roll("gold", "water")
    scene.decide(UseDie(1), StoreSurplus(0), SpendDie(0, 0))
    assert scene.on_eggs() == [(1, 1), (0, 0)]
