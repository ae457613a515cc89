"""Empire's End in a terminal: cards have names, long lists are grouped, every question can be put."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, get_args

import pytest
from rich.cells import cell_len

from clutch.bots import TEXT as BOT_TEXT
from clutch.cli.context import TEXT
from clutch.cli.screens import find_screen
from clutch.cli.screens.empires_end_help import SHEETS
from clutch.cli.screens.empires_end_offers import LISTED, Decision
from clutch.cli.screens.empires_end_pieces import CELL, mark
from clutch.engine.lines import line_of
from clutch.engine.match import Match, Observation
from clutch.engine.words import LANGUAGES, Words
from clutch.games.empires_end.moves import NUMBERS, Move
from clutch.games.empires_end.state import Asked, Planned
from clutch.games.empires_end.view import View
from clutch.games.registry import find_game
from tests.cli.test_screens import NAMES, played, shown

GAME = find_game("empires_end")
SCREEN = find_screen("empires_end")
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@cache
def games() -> list[tuple[Match, list[Observation]]]:
    return [played(GAME, 2, length="quick", stocks="open"), played(GAME, 3), played(GAME, 4)]


def words_in(language: str) -> Words:
    return Words(language, TEXT, BOT_TEXT, GAME.text, names=NAMES[:4])


@EACH_LANGUAGE
def test_what_happens_is_told_with_the_names_of_cards_and_locations(language: str) -> None:
    words = words_in(language)
    numbered = [words.say(kind, key=0).removesuffix("0") for kind in ("card", "location")]
    for match, _ in games():
        for event in (event for step in match.events for event in step):
            said = words.say(SCREEN.line(event, match.setup))
            assert not re.search(rf"\b({'|'.join(numbered)})\d", said), said
            assert not re.search(r"\bnone\b", said), said


@EACH_LANGUAGE
def test_every_question_is_put_with_all_it_is_about(language: str) -> None:
    words = words_in(language)
    asked = set()
    for match, seen in games():
        for each in seen:
            view: View = each.view
            asked.add((view.asked, view.plan.next if view.plan else ""))
            question = SCREEN.question(each, match.setup, words)
            assert not re.search(r"[{}]|\bnone\b", question), question
    assert len(asked) >= 20


@EACH_LANGUAGE
def test_everything_that_is_decided_has_its_question(language: str) -> None:
    decided = {*get_args(Asked), *get_args(Planned)} - {"over", "done"}
    assert [each for each in sorted(decided) if not words_in(language).knows(f"decide-{each}")] == []


def test_a_long_list_is_grouped_with_all_its_numbers() -> None:
    words = words_in("en")
    long = [(match, each) for match, seen in games() for each in seen if len(each.offers) > LISTED]
    assert long
    for match, each in long:
        assert not SCREEN.lists_offers(each)
        grouped = shown(Decision(each, match.setup.components).grouped(words))
        assert grouped in shown(SCREEN.board(each, match.setup, words))
        assert set(range(1, len(each.offers) + 1)) <= {int(number) for number in re.findall(r"\b\d+\b", grouped)}


@EACH_LANGUAGE
def test_the_mark_of_every_innovation_fits_under_its_location(language: str) -> None:
    components: Any = GAME.prepare(2).components
    words = words_in(language)
    for card in components.disasters:
        assert 0 < cell_len(mark(card.innovation, words).plain) < CELL
    for location in components.locations:
        short = words.say("location-short", key=location.kind)
        assert cell_len(f"{short}{location.value}") < CELL


@EACH_LANGUAGE
def test_every_sheet_can_be_shown(language: str) -> None:
    for number in range(1, len(SHEETS) + 1):
        assert SCREEN.explain(number, None, words_in(language)) is not None
    assert SCREEN.explain(len(SHEETS) + 1, None, words_in(language)) is None


@EACH_LANGUAGE
def test_every_move_has_words_of_its_own(language: str) -> None:
    """As they stand in an error, without a table to look at."""
    moves: list[Move] = [move for move in NUMBERS if getattr(move, "gives", True)]
    said = [words_in(language).say(line_of(move)) for move in moves]
    assert len(set(said)) == len(said)
