"""`clutch replay`, `clutch verify` and `clutch cards`."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

from clutch.cli.context import CliError, console, words_for, wrapped
from clutch.cli.screens import find_screen
from clutch.engine.component_files import read_text
from clutch.engine.errors import UnknownGame
from clutch.engine.game import Game
from clutch.games.registry import GAMES, find_game
from clutch.tables.game_file import open_match, verify_game


def replay(path: Path, seat: int | None, language: str | None) -> None:
    saved, match = open_match(path)
    words = words_for(match.game, language, tuple(each.name for each in saved.seats))
    if seat is not None and not 1 <= seat <= saved.players:
        raise CliError("cli-bad-replay-seat", seat=seat, most=saved.players)
    screen = find_screen(match.game.name)
    for step, events in enumerate(match.events):
        everything = seat is None and match.outcome is not None  # a game that goes on keeps its secrets
        seen = events if everything else match.seen_events(step, None if seat is None else seat - 1)
        if seen and step:
            console.print(words.say("cli-replay-step", step=step), style="bold")
        for event in seen:
            console.print(wrapped(words.say(screen.line(event, match.setup)), 2), markup=False)
    if match.outcome is not None:
        console.print(words.say("cli-over", reason=words.say(match.outcome.reason)), style="bold")
        console.print(screen.result(match.observe(None), match.outcome, words))


def verify(path: Path, language: str | None) -> None:
    saved, match = verify_game(path)
    words = words_for(match.game, language)
    message = "cli-verify-ok-unfinished" if saved.outcome is None else "cli-verify-ok"
    console.print(
        words.say(message, file=str(path), steps=len(match.steps), fingerprint=saved.commitment),
        style="green",
        markup=False,
        soft_wrap=True,
    )


def check_cards(path: Path, language: str | None) -> None:
    game = game_of_card_file(path)
    components = game.read_components(path)
    words = words_for(game, language)
    said = words.say("cli-cards-ok", file=str(path), name=components.name, game=words.say("game-name"))
    console.print(said, style="green", markup=False, soft_wrap=True)


def game_of_card_file(path: Path) -> Game[Any, Any, Any, Any]:
    """The game that a card file names; whatever else is wrong with it is the game's to say."""
    try:
        name = tomllib.loads(read_text(path)).get("game")
    except (ValueError, RecursionError):
        return find_game(next(iter(GAMES)))  # its reader says what is wrong with a file that is no card file at all
    if not isinstance(name, str):
        raise CliError("cli-cards-no-game", file=str(path))
    if name not in GAMES:
        raise UnknownGame("unknown-game", name=name, known=", ".join(GAMES))
    return find_game(name)


def print_card_template(game: Game[Any, Any, Any, Any]) -> None:
    sys.stdout.write((game.folder / "components.toml").read_text(encoding="utf-8"))
