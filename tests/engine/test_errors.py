"""Every error says, in every language, what is wrong; a broken rule is cited."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from clutch.engine import errors
from clutch.engine.errors import ClutchError, IllegalMove
from clutch.engine.lines import Arg, Line, Who
from clutch.engine.words import LANGUAGES, Words
from clutch.games.registry import all_games
from tests.engine.fluent_files import FOLDERS, SOURCE, messages

EXAMPLES: dict[str, tuple[str, dict[str, Arg]]] = {
    "UnknownGame": ("unknown-game", {"name": "chess", "known": "eggs"}),
    "BadSeating": ("bad-player-count", {"players": 9, "least": 2, "most": 6}),
    "BadOptions": ("no-such-option", {"name": "snow", "known": "wind"}),
    "BadComponents": ("card-file-no-text", {"file": "my.toml"}),
    "BadMove": ("bad-move", {"problem": "kind"}),
    "NotYourDecision": ("not-your-decision", {"deciders": (Who(0), Who(1))}),
    "IllegalMove": ("illegal-move", {"why": Line("nothing-to-withdraw"), "offers": (Line("bad-view"),)}),
    "BadGameFile": ("game-file-bad-seed", {"file": "game.json"}),
    "UnknownBot": ("unknown-bot", {"name": "hal", "known": "greedy"}),
    "BadView": ("bad-view", {}),
}
CLASSES = sorted(name for name, cls in vars(errors).items() if isinstance(cls, type) and cls.__base__ is ClutchError)


def example(name: str, clause: str = "") -> ClutchError:
    message, args = EXAMPLES[name]
    error: ClutchError = getattr(errors, name)(message, clause=clause, **args)
    return error


def test_there_is_an_example_of_every_error() -> None:
    assert sorted(EXAMPLES) == CLASSES


@pytest.mark.parametrize("name", CLASSES)
def test_an_error_speaks_every_language(name: str) -> None:
    said = {example(name).say(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    for text in said:
        assert "{" not in text
        assert text.rstrip().endswith((".", ")")), "a sentence"


@pytest.mark.parametrize("name", CLASSES)
def test_an_error_printed_speaks_english(name: str) -> None:
    assert str(example(name)) == example(name).say("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clause_follows_in_brackets(language: str) -> None:
    plain, citing = example("IllegalMove"), example("IllegalMove", "EGG-3.1")
    assert citing.say(language) == f"{plain.say(language)}  [EGG-3.1]"


def test_names_are_put_in_when_they_are_known() -> None:
    error = example("NotYourDecision")
    assert error.say("en", ("Ann", "Bob")).endswith("waiting for: Ann and Bob.")
    assert error.say("fr", ("Ann", "Bob")).endswith("Ann et Bob.")
    assert "Player 1 and Player 2" in error.say()


def test_a_decision_after_the_end_says_that_the_game_is_over() -> None:
    assert str(errors.NotYourDecision("not-your-decision", deciders=())) == "The game is over."


def test_an_error_can_use_the_words_of_a_game() -> None:
    for game in all_games():
        error = IllegalMove("illegal-move", text=game.text, why=Line("not-now"), offers=(Line("game-name"),))
        assert Words("it", game.text).say("game-name") in error.say("it")


def raised_in_source() -> Iterator[tuple[str, str, set[str]]]:
    """Where an error is made, its message and the names of its arguments."""
    names = {*CLASSES, "CliError"}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                message = node.args[0]
                assert isinstance(message, ast.Constant), f"{path}:{node.lineno}"
                given = {each.arg or "" for each in node.keywords} - {"text", "clause"}
                yield f"{path.relative_to(SOURCE)}:{node.lineno}", str(message.value), given


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_that_is_raised_has_its_words_and_fills_them(language: str) -> None:
    known = {name: each for folder in FOLDERS for name, each in messages(folder, language).items()}
    found = list(raised_in_source())
    assert len(found) > 20
    for where, message, given in found:
        assert message in known, where
        assert known[message].variables == given, where
