"""The server under load, beside boardgame.io, in one run: `python -m benchmarks.server`.

50 tables of four scripted players on loopback. Server and load have a core each. A move is an answer that was
acknowledged, that is, one that is safe on the disk. It has arrived when another player was told of it. Closed: everyone
answers as soon as they are asked. Paced: after a second on average. What counts are moves for each second that the
server computed: then it matters little what else runs on the machine. All are measured in turn, several times over, and
each ratio is the median of the ratios of the turns.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import uvloop
from tests.server.house import serving as clutch_serving
from tests.server.kill import NO_LIMITS
from tests.server.postgres import running

from benchmarks.boardgameio_load import BoardgameIoLoad
from benchmarks.boardgameio_load import serving as boardgameio_serving
from benchmarks.clutch_load import ClutchLoad
from benchmarks.load import Load, Measured

TABLES = 50
THINK = 1.0  # seconds, paced
SERVER_CORE, LOAD_CORE = 0, 1
BUSY = 0.9  # of a core: no more is to be had of it

OURS = "clutch_sqlite"
THEIRS_DURABLE, THEIRS_IN_MEMORY = "boardgameio_flatfile", "boardgameio_memory"
FIGURES: dict[str, Callable[[Measured], str]] = {
    "moves_per_second": lambda found: f"{found.per_second:.0f}",
    "moves_per_second_and_core": lambda found: f"{found.per_core:.0f}",
    "p50_milliseconds": lambda found: f"{found.quantile(0.5):.1f}",
    "p99_milliseconds": lambda found: f"{found.quantile(0.99):.1f}",
    "server_cores": lambda found: f"{found.server_cores:.2f}",
    "load_cores": lambda found: f"{found.load_cores:.2f}",
}

Measure = Callable[[float], Measured]  # of how long players think, in seconds


@dataclass(frozen=True)
class Length:
    """Of one measurement, in seconds."""

    warm: float
    measured: float


@contextmanager
def pinned(core: int) -> Iterator[None]:
    """On one core, with all that is started meanwhile."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core} & before or before)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def under(load: Load, length: Length) -> Measured:
    with pinned(LOAD_CORE):
        found = uvloop.run(load.run(TABLES, length.warm, length.measured))
    if load.problems:
        sys.exit(f"The server refused something: {load.problems[0]}")
    if not found.latencies:
        sys.exit("In all this time no move arrived. Measure for longer: --seconds")
    return found


def clutch(new_database: Callable[[], str], web: Path, length: Length) -> Measure:
    def measure(think: float) -> Measured:
        with ExitStack() as stack:
            with pinned(SERVER_CORE):
                server = stack.enter_context(clutch_serving(new_database(), web))
            return under(ClutchLoad(server, think), length)

    return measure


def boardgameio(is_durable: bool, length: Length) -> Measure:
    def measure(think: float) -> Measured:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory())) if is_durable else None
            with pinned(SERVER_CORE):
                server = stack.enter_context(boardgameio_serving(folder))
            return under(BoardgameIoLoad(server, think), length)

    return measure


def measured(what: dict[str, Measure], turns: int) -> dict[str, list[Measured]]:
    """Closed several times and paced once, all in turn, so that a noisy moment hits all alike."""
    found: dict[str, list[Measured]] = {name: [] for name in what}
    for turn in range(1, turns + 1):
        for name, measure in what.items():
            print(f"Turn {turn} of {turns}: {name}, closed …", file=sys.stderr, flush=True)
            found[name].append(measure(0))
    for name, measure in what.items():
        print(f"{name}, paced …", file=sys.stderr, flush=True)
        found[f"{name}.paced"] = [measure(THINK)]
    return found


def ratio(found: dict[str, list[Measured]], below: str) -> float:
    pairs = zip(found[OURS], found[below], strict=True)
    return median(ours.per_core / theirs.per_core for ours, theirs in pairs)


def limit(found: Measured) -> str:
    if found.server_cores > BUSY:
        return "the server's core"
    if found.load_cores > BUSY:
        return "the core of the load; the server could do more"
    return f"neither core: waiting for the disk, or other programs (load average {os.getloadavg()[0]:.1f})"


def say(found: dict[str, list[Measured]]) -> None:
    """Of several turns the one in the middle."""
    for name, turns in found.items():
        middle = sorted(turns, key=lambda each: each.per_core)[len(turns) // 2]
        for figure, told in FIGURES.items():
            print(f"server.{name}.{figure} = {told(middle)}")
    print(f"server.limited_by = {limit(found[OURS][-1])}")
    print(f"server.durable_vs_bgio_durable = {ratio(found, THEIRS_DURABLE):.2f}")
    print(f"server.durable_vs_bgio_memory = {ratio(found, THEIRS_IN_MEMORY):.2f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm", type=float, default=3)
    parser.add_argument("--turns", type=int, default=3)
    asked = parser.parse_args()
    length = Length(asked.warm, asked.seconds)
    os.environ.update(NO_LIMITS)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        web = folder / "web"
        web.mkdir()
        (web / "index.html").touch()
        what = {
            OURS: clutch(lambda: f"sqlite:///{folder / f'{time.time_ns()}.db'}", web, length),
            THEIRS_IN_MEMORY: boardgameio(is_durable=False, length=length),
            THEIRS_DURABLE: boardgameio(is_durable=True, length=length),
        }
        try:
            postgres = stack.enter_context(running())
            what["clutch_postgresql"] = clutch(postgres.new_database, web, length)
        except RuntimeError as error:
            print(f"Without PostgreSQL: {error}", file=sys.stderr)
        found = measured(what, asked.turns)
    say(found)


if __name__ == "__main__":
    main()
