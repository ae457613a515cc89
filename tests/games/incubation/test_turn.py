"""INC-3.1 to INC-3.4: the turn, its roll, the chests, and the order of the dice."""

from __future__ import annotations

import pytest

from clutch.engine.chance import seed_from
from clutch.engine.match import Match
from clutch.games.incubation.components import Symbol
from clutch.games.incubation.events import (
    DiceKept,
    DiceRerolled,
    DiceRolled,
    DiceUsed,
    EggHatched,
    NothingToTake,
    TreasureTaken,
    TurnBegan,
    WheelTurned,
)
from clutch.games.incubation.game import GAME
from clutch.games.incubation.moves import (
    KeepDice,
    Move,
    PlaceResource,
    RerollBoth,
    RerollDie,
    TakeTreasure,
    UseDie,
)
from clutch.games.incubation.state import State
from tests.games.incubation.scenario import Scenario, lacking

REROLLS = (KeepDice(), RerollDie(0), RerollDie(1), RerollBoth())
TREASURES = tuple(TakeTreasure(section) for section in range(8))


# --- the roll --------------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-3.1")
def test_turns_go_clockwise_and_each_begins_with_a_roll() -> None:
    scene = Scenario(players=3)
    for seat in (1, 2, 0, 1):
        scene.idle()
        assert scene.match.deciders == (seat,)
        assert scene.told(TurnBegan)[-1].seat == seat
        assert scene.told(DiceRolled)[-1] == DiceRolled(seat, tuple(scene.state.turn.dice))
        assert scene.offers() == REROLLS
    assert [event.round for event in scene.told(TurnBegan)] == [1, 1, 2, 2]


@pytest.mark.rule("INC-3.1")
@pytest.mark.parametrize(
    ("move", "first", "second"), [(RerollDie(0), True, False), (RerollDie(1), False, True), (RerollBoth(), True, True)]
)
def test_one_reroll_of_one_or_both_dice_is_final(move: Move, first: bool, second: bool) -> None:
    before: tuple[Symbol, Symbol] = ("gold", "chest")
    seen = set()
    for seed in range(40):
        match = Match(GAME, GAME.prepare(2), seed_from(seed))
        state: State = match.state
        while state.phase == "first_eggs":
            match.answer(match.deciders[0], match.offers(match.deciders[0])[0])
        seat = state.seat
        state.turn.dice = [*before]
        match.answer(seat, move)
        (event,) = [event for event in match.events[-1] if isinstance(event, DiceRerolled)]
        assert event == DiceRerolled(seat, event.dice, first, second, tuple(die == "chest" for die in event.dice))
        assert first or event.dice[0] == before[0]
        assert second or event.dice[1] == before[1]
        assert state.seat != seat or not set(match.offers(seat)) & set(REROLLS)
        seen.add(event.dice)
    assert len(seen) >= 4  # it is a roll


@pytest.mark.rule("INC-3.1")
def test_the_dice_may_be_kept() -> None:
    scene = Scenario()
    scene.roll("water", "fire")
    assert scene.told(DiceKept) == [DiceKept(0, (False, False))]
    assert scene.told(DiceRerolled) == []
    assert scene.state.turn.dice == ["water", "fire"]


