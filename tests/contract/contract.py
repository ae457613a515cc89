"""What every game must do, as checks on a match at one moment. The contract tests run them on thousands of games."""

from __future__ import annotations

import copy
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from clutch.engine.chance import Chance, seed_from, step_key
from clutch.engine.codec import decode, encode, encode_kind
from clutch.engine.errors import ClutchError
from clutch.engine.game import Event, Game, Setup, Step
from clutch.engine.match import Answers, Match, redacted
from clutch.engine.options import variants
from clutch.engine.plans import Plan, moves_of
from clutch.engine.seats import SPECTATOR, Viewer
from clutch.games.registry import all_games, find_game
from tests.play import random_answers

AnyGame = Game[Any, Any, Any, Any]
_SAID: set[str] = set()  # errors that were put into words already: most come up thousands of times

# every game, player count and combination of options
CASES = [
    (game.name, players, encode(options))
    for game in all_games()
    for players in game.players
    for options in variants(game.options)
]


def share_of(case: tuple[str, int, dict[str, Any]], games: int) -> int:
    """How many games of a case to play, if this many are to be played of each game."""
    return -(-games // sum(name == case[0] for name, _, _ in CASES))


def adapter_of(game: AnyGame) -> ModuleType:
    """What only the game itself can say of it: tests/games/<game>/adapter.py."""
    return import_module(f"tests.games.{game.name}.adapter")


def plain_position_of(game: AnyGame) -> Any:
    """How its kernel's positions look in plain values: tests/games/<game>/plain_position.py."""
    return import_module(f"tests.games.{game.name}.plain_position").plain_position


@cache
def _setup(game: str, players: int, options: tuple[tuple[str, Any], ...]) -> Setup[Any, Any]:
    return find_game(game).prepare(players, dict(options))


def new_match(game: AnyGame, players: int, options: dict[str, Any], seed: int) -> Match:
    return Match(game, _setup(game.name, players, tuple(options.items())), seed_from(seed))


def viewers(match: Match) -> list[Viewer]:
    return [*range(match.setup.players), SPECTATOR]


def check_offers(match: Match) -> None:
    """What is offered is distinct, has a number, and survives the way through JSON."""
    game = match.game
    for seat in range(match.setup.players):
        offers = match.offers(seat)
        assert bool(offers) == (seat in match.deciders)
        assert len(set(offers)) == len(offers)
        for offer in offers:
            assert game.move_of(game.number_of(offer)) == offer
            assert game.read_move(encode_kind(offer)) == offer


def check_rejections(match: Match, chance: Chance, samples: int) -> None:
    """Anything that is not offered is rejected and changes nothing."""
    before = encode(match.state)
    for _ in range(samples):
        seat = chance.below(match.setup.players)
        move = match.game.move_of(chance.below(match.game.action_count))
        if move not in match.offers(seat):
            check_rejected(match, seat, move)
    assert encode(match.state) == before
    assert not match.pending


def check_rejected(match: Match, seat: int, move: Any) -> None:
    with pytest.raises(ClutchError) as caught:
        match.answer(seat, move)
    error = caught.value
    what = repr((error.folders, error.line, error.clause))
    if what not in _SAID:
        assert str(error)
        _SAID.add(what)


def check_json(match: Match) -> None:
    """State, views and events survive the way through JSON."""
    game = match.game
    assert decode(game.state, encode(match.state)) == match.state
    for viewer in viewers(match):
        view = game.view(match.state, viewer)
        assert decode(game.view_type, encode(view)) == view
    kinds = {kind.__name__: kind for kind in game.events}
    for event in match.events[-1]:
        assert decode(kinds[type(event).__name__], encode(event)) == event


def check_views(match: Match, chance: Chance) -> None:
    """A state imagined from a view looks like the view, and offers the same: the view tells nothing more."""
    game = match.game
    for viewer in viewers(match):
        seen = game.view(match.state, viewer)
        imagined = game.imagine(match.setup, seen, chance)
        assert game.view(imagined, viewer) == seen, f"the view of {viewer} shows more than it may"
        assert game.deciders(imagined) == match.deciders
        if viewer is not None and viewer in match.deciders:
            assert game.offers(imagined, viewer) == match.offers(viewer)


def check_secrets(match: Match, answers: Answers, viewer: Viewer, chance: Chance) -> None:
    """Secret-swap: with everything changed that the viewer cannot know, what it sees of a step does not move."""
    game = match.game
    key = step_key(match.seed, len(match.steps) + 1)
    twin = adapter_of(game).swapped(match.state, answers, viewer, chance, key)
    real = copy.deepcopy(match.state)
    assert game.view(twin, viewer) == game.view(real, viewer), f"the view of {viewer} depends on a secret"
    seen = [carried_out(game, state, answers, viewer, key) for state in (real, twin)]
    assert seen[0][0] == seen[1][0], f"an event that {viewer} sees depends on a secret"
    assert seen[0][1] == seen[1][1], f"the view of {viewer} after the step depends on a secret"


def look_closely(match: Match, chance: Chance) -> None:
    """Play on to the end and check, at every step, what every seat and a spectator see."""
    while match.outcome is None:
        answers = random_answers(match, chance)
        check_views(match, chance)
        for viewer in viewers(match):
            check_secrets(match, answers, viewer, chance)
        match.answer_all(answers)


def carried_out(
    game: AnyGame, state: Any, answers: Answers, viewer: Viewer, key: bytes
) -> tuple[list[Event], tuple[Any, ...]]:
    """What a viewer sees of a step, and after it."""
    events: list[Event] = []
    game.resolve(state, Step(answers, Chance(key), events.append))
    offers = game.offers(state, viewer) if viewer is not None and viewer in game.deciders(state) else ()
    return redacted(events, viewer), (game.view(state, viewer), offers)


def check_nothing_learnt(match: Match, answers: Answers, chance: Chance) -> bool:
    """A step that says it reveals nothing can be undone: whatever lies hidden, everyone sees it come out alike.

    False if the step does reveal something.
    """
    game = match.game
    after = match.copy()
    after.answer_all(answers)
    step = len(after.steps)
    if after.reveals(step):
        return False
    key = step_key(match.seed, step)
    for viewer in viewers(match):
        imagined = game.imagine(match.setup, game.view(match.state, viewer), chance)
        keep = getattr(adapter_of(game), "keep_what_can_be_counted", None)
        if keep is not None:
            keep(match.state, imagined)
        events, (view, _) = carried_out(game, imagined, answers, viewer, key)
        assert events == after.seen_events(step, viewer), f"{viewer} learns something"
        assert view == game.view(after.state, viewer), f"{viewer} learns something"
    return True


def check_change_of_mind(match: Match, answers: Answers, chance: Chance) -> None:
    """Answers changed before the last one is in leave no trace, in whatever order they come."""
    plain, fickle = match.copy(), match.copy()
    plain.answer_all(answers)
    order = chance.shuffled(answers)
    for seat in order[:-1]:
        others = {viewer: fickle.observe(viewer) for viewer in viewers(match) if viewer != seat}
        fickle.answer(seat, chance.pick(match.offers(seat)))
        if match.game.plans(match.state, seat):
            fickle.withdraw(seat)
        moves = moves_of(answers[seat])
        regretted = chance.below(len(moves)) if isinstance(answers[seat], Plan) else None
        for number, move in enumerate(moves):
            at = fickle.observe(seat)
            fickle.answer(seat, move)
            if number == regretted:
                fickle.withdraw(seat, keep=number)
                assert fickle.observe(seat) == at
                fickle.answer(seat, move)
        for viewer, before in others.items():
            now = fickle.observe(viewer)
            assert (now.view, now.offers, now.answer) == (before.view, before.offers, before.answer)
    for move in moves_of(answers[order[-1]]):
        fickle.answer(order[-1], move)
    assert fickle.steps == plain.steps
    assert fickle.events == plain.events
    assert fickle.state == plain.state
