"""Files and keys that somebody made to do harm: said clearly, and nothing happens."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from clutch.engine.match import Match
from clutch.tables.game_file import SavedSeat, save_game
from tests.cli.invoke import failed, run
from tests.cli.terminal import GAME, environment
from tests.contract.contract import new_match
from tests.play import play_on

ESCAPE = "x\u001b]0;gotcha\u0007\u001b[2J\u202e"


def saved(tmp_path: Path, steps: int) -> tuple[Path, dict[str, Any], Match]:
    from clutch.games.registry import find_game

    match = new_match(find_game(GAME), 3, {}, 5)
    play_on(match, steps=steps)
    path = tmp_path / "game.json"
    save_game(path, match, tuple(SavedSeat(name, "greedy") for name in ("Ann", "Bob", "Cleo")))
    return path, json.loads(path.read_text("utf-8")), match


def test_a_move_of_a_seat_that_cannot_be(tmp_path: Path) -> None:
    path, data, match = saved(tmp_path, 4)
    for scout in (-99, -1, 10**4000):
        move = {"kind": "TakeFaceDownEgg", "scout": scout}
        spoiled = data | {"steps": [*data["steps"], [{"seat": seat, "move": move} for seat in match.deciders]]}
        path.write_text(json.dumps(spoiled), "utf-8")
        failed("verify", str(path), says="step 5 does not follow the rules")


@pytest.mark.parametrize("extra", [[[]], [[]] * 500])
def test_steps_after_the_end_do_not_pass(tmp_path: Path, extra: list[list[Any]]) -> None:
    path, data, _ = saved(tmp_path, 10_000)
    assert run("verify", str(path)).exit_code == 0
    path.write_text(json.dumps(data | {"steps": data["steps"] + extra}), "utf-8")
    failed("verify", str(path), says="does not follow the rules")


@pytest.mark.parametrize(
    "spoil",
    [
        {ESCAPE: 1},
        {"game": ESCAPE},
        {"options": {ESCAPE: "x"}},
        {"options": {"scoring": ESCAPE}},
        {"seats": [{"name": ESCAPE, "player": "me"}] * 3},
        {"seats": [{"name": "Ann", "player": ESCAPE}] * 3},
        {"rules_version": 10**4000},
    ],
)
def test_nothing_in_a_file_commands_the_terminal(tmp_path: Path, spoil: dict[str, Any]) -> None:
    path, data, _ = saved(tmp_path, 4)
    path.write_text(json.dumps(data | spoil), "utf-8")
    for command in ("verify", "replay", "resume"):
        result = run(command, str(path))
        assert result.exit_code == 1
        assert "\u001b]0" not in result.output
        assert "\u202e" not in result.output
        assert "???" not in result.output


def test_a_card_file_cannot_command_the_terminal_or_keep_it_busy(tmp_path: Path) -> None:
    template = run("cards", "template", GAME).stdout
    path = tmp_path / "cards.toml"
    path.write_text(template.replace('"standard"', '"x\\u001b[2J"'), "utf-8")
    failed("cards", "check", str(path), says="printable")
    path.write_text("a" + ".a" * 40_000 + " = 1", "utf-8")
    failed("cards", "check", str(path), says="larger than 64,000 bytes")
    path.write_text(template.replace("value = 13", "value = " + "9" * 5000), "utf-8")
    failed("cards", "check", str(path), says=str(path))


def test_a_broken_file_among_the_saved_games_does_not_stop_resume(tmp_path: Path) -> None:
    games = tmp_path / "data" / "clutch" / "games"
    games.mkdir(parents=True)
    (games / "broken.json").write_text("{", "utf-8")
    (games / "dangling.json").symlink_to(tmp_path / "nowhere")
    command = [sys.executable, "-m", "clutch", "resume", "--lang", "en"]
    done = subprocess.run(command, env=environment(tmp_path), capture_output=True, text=True, check=False)  # noqa: S603
    assert (done.returncode, done.stderr.startswith("There is no saved game.")) == (1, True)


def test_ctrl_c_ends_a_simulation_on_many_cores(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "clutch", "simulate", GAME, "--bots", "hard", "--games", "100000", "--cores", "2"]
    child = subprocess.Popen(  # noqa: S603 - our own command
        command, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    try:
        wait_for_workers(child.pid)
        os.killpg(child.pid, signal.SIGINT)
        child.communicate(timeout=60)
    finally:
        if child.poll() is None:
            os.killpg(child.pid, signal.SIGKILL)
    assert child.returncode != 0


def wait_for_workers(pid: int) -> None:
    """Until the program has started its processes; it says nothing where there is no terminal."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    for _ in range(600):
        if len(children.read_text("ascii").split()) >= 3:  # two workers, and one that looks after their memory
            return
        sleep(0.1)
    raise AssertionError("no workers were started")
