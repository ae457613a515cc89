"""The kernel is the rules' twin: compiled and uncompiled."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import clutch
from clutch.engine.kernel import COMPILED
from clutch.games.registry import all_games, find_game
from tests.contract.contract import CASES, adapter_of, share_of
from tests.kernels.cross_check import cross_check, seeds_of

GAMES = 3_000  # of each game, over its player counts and options
UNCOMPILED = 300
ROOT = Path(__file__).parents[2]


def test_the_kernels_are_compiled() -> None:
    assert COMPILED


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rules_and_compiled_kernel_play_the_same_games(case: tuple[str, int, dict[str, Any]]) -> None:
    name, players, options = case
    happened = cross_check(find_game(name), players, options, seeds_of(case, GAMES))
    print(f"\n{case}: {dict(happened)}")  # noqa: T201 - pytest -s shows it


def test_rules_and_uncompiled_kernel_play_the_same_games(tmp_path: Path) -> None:
    """The same files as plain Python, where a bad index raises."""
    uncompiled = tmp_path / "src"
    shutil.copytree(
        Path(clutch.__file__).parent, uncompiled / "clutch", ignore=shutil.ignore_patterns("*.so", "__pycache__")
    )
    shutil.copytree(ROOT / "tests", uncompiled / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, "-m", "tests.kernels.cross_check", str(UNCOMPILED)],
        cwd=uncompiled,
        env={"PYTHONPATH": str(uncompiled)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for game, line in zip(all_games(), done.stdout.splitlines(), strict=True):
        games = sum(share_of(case, UNCOMPILED) for case in CASES if case[0] == game.name)
        assert line.startswith(f"{game.name}: {games} games, uncompiled, no difference")
        for rare in getattr(adapter_of(game), "RARE", ()):
            assert rare in line
