"""All words in all languages: nothing missing, nothing that cannot be filled in, and well set."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import product
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from clutch.bots.levels import BOTS
from clutch.engine.game import Game
from clutch.engine.lines import AS_POINTS, AS_SEAT, AS_SIGNED, Means, message_id
from clutch.engine.options import choices
from clutch.engine.words import LANGUAGES
from clutch.games.registry import all_games
from tests.engine.fluent_files import FILES, FOLDERS, HOLE, PLURALS, SOURCE, Message, line_at, messages, resource

ROOT = Path(__file__).parents[2]
NUMBERS_ONLY = ("cli-percent", "cli-decimal")
NO_BREAK_SPACES = "\u00a0\u202f"
GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
EACH_FILE = pytest.mark.parametrize(("folder", "language"), FILES, ids=lambda each: Path(each).parent.name or each)
EACH_FOLDER = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
AnyGame = Game[Any, Any, Any, Any]


def violations(folder: Path, language: str, pattern: str) -> list[str]:
    """file:line and the words around each match."""
    name = (folder / f"{language}.ftl").relative_to(ROOT)
    return [
        f"{name}:{piece.line} {message.id}: …{piece.text[max(0, match.start() - 15) : match.end() + 10]}…"
        for message in messages(folder, language).values()
        for piece in message.pieces
        for match in re.finditer(pattern, piece.text)
    ]


@EACH_FILE
def test_every_entry_can_be_read_and_no_name_is_used_twice(folder: Path, language: str) -> None:
    text, parsed = resource(folder, language)
    assert [f"line {line_at(text, entry)}" for entry in parsed.body if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@EACH_FOLDER
def test_the_same_messages_are_there_in_every_language(folder: Path) -> None:
    english = set(messages(folder, "en"))
    for language in LANGUAGES:
        assert english ^ set(messages(folder, language)) == set(), language


@EACH_FOLDER
def test_a_message_uses_the_same_variables_in_every_language(folder: Path) -> None:
    for name, english in messages(folder, "en").items():
        for language in LANGUAGES:
            assert messages(folder, language)[name].variables == english.variables, (language, name)


@EACH_FOLDER
def test_a_message_tells_the_same_cases_apart_in_every_language(folder: Path) -> None:
    """Plurals aside: each language has its own, and in French nought is singular."""
    for name, english in messages(folder, "en").items():
        for language in LANGUAGES:
            found = messages(folder, language)[name].choices
            for variable, keys in english.choices.items():
                counted = PLURALS | {"0", "1"} if keys & {"one", "many"} else PLURALS
                assert found.get(variable, set()) - counted == keys - counted, (language, name)


def plausible(message: Message) -> Iterator[dict[str, str | int]]:
    """Arguments that lead into every variant of a message; what it does not choose by needs one value only."""
    values: dict[str, list[str | int]] = {}
    for variable in message.variables:
        keys = message.choices.get(variable, set())
        named: list[str | int] = [int(key) if key.isdecimal() else key for key in sorted(keys - PLURALS)]
        counted: list[str | int] = [1, 5] if keys & PLURALS else []
        values[variable] = [1, 5] if message.id in NUMBERS_ONLY else [*named, *counted, "Ann"]
    for combination in product(*values.values()):
        yield dict(zip(values, combination, strict=True))


@EACH_FILE
def test_every_message_can_be_said_in_all_its_variants(folder: Path, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(resource(folder, language)[0]))
    for name, message in messages(folder, language).items():
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        for args in plausible(message):
            said, errors = bundle.format_pattern(pattern, args)
            assert errors == [], (name, args)
            assert str(said).strip(), (name, args)


def words_id(cls: Any) -> str:
    return message_id(cls)


def records_of(game: AnyGame) -> set[type[Any]]:
    """Every move and event, and the records that they carry."""
    found: set[type[Any]] = set()
    todo: list[Any] = [*game.moves, *game.events]
    while todo:
        each = todo.pop()
        if is_dataclass(each) and isinstance(each, type) and each not in found | {Means}:
            found.add(each)
            todo += get_type_hints(each, include_extras=True).values()
        todo += [inner for inner in get_args(each) if isinstance(inner, type) or get_origin(inner)]
    return found


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_event_has_its_words(game: AnyGame, language: str) -> None:
    known = messages(game.text, language)
    for cls in records_of(game):
        assert words_id(cls) in known
        assert known[words_id(cls)].variables <= {each.name for each in fields(cls)}, cls


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_that_an_event_gives_has_its_words(game: AnyGame, language: str) -> None:
    known = messages(game.text, language)
    for cls in records_of(game):
        for name, hint in get_type_hints(cls, include_extras=True).items():
            if get_origin(hint) is Literal:
                assert known[words_id(cls)].choices[name] == set(get_args(hint)), (cls, name)


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_of_a_kind_has_its_words(game: AnyGame, language: str) -> None:
    """A piece is named by its kind, with the key: a line gets its name, and cannot tell pieces apart."""
    known = messages(game.text, language)
    keys: dict[str, set[str]] = {}
    for cls in records_of(game):
        for name, hint in get_type_hints(cls, include_extras=True).items():
            kind = next((each.kind for each in get_args(hint) if isinstance(each, Means)), None)
            if kind and get_origin(get_args(hint)[0]) is Literal:
                keys.setdefault(kind, set()).update(get_args(get_args(hint)[0]))
                assert known[words_id(cls)].choices.get(name, set()) <= {"none", "other"}, (cls, name)
    for kind, of_kind in keys.items():
        assert known[kind].choices["key"] == of_kind, kind


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_piece_has_its_words(game: AnyGame, language: str) -> None:
    hints = [hint for cls in records_of(game) for hint in get_type_hints(cls, include_extras=True).values()]
    kinds = {each.kind for hint in hints for each in (*get_args(hint), *inner_args(hint)) if isinstance(each, Means)}
    assert kinds - {AS_SEAT.kind, AS_SIGNED.kind, AS_POINTS.kind} <= set(messages(game.text, language))


def inner_args(hint: Any) -> list[Any]:
    return [arg for inner in get_args(hint) if get_origin(inner) for arg in get_args(inner)]


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_choice_has_its_words(game: AnyGame, language: str) -> None:
    known = messages(game.text, language)
    assert {"game-name", "game-pitch", "game-length"} <= set(known)
    for name, values in choices(game.options).items():
        assert {f"option-{name}", *(f"option-{name}-{value}" for value in values)} <= set(known)
        for value in values:
            said = known[f"option-{name}-{value}"].pieces[0].text
            assert said.startswith(value), "one sees what to type"


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_has_its_words(game: AnyGame, language: str) -> None:
    sources = game.kernel(game.prepare(game.players[0])).sources
    assert {f"source-{name}" for name in sources} <= set(messages(game.text, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name(language: str) -> None:
    assert {f"bot-{name}" for name in BOTS} <= set(messages(SOURCE / "bots" / "text", language))


@EACH_FILE
def test_apostrophes_are_curly(folder: Path, language: str) -> None:
    assert violations(folder, language, r"(?<=\w)'(?=[\w" + HOLE + "])") == []


@EACH_FILE
def test_minus_signs_and_ranges_are_no_hyphens(folder: Path, language: str) -> None:
    """A hyphen after a capital is part of a name: EGG-5.1, UTF-8."""
    assert violations(folder, language, r"(?<![A-Z])-(?=\d)") == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_french_punctuation_has_its_no_break_spaces(folder: Path) -> None:
    """A question mark that stands alone before a word is the command for help; a colon before // is an address."""
    mark = rf"(?<![{NO_BREAK_SPACES}!?])(?::(?!//)|[;!]|\?(?! [a-z\d]))"
    quotes = rf"«(?![{NO_BREAK_SPACES}])|(?<![{NO_BREAK_SPACES}])»"
    assert violations(folder, "fr", mark) + violations(folder, "fr", quotes) == []
