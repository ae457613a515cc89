"""An illegal move is refused in every phase: the reason, the clause, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from clutch.engine.chance import seed_from
from clutch.engine.codec import encode
from clutch.engine.errors import IllegalMove, NotYourDecision
from clutch.engine.lines import Line
from clutch.engine.match import Match
from clutch.games.incubation.game import GAME
from clutch.games.incubation.moves import (
    MOVE_OF,
    KeepDice,
    Move,
    PlaceResource,
    RerollDie,
    SpendDie,
    StoreSurplus,
    TakeFirstEgg,
    TakeObjective,
    TakeTreasure,
    UseBoth,
    UseDie,
)
from tests.games.incubation.scenario import NEVER, Scenario, egg, lacking, objective
from tests.play import play_on

Position = Callable[[], Scenario]


def first_eggs() -> Scenario:
    scene = Scenario()
    scene.state.phase = "first_eggs"
    return scene


def rolled() -> Scenario:
    return Scenario()


def two_chests() -> Scenario:
    scene = Scenario(treasures={0: (1, 0, 0)})
    scene.roll("chest", "chest")
    return scene


def dice(scene: Scenario, *moves: Move) -> Scenario:
    scene.roll("gold", "fire")
    scene.decide(*moves)
    return scene


def one_die() -> Scenario:
    scene = Scenario()
    scene.roll("gold", "chest")
    return scene


def different_dice() -> Scenario:
    return dice(Scenario(lacking("red", fire=1), lacking("blue", fire=1)))


def one_die_used() -> Scenario:
    return dice(Scenario(), UseDie(0))


def rerolled() -> Scenario:
    scene = Scenario()
    scene.state.turn.dice = ["gold", "gold"]
    scene.decide(RerollDie(1))  # whatever comes, the gold die is to be used now
    return scene


def an_empty_pile() -> Scenario:
    scene = Scenario()
    scene.state.piles[2] = []
    return dice(scene)


def a_pair() -> Scenario:
    scene = Scenario()
    scene.roll("gold", "gold")
    return scene


def one_of_a_pair_acted() -> Scenario:
    scene = a_pair()
    scene.decide(UseDie(0))
    return scene


def one_of_a_pair_spent() -> Scenario:
    scene = a_pair()
    scene.decide(SpendDie(0, 0))
    return scene


def placing_water() -> Scenario:
    scene = Scenario(lacking("red", fire=2, water=2), lacking("blue", fire=2, water=2), treasures={0: (0, 1, 1)})
    scene.roll("chest", "chest")
    scene.decide(TakeTreasure(0))
    return scene


def placing_fire() -> Scenario:
    scene = Scenario(lacking("red", fire=2, water=1), lacking("blue", fire=2))
    scene.roll("fire", "chest")
    return scene


def surplus() -> Scenario:
    scene = Scenario()
    scene.roll("fire", "fire")
    scene.decide(UseBoth())
    return scene


def hatching() -> Scenario:
    scene = Scenario(lacking("red", fire=1), lacking("blue", fire=1))
    scene.roll("fire", "fire")
    scene.decide(UseBoth(), StoreSurplus(2))
    return scene


def selling() -> Scenario:
    return dice(Scenario(lacking("red", fire=1), treasures={0: (1, 0, 0)}), UseDie(1))


def choosing_an_objective() -> Scenario:
    cards = [objective(alike=1), objective(different=1), NEVER, objective(alike=1)]
    scene = Scenario(dragons=[egg("red")], objectives=cards)
    scene.state.objectives[3].taken_by = 1
    scene.roll("chest", "chest")
    return scene


@pytest.mark.parametrize(
    ("position", "move", "why", "clause"),
    [
        (first_eggs, KeepDice(), "not-now", "INC-2.4"),
        (rolled, UseDie(0), "not-now", "INC-3.1"),
        (rolled, TakeFirstEgg(0), "not-now", "INC-3.1"),
        (two_chests, UseDie(0), "not-now", "INC-3.3"),
        (two_chests, StoreSurplus(0), "not-now", "INC-3.3"),
        (one_die, UseDie(1), "chest-is-no-action", "INC-3.4"),
        (one_die, SpendDie(1, 0), "chest-is-no-action", "INC-3.8"),
        (one_die, KeepDice(), "not-now", "INC-3.4"),
        (one_die, RerollDie(0), "not-now", "INC-3.4"),
        (rerolled, RerollDie(0), "already-rerolled", "INC-3.1"),
        (different_dice, UseBoth(), "dice-not-equal", "INC-3.4"),
        (different_dice, SpendDie(0, 0), "no-empty-incubator", "INC-3.8"),
        (one_die_used, UseDie(0), "die-already-used", "INC-3.4"),
        (one_die_used, SpendDie(0, 0), "die-already-used", "INC-3.4"),
        (an_empty_pile, SpendDie(0, 2), "pile-is-empty", "INC-3.8"),
        (a_pair, UseDie(1), "dice-are-alike", "INC-3.8"),
        (a_pair, SpendDie(1, 0), "dice-are-alike", "INC-3.8"),
        (one_of_a_pair_acted, UseDie(1), "must-take-egg", "INC-3.8"),
        (one_of_a_pair_acted, UseBoth(), "die-already-used", "INC-3.4"),
        (one_of_a_pair_spent, UseBoth(), "die-already-used", "INC-3.4"),
        (placing_water, PlaceResource("fire", 0), "not-now", "INC-3.6"),
        (placing_water, KeepDice(), "not-now", "INC-3.6"),
        (placing_fire, PlaceResource("water", 1), "egg-does-not-need", "INC-3.6"),
        (placing_fire, PlaceResource("water", 0), "not-in-hand", "INC-3.6"),
        (surplus, TakeTreasure(0), "not-now", "INC-3.7"),
        (hatching, TakeTreasure(0), "not-now", "INC-4.5"),
        (hatching, UseDie(0), "not-now", "INC-4.5"),
        (selling, TakeTreasure(1), "wrong-colour", "INC-4.2"),
        (selling, UseDie(0), "not-now", "INC-4.2"),
        (choosing_an_objective, TakeObjective(2), "objective-not-met", "INC-5.1"),
        (choosing_an_objective, TakeObjective(3), "objective-taken-already", "INC-5.1"),
        (choosing_an_objective, TakeObjective(4), "objective-not-met", "INC-5.1"),
        (choosing_an_objective, KeepDice(), "not-now", "INC-5.1"),
    ],
)
def test_an_illegal_move_is_refused_with_a_reason_and_a_clause(
    position: Position, move: Move, why: str, clause: str
) -> None:
    scene = position()
    before = encode(scene.state)
    with pytest.raises(IllegalMove) as error:
        scene.decide(move)
    reason = error.value.line.args["why"]
    assert isinstance(reason, Line)
    assert (reason.message, error.value.clause) == (why, clause)
    assert str(error.value).endswith(f"[{clause}]")
    assert encode(scene.state) == before


@pytest.mark.rule("INC-3.1")
def test_nobody_decides_out_of_turn() -> None:
    scene = Scenario()
    with pytest.raises(NotYourDecision):
        scene.match.answer(1, KeepDice())


@pytest.mark.rule("INC-6.1")
def test_nobody_decides_when_the_game_is_over() -> None:
    scene = Scenario(seat=1, dragons=[egg("red")], objectives=[objective(alike=1)])
    scene.idle()
    for seat in (0, 1):
        with pytest.raises(NotYourDecision):
            scene.match.answer(seat, KeepDice())


@pytest.mark.parametrize("players", GAME.players)
def test_every_move_that_is_not_offered_can_be_explained(players: int) -> None:
    match = Match(GAME, GAME.prepare(players), seed_from(players))
    phases = set()
    while match.outcome is None:
        (seat,) = match.deciders
        phases.add(match.state.phase)
        for move in set(MOVE_OF) - set(match.offers(seat)):
            assert GAME.why_not(match.state, seat, move).clause.startswith("INC-")
        play_on(match, steps=1)
    assert len(phases) >= 8
