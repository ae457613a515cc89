"""The server under load, beside boardgame.io, in one run: `python -m benchmarks.server`.

50 tables of four scripted players on loopback. Server and load have a core each. A move is an answer that was
acknowledged, that is, one that is safe on the disk. It has arrived when another player was told of it. Closed: everyone
answers as soon as they are asked. Paced: after a second on average. What counts are moves for each second that the
server computed: then it matters little what else runs on the machine. All are measured in turn, several times over, and
each ratio is the median of the ratios of the turns.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import uvloop
from tests.server.house import Server, free_port
from tests.server.kill import NO_LIMITS
from tests.server.postgres import running

from benchmarks.load import Load

ROOT = Path(__file__).parents[1]
RIG = ROOT.parent / "shared" / "rigs" / "boardgameio"
TABLES = 50
THINK = 1.0  # seconds, paced
ROUNDS = 100  # of a match of boardgame.io
SERVER_CORE, LOAD_CORE = 0, 1


@dataclass(frozen=True)
class Line:
    """One measurement."""

    moves_per_second: float
    moves_per_core: float
    p50: float  # milliseconds from a move to its arrival at another player
    p99: float
    server_cores: float
    load_cores: float

    def __str__(self) -> str:
        return (
            f"{self.moves_per_second:9.0f} {self.moves_per_core:10.0f} {self.p50:8.1f} {self.p99:8.1f} "
            f"{self.server_cores:8.2f} {self.load_cores:6.2f}"
        )


HEADING = f"{'':28}{'moves/s':>9} {'per core':>10} {'p50 ms':>8} {'p99 ms':>8} {'server':>8} {'load':>6}"
Measure = Callable[[float], Line]  # of how long players think, in seconds


@contextmanager
def pinned(core: int) -> Iterator[None]:
    """On one core, with all that is started meanwhile."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core} & before or before)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@dataclass(frozen=True)
class Clutch:
    new_database: Callable[[], str]
    web: Path
    warm: float
    seconds: float

    def __call__(self, think: float) -> Line:
        server = Server(self.new_database(), self.web)
        with pinned(SERVER_CORE):
            server.start()
        try:
            with pinned(LOAD_CORE):
                load = Load(server, think)
                found = uvloop.run(load.run(TABLES, self.warm, self.seconds))
        except Exception:
            server.stop()
            print(server.log.decode(), file=sys.stderr)  # why, if it knows
            raise
        server.stop()
        if load.problems:
            sys.exit(f"The server refused something: {load.problems[0]}")
        return Line(
            moves_per_second=found.per_second,
            moves_per_core=found.per_core,
            p50=found.quantile(0.5),
            p99=found.quantile(0.99),
            server_cores=found.server_cpu / found.seconds,
            load_cores=found.load_cpu / found.seconds,
        )


