"""Card files, help, and how mistakes on the command line end."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from clutch import __version__
from tests.cli.invoke import failed, run, squeezed
from tests.cli.terminal import GAME, environment, words_in

COMMANDS = {
    (): "help-app",
    ("play",): "help-play",
    ("resume",): "help-resume",
    ("games",): "help-games",
    ("simulate",): "help-simulate",
    ("replay",): "help-replay",
    ("verify",): "help-verify",
    ("cards",): "help-cards",
    ("cards", "check"): "help-cards-check",
    ("cards", "template"): "help-cards-template",
}


def clutch(home: Path, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "clutch", *args]
    return subprocess.run(  # noqa: S603 - our own program
        command, env=environment(home) | env, capture_output=True, encoding="utf-8", check=False
    )


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """The standard card file, as the program prints it."""
    path = tmp_path / "my-eggs.toml"
    path.write_text(run("cards", "template", GAME).stdout, encoding="utf-8")
    return path


def test_the_standard_card_file_is_in_order(cards: Path) -> None:
    result = run("cards", "check", str(cards))
    assert result.exit_code == 0
    assert squeezed(f"{cards} is in order: “standard”, for Eggs and Empires.") in squeezed(result.stdout)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('name = "standard"', "name = 3", "line 9: “name” is not right."),
        ("points = 6", "points = 600", "line 12: “merchant.points” is not right."),
        ("value = 13", "value = thirteen", "line 22, column 9"),
        ("value = 13", "", "line 21: “eggs.0.value” is not right."),
        ("value = 12", 'value = "12"', "line 28: “eggs.1.value” is not right."),
        ("value = 13\ncopies = 1", "value = 13\ncopies = 60", "There must be from 22 to 60"),
        ('game = "eggs_and_empires"', "", "does not say which game it is for."),
        ('game = "eggs_and_empires"', 'game = "chess"', "There is no game called “chess”."),
    ],
)
def test_a_broken_card_file_is_told_where(cards: Path, old: str, new: str, says: str) -> None:
    text = cards.read_text(encoding="utf-8")
    assert old in text
    cards.write_text(text.replace(old, new, 1), encoding="utf-8")
    failed("cards", "check", str(cards), says=says)


def test_a_file_that_is_no_card_file_is_said_to_be_none(tmp_path: Path) -> None:
    failed("cards", "check", str(tmp_path / "nowhere.toml"), says="Cannot read the card file")
    failed("cards", "check", str(tmp_path), says="Cannot read the card file")
    (tmp_path / "picture.toml").write_bytes(b"\x89PNG\xff")
    failed("cards", "check", str(tmp_path / "picture.toml"), says="is not text")
    failed("cards", "template", "chess", says="There is no game called “chess”.")


def test_one_can_play_with_a_card_file_of_ones_own(cards: Path) -> None:
    command = ("simulate", GAME, "--games", "2", "--cores", "1", "--components", str(cards), "--json")
    assert run(*command).stdout == run(*command[:-3], "--json").stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: tuple[str, ...]) -> None:
    assert run(*command, "--help").exit_code == 0


def test_help_is_in_the_language_wished_for(tmp_path: Path) -> None:
    """All commands in one process, which reads its language when it starts."""
    script = "from clutch.cli.main import app\nfor each in {}: app([*each, '--help'], standalone_mode=False)"
    env = environment(tmp_path) | {"CLUTCH_LANG": "fr", "COLUMNS": "400"}
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", script.format(list(COMMANDS))],
        env=env,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    for message in (*COMMANDS.values(), "help-lang", "help-seed", "help-file"):
        assert words_in("fr").say(message) in done.stdout, message


@pytest.mark.parametrize(
    ("args", "variables"),
    [
        (("play", "chess"), {}),
        (("play", GAME, "--seats", "me,hal"), {}),
        (("play", GAME, "--lang", "de"), {}),
        (("simulate", GAME, "--option", "snow=deep"), {"CLUTCH_LANG": "it"}),
        (("resume",), {"CLUTCH_LANG": "fr"}),
        (("verify", "nowhere.json"), {}),
        (("simulate", GAME, "--components", "nowhere.toml"), {}),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_1(
    tmp_path: Path, args: tuple[str, ...], variables: dict[str, str]
) -> None:
    done = clutch(tmp_path, *args, COLUMNS="400", **variables)
    assert done.returncode == 1
    assert done.stdout == ""
    assert re.fullmatch(r"[^\n]+\n", done.stderr), done.stderr
    assert "Traceback" not in done.stderr


def test_lines_for_another_program_are_not_broken(tmp_path: Path) -> None:
    """Nor are file names: one wants to copy them."""
    path = tmp_path / ("long-" * 20) / "nowhere.json"
    done = clutch(tmp_path, "verify", str(path))
    assert str(path) in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "args",
    [("--wrong",), ("play", GAME, "--wrong"), ("simulate", GAME, "--games", "many"), ("dance",)],
)
def test_a_wrong_flag_is_exit_code_2(args: tuple[str, ...]) -> None:
    assert run(*args).exit_code == 2


def test_the_version_is_shown() -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, f"{__version__}\n")


def test_the_installed_command_is_the_module(tmp_path: Path) -> None:
    command = Path(sys.executable).parent / "clutch"
    assert os.access(command, os.X_OK)
    done = subprocess.run([command, "--version"], env=environment(tmp_path), capture_output=True, check=True)  # noqa: S603
    assert done.stdout.decode() == clutch(tmp_path, "--version").stdout == f"{__version__}\n"
