"""Load for a server: tables of scripted players, in one light process."""

from __future__ import annotations

import asyncio
import os
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from benchmarks.frames import Socket

PLAYERS = 4
LONGEST_START = 120  # seconds until everybody has moved once; else something is wrong
CLOCK_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Measured:
    moves: int = 0
    latencies: list[float] = field(default_factory=list)  # seconds, from sending a move to its arrival at another
    seconds: float = 0
    server_cpu: float = 0
    load_cpu: float = 0

    @property
    def per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def per_core(self) -> float:
        """Moves for each second that the server computed."""
        return self.moves / self.server_cpu

    @property
    def server_cores(self) -> float:
        return self.server_cpu / self.seconds

    @property
    def load_cores(self) -> float:
        return self.load_cpu / self.seconds

    def quantile(self, part: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000


class Party(Protocol):
    """Four players who play one game after the other."""

    async def come(self) -> None:
        """They connect, and begin to play as soon as all are there."""


class Load(ABC):
    """Many tables; `think` is the mean of the exponential time before an answer, 0: answer as soon as asked."""

    def __init__(self, port: int, process: int, think: float) -> None:
        self.port = port
        self.process = process
        self.think = think
        self._measured: Measured | None = None  # while measuring
        self._moves = 0
        self.problems: list[str] = []
        self.dice = random.Random(1)  # noqa: S311 - a benchmark
        self._sockets: list[Socket] = []
        self._errands: set[asyncio.Task[None]] = set()

    @abstractmethod
    async def lay_table(self) -> Party:
        """A table at which nobody plays yet: the next one is laid without waiting for a busy server."""

    async def run(self, tables: int, warm: float, seconds: float) -> Measured:
        parties = [await self.lay_table() for _ in range(tables)]
        await asyncio.gather(*(party.come() for party in parties))
        async with asyncio.timeout(LONGEST_START):
            while self._moves < tables * PLAYERS and not self.problems:
                await asyncio.sleep(0.05)
        await asyncio.sleep(warm)
        measured = Measured()
        began, cpu, own = time.perf_counter(), cpu_seconds(self.process), time.process_time()
        self._measured = measured
        await asyncio.sleep(seconds)
        self._measured = None
        measured.seconds = time.perf_counter() - began
        measured.server_cpu = cpu_seconds(self.process) - cpu
        measured.load_cpu = time.process_time() - own
        await self._end()
        return measured

    async def connect(self, socket: Socket) -> None:
        self._sockets = [known for known in self._sockets if not known.is_gone]
        self._sockets.append(socket)
        await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", self.port)

    def moved(self) -> None:
        """A move was acknowledged."""
        self._moves += 1
        if self._measured is not None:
            self._measured.moves += 1

    def arrived(self, sent: float) -> None:
        """Another player was told of a move."""
        if self._measured is not None:
            self._measured.latencies.append(time.perf_counter() - sent)

    def begin(self, errand: Coroutine[None, None, None]) -> None:
        """Something that takes a while, such as going to the next table."""
        task = asyncio.get_running_loop().create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._ended)

    def after_thinking(self, act: Callable[[], None]) -> None:
        if self.think:
            asyncio.get_running_loop().call_later(self.dice.expovariate(1 / self.think), act)
        else:
            act()

    def _ended(self, errand: asyncio.Task[None]) -> None:
        self._errands.discard(errand)
        if not errand.cancelled() and (error := errand.exception()) is not None:
            self.problems.append(repr(error))

    async def _end(self) -> None:
        """Everybody leaves, and hears nothing more: whoever still heard of a game's end would go to a next table."""
        for socket in self._sockets:
            socket.leave()
        for errand in self._errands:
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)


def cpu_seconds(process: int) -> float:
    """What it has computed so far, in all its threads."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS
