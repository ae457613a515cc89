"""Whose turn it is, watched: bots answer when it is theirs, and play for whoever lets the time run out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any

import structlog

from clutch.bots.levels import INSTANT_LEVEL, find_bot
from clutch.engine.errors import ClutchError
from clutch.engine.seats import Seat
from clutch.server.hub import Hub
from clutch.server.live import LiveTable
from clutch.server.metrics import BOT_SECONDS, WAITING_THOUGHTS
from clutch.server.presenter import thoughts
from clutch.server.requests import Request
from clutch.server.thinkers import Question, Thinkers, Urgency, decide_for
from clutch.tables.entries import Payload
from clutch.tables.rulings.playing import bot_answer, out_of_time
from clutch.tables.table import Table

LOG = structlog.get_logger()
ATTEMPTS = 3


class Turns:
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
        match = live.table.match
        if match is None:
            return
        step = len(match.steps)
        for seat in live.table.undecided:
            level = live.table.seats[seat].bot
            if level is not None and (step, seat) not in live.thinking:
                live.thinking.add((step, seat))
                asked = thoughts.question(match, seat, match.bot_seed(seat))
                self._start(self._think(live, step, seat, level, asked))

    async def _think(self, live: LiveTable, step: int, seat: Seat, level: str, question: Question) -> None:
        began = time.perf_counter()
        try:
            move = await self._decide(live, level, question)
            BOT_SECONDS.labels(level).observe(time.perf_counter() - began)
            await self.hub.do(live, lambda table: bot_answer(table, seat, step, move))
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
        return decide_for(question, INSTANT_LEVEL)  # here and now: the game must go on

    # --- clocks -----------------------------------------------------------------------------------------------

    def set_alarm(self, live: LiveTable) -> None:
        table_id = live.table.head.id
        alarm = self._alarms.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()
        seconds = live.next_alarm()
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self._alarms[table_id] = loop.call_later(seconds + 0.01, self._time_is_up, live)

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
    if find_bot(level).is_quick:
        return Urgency.QUICK
    return Urgency.DECISION if live.connections else Urgency.UNWATCHED


def asleep(live: LiveTable, seat: Seat, table: Table) -> Payload:
    """The clock is looked at when the request has its turn: in the same batch the game may have gone on."""
    return out_of_time(table, seat, live.step, seat in live.overdue())
