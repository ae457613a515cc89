"""The rules against an independent reading of the rules page (reference.py): 300 games, every decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from clutch.engine.chance import Chance, seed_from
from clutch.engine.match import Match
from clutch.games.incubation import components, moves
from clutch.games.incubation.events import DiceRerolled, DiceRolled
from clutch.games.incubation.game import GAME
from clutch.games.incubation.state import State
from tests.games.incubation.reference import Egg, Move, Objective, Reference

GAMES_PER_COUNT = 75
NAMES = {
    moves.TakeFirstEgg: "first_egg",
    moves.KeepDice: "keep",
    moves.RerollDie: "reroll",
    moves.RerollBoth: "reroll_both",
    moves.UseDie: "use",
    moves.UseBoth: "use_both",
    moves.SpendDie: "spend",
    moves.PlaceResource: "place",
    moves.StoreSurplus: "store",
    moves.TakeTreasure: "treasure",
    moves.HatchFirst: "hatch",
    moves.TakeObjective: "objective",
}


class Dealt:
    """Chance for the reference: whatever the match dealt. The reference asks for it a step later."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def first_player(self) -> int:
        return int(self.match.state.first)

    def wheel(self) -> int:
        return int(self.match.state.wheel)

    def piles(self) -> list[list[Egg]]:
        return [[plain_egg(egg) for egg in pile] for pile in self.match.state.piles]

    def objectives(self) -> list[Objective]:
        return [plain_objective(slot.card) for slot in self.match.state.objectives]

    def roll(self) -> tuple[str, ...]:
        return next(event.dice for event in self.match.events[-1] if isinstance(event, DiceRolled))

    def reroll(self) -> tuple[str, ...]:
        return next(event.dice for event in self.match.events[-1] if isinstance(event, DiceRerolled))


def plain_egg(egg: components.Egg) -> Egg:
    return Egg(egg.colours, egg.fire, egg.water, egg.value)


def plain_objective(card: components.Objective) -> Objective:
    dragons = {str(each.colour): each.count for each in card.dragons}
    return Objective(dragons, card.alike, card.different, card.gold, card.value)


def plain_move(move: moves.Move) -> Move:
    return (NAMES[type(move)], *(getattr(move, name) for name in move.__dataclass_fields__))


def snapshot_of_rules(state: State) -> dict[str, Any]:
    turn = state.turn
    return {
        "round": state.round,
        "incubators": [
            [(each.egg and plain_egg(each.egg), each.water, each.fire) for each in area.incubators]
            for area in state.areas
        ],
        "dragons": [[plain_egg(egg) for egg in area.dragons] for area in state.areas],
        "objectives": [[plain_objective(card) for card in area.objectives] for area in state.areas],
        "gold": [area.gold for area in state.areas],
        "wheel": state.wheel,
        "treasures": [(each.gold, each.water, each.fire) for each in state.treasures],
        "heights": [len(pile) for pile in state.piles],
        "row": [slot.taken_by is None for slot in state.objectives],
        "hand": (turn.water, turn.fire, turn.surplus_water, turn.surplus_fire),
        "owed": list(turn.owed),
        "ending": state.ending,
        "quiet": state.quiet_rounds,
    }


def snapshot_of_reference(game: Reference) -> dict[str, Any]:
    return {
        "round": game.round,
        "incubators": [
            [(each.egg, each.placed["water"], each.placed["fire"]) for each in player.incubators]
            for player in game.players
        ],
        "dragons": [player.dragons for player in game.players],
        "objectives": [player.objectives for player in game.players],
        "gold": [player.gold for player in game.players],
        "wheel": game.wheel,
        "treasures": [(each["gold"], each["water"], each["fire"]) for each in game.treasures],
        "heights": [len(pile) for pile in game.piles],
        "row": [card is not None for card in game.row],
        "hand": (game.hand["water"], game.hand["fire"], game.surplus["water"], game.surplus["fire"]),
        "owed": game.owed,
        "ending": game.ending,
        "quiet": game.quiet_rounds,
    }


def turn_of_rules(state: State) -> tuple[Any, ...]:
    turn = state.turn
    return (turn.dice, turn.used, turn.second_takes_egg, turn.surplus_section, state.stirred)


def turn_of_reference(game: Reference) -> tuple[Any, ...]:
    return (game.dice, game.used, game.must_take_egg, game.surplus_section, game.stirred)


def shy(move: moves.Move) -> bool:
    """Never spends a die for an egg: leads to standoffs."""
    return not isinstance(move, moves.SpendDie)


def greedy(move: moves.Move) -> bool:
    """Takes every egg it can: leads to empty piles."""
    return isinstance(move, moves.SpendDie)


def anything(move: moves.Move) -> bool:
    return True


TASTES = (shy, greedy, anything, anything, anything)


def pick(offers: tuple[moves.Move, ...], chance: Chance, likes: Callable[[moves.Move], bool]) -> moves.Move:
    """At random among the moves it likes, or among all."""
    return chance.pick([offer for offer in offers if likes(offer)] or offers)


def play_in_step(match: Match, chance: Chance, likes: Callable[[moves.Move], bool]) -> Reference:
    reference = Reference(match.setup.players, Dealt(match))
    while match.outcome is None:
        state: State = match.state
        assert match.deciders == (reference.seat,)
        assert snapshot_of_reference(reference) == snapshot_of_rules(state)
        if state.phase != "first_eggs":
            assert turn_of_reference(reference) == turn_of_rules(state)
        offers = match.offers(reference.seat)
        assert len(set(offers)) == len(offers) > 1
        assert reference.offers() == {plain_move(offer) for offer in offers}
        move = pick(offers, chance, likes)
        match.answer(reference.seat, move)
        reference.answer(plain_move(move))
    assert snapshot_of_reference(reference) == snapshot_of_rules(match.state)
    return reference


@pytest.mark.parametrize("players", GAME.players)
def test_the_rules_agree_with_an_independent_reading(players: int) -> None:
    setup = GAME.prepare(players)
    endings = set()
    for seed in range(GAMES_PER_COUNT):
        match = Match(GAME, setup, seed_from(seed))
        reference = play_in_step(match, Chance(seed_from(seed)), TASTES[seed % len(TASTES)])
        assert match.outcome is not None
        assert match.outcome.places == reference.places()
        assert match.outcome.scores == tuple(player.rank()[0] for player in reference.players)
        endings.add(match.outcome.reason)
    assert len(endings) > 1  # the tastes lead to different ends
