"""The hub: all live tables, and the one writer through which everything that happens at them passes.

The writer takes whatever has come in, rules on it, commits it in one transaction, and only then tells anybody. While a
commit is under way the next commands gather. Should a commit fail, the tables it touched are read again from the store:
nobody was told anything that is not there.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import structlog

from clutch.engine.errors import ClutchError
from clutch.engine.seats import Seat
from clutch.server.connection import TRY_LATER, Connection
from clutch.server.errors import Refused
from clutch.server.live import LiveTable
from clutch.server.metrics import COMMIT_SECONDS, COMMITS, ENTRIES, LIVE_TABLES, REFUSED
from clutch.server.new_tables import next_table
from clutch.server.protocol import Ack
from clutch.tables import commands
from clutch.tables import entries as log
from clutch.tables.entries import Entry, What
from clutch.tables.rulings import NotAllowed, rule
from clutch.tables.store import Change, Store
from clutch.tables.table import Table

LOG = structlog.get_logger()
IDLE_SECONDS = 600
MOST_BATCHED = 500


@dataclass(slots=True)
class Request:
    """Something to be done at a table. `rule` says what, or raises why not."""

    live: LiveTable
    rule: Callable[[Table], What]
    by: str | None = None
    connection: Connection | None = None
    command: str | None = None  # its id
    done: asyncio.Future[None] | None = None


New = tuple[Table, asyncio.Future[None]]


class Hub:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables: dict[str, LiveTable] = {}
        self.after_commit: list[Callable[[LiveTable], None]] = []  # bots, clocks
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._queue: list[Request] = []
        self._new: list[New] = []
        self._fallen: set[str] = set()  # dropped, to be opened again: bots may be waiting at them
        self._wake = asyncio.Event()
        self._commit_ended = asyncio.Event()

    # --- tables -----------------------------------------------------------------------------------------------

    async def find(self, table: str) -> LiveTable:
        """The live table, with nothing in it that is not safe; read from the store if need be.

        Whoever calls this may show the table, as long as nothing is awaited in between.
        """
        while True:
            live = self.tables.get(table)
            if live is None:
                live = await self._loaded(table)
            elif live.dirty:
                await self._commit_ended.wait()
                continue
            live.last_used = time.monotonic()
            if self.tables.get(table) is live and not live.dirty:
                return live

    async def _loaded(self, table: str) -> LiveTable:
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        live = await asyncio.shield(loading)
        if live is None:
            raise NotAllowed("no-such-table")
        return live

    async def _load(self, table: str) -> LiveTable | None:
        found = await self.store.load(table)
        if found is None:
            return None
        if table not in self.tables:
            self._add(found)
        return self.tables[table]

    def _add(self, table: Table) -> LiveTable:
        live = LiveTable(table)
        self.tables[table.head.id] = live
        LIVE_TABLES.set(len(self.tables))
        self._serve(live)
        return live

    async def create(self, table: Table) -> None:
        """Keep a new table; when this returns it is safe."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._new.append((table, done))
        self._wake.set()
        await done

    def forget_idle(self) -> None:
        """Leave tables that nobody looks at to the store."""
        for table, live in list(self.tables.items()):
            idle = time.monotonic() - live.last_used > IDLE_SECONDS
            if idle and not live.connections and not live.thinking and live.next_alarm() is None:
                del self.tables[table]
        LIVE_TABLES.set(len(self.tables))

    async def wake_all(self) -> None:
        """After a start: bots go on thinking, clocks go on running."""
        self._fallen |= set(await self.store.running())
        await self.wake_fallen()

    async def wake_fallen(self) -> None:
        for table in sorted(self._fallen):
            try:
                await self.find(table)
                self._fallen.discard(table)
            except NotAllowed:
                self._fallen.discard(table)  # it was never kept, or is of other rules
            except Exception:
                LOG.exception("a table cannot be opened", table=table)

    # --- commands ---------------------------------------------------------------------------------------------

    def command(self, live: LiveTable, command: commands.AnyCommand, connection: Connection) -> None:
        """Somebody asks for something; the answer comes when it is done."""
        actor = connection.owner
        if actor is None:
            raise NotAllowed("not-your-seat")
        seat: Seat | None = getattr(command, "seat", None)
        used = live.used(seat) if isinstance(command, commands.Answer | commands.Withdraw) and seat is not None else 0

        def ruling(table: Table) -> What:
            what = rule(command, table, actor, used)
            if isinstance(what, log.StoodIn) and what.seat in live.presence().connected:
                raise NotAllowed("still-here")
            return what

        self.submit(Request(live, ruling, f"{actor[:16]}/{command.id}", connection, command.id))

    def submit(self, request: Request) -> None:
        self._queue.append(request)
        self._wake.set()

    async def do(self, live: LiveTable, ruling: Callable[[Table], What]) -> None:
        """Something that the server itself does; when this returns it is safe."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(Request(live, ruling, done=done))
        await done

    # --- the writer -------------------------------------------------------------------------------------------

    async def run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue or self._new:
                requests, self._queue = self._queue[:MOST_BATCHED], self._queue[MOST_BATCHED:]
                new, self._new = self._new, []
                self._commit_ended.clear()
                try:
                    await self._write(requests, new)
                except Exception:
                    LOG.exception("a batch failed", requests=len(requests))
                    self._drop([request.live.table.head.id for request in requests], requests, new)
                self._commit_ended.set()
                await asyncio.sleep(0)  # whoever waits for a safe moment has it now

    async def _write(self, requests: list[Request], new: list[New]) -> None:
        changes: dict[str, Change] = {table.head.id: Change(table, list(table.opening), True) for table, _ in new}
        accepted = [request for request in requests if self._rule(request, changes)]
        if changes:
            began = time.perf_counter()
            try:
                await self.store.commit(list(changes.values()))
            except Exception:
                LOG.exception("a commit failed", tables=len(changes))
                self._drop(changes, accepted, new)
                return
            COMMITS.inc()
            COMMIT_SECONDS.observe(time.perf_counter() - began)
            ENTRIES.inc(sum(len(change.entries) for change in changes.values()))
        self._tell(changes, accepted, new)

    def _rule(self, request: Request, changes: dict[str, Change]) -> bool:
        """Carry a request out in memory, or refuse it. True if it is to be acknowledged after the commit."""
        live = request.live
        table = live.table
        if self.tables.get(table.head.id) is not live:
            self._refuse(request, NotAllowed("not-saved"))  # the table was read anew in the meantime
            return False
        if request.by is not None and request.by in table.done:
            return True  # said twice, done once
        try:
            what = request.rule(table)
        except ClutchError as error:
            self._refuse(request, error)
            return False
        except Exception:
            LOG.exception("a ruling failed", table=table.head.id)
            self._refuse(request, Refused("server-failed"))
            return False
        change = changes.setdefault(table.head.id, Change(table))
        if isinstance(what, log.RematchMade):
            rematch = next_table(table)
            changes[rematch.head.id] = Change(rematch, list(rematch.opening), True)
            what = log.RematchMade(rematch.head.id)
        before = table.info_number
        entry = Entry(table.entries + 1, _now(), request.by, what)
        live.dirty = True
        table.apply(entry)
        change.entries.append(entry)
        change.line_changed = change.line_changed or table.info_number != before
        if isinstance(what, log.Answered | log.Withdrawn):
            live.answered.add(what.seat)
        return True

    def _refuse(self, request: Request, error: ClutchError) -> None:
        REFUSED.inc()
        if request.connection is not None:
            request.connection.refuse(error, request.command)
        if request.done is not None and not request.done.done():
            request.done.set_exception(error)

    def _drop(self, tables: Iterable[str], refused: list[Request], new: list[New]) -> None:
        """Nothing of this was told to anybody; the tables are read again when somebody comes back to them."""
        for request in refused:
            self._refuse(request, NotAllowed("not-saved"))
        for table in tables:
            live = self.tables.pop(table, None)
            self._fallen.add(table)
            for connection in tuple(live.connections) if live else ():
                connection.close(TRY_LATER)
        for _, done in new:
            if not done.done():
                done.set_exception(NotAllowed("not-saved"))

    def _tell(self, changes: dict[str, Change], accepted: list[Request], new: list[New]) -> None:
        for change in changes.values():
            if change.is_new:
                self._add(change.table)
        for _, done in new:
            if not done.done():
                done.set_result(None)
        for request in accepted:
            if request.connection is not None and request.command is not None and request.by is not None:
                request.connection.send(Ack(id=request.command, number=request.live.table.done[request.by]))
            if request.done is not None and not request.done.done():
                request.done.set_result(None)
        for change in changes.values():
            live = self.tables.get(change.table.head.id)
            if live is not None:
                live.dirty = False
                self._publish(live)

    def _publish(self, live: LiveTable) -> None:
        """One table that cannot be shown does not keep the others from it."""
        try:
            self._serve(live)
            live.publish()
        except Exception:
            LOG.exception("a table cannot be shown", table=live.table.head.id)
            self._drop([live.table.head.id], [], [])

    def _serve(self, live: LiveTable) -> None:
        live.wind()
        for each in self.after_commit:
            each(live)


def _now() -> int:
    return time.time_ns() // 1_000_000
