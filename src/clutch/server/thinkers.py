"""Bots think in processes of their own, so that the server never stutters.

What is asked first is done first, but fairly: tables take turns. Quick decisions go first and have a process that is
never busy with others; decisions that somebody waits for go before hints, hints before tables that nobody looks at.
A bot gets what its seat sees, nothing else; its budget is counted in simulations and holds however busy it is.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from enum import IntEnum
from multiprocessing.connection import wait as wait_for
from typing import Any

import structlog

from clutch.bots.decide import Opinion, decide, opinions
from clutch.bots.levels import SearchBot, find_bot
from clutch.engine.game import Setup
from clutch.engine.seats import Seat
from clutch.games.registry import find_game
from clutch.search.think import Budget

LOG = structlog.get_logger()
NICENESS = 5
JUDGE = SearchBot("judge", Budget(simulations=5_000))  # for whole games: many decisions, quickly


class Urgency(IntEnum):
    QUICK = 0  # a decision that takes no time to speak of
    DECISION = 1
    HINT = 2
    UNWATCHED = 3  # a decision at a table that nobody looks at
    ANALYSIS = 4


Job = tuple[asyncio.Future[Any], Callable[[], Any]]


@dataclass(frozen=True)
class Question:
    """What a bot is told: the set-up and the view of one seat."""

    game: str
    setup: Setup[Any, Any]
    view: Any
    seat: Seat
    seed: int


def decide_for(question: Question, level: str) -> Any:
    game = find_game(question.game)
    return decide(game, question.setup, question.view, question.seat, find_bot(level), question.seed)


def opinions_on(question: Question, bot: SearchBot) -> list[Opinion]:
    return opinions(find_game(question.game), question.setup, question.view, question.seat, bot, question.seed)


class Thinkers:
    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(2, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._waiting: list[dict[str, deque[Job]]] = [{} for _ in Urgency]
        self._busy = 0
        self._slow = 0  # how many of the busy ones may take long
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        return sum(len(jobs) for ring in self._waiting for jobs in ring.values())

    async def think(self, table_id: str, urgency: Urgency, work: Callable[..., Any], *args: Any) -> Any:
        """Run `work` in a process; tables take turns."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[urgency].setdefault(table_id, deque()).append((future, lambda: self._submit(work, *args)))
        self._start_next()
        return await future

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):  # noqa: SLF001 - a search has no other end
                process.terminate()
            self._pool.shutdown(cancel_futures=True)

    def _start_next(self) -> None:
        while self._busy < self.workers:
            found = self._next()
            if found is None:
                return
            urgency, (future, submit) = found
            if future.cancelled():
                continue
            self._busy += 1
            self._slow += urgency != Urgency.QUICK
            task = asyncio.get_running_loop().create_task(self._run(urgency, future, submit))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> tuple[Urgency, Job] | None:
        most_slow = max(1, self.workers - 1)
        for urgency, ring in zip(Urgency, self._waiting, strict=True):
            if ring and (urgency == Urgency.QUICK or self._slow < most_slow):
                table_id = next(iter(ring))
                jobs = ring.pop(table_id)
                job = jobs.popleft()
                if jobs:
                    ring[table_id] = jobs  # at the end of the ring: others first
                return urgency, job
        return None

    async def _run(self, urgency: Urgency, future: asyncio.Future[Any], submit: Callable[[], Any]) -> None:
        try:
            result = await submit()
            if not future.done():
                future.set_result(result)
        except BrokenProcessPool as error:
            LOG.warning("a thinking process died; starting new ones")
            self._pool = None
            if not future.done():
                future.set_exception(error)
        except Exception as error:
            if not future.done():
                future.set_exception(error)
        finally:
            self._busy -= 1
            self._slow -= urgency != Urgency.QUICK
            self._start_next()

    async def _submit(self, work: Callable[..., Any], *args: Any) -> Any:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=_begin
            )
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)


def _begin() -> None:
    """In a thinking process: leave the processor to the server, ignore its Ctrl-C, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(0)
