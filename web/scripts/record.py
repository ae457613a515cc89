"""Writes some games as a seat saw them, for the tests of the boards: python record.py FOLDER."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

from clutch.engine.chance import seed_from
from clutch.engine.codec import encode, encode_kind
from clutch.engine.game import Game, Setup
from clutch.engine.match import Match
from clutch.engine.options import variants
from clutch.games.registry import all_games


def recorded(match: Match, seed: int) -> dict[str, Any]:
    """A whole game by random moves, through the eyes of the first seat."""
    chance = random.Random(seed)
    frames = [frame(match)]
    while match.outcome is None:
        for seat in match.deciders:
            while seat not in match.pending and not match.answer(seat, chance.choice(match.offers(seat))):
                if seat == 0 and match.offers(seat):
                    frames[-1]["plan"].append(moment(match))
            if seat == 0 and seat in match.pending:
                frames[-1]["planned"] = encode(match.observe(0).view)
        frames.append(frame(match))
    return {"players": match.setup.players, "components": encode(match.setup.components), "frames": frames}


def frame(match: Match) -> dict[str, Any]:
    """What happened, what there is now, and how a plan of the first seat looks after each of its moves, and made."""
    return {
        "events": [encode_kind(event) for event in match.seen_events(len(match.steps), 0)],
        **moment(match),
        "plan": [],
        "planned": None,
    }


def moment(match: Match) -> dict[str, Any]:
    return {"view": encode(match.observe(0).view), "offers": [encode_kind(offer) for offer in match.offers(0)]}


def setups(game: Game[Any, Any, Any, Any]) -> Iterator[Setup[Any, Any]]:
    """The usual game with all numbers of players, and every variant with some."""
    for players in game.players:
        yield game.prepare(players)
    for players, options in zip(cycle(game.players), variants(game.options)[1:], strict=False):
        yield game.prepare(players, encode(options))


def main() -> None:
    for game in all_games():
        games = [
            recorded(Match(game, setup, seed_from(number)), number)
            for number, setup in enumerate(setups(game), start=2)
        ]
        (Path(sys.argv[1]) / f"{game.name}.json").write_text(json.dumps(games), encoding="utf-8")


main()
