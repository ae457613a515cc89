"""INC-5: objectives."""

from __future__ import annotations

import pytest

from clutch.games.incubation.components import Egg, Objective
from clutch.games.incubation.events import EggHatched, ObjectiveTaken, TreasureTaken
from clutch.games.incubation.moves import TakeObjective, TakeTreasure, UseBoth, UseDie
from clutch.games.incubation.rules.objectives import Progress, is_met, progress
from clutch.games.incubation.state import Area
from tests.games.incubation.scenario import NEVER, Scenario, egg, lacking, objective

RED, BLUE, GREEN, YELLOW = (egg(colour) for colour in ("red", "blue", "green", "yellow"))
MYSTERY = egg()
HYBRID = egg("red", "blue")

TWO_REDS = objective(("red", 2))
ONE_RED = objective(("red", 1))
ONE_BLUE = objective(("blue", 1))


def owning(*dragons: Egg, gold: int = 0) -> Area:
    return Area(dragons=list(dragons), gold=gold)


# --- when and how many -----------------------------------------------------------------------------------------


@pytest.mark.rule("INC-5.1")
def test_an_objective_is_taken_at_the_end_of_the_turn_after_all_hatching() -> None:
    scene = Scenario(
        lacking("red", fire=1),
        lacking("blue", water=1),
        treasures={0: (0, 1, 0), 1: (1, 0, 0)},
        objectives=[ONE_RED, NEVER],
    )
    scene.roll("fire", "gold")
    scene.decide(UseDie(0), TakeTreasure(0), TakeTreasure(1))
    assert scene.told(ObjectiveTaken) == []  # the gold die is still to be used
    scene.decide(UseDie(1))
    assert scene.told(ObjectiveTaken) == [ObjectiveTaken(0, 0, ONE_RED)]
    kinds = scene.order(EggHatched, TreasureTaken, ObjectiveTaken)
    assert kinds == ["EggHatched", "TreasureTaken", "EggHatched", "TreasureTaken", "ObjectiveTaken"]
    assert scene.me.objectives == [ONE_RED]
    assert [slot.taken_by for slot in scene.state.objectives] == [0, None]


@pytest.mark.rule("INC-5.1", "INC-5.4")
def test_exactly_one_is_taken_and_the_player_chooses() -> None:
    scene = Scenario(dragons=[RED, BLUE], objectives=[ONE_RED, NEVER, ONE_BLUE])
    scene.roll("chest", "chest")
    assert scene.offers() == (TakeObjective(0), TakeObjective(2))
    scene.decide(TakeObjective(2))
    assert scene.me.objectives == [ONE_BLUE]
    assert scene.match.deciders == (1,)


@pytest.mark.rule("INC-5.1")
def test_one_met_earlier_may_be_taken_in_a_later_turn_even_if_nothing_changed() -> None:
    scene = Scenario(dragons=[RED, BLUE], objectives=[ONE_RED, NEVER, ONE_BLUE])
    scene.roll("chest", "chest")
    scene.decide(TakeObjective(2))
    scene.idle(2)
    assert scene.me.objectives == [ONE_BLUE, ONE_RED]


@pytest.mark.rule("INC-5.1")
def test_objectives_are_taken_in_the_own_turn_only() -> None:
    scene = Scenario(objectives=[ONE_RED, NEVER])
    scene.state.areas[1].dragons = [RED]
    scene.idle()
    assert scene.told(ObjectiveTaken) == []
    scene.idle()
    assert scene.told(ObjectiveTaken) == [ObjectiveTaken(1, 0, ONE_RED)]


@pytest.mark.rule("INC-5.1")
def test_an_objective_that_was_taken_is_gone() -> None:
    scene = Scenario(dragons=[RED], objectives=[ONE_RED, NEVER])
    scene.state.areas[1].dragons = [RED]
    scene.idle(2)
    assert [event.seat for event in scene.told(ObjectiveTaken)] == [0]


@pytest.mark.rule("INC-5.4", "INC-6.1")
def test_an_objective_that_is_met_must_be_taken_even_if_this_triggers_the_end() -> None:
    scene = Scenario(dragons=[RED], objectives=[ONE_RED])
    scene.idle()  # unasked
    assert scene.me.objectives == [ONE_RED]
    assert scene.state.ending == "objectives"


# --- what counts -----------------------------------------------------------------------------------------------


