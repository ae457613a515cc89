"""The kernels of two revisions, built side by side and measured alternately on one core:

    python -m benchmarks.side_by_side 13f5c41 [--turns 5] [--seconds 2]

For each game: random playouts, the same driven from Python one decision at a time, and search. Times are processor
time. Every figure is on a line of its own, `name = value`: the median of the newer one's rates divided by the older
one's. The older revision may be one from before positions, whose kernels were objects.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

ROOT = Path(__file__).parents[1]
PLAYERS = 4
GAMES = ("eggs_and_empires", "incubation", "empires_end")
SIMULATIONS = 2000

Work = Callable[[], int]  # does a bit, and says how much


def works_on_positions(kernel: Any) -> dict[str, Work]:
    from clutch.search.search import Search
    from clutch.search.think import settings_for

    position, root = kernel.start(0), kernel.start(1)
    root.set_horizon()
    settings = settings_for(root)
    seeds, dice = iter(range(10**9)), random.Random(1)  # noqa: S311 - a benchmark

    def playouts() -> int:
        for _ in range(20):
            position.start(next(seeds))
            position.play_out()
        return 20

    def driven() -> int:
        position.start(next(seeds))
        made = 0
        while not position.is_over():
            position.apply(dice.choice(position.legal_actions()))
            made += 1
        return made

    def search() -> int:
        nodes = SIMULATIONS * PLAYERS
        Search(root, 0, next(seeds) << 32, nodes, settings.exploration, settings.randomness).simulate(SIMULATIONS)
        return SIMULATIONS

    return {"playouts": playouts, "driven": driven, "search": search}


def works_on_objects(kernel: Any, root: Any) -> dict[str, Work]:
    """As kernels were before positions."""
    from clutch.search import think, tree

    old: Any = think
    root.start(1)
    root.look_ahead()
    settings = old.settings_for(root)
    seeds, dice = iter(range(10**9)), random.Random(1)  # noqa: S311 - a benchmark

    def playouts() -> int:
        for _ in range(20):
            kernel.start(next(seeds))
            kernel.playout()
        return 20

    def driven() -> int:
        kernel.start(next(seeds))
        made = 0
        while not kernel.over():
            kernel.apply(dice.choice(kernel.offers()))
            made += 1
        return made

    def search() -> int:
        grown: Any = vars(tree)["Tree"](
            root, 0, next(seeds) << 32, SIMULATIONS * PLAYERS, settings.exploration, settings.carelessness
        )
        old.simulate(grown, SIMULATIONS)
        return SIMULATIONS

    return {"playouts": playouts, "driven": driven, "search": search}


def measure(seconds: float) -> dict[str, float]:
    """The rates of the kernels that are imported here."""
    from clutch.games.registry import find_game

    rates = {}
    for name in GAMES:
        game = find_game(name)
        kernel: Any = game.kernel(game.prepare(PLAYERS))
        is_old = hasattr(kernel, "offers")
        works = works_on_objects(kernel, game.kernel(game.prepare(PLAYERS))) if is_old else works_on_positions(kernel)
        for what, work in works.items():
            work()
            done, began = 0, process_time()
            while (spent := process_time() - began) < seconds:
                done += work()
            rates[f"{name}.{what}"] = done / spent
    return rates


def measured_in(folder: Path, seconds: float) -> dict[str, float]:
    """The same, of another tree, on one core."""
    done = subprocess.run(  # noqa: S603 - our own script
        [sys.executable, str(Path(__file__)), "--measure", "--seconds", str(seconds)],
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        check=True,
        capture_output=True,
        text=True,
    )
    rates: dict[str, float] = json.loads(done.stdout)
    return rates


def build(revision: str, folder: Path) -> None:
    print(f"Building {revision} …", flush=True)
    run = {"check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run(["git", "-C", str(ROOT), "worktree", "add", "--detach", str(folder), revision], **run)  # type: ignore[call-overload]  # noqa: S603, S607
    subprocess.run([sys.executable, "setup.py", "build_ext", "--inplace", "--parallel", "2"], cwd=folder, **run)  # type: ignore[call-overload]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", nargs="?", help="the older one")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure of a turn")
    parser.add_argument("--measure", action="store_true", help="only what is imported here, as JSON")
    args = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    if args.measure:
        print(json.dumps(measure(args.seconds)))
        return
    if not args.revision:
        parser.error("name a revision to compare with")
    with tempfile.TemporaryDirectory() as folder:
        older = Path(folder) / "older"
        try:
            build(args.revision, older)
            pairs = []
            for turn in range(args.turns):
                pairs.append((measured_in(older, args.seconds), measured_in(ROOT, args.seconds)))
                print(f"Turn {turn + 1} of {args.turns} done.", flush=True)
        finally:
            subprocess.run(["git", "-C", str(ROOT), "worktree", "remove", "--force", str(older)], check=False)  # noqa: S603, S607
    ratios = {
        name: median(new[name] for _, new in pairs) / median(old[name] for old, _ in pairs) for name in pairs[0][0]
    }
    for name, value in ratios.items():
        print(f"side_by_side.{name} = {value:.3f}")
    print(f"side_by_side.sum = {sum(ratios.values()):.2f}")


if __name__ == "__main__":
    main()
