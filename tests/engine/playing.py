"""Matches of every game, played at random, for tests of what all games share."""

from __future__ import annotations

from typing import Any

from clutch.engine.chance import seed_from
from clutch.engine.codec import encode, encode_kind
from clutch.engine.match import Match
from clutch.games.registry import find_game
from tests import play

GAME = "eggs_and_empires"


def new_match(players: int = 3, **options: str) -> Match:
    game = find_game(GAME)
    return Match(game, game.prepare(players, options), seed_from(1))


def play_on(match: Match, steps: int | None = None, seed: int = 0) -> Match:
    """So many more steps at random; all of them if no number is given."""
    play.play_on(match, steps=steps, seed=seed)
    return match


def everything(match: Match) -> tuple[Any, ...]:
    """All that a match is, in a form that can be compared."""
    told = [[encode_kind(event) for event in events] for events in match.events]
    return encode(match.state), list(match.steps), dict(match.pending), told