# --- chests ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-3.2")
@pytest.mark.parametrize("dice", [("chest", "gold"), ("gold", "chest")])
def test_one_chest_turns_the_wheel_and_then_fills_the_treasures(dice: tuple[Symbol, Symbol]) -> None:
    scene = Scenario(treasures={1: (2, 0, 0)})
    scene.state.wheel = 0
    scene.roll(*dice)
    assert scene.told(WheelTurned) == [WheelTurned(0, position=1, gold=1, water=4, fire=7)]
    assert [scene.treasure(section) for section in (1, 4, 7)] == [(3, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert [scene.treasure(section) for section in (0, 2, 3, 5, 6)] == [(0, 0, 0)] * 5


@pytest.mark.rule("INC-3.2", "INC-1.5")
def test_the_wheel_goes_round() -> None:
    scene = Scenario()
    scene.state.wheel = 7
    scene.roll("chest", "fire")
    assert scene.state.wheel == 0


@pytest.mark.rule("INC-3.2")
def test_a_chest_that_is_rerolled_away_does_nothing() -> None:
    rerolled = 0
    for seed in range(12):
        match = Match(GAME, GAME.prepare(2), seed_from(seed))
        state: State = match.state
        while state.phase == "first_eggs":
            match.answer(match.deciders[0], match.offers(match.deciders[0])[0])
        wheel, seat = state.wheel, state.seat
        state.turn.dice = ["chest", "gold"]
        match.answer(seat, RerollDie(0))
        if state.turn.dice[0] != "chest":
            rerolled += 1
            assert state.wheel == wheel
    assert rerolled > 5


@pytest.mark.rule("INC-3.3")
def test_two_chests_do_not_turn_the_wheel_but_give_any_treasure() -> None:
    scene = Scenario(lacking("red", water=2), treasures={5: (2, 3, 1)})
    scene.roll("chest", "chest")
    assert scene.told(WheelTurned) == []
    assert scene.offers() == TREASURES
    scene.decide(TakeTreasure(5))
    assert scene.told(TreasureTaken) == [TreasureTaken(0, 5, "chests", gold=2, water=2, fire=0)]
    assert scene.me.gold == 2
    assert scene.treasure(5) == (0, 1, 1)  # what does not fit stays there
    assert scene.match.deciders == (1,)  # chests do nothing else


@pytest.mark.rule("INC-3.3")
def test_with_two_chests_an_empty_section_may_be_chosen() -> None:
    scene = Scenario(treasures={5: (2, 0, 0)})
    scene.roll("chest", "chest")
    scene.decide(TakeTreasure(0))
    assert scene.me.gold == 0
    assert scene.treasure(5) == (2, 0, 0)
    assert scene.match.deciders == (1,)


@pytest.mark.rule("INC-3.3", "INC-6.5")
def test_two_chests_and_no_treasure_at_all_ask_nothing() -> None:
    scene = Scenario()
    scene.roll("chest", "chest")
    assert scene.told(NothingToTake) == [NothingToTake(0, "chests", ())]
    assert scene.match.deciders == (1,)


@pytest.mark.rule("INC-3.3", "INC-4.1")
def test_a_treasure_taken_with_two_chests_can_hatch_an_egg() -> None:
    scene = Scenario(lacking("red", water=1, fire=1), treasures={2: (0, 1, 1)})
    scene.roll("chest", "chest")
    scene.decide(TakeTreasure(2))
    assert [event.incubator for event in scene.told(EggHatched)] == [0]


@pytest.mark.rule("INC-3.4")
def test_a_chest_comes_first_and_then_the_other_die_is_used() -> None:
    scene = Scenario(lacking("red", fire=2), lacking("blue", water=2))
    scene.roll("fire", "chest")
    assert scene.order(WheelTurned, DiceUsed) == ["WheelTurned", "DiceUsed"]
    assert scene.told(DiceUsed) == [DiceUsed(0, "fire", die=0, amount=1)]


# --- using the dice --------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-3.4")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_different_dice_are_used_in_the_order_the_player_wishes(order: tuple[int, int]) -> None:
    scene = Scenario(lacking("red", fire=2), lacking("blue", fire=2))
    scene.roll("gold", "fire")
    assert scene.offers() == (UseDie(0), UseDie(1))
    scene.decide(UseDie(order[0]))
    if order[0] == 1:
        scene.decide(PlaceResource("fire", 0))
    assert [event.die for event in scene.told(DiceUsed)] == [*order]


@pytest.mark.rule("INC-3.4")
def test_two_equal_dice_act_together() -> None:
    scene = Scenario(lacking("red", fire=2), lacking("blue", fire=2))
    scene.roll("fire", "fire")  # no empty incubator, and no egg that one fire completes: nothing else can be done
    assert scene.told(DiceUsed) == [DiceUsed(0, "fire", die=None, amount=3)]
