"""How fast the kernels are, beside OpenSpiel's C++ games, in one run on one core: `make bench`.

    python benchmarks/speed.py [--game incubation ...] [--turns 7] [--seconds 1]

Every figure is on a line of its own, `name = value`. What counts are the ratios: machines differ, and are noisy. So all
measurements are taken in turn, several times over, and each ratio is the median of the ratios of the turns.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from clutch.engine.chance import seed_from
from clutch.engine.kernel import COMPILED, Kernel, Position
from clutch.engine.match import Match
from clutch.games.registry import all_games, find_game
from clutch.search.search import Search
from clutch.search.think import settings_for

GOOFSPIEL = "goofspiel(players=4,num_cards=13,imp_info=True)"
PLAYERS = 4
ROWS = 1024  # of a batch

Work = Callable[[], int]  # does a bit, and says how much


def rate(work: Work, seconds: float) -> float:
    """How much a second."""
    done, began = 0, perf_counter()
    while (spent := perf_counter() - began) < seconds:
        done += work()
    return done / spent


def openspiel_decisions() -> Work:
    """OpenSpiel's C++ goofspiel, driven from Python: decisions of single players."""
    game = pyspiel.load_game(GOOFSPIEL)
    dice = random.Random(1)  # noqa: S311 - a benchmark

    def one_game() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
                continue
            state.apply_actions([dice.choice(state.legal_actions(player)) for player in range(PLAYERS)])
            decisions += PLAYERS
        return decisions

    return one_game


def kernel_games(kernel: Kernel, count: int, decisions: bool) -> Work:
    """Whole random games inside the kernel: how many games, or decisions."""
    seeds = iter(range(10**9))
    position = kernel.start(0)

    def some() -> int:
        made = 0
        for _ in range(count):
            position.start(next(seeds))
            made += position.play_out()
        return made if decisions else count

    return some


def driven_decisions(kernel: Kernel) -> Work:
    """The same, one decision at a time from Python."""
    dice = random.Random(1)  # noqa: S311 - a benchmark
    seeds = iter(range(10**9))
    position = kernel.start(0)

    def one_game() -> int:
        position.start(next(seeds))
        decisions = 0
        while not position.is_over():
            position.apply(dice.choice(position.legal_actions()))
            decisions += 1
        return decisions

    return one_game


def batch_decisions(kernel: Kernel, rows: int) -> Work:
    """Random playouts side by side, one decision of each at a time, chosen in NumPy."""
    dice = np.random.default_rng(1)
    batch = kernel.batch(rows)
    seeds = iter(range(0, 10**12, rows))

    def all_to_the_end() -> int:
        first = next(seeds)
        batch.start(np.arange(first, first + rows))
        playing, made = np.arange(rows), 0
        which: NDArray[np.int64] | None = None  # all
        while len(playing):
            legal = batch.legal_actions(which)
            if not legal.counts.all():
                playing = which = playing[legal.counts > 0]
                continue
            picks = (dice.random(len(playing)) * legal.counts).astype(np.int32)
            batch.apply(legal.actions[np.arange(len(playing)), picks], which)
            made += len(playing)
        return made

    return all_to_the_end


def rules_games(game: Any) -> Work:
    """The plain Python rules."""
    setup = game.prepare(PLAYERS)
    dice = random.Random(1)  # noqa: S311 - a benchmark
    seeds = iter(range(10**9))

    def one_game() -> int:
        match = Match(game, setup, seed_from(next(seeds)))
        while match.outcome is None:
            for seat in match.deciders:
                is_whole = False  # a plan takes several moves
                while not is_whole:
                    is_whole = match.answer(seat, dice.choice(match.offers(seat))) or seat in match.pending
        return 1

    return one_game


def searches(root: Position, count: int, nodes: int) -> Work:
    """Searches of so many simulations each, as the bots do them.

    Without room for a node they are bare playouts: go back, deal anew, play by rules of thumb to the horizon, ask for
    values; all in compiled code.
    """
    seeds = iter(range(10**9))
    settings = settings_for(root)

    def one_search() -> int:
        Search(root, 0, next(seeds) << 32, nodes, settings.exploration, settings.randomness).simulate(count)
        return count

    return one_search


def measured(works: dict[str, Work], turns: int, seconds: float) -> dict[str, list[float]]:
    """All in turn, several times over, so that a noisy moment hits all alike."""
    for work in works.values():
        rate(work, 0.1)
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(turns):
        for name, work in works.items():
            found[name].append(rate(work, seconds))
    return found


def ratio(found: dict[str, list[float]], above: str, below: str) -> float:
    return median(a / b for a, b in zip(found[above], found[below], strict=True))


def label(game: str, figure: str) -> str:
    return f"batch.{game}.{figure}" if figure.startswith("batch") else f"{game}.{figure}"


def main() -> None:
    known = [game.name for game in all_games()]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", nargs="+", choices=known, default=known, help="otherwise all")
    parser.add_argument("--turns", type=int, default=7, help="how often each is measured")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement of a turn")
    args = parser.parse_args()
    if args.turns < 1 or args.seconds <= 0:
        parser.error("--turns and --seconds are more than nothing")
    if not COMPILED:
        sys.exit("The kernels are not compiled. Run `make bench`, which compiles them first.")
    for game in map(find_game, args.game):
        kernel = game.kernel(game.prepare(PLAYERS))
        root = kernel.start(1)
        root.set_horizon()
        found = measured(
            {
                "openspiel_decisions_per_second": openspiel_decisions(),
                "kernel_decisions_per_second": kernel_games(kernel, 50, decisions=True),
                "kernel_games_per_second": kernel_games(kernel, 50, decisions=False),
                "kernel_driven_decisions_per_second": driven_decisions(kernel),
                "batch_decisions_per_second": batch_decisions(kernel, ROWS),
                "rules_games_per_second": rules_games(game),
                "playouts_per_second": searches(root, 2000, nodes=0),
                "search_simulations_per_second": searches(root, 2000, nodes=2000 * PLAYERS),
            },
            args.turns,
            args.seconds,
        )
        for name, rates in found.items():
            print(f"{label(game.name, name)} = {median(rates):.0f}")
        ratios = {
            "kernel_vs_openspiel": ("kernel_decisions_per_second", "openspiel_decisions_per_second"),
            "kernel_driven_vs_openspiel": ("kernel_driven_decisions_per_second", "openspiel_decisions_per_second"),
            "batch_vs_openspiel": ("batch_decisions_per_second", "openspiel_decisions_per_second"),
            "kernel_vs_rules": ("kernel_games_per_second", "rules_games_per_second"),
            "search_vs_playouts": ("search_simulations_per_second", "playouts_per_second"),
        }
        for name, (above, below) in ratios.items():
            print(f"{label(game.name, name)} = {ratio(found, above, below):.2f}", flush=True)


if __name__ == "__main__":
    main()
