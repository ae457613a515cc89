"""Golden games: what happened in them must happen again, as long as the version of the rules is the same.

`<game>.txt` holds one line a game: players, options, seed, and the fingerprint of everything that happened, as every
seat and a spectator saw it. A change of the rules that changes a line needs a new `rules_version` in the game; then
write the file anew with  python -m tests.golden.test_golden.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from clutch.engine.codec import encode, encode_kind
from clutch.engine.match import Match
from clutch.games.registry import all_games
from tests.contract.contract import CASES, AnyGame, new_match, viewers
from tests.play import play_on

SEEDS = range(900, 902)  # for every player count and combination of options


def fingerprint(match: Match) -> str:
    """Plays the match at random and hashes every observation and event of every viewer on the way."""
    seen = hashlib.sha256()
    while True:
        step = len(match.steps)
        for viewer in viewers(match):
            view = encode(match.game.view(match.state, viewer))
            offers = [encode_kind(offer) for offer in match.observe(viewer).offers]
            events = [encode_kind(event) for event in match.seen_events(step, viewer)]
            seen.update(json.dumps([viewer, view, offers, events], sort_keys=True).encode())
        if match.outcome is not None:
            return seen.hexdigest()[:32]
        play_on(match, steps=1)


def golden_file(game: AnyGame) -> Path:
    return Path(__file__).parent / f"{game.name}.txt"


def golden_lines(game: AnyGame) -> list[str]:
    cases = [(players, options) for name, players, options in CASES if name == game.name]
    return [golden_line(game, players, options, seed) for players, options in cases for seed in SEEDS]


def golden_line(game: AnyGame, players: int, options: dict[str, Any], seed: int) -> str:
    choice = ",".join(options.values())
    found = fingerprint(new_match(game, players, options, seed))
    return f"rules {game.rules_version} players {players} options {choice} seed {seed} = {found}"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_golden_games_go_as_they_went(game: AnyGame) -> None:
    assert golden_lines(game) == golden_file(game).read_text("utf-8").splitlines()


if __name__ == "__main__":
    for each in all_games():
        golden_file(each).write_text("\n".join(golden_lines(each)) + "\n", "utf-8")
