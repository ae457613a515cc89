"""A table in memory: who looks at it, who is thinking, whose time is running."""

from __future__ import annotations

import asyncio
import time
from functools import cache

from clutch.bots import TEXT as BOT_TEXT
from clutch.engine.seats import Seat
from clutch.engine.words import Words
from clutch.server.connection import Connection
from clutch.server.presenter import moments
from clutch.server.protocol import Clocks, Presence
from clutch.tables.rulings.conditions import NotAllowed
from clutch.tables.rulings.looking import check_look, check_watch, viewer_of
from clutch.tables.table import Table

CLOSED_TO_SPECTATORS = 4003
PRESENCE_SECONDS = 0.1


@cache
def bot_name(language: str, level: str | None) -> str:
    return Words(language, BOT_TEXT).say(f"bot-{level}") if level else ""


class LiveTable:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.thinking: set[tuple[int, Seat]] = set()  # bots at work, by step and seat
        self.since: dict[Seat, float] = {}  # when people began to think about the present decision
        self.step = -1  # the one that `since` is about
        self.answered: set[Seat] = set()  # whose own answer changed since the last publication
        self.told_presence: Presence | None = None
        self._presence_due = False
        self._told_info = -1
        self.last_used = time.monotonic()
        self.dirty = False  # something was done that is not committed yet

    # --- time -------------------------------------------------------------------------------------------------

    def start_clocks(self) -> None:
        """Start the clocks of those who have begun to decide, stop those of the others.

        Whoever goes on with a plan, or has taken an answer back, was charged for the time until then.
        """
        now = time.monotonic()
        match = self.table.match
        step = len(match.steps) if match else -1
        before = self.since if step == self.step else {}
        self.step = step
        people = [seat for seat in self.table.undecided if self.table.seats[seat].bot is None]
        self.since = {seat: now if seat in self.answered else before.get(seat, now) for seat in people}

    def used(self, seat: Seat) -> int:
        began = self.since.get(seat)
        return 0 if began is None else round((time.monotonic() - began) * 1000)

    def overdue(self) -> list[Seat]:
        return [seat for seat in self.since if self.left(seat) == 0]

    def left(self, seat: Seat) -> int | None:
        time_for = self.table.banks.time_for(seat)
        return None if time_for is None else max(0, time_for - self.used(seat))

    def next_alarm(self) -> float | None:
        """Seconds until somebody's time is up."""
        lefts = [left for seat in self.since if (left := self.left(seat)) is not None]
        return min(lefts) / 1000 if lefts else None

    def clocks(self) -> Clocks | None:
        if self.table.head.settings.clock.kind == "none":
            return None
        return Clocks(left=tuple(self.left(seat) for seat in range(len(self.table.seats))), running=tuple(self.since))

    # --- what is told -----------------------------------------------------------------------------------------

    def join(self, connection: Connection, after: int | None) -> None:
        """Somebody looks on: the rest since what they saw, or everything."""
        check_watch(self.table, connection.owner)
        self.connections.add(connection)
        self.last_used = time.monotonic()
        self._look(connection)
        if after is None:
            self._welcome(connection)
        else:
            self._update(connection, after, whole=True)
        self.tell_presence()

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self.last_used = time.monotonic()
            self.tell_presence()

    def look(self, connection: Connection, seat: Seat | None) -> None:
        check_look(self.table, connection.owner, seat)
        connection.viewer = connection.wants = seat
        self._welcome(connection)

    def publish(self) -> None:
        """Tell everyone what is new. Only called when it is safe on the disk."""
        for connection in tuple(self.connections):
            if self._look(connection):
                self._welcome(connection)
            elif not connection.is_closing:
                has_answered = connection.viewer is not None and connection.viewer in self.answered
                if has_answered or connection.number < self.table.number:
                    self._update(connection, connection.number, whole=has_answered)
        self.answered.clear()
        if self.table.info_number != self._told_info:  # seats may have changed hands
            self._told_info = self.table.info_number
            if self.presence() != self.told_presence:
                self.tell_presence()

    def _update(self, connection: Connection, since: int, whole: bool) -> None:
        told = moments.update(self.table, connection.viewer, connection.owner, since, self.clocks(), whole)
        connection.number = self.table.number
        connection.send(told)

    def _welcome(self, connection: Connection) -> None:
        connection.number = self.table.number
        connection.send(moments.welcome(self.table, connection.viewer, connection.owner, self.clocks()))

    def _look(self, connection: Connection) -> bool:
        """Through which seat somebody looks may change: they took one, or gave one away. True if it did."""
        connection.names = tuple(seat.name or bot_name(connection.language, seat.level) for seat in self.table.seats)
        viewer = viewer_of(self.table, connection.owner, connection.wants)
        changed = viewer != connection.viewer
        connection.viewer = viewer
        try:
            check_watch(self.table, connection.owner)
        except NotAllowed as error:
            connection.refuse(error)
            connection.close(CLOSED_TO_SPECTATORS)
            self.connections.discard(connection)
            return False
        return changed

    def presence(self) -> Presence:
        owners = {connection.owner for connection in self.connections}
        return Presence(
            connected=tuple(i for i, seat in enumerate(self.table.seats) if seat.owner in owners and seat.owner),
            spectators=sum(not self.table.seats_of(connection.owner) for connection in self.connections),
        )

    def is_here(self, seat: Seat) -> bool:
        return seat in self.presence().connected

    def tell_presence(self) -> None:
        """Soon, and once for many who come and go together."""
        if not self._presence_due:
            self._presence_due = True
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self.tell_presence_now)

    def tell_presence_now(self) -> None:
        self._presence_due = False
        self.told_presence = self.presence()
        for connection in self.connections:
            connection.send(self.told_presence)
