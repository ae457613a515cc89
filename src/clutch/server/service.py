"""Service at the tables: bots answer when it is their turn, and play for whoever lets the time run out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any

import structlog

from clutch.engine.errors import ClutchError
from clutch.engine.seats import Seat
from clutch.server.hub import Hub, Request
from clutch.server.live import LiveTable
from clutch.server.metrics import BOT_SECONDS, WAITING_THOUGHTS
from clutch.server.thinkers import QUICK_LEVELS, Question, Thinkers, Urgency, decide_for
from clutch.tables import entries as log
from clutch.tables.entries import What
from clutch.tables.rulings import NotAllowed, answer
from clutch.tables.table import Table

LOG = structlog.get_logger()
ATTEMPTS = 3


class Service:
    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self.hub = hub
        self.thinkers = thinkers
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        hub.after_commit += [self.ask_bots, self.set_alarm]

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for alarm in self._alarms.values():
            alarm.cancel()

    # --- bots -------------------------------------------------------------------------------------------------

    def ask_bots(self, live: LiveTable) -> None:
        """Every bot that has to decide begins to think."""
        if live.table.match is None:
            return
        step = len(live.table.match.steps)
        for seat in live.table.undecided:
            level = live.table.seats[seat].bot
            if level is not None and (step, seat) not in live.thinking:
                live.thinking.add((step, seat))
                self._start(self._think(live, step, seat, level, live.question(seat)))

    async def _think(self, live: LiveTable, step: int, seat: Seat, level: str, question: Question) -> None:
        began = time.perf_counter()
        try:
            move = await self._decide(live, level, question)
            BOT_SECONDS.labels(level).observe(time.perf_counter() - began)

            def ruling(table: Table) -> What:
                if table.match is None or len(table.match.steps) != step or seat not in table.undecided:
                    raise NotAllowed("moment-passed")
                if table.seats[seat].bot is None:
                    raise NotAllowed("nothing-to-give-back")
                return answer(table, seat, move, 0)

            await self.hub.do(live, ruling)
        except ClutchError:
            LOG.debug("a bot came too late", table=live.table.head.id, seat=seat)
        finally:
            live.thinking.discard((step, seat))
        if self.hub.tables.get(live.table.head.id) is live and not live.dirty:
            self.ask_bots(live)  # after an undo, the same decision may be there again

    async def _decide(self, live: LiveTable, level: str, question: Question) -> Any:
        for attempt in range(ATTEMPTS):
            try:
                WAITING_THOUGHTS.set(self.thinkers.waiting)
                return await self.thinkers.think(live.table.head.id, urgency(live, level), decide_for, question, level)
            except Exception:
                LOG.exception("a bot failed to decide", table=live.table.head.id, level=level, attempt=attempt)
                await asyncio.sleep(attempt)
        return decide_for(question, "greedy")  # here and now: the game must go on

    # --- clocks -----------------------------------------------------------------------------------------------

    def set_alarm(self, live: LiveTable) -> None:
        table = live.table.head.id
        alarm = self._alarms.pop(table, None)
        if alarm is not None:
            alarm.cancel()
        seconds = live.next_alarm()
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self._alarms[table] = loop.call_later(seconds + 0.01, self._time_is_up, live)

    def _time_is_up(self, live: LiveTable) -> None:
        self._alarms.pop(live.table.head.id, None)
        overdue = live.overdue()
        for seat in overdue:
            self.hub.submit(Request(live, partial(asleep, live, seat)))
        if not overdue:
            self.set_alarm(live)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def urgency(live: LiveTable, level: str) -> Urgency:
    if level in QUICK_LEVELS:
        return Urgency.QUICK
    return Urgency.DECISION if live.connections else Urgency.UNWATCHED


def asleep(live: LiveTable, seat: Seat, table: Table) -> What:
    """A bot plays for the sleeper, unless they woke up in time."""
    is_now = table.match is not None and len(table.match.steps) == live.step  # not a later one of the same batch
    if not is_now or seat not in live.overdue() or seat not in table.undecided or table.seats[seat].bot is not None:
        raise NotAllowed("moment-passed")
    return log.StoodIn(seat, table.head.settings.stand_in, "clock")
