"""INC-6: the end, the score and the winner."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from clutch.engine.chance import seed_from
from clutch.engine.match import Match
from clutch.engine.outcome import Outcome
from clutch.games.incubation.components import Egg
from clutch.games.incubation.events import EndTriggered, GameEnded, ScoreCounted, TurnBegan
from clutch.games.incubation.game import GAME
from clutch.games.incubation.moves import PlaceResource, SpendDie, StoreSurplus, TakeTreasure, UseBoth, UseDie
from clutch.games.incubation.rules.outcome import outcome
from clutch.games.incubation.rules.scoring import Score, score
from clutch.games.incubation.state import Area, Incubator, State
from tests.games.incubation.scenario import Scenario, egg, lacking, objective
from tests.play import play_out

ONE_RED = objective(("red", 1))


def last_egg_but_one(seat: int, players: int = 3) -> Scenario:
    """One pile is empty; this player takes the only egg of the second one, and gold."""
    scene = Scenario(players=players, seat=seat)
    scene.state.piles[:2] = [[], [egg("red")]]
    scene.roll("gold", "chest")
    scene.empty_market()
    scene.decide(SpendDie(0, 1))
    return scene


# --- how it ends -----------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-6.1")
def test_two_empty_piles_end_the_game_when_all_have_had_the_same_number_of_turns() -> None:
    scene = last_egg_but_one(seat=0)
    assert scene.told(EndTriggered) == [EndTriggered(0, "piles")]
    scene.idle()
    assert scene.match.outcome is None
    scene.idle()
    assert [event.seat for event in scene.told(TurnBegan)] == [1, 2]
    assert scene.match.deciders == ()
    assert scene.match.outcome is not None
    assert scene.match.outcome.reason == "two-piles-empty"


@pytest.mark.rule("INC-6.1")
def test_if_the_player_at_the_first_player_s_right_triggers_it_the_game_ends_with_that_turn() -> None:
    scene = last_egg_but_one(seat=2)
    assert scene.told(TurnBegan) == []
    assert scene.told(GameEnded) == [GameEnded((0, 1, 2), "piles")]


@pytest.mark.rule("INC-6.1")
def test_the_turn_that_triggers_the_end_is_completed_objective_included() -> None:
    scene = Scenario(lacking("red", fire=1), seat=1, objectives=[ONE_RED, objective(alike=9)])
    scene.state.piles[:2] = [[], [egg("blue")]]
    scene.roll("gold", "fire")
    scene.decide(SpendDie(0, 1))
    scene.decide(PlaceResource("fire", 0))
    assert scene.me.objectives == [ONE_RED]
    assert scene.match.outcome is not None


@pytest.mark.rule("INC-6.1")
def test_the_remaining_pile_can_still_be_used() -> None:
    scene = last_egg_but_one(seat=0)
    scene.roll("gold", "gold")
    assert SpendDie(0, 2) in scene.offers()
    scene.decide(SpendDie(0, 2), SpendDie(1, 2))
    assert len(scene.state.piles[2]) == 7
    assert len(scene.told(EndTriggered)) == 1


@pytest.mark.rule("INC-6.1")
def test_one_empty_pile_ends_nothing() -> None:
    scene = Scenario()
    scene.state.piles[0] = [egg("red")]
    scene.roll("gold", "chest")
    scene.decide(SpendDie(0, 0))
    assert scene.state.ending is None


@pytest.mark.rule("INC-6.1")
def test_the_last_objective_ends_the_game_after_the_round() -> None:
    scene = Scenario(dragons=[egg("red")], objectives=[ONE_RED])
    scene.idle()
    assert scene.told(EndTriggered) == [EndTriggered(0, "objectives")]
    assert scene.match.deciders == (1,)
    scene.idle()
    assert scene.match.outcome is not None
    assert scene.match.outcome.reason == "no-objective-left"


@pytest.mark.rule("INC-6.1")
def test_the_first_reason_for_the_end_remains() -> None:
    scene = last_egg_but_one(seat=0, players=2)
    scene.state.areas[1].dragons = [egg("red")]
    scene.state.objectives = scene.state.objectives[:1]
    scene.state.objectives[0].card = ONE_RED
    scene.idle()
    assert scene.state.areas[1].objectives == [ONE_RED]
    assert scene.told(EndTriggered) == [EndTriggered(0, "piles")]
    assert scene.told(GameEnded) == [GameEnded((1,), "piles")]


# --- the score -------------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-6.2")
def test_the_rulebook_s_example_38_and_5_and_13_make_56() -> None:
    scene = Scenario(
        lacking("red", fire=1, value=8),
        lacking("blue", fire=2, water=2, value=11),  # never hatched: worth nothing, nor is what lies on it
        seat=1,
        dragons=[egg("blue", value=11), egg("green", value=11), egg("yellow", value=8)],
        gold=10,
        treasures={0: (2, 0, 0)},
        objectives=[objective(different=4, value=5)],
    )
    scene.roll("fire", "gold")
    scene.decide(UseDie(0), PlaceResource("fire", 0), TakeTreasure(0), UseDie(1))
    assert scene.told(ScoreCounted)[1] == ScoreCounted(1, eggs=38, objectives=5, gold=13, total=56)
    assert scene.match.outcome == Outcome(places=(2, 1), scores=(0, 56), reason="no-objective-left")
    assert scene.told(GameEnded) == [GameEnded((1,), "objectives")]


@pytest.mark.rule("INC-6.2")
def test_unhatched_eggs_and_resources_count_nothing() -> None:
    area = Area(incubators=[lacking("red", fire=1, value=11), Incubator()], gold=2)
    assert score(area) == Score(eggs=0, objectives=0, gold=2)
    assert score(area).total == 2


def rich(points: int, objectives: int, dragons: int) -> Area:
    """A player with so many points, objective cards and dragons."""
    return Area(
        dragons=[Egg((), 1, 1, 0)] * dragons, objectives=[objective(alike=1, value=0)] * objectives, gold=points
    )


@pytest.mark.rule("INC-6.3")
@pytest.mark.parametrize(
    ("areas", "places"),
    [
        ([rich(20, 3, 9), rich(21, 0, 0)], (2, 1)),  # points first
        ([rich(20, 1, 9), rich(20, 2, 1)], (2, 1)),  # then objectives
        ([rich(20, 2, 4), rich(20, 2, 3)], (1, 2)),  # then hatched eggs
        ([rich(20, 2, 3), rich(20, 2, 3), rich(9, 0, 0)], (1, 1, 3)),  # then it is shared
    ],
)
def test_ties_are_broken_by_objectives_then_by_hatched_eggs_then_shared(
    areas: list[Area], places: tuple[int, ...]
) -> None:
    state = Scenario(players=len(areas)).state
    state.areas, state.phase, state.ending = areas, "over", "piles"
    end = outcome(state)
    assert end is not None
    assert end.places == places
    assert end.scores == tuple(area.gold for area in areas)


# --- standoffs -------------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-6.4")
def test_the_game_ends_after_the_fifth_quiet_round_in_a_row() -> None:
    scene = Scenario(players=3, gold=1)
    scene.idle(14)
    assert scene.match.outcome is None
    scene.idle()
    assert scene.match.outcome == Outcome(places=(1, 2, 2), scores=(1, 0, 0), reason="standoff")
    assert scene.told(GameEnded) == [GameEnded((0,), "standoff")]


@pytest.mark.rule("INC-6.4")
def test_gold_and_surplus_do_not_stir_a_round() -> None:
    scene = Scenario()
    for turn in range(10):
        assert scene.match.outcome is None
        if turn % 2:
            scene.roll("gold", "gold")
            scene.decide(UseBoth())
        else:
            scene.roll("water", "water")
            scene.decide(UseBoth(), StoreSurplus(0))
    assert scene.match.outcome is not None
    assert scene.match.outcome.reason == "standoff"


def take_an_egg(scene: Scenario) -> None:
    scene.roll("gold", "chest")
    scene.decide(SpendDie(0, 0))


def place_from_a_die(scene: Scenario) -> None:
    scene.me.incubators[0] = lacking("red", fire=3)
    scene.roll("fire", "chest")
    scene.decide(UseDie(0))


def place_from_a_treasure(scene: Scenario) -> None:
    scene.me.incubators[0] = lacking("red", fire=3)
    scene.state.treasures[2].fire = 1
    scene.roll("chest", "chest")
    scene.decide(TakeTreasure(2))


def take_an_objective(scene: Scenario) -> None:
    scene.me.dragons = [egg("red")]
    scene.state.objectives[0].card = ONE_RED
    scene.idle()


@pytest.mark.rule("INC-6.4")
@pytest.mark.parametrize("stir", [take_an_egg, place_from_a_die, place_from_a_treasure, take_an_objective])
def test_an_egg_a_resource_or_an_objective_begins_the_count_anew(stir: Callable[[Scenario], None]) -> None:
    scene = Scenario(objectives=[objective(alike=9), objective(alike=9)])
    scene.idle(8)
    assert scene.state.quiet_rounds == 4
    stir(scene)
    scene.empty_market()
    scene.idle()
    assert scene.state.quiet_rounds == 0
    scene.idle(9)
    assert scene.match.outcome is None
    scene.idle()
    assert scene.match.outcome is not None


@pytest.mark.rule("INC-6.4")
def test_the_game_ends_at_the_latest_after_round_100() -> None:
    scene = Scenario()
    scene.state.round = 99
    scene.idle(2)
    assert scene.told(TurnBegan)[-1] == TurnBegan(0, 100)
    scene.idle(2)
    assert scene.match.outcome is not None
    assert scene.match.outcome.reason == "hundred-rounds"


@pytest.mark.rule("INC-6.4")
@pytest.mark.parametrize("players", GAME.players)
def test_every_game_ends(players: int) -> None:
    for seed in range(5):
        match = Match(GAME, GAME.prepare(players), seed_from(seed))
        play_out(match, seed)
        state: State = match.state
        assert match.outcome is not None
        assert match.deciders == ()
        assert match.outcome.scores == tuple(score(area).total for area in state.areas)