@pytest.mark.rule("INC-5.2", "INC-1.3")
@pytest.mark.parametrize(
    ("card", "dragons", "met"),
    [
        (objective(("red", 2), ("blue", 1)), (RED, RED, BLUE), True),
        (objective(("red", 2), ("blue", 1)), (RED, BLUE, BLUE), False),
        (objective(("red", 2), ("blue", 1)), (RED, MYSTERY, MYSTERY), True),
        (objective(("red", 2), ("blue", 1)), (MYSTERY, MYSTERY, GREEN, GREEN), False),
        (objective(("red", 2), ("blue", 1)), (RED, RED, HYBRID), False),
        (objective(("red", 3)), (RED, HYBRID, MYSTERY), False),
        (objective(("red", 3)), (MYSTERY, MYSTERY, MYSTERY), True),
        (objective(alike=3), (GREEN, GREEN, GREEN, RED), True),
        (objective(alike=3), (GREEN, GREEN, RED, RED), False),
        (objective(alike=3), (GREEN, RED, MYSTERY, MYSTERY), True),
        (objective(alike=3), (MYSTERY, MYSTERY, MYSTERY), True),
        (objective(alike=3), (HYBRID, HYBRID, HYBRID, RED, RED), False),
        (objective(different=4), (RED, BLUE, GREEN, YELLOW), True),
        (objective(different=4), (RED, BLUE, GREEN, GREEN), False),
        (objective(different=4), (RED, MYSTERY, GREEN, MYSTERY), True),
        (objective(different=4), (MYSTERY, MYSTERY, MYSTERY, MYSTERY), True),
        (objective(different=3), (HYBRID, GREEN, YELLOW), False),
    ],
)
def test_hybrids_never_count_and_a_mystery_dragon_stands_for_any_colour(
    card: Objective, dragons: tuple[Egg, ...], met: bool
) -> None:
    assert is_met(card, owning(*dragons)) is met


@pytest.mark.rule("INC-5.2")
def test_a_mystery_dragon_stands_for_another_colour_with_each_objective() -> None:
    scene = Scenario(dragons=[MYSTERY], objectives=[ONE_RED, ONE_BLUE, NEVER])
    scene.roll("chest", "chest")
    scene.decide(TakeObjective(0))
    scene.idle(2)
    assert scene.me.objectives == [ONE_RED, ONE_BLUE]


@pytest.mark.rule("INC-1.3", "INC-5.3")
@pytest.mark.parametrize(("gold", "met"), [(9, False), (10, True), (11, True)])
def test_gold_must_be_owned_together_with_the_dragons(gold: int, met: bool) -> None:
    card = objective(("red", 3), gold=10, value=8)
    assert is_met(card, owning(RED, RED, RED, gold=gold)) is met
    assert not is_met(card, owning(RED, RED, gold=gold))


@pytest.mark.rule("INC-5.3", "INC-4.6")
def test_nothing_is_spent_and_the_same_dragons_and_gold_serve_again() -> None:
    cards = [objective(("red", 2), gold=6), objective(alike=2, gold=6), NEVER]
    scene = Scenario(dragons=[RED, RED], gold=6, objectives=cards)
    scene.roll("chest", "chest")
    scene.decide(TakeObjective(0))
    scene.idle(2)
    assert scene.me.objectives == cards[:2]
    assert (scene.me.dragons, scene.me.gold) == ([RED, RED], 6)


@pytest.mark.rule("INC-5.1")
def test_gold_of_this_turn_counts() -> None:
    scene = Scenario(dragons=[RED], gold=1, objectives=[objective(("red", 1), gold=4), NEVER])
    scene.roll("gold", "gold")
    scene.decide(UseBoth())
    assert len(scene.told(ObjectiveTaken)) == 1


@pytest.mark.rule("INC-5.2")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        (objective(("red", 3), ("blue", 1), gold=5), Progress((2, 0), mystery=1, missing=1, missing_gold=3)),
        (TWO_REDS, Progress((2,), mystery=0, missing=0, missing_gold=0)),
        (objective(alike=4), Progress((2,), mystery=1, missing=1, missing_gold=0)),
        (objective(different=4), Progress((2,), mystery=1, missing=1, missing_gold=0)),
    ],
)
def test_everyone_can_see_how_far_a_player_is(card: Objective, expected: Progress) -> None:
    assert progress(card, owning(RED, RED, GREEN, HYBRID, MYSTERY, gold=2)) == expected
