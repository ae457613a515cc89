"""Whole games in a pseudo-terminal: every language, alone, at one keyboard, interrupted and resumed."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from clutch.engine.chance import seed_from
from clutch.engine.lines import Line
from clutch.engine.match import Match
from clutch.engine.words import LANGUAGES
from clutch.games.registry import find_game
from clutch.tables.game_file import load_game, verify_game
from tests.cli.terminal import GAME, Terminal, clutch, environment, words_in

PLAY = ("play", GAME, "--seed", "4")
ALONE = (*PLAY, "--seats", "me,greedy,greedy")
GO_ON = "Press Enter to go on. "
TOGETHER = (*PLAY, "--seats", "me,me", "--names", "Ann,Bob")


def card_names(language: str = "en") -> dict[int, str]:
    words = words_in(language)
    return {card: words.say("adventurer", key=card) for card in range(1, 11)}


@dataclass(frozen=True)
class Script:
    """What is to be seen of a game in which Ann types 1 first."""

    game: str
    second: str  # what she reads at her second decision
    seventh: Line  # what number 7 of the help explains
    explained: int  # how many numbers there are
    told: Line  # what is in the log


EGGS = Script(GAME, "decide-choosing", Line("adventurer", {"key": 7}), 10, Line("round-began", {"round": 1}))
INCUBATION = Script("incubation", "keep-dice", Line("title-water"), 17, Line("turn-began", {"round": 1, "seat": "Ann"}))
EMPIRES_END = Script(
    "empires_end", "label-hand", Line("title-stock"), 53, Line("phase-began", {"number": 1, "phase": "disaster"})
)
EACH_GAME = pytest.mark.parametrize("script", [EGGS, INCUBATION, EMPIRES_END], ids=lambda script: script.game)


def play_to_the_end(terminal: Terminal) -> None:
    """1 at every prompt, until the seed is shown."""
    fair = terminal.words.say("cli-fair", seed="")
    terminal.child.sendline("1")
    while terminal.wait_for(terminal.prompt, fair) == 0:
        terminal.child.sendline("1")


def verified(home: Path, path: Path) -> bool:
    command = [sys.executable, "-m", "clutch", "verify", str(path)]
    return subprocess.run(command, env=environment(home), capture_output=True, check=False).returncode == 0  # noqa: S603


@pytest.mark.parametrize(
    ("script", "language"),
    [*((EGGS, language) for language in LANGUAGES), (INCUBATION, "fr")],
    ids=lambda each: getattr(each, "game", each),
)
def test_a_whole_game_can_be_played(tmp_path: Path, language: str, script: Script) -> None:
    halfway, whole = tmp_path / "halfway.json", tmp_path / "whole.json"
    play = ("play", script.game, "--seed", "4", "--seats", "me,greedy,greedy", "--names", "Ann", "--save", str(whole))
    with clutch(tmp_path, *play, language=language, game=script.game) as terminal:
        words = terminal.words
        terminal.wait_for(terminal.prompt)
        assert words.say("cli-nothing-to-undo") in terminal.ask("undo")
        assert words.say(script.second) in terminal.ask("1")
        assert words.say("cli-help-rules") in terminal.ask("?")
        assert words.say(script.seventh) in terminal.ask("? 7")
        beyond = str(script.explained + 1)
        assert words.say("cli-no-such-card", number=beyond) in terminal.ask(f"? {beyond}")
        assert words.say("cli-hint-title") in terminal.ask("hint")
        not_understood = re.escape(words.say("cli-not-understood", typed="99", most="MOST"))
        assert re.search(not_understood.replace("MOST", r"\d+"), terminal.ask("99"))
        terminal.ask("1")
        undone = terminal.ask("undo")
        assert words.say("cli-undone") in undone
        assert words.say(script.second) in undone
        terminal.ask("1")
        assert words.say(script.told) in terminal.ask("log")
        terminal.ask(f"save {halfway}")
        play_to_the_end(terminal)
        assert terminal.end() == 0
        screen = "\n".join(terminal.screen())
    outcome = load_game(whole).outcome
    assert outcome is not None
    assert words.say("cli-over", reason=words.say(outcome.reason)) in screen
    assert words.say("label-total") in screen
    assert load_game(halfway).outcome is None
    assert verified(tmp_path, whole)
    assert verified(tmp_path, halfway)


def test_a_name_with_capitals_is_saved_under_that_name(tmp_path: Path) -> None:
    with clutch(tmp_path, *ALONE) as terminal:
        terminal.wait_for(terminal.prompt)
        terminal.ask("SAVE Half-Way.json")
    assert (tmp_path / "Half-Way.json").exists()


def test_nothing_that_is_typed_ends_the_game(tmp_path: Path) -> None:
    with clutch(tmp_path, *ALONE) as terminal:
        terminal.wait_for(terminal.prompt)
        for typed in ("[/red]", "? x", "?x", "? 0", "save /dev/null/x", "", " ", "0", "-1", "1.5", "²", "9" * 2000):
            assert "Traceback" not in terminal.ask(typed)


def test_brackets_after_the_command_for_help_are_only_brackets(tmp_path: Path) -> None:
    with clutch(tmp_path, *ALONE) as terminal:
        terminal.wait_for(terminal.prompt)
        assert "[/red]" in terminal.ask("? [/red]")


def take_over(terminal: Terminal) -> None:
    """Press Enter, read what happened, press Enter again, and look at the table."""
    terminal.press_enter()
    while terminal.wait_for(terminal.prompt, GO_ON) == 1:
        terminal.press_enter()


def shown_hand(terminal: Terminal) -> set[str]:
    text = "\n".join(terminal.screen())
    return {name for name in card_names().values() if name in text}


def test_at_one_keyboard_nobody_sees_the_cards_of_another(tmp_path: Path) -> None:
    game = find_game(GAME)
    names = card_names()
    match = Match(game, game.prepare(2), seed_from(4))
    hands = [{names[card] for card in match.observe(seat).view.areas[seat].hand} for seat in (0, 1)]
    assert hands[0] - hands[1]
    assert hands[1] - hands[0]
    with clutch(tmp_path, *TOGETHER) as terminal:
        for name, hand in 2 * [("Ann", hands[0]), ("Bob", hands[1])]:  # the mulligan, then the first cards
            terminal.wait_for("Press Enter. ")
            assert f"{name}, it is your turn" in "\n".join(terminal.screen())
            assert shown_hand(terminal) == set()
            take_over(terminal)
            assert shown_hand(terminal) == hand
            terminal.child.sendline("1")
            terminal.wait_for("Press Enter to hide your cards. ")
            terminal.press_enter()
        terminal.wait_for("Press Enter. ")
        assert shown_hand(terminal) == set()


def test_at_one_keyboard_an_interruption_hides_the_cards(tmp_path: Path) -> None:
    with clutch(tmp_path, *TOGETHER) as terminal:
        terminal.wait_for("Press Enter. ")
        take_over(terminal)
        terminal.child.sendintr()
        assert terminal.end() == 130
        assert shown_hand(terminal) == set()


def test_at_one_keyboard_nothing_is_taken_back(tmp_path: Path) -> None:
    with clutch(tmp_path, *TOGETHER) as terminal:
        terminal.wait_for("Press Enter. ")
        take_over(terminal)
        assert terminal.words.say("cli-no-undo") in terminal.ask("undo")


def test_a_plan_can_be_started_over(tmp_path: Path) -> None:
    play = ("play", EMPIRES_END.game, "--seats", "me,me", "--option", "length=quick")
    with clutch(tmp_path, *play, game=EMPIRES_END.game) as terminal:
        for _ in ("Ann", "Bob"):  # keep their cards
            terminal.wait_for("Press Enter. ")
            take_over(terminal)
            terminal.child.sendline("1")
            terminal.wait_for("Press Enter to hide your cards. ")
            terminal.press_enter()
        terminal.wait_for("Press Enter. ")
        take_over(terminal)
        assert terminal.words.say("decide-found_second") in terminal.ask("1")
        undone = terminal.ask("undo")
        assert terminal.words.say("cli-undone") in undone
        assert terminal.words.say("decide-found_first") in undone


@EACH_GAME
def test_a_whole_game_can_be_played_at_one_keyboard(tmp_path: Path, script: Script) -> None:
    path = tmp_path / "together.json"
    play = ("play", script.game, "--seed", "4", "--seats", "me,me", "--save", str(path))
    with clutch(tmp_path, *play, game=script.game) as terminal:
        waits = (terminal.prompt, "Press Enter. ", GO_ON, "Press Enter to hide your cards. ", "The seed of this deal")
        while (found := terminal.wait_for(*waits)) < 4:
            terminal.child.sendline("1" if found == 0 else "")
        assert terminal.end() == 0
    assert verify_game(path)[1].outcome is not None


def decision_on(terminal: Terminal) -> list[str]:
    """The screen from the headline of the board to the question."""
    lines = [line.rstrip() for line in terminal.screen()]
    first = max(number for number, line in enumerate(lines) if line.startswith("Round 1 of 3"))
    last = max(number for number, line in enumerate(lines) if terminal.words.say("decide-choosing") in line)
    return lines[first : last + 1]


@pytest.mark.parametrize(
    ("leave", "by_name"), [("ctrl-c", False), ("ctrl-c", True), ("ctrl-d", False), ("quit", False)]
)
def test_an_interrupted_game_goes_on_at_the_same_decision(tmp_path: Path, leave: str, by_name: bool) -> None:
    with clutch(tmp_path, *ALONE) as terminal:
        terminal.wait_for(terminal.prompt)
        terminal.ask("2")
        before = decision_on(terminal)
        if leave == "ctrl-c":
            terminal.child.sendintr()
        elif leave == "ctrl-d":
            terminal.child.sendeof()
        else:
            terminal.child.sendline(leave)
        terminal.wait_for("The game is saved. Go on with: clutch resume")
        assert terminal.end() == (0 if leave == "quit" else 130)
    (path,) = (tmp_path / "data" / "clutch" / "games").iterdir()
    with clutch(tmp_path, "resume", *([str(path)] if by_name else [])) as terminal:
        terminal.wait_for(terminal.prompt)
        assert decision_on(terminal) == before
        terminal.ask("1")
    assert load_game(path).seats[0].player == "me"
