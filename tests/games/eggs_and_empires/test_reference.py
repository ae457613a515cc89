"""The rules against an independent reading of the rules page (reference.py): 300 games, every decision."""

from __future__ import annotations

from typing import Any

import pytest

from clutch.engine.chance import Chance, seed_from
from clutch.engine.match import Match
from clutch.engine.options import variants
from clutch.games.eggs_and_empires import moves
from clutch.games.eggs_and_empires.events import MarkerMoved
from clutch.games.eggs_and_empires.game import GAME
from clutch.games.eggs_and_empires.state import Options, State
from tests.games.eggs_and_empires.reference import Move, Reference
from tests.play import random_answers

GAMES_PER_CASE = 10


class Dealt:
    """Chance for the reference: whatever the match dealt. The reference asks for it a step later."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.before: list[list[int]] = []

    def first_marker(self, players: int) -> int:
        event = self.match.events[0][0]
        assert isinstance(event, MarkerMoved)
        return event.to

    def shuffle(self, kind: str, seat: int, cards: list[int]) -> list[int]:
        state: State = self.match.state
        if kind == "eggs":
            return [*state.egg_deck, *reversed(state.face_up)]
        pile = state.areas[seat].draw_pile
        return list(pile) if kind == "mulligan" else [*pile, *reversed(state.areas[seat].hand)]


def plain(move: moves.Move, state: State, seat: int) -> Move:
    match move:
        case moves.ChooseAdventurer(card):
            return ("play", (card,))
        case moves.ChooseAdventurers(higher, lower):
            return ("play", (higher, lower))
        case moves.TakeFaceUpEgg(value):
            return ("take_up", value)
        case moves.TakeFaceDownEgg(scout):
            return ("take_down", scout)
        case moves.GiveEgg(to):
            return ("give_egg", to)
        case moves.DiscardEgg(mark):
            egg = next(egg for egg in state.areas[seat].pile if egg.mark == mark)
            return ("discard", (mark.turn, mark.by, egg.card))
        case _:
            names = {
                moves.KeepHand: "keep_hand",
                moves.RedrawHand: "redraw_hand",
                moves.LeaveEggs: "leave",
                moves.KeepEgg: "keep_egg",
                moves.DiscardNothing: "discard_none",
            }
            return (names[type(move)],)


def snapshot(state: State) -> dict[str, Any]:
    everyone = tuple(range(state.players))
    return {
        "round": state.round,
        "turn": state.turn,
        "marker": state.marker,
        "hands": [sorted(area.hand) for area in state.areas],
        "draw": [len(area.draw_pile) for area in state.areas],
        "discards": [sorted(area.discards) for area in state.areas],
        "face_up": sorted(state.face_up),
        "face_down": [(egg.scout, egg.value) for egg in state.face_down],
        "piles": [
            sorted(
                (egg.mark.turn, egg.mark.by, egg.card, egg.value, everyone if egg.known_to is None else egg.known_to)
                for egg in area.pile
            )
            for area in state.areas
        ],
        "laid": [sorted(area.laid) for area in state.areas],
        "scores": [list(points) for points in state.round_points],
        "tokens": state.tokens,
        "over": state.phase == "over",
    }


@pytest.mark.parametrize("options", variants(Options), ids=lambda options: f"{options.scoring}-{options.marker}")
@pytest.mark.parametrize("players", GAME.players)
def test_the_rules_agree_with_an_independent_reading(players: int, options: Options) -> None:
    setup = GAME.prepare(players, {"scoring": options.scoring, "marker": options.marker})
    eggs: dict[str, list[int]] = {"": [], "5/6p": [], "6p": []}
    for card in setup.components.eggs:
        eggs["" if card.used_with == "all" else card.used_with] += [card.value] * card.copies
    for seed in range(GAMES_PER_CASE):
        match = Match(GAME, setup, seed_from(seed))
        reference = Reference(players, options.scoring, options.marker, eggs, Dealt(match))
        chance = Chance(seed_from(seed))
        while match.outcome is None:
            state: State = match.state
            assert reference.deciders() == list(match.deciders)
            assert reference.snapshot() == snapshot(state)
            for seat in match.deciders:
                assert reference.offers(seat) == {plain(offer, state, seat) for offer in match.offers(seat)}
            answers = random_answers(match, chance)
            told = {seat: plain(move, state, seat) for seat, move in answers.items()}
            match.answer_all(answers)
            reference.answer(told)
        last, mine = reference.snapshot(), snapshot(match.state)
        for name in ("scores", "tokens", "over", "marker"):
            assert last[name] == mine[name]
        assert reference.places() == list(match.outcome.places)
