"""Every game on the screen of a terminal: it fits, nothing is left out, and every choice has words of its own."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from clutch.bots import TEXT as BOT_TEXT
from clutch.cli.context import TEXT
from clutch.cli.screens import Screen, find_screen
from clutch.engine.chance import Chance, seed_from
from clutch.engine.game import Game
from clutch.engine.match import Match, Observation
from clutch.engine.words import LANGUAGES, Words
from clutch.games.registry import all_games

WIDTHS = (80, 100)
NAMES = ("Ann", "Bob", "Chiara", "Dimitri", "Émile", "Zoë")
LEFT_OUT = "…"  # what Rich writes where there is no room


def played(
    game: Game[Any, Any, Any, Any], players: int, seed: int = 5, **options: str
) -> tuple[Match, list[Observation]]:
    """A whole game at random, and what each decider saw, plans in the making included."""
    match, seen = Match(game, game.prepare(players, options), seed_from(seed)), []
    chance = Chance(seed_from(6))
    while match.outcome is None:
        seat = next(each for each in match.deciders if each not in match.pending)
        seen.append(match.observe(seat))
        match.answer(seat, chance.pick(seen[-1].offers))
    return match, seen


def shown(what: Any, width: int = WIDTHS[0]) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False, emoji=False)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_game_fits_into_eighty_columns(game: Game[Any, Any, Any, Any]) -> None:
    """With as many players as there can be; every decision in one of the languages, every other one a little wider."""
    match, seen = played(game, max(game.players))
    screen: Screen = find_screen(game.name)
    for number, each in enumerate(seen):
        words = Words(LANGUAGES[number % 3], TEXT, BOT_TEXT, game.text, names=NAMES[: max(game.players)])
        board = shown(screen.board(each, match.setup, words), WIDTHS[number % 2])
        assert LEFT_OUT not in board
        assert screen.question(each, match.setup, words)
        labels = [screen.label(each, offer, match.setup, words) for offer in each.offers]
        assert len(set(labels)) == len(labels), labels


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_help_result_and_log_are_said(game: Game[Any, Any, Any, Any], language: str) -> None:
    match, _ = played(game, 2)
    screen: Screen = find_screen(game.name)
    words = Words(language, TEXT, BOT_TEXT, game.text, names=NAMES[:2])
    assert match.outcome is not None
    assert words.say("label-total") in shown(screen.result(match.observe(None), match.outcome, words))
    assert words.say("cli-help-rules") in shown(screen.help(match.setup, words))
    assert screen.explain(1, match.setup, words) is not None
    assert screen.explain(0, match.setup, words) is None
    for step in match.events:
        for event in step:
            said = words.say(screen.line(event, match.setup))
            assert "{" not in said, said
            assert screen.coloured(said, words).plain == said
