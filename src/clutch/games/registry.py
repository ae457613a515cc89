"""The games that there are: one line each."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from clutch.engine.errors import UnknownGame
from clutch.engine.game import Game

GAMES = {
    "eggs_and_empires": "clutch.games.eggs_and_empires.game",
    "incubation": "clutch.games.incubation.game",
    "empires_end": "clutch.games.empires_end.game",
}


@cache
def find_game(name: str) -> Game[Any, Any, Any, Any]:
    if name not in GAMES:
        raise UnknownGame("unknown-game", name=name, known=", ".join(GAMES))
    game: Game[Any, Any, Any, Any] = import_module(GAMES[name]).GAME
    return game


def all_games() -> list[Game[Any, Any, Any, Any]]:
    return [find_game(name) for name in GAMES]
