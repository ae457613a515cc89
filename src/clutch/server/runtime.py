"""Everything that runs while the server runs, opened and closed together."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from typing import Any

import structlog

from clutch.server.analysis import Analyses
from clutch.server.config import Config
from clutch.server.hub import Hub
from clutch.server.rate_limits import Buckets
from clutch.server.thinkers import Thinkers
from clutch.server.turns import Turns
from clutch.tables.store import Store
from clutch.tables.transfers import TransferCodes

LOG = structlog.get_logger()
TIDY_SECONDS = 60


class Runtime:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.thinkers = Thinkers(config.thinkers)
        self.hub = Hub(self.store)
        self.turns = Turns(self.hub, self.thinkers)
        self.analyses = Analyses(self.store, self.thinkers)
        self.codes = TransferCodes()
        self.sockets: Counter[str] = Counter()  # open ones, by address
        self.replaying = asyncio.Semaphore(1)  # games that somebody sent, one at a time
        self.new_tables = Buckets(config.tables_per_minute / 60, config.tables_per_minute)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.store.open()
        self.start(self.hub.run())
        self.start(self._tidy())
        self.start(self.hub.wake_all())

    async def close(self) -> None:
        self.turns.close()
        self.analyses.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await self.store.close()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task of the server failed", exc_info=task.exception())

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            self.hub.forget_idle()
            await self.hub.wake_fallen()