@dataclass(frozen=True)
class BoardgameIo:
    store: str  # inmemory or flatfile
    rig: Path
    warm: float
    seconds: float

    def __call__(self, think: float) -> Line:
        with tempfile.TemporaryDirectory() as folder:
            settings = {"STORE": self.store, "DIR": folder, "THINK": round(think * 1000), "ROUNDS": ROUNDS}
            settings |= {"PORT": free_port(), "MATCHES": TABLES, "SECS": self.seconds, "WARM": self.warm}
            environment = {**os.environ, "NODE_ENV": "production", **{name: str(of) for name, of in settings.items()}}
            with pinned(SERVER_CORE):
                server = self._start("server.js", environment)
            try:
                assert server.stdout is not None
                while b"ready" not in server.stdout.readline():
                    assert server.poll() is None, "boardgame.io does not start"
                with pinned(LOAD_CORE):
                    load = self._start("load.js", environment | {"SRV_PID": str(server.pid)})
                said = load.communicate(timeout=self.seconds + self.warm + 60)[0]
            finally:
                server.send_signal(signal.SIGTERM)
                server.communicate()
        found = json.loads(said)
        return Line(
            moves_per_second=found["moves_per_s"],
            moves_per_core=found["moves_per_s"] / found["server_cpu_cores"],
            p50=found["to_others_ms"]["p50"],
            p99=found["to_others_ms"]["p99"],
            server_cores=found["server_cpu_cores"],
            load_cores=found["loadgen_cpu_cores"],
        )

    def _start(self, script: str, environment: dict[str, str]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(  # noqa: S603 - the rig's own script
            [str(shutil.which("node")), script],
            cwd=self.rig,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )


def installed_rig(rig: Path, folder: Path) -> Path:
    """A copy outside the project, with boardgame.io in it."""
    if not (rig / "load.js").is_file() or shutil.which("npm") is None:
        sys.exit(f"This compares with boardgame.io: install Node.js, and name the rig's folder with --rig (not {rig}).")
    copy = folder / "boardgameio"
    shutil.copytree(rig, copy, ignore=shutil.ignore_patterns("node_modules"))
    print("Installing boardgame.io …", file=sys.stderr, flush=True)
    subprocess.run([str(shutil.which("npm")), "install", "--silent"], cwd=copy, check=True)  # noqa: S603 - npm
    return copy


def say_limits(line: Line) -> None:
    if line.server_cores > 0.9:
        print("limited by: the server's core")
    elif line.load_cores > 0.9:
        print("limited by: the core of the load; the server could do more")
    else:
        busy = os.getloadavg()[0]
        print(
            f"limited by: neither core was used up: waiting for the disk, or other programs (load average {busy:.1f})"
        )


def measured(what: dict[str, Measure], turns: int) -> dict[str, list[Line]]:
    found: dict[str, list[Line]] = {name: [] for name in what}
    print(HEADING)
    for _ in range(turns):
        for name, measure in what.items():
            found[name].append(measure(0))
            print(f"{name + ', closed':28}{found[name][-1]}", flush=True)
    for name, measure in what.items():
        print(f"{name + ', paced':28}{measure(THINK)}", flush=True)
    return found


def ratio(found: dict[str, list[Line]], below: str) -> float:
    pairs = zip(found["Clutch, SQLite"], found[below], strict=True)
    return median(ours.moves_per_core / theirs.moves_per_core for ours, theirs in pairs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rig", type=Path, default=RIG, help="the folder of the boardgame.io rig")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm", type=float, default=3)
    parser.add_argument("--turns", type=int, default=3)
    asked = parser.parse_args()
    os.environ.update(NO_LIMITS)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        rig = installed_rig(asked.rig, folder)
        web = folder / "web"
        web.mkdir()
        (web / "index.html").touch()
        length = asked.warm, asked.seconds
        what: dict[str, Measure] = {
            "Clutch, SQLite": Clutch(lambda: f"sqlite:///{folder / f'{time.time_ns()}.db'}", web, *length),
            "boardgame.io, memory": BoardgameIo("inmemory", rig, *length),
            "boardgame.io, FlatFile": BoardgameIo("flatfile", rig, *length),
        }
        try:
            postgres = stack.enter_context(running())
            what["Clutch, PostgreSQL"] = Clutch(postgres.new_database, web, *length)
        except RuntimeError as error:
            print(f"Without PostgreSQL: {error}", file=sys.stderr)
        found = measured(what, asked.turns)
    say_limits(found["Clutch, SQLite"][-1])
    for name, lines in found.items():
        key = "".join(letter if letter.isalnum() else "_" for letter in name.lower()).replace("__", "_")
        print(f"server.{key}.moves_per_second_and_core = {median(line.moves_per_core for line in lines):.0f}")
    print(f"server.durable_vs_bgio_durable = {ratio(found, 'boardgame.io, FlatFile'):.2f}")
    print(f"server.durable_vs_bgio_memory = {ratio(found, 'boardgame.io, memory'):.2f}")


if __name__ == "__main__":
    main()
