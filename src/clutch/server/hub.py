"""The hub: all live tables, and the one writer through which everything that happens at them passes.

The writer takes whatever has come in, rules on it, commits it in one transaction, and only then tells anybody. While a
commit is under way the next commands gather. Should a commit fail, the tables it touched are read again from the store:
nobody was told anything that is not there.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable

import structlog

from clutch.engine.errors import ClutchError
from clutch.server.connection import TRY_LATER, Connection
from clutch.server.errors import Refused
from clutch.server.live import LiveTable
from clutch.server.metrics import COMMIT_SECONDS, COMMITS, ENTRIES, LIVE_TABLES
from clutch.server.requests import Request
from clutch.tables import commands
from clutch.tables import entries as log
from clutch.tables.clocks import now
from clutch.tables.entries import Entry, Payload
from clutch.tables.new_tables import make_rematch
from clutch.tables.rulings import ruling_on
from clutch.tables.rulings.conditions import Asker
from clutch.tables.store import Change, Store
from clutch.tables.table import Table

LOG = structlog.get_logger()
IDLE_SECONDS = 600
MOST_BATCHED = 500


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

    async def find(self, table_id: str) -> LiveTable:
        """The live table, with nothing in it that is not safe; read from the store if need be.

        Whoever calls this may show the table, as long as nothing is awaited in between.
        """
        while True:
            live = self.tables.get(table_id)
            if live is None:
                live = await self._loaded(table_id)
            elif live.dirty:
                await self._commit_ended.wait()
                continue
            live.last_used = time.monotonic()
            if self.tables.get(table_id) is live and not live.dirty:
                return live

    async def _loaded(self, table_id: str) -> LiveTable:
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        live = await asyncio.shield(loading)
        if live is None:
            raise Refused("no-such-table", status=404)
        return live

    async def _load(self, table_id: str) -> LiveTable | None:
        found = await self.store.load(table_id)
        if found is None:
            return None
        if table_id not in self.tables:
            self._add(found)
        return self.tables[table_id]

    def _add(self, table: Table) -> None:
        live = LiveTable(table)
        self.tables[table.head.id] = live
        LIVE_TABLES.set(len(self.tables))
        self._attend(live)

    async def create(self, table: Table) -> None:
        """Keep a new table; when this returns it is safe."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._new.append((table, done))
        self._wake.set()
        await done

    def forget_idle(self) -> None:
        """Leave tables that nobody looks at to the store."""
        for table_id, live in list(self.tables.items()):
            idle = time.monotonic() - live.last_used > IDLE_SECONDS
            if idle and not live.connections and not live.thinking and live.next_alarm() is None:
                del self.tables[table_id]
        LIVE_TABLES.set(len(self.tables))

    async def wake_all(self) -> None:
        """After a start: bots go on thinking, clocks go on running."""
        self._fallen |= set(await self.store.running())
        await self.wake_fallen()

    async def wake_fallen(self) -> None:
        for table_id in sorted(self._fallen):
            try:
                await self.find(table_id)
                self._fallen.discard(table_id)
            except ClutchError:
                self._fallen.discard(table_id)  # it was never kept, or is of other rules
            except Exception:
                LOG.exception("a table cannot be opened", table=table_id)

    def command(self, live: LiveTable, command: commands.AnyCommand, connection: Connection) -> None:
        """Somebody asks for something; the answer comes when it is done."""
        owner = connection.owner
        used = live.used(command.seat) if isinstance(command, commands.Answer | commands.Withdraw) else 0
        ruling = ruling_on(command, Asker(owner, used, live.is_here) if owner else None)
        by = f"{str(owner)[:16]}/{command.id}"
        self.submit(Request(live, ruling, by, connection, command.id))

    def submit(self, request: Request) -> None:
        self._queue.append(request)
        self._wake.set()

    async def do(self, live: LiveTable, ruling: Callable[[Table], Payload]) -> None:
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
        accepted = [request for request in requests if self._carry_out(request, changes)]
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

    def _carry_out(self, request: Request, changes: dict[str, Change]) -> bool:
        """In memory; or refuse it. True if it is to be acknowledged after the commit."""
        live = request.live
        table = live.table
        if self.tables.get(table.head.id) is not live:
            request.refuse(Refused("not-saved"))  # the table was read anew in the meantime
            return False
        if request.is_repeated:
            return True  # said twice, done once
        try:
            payload = request.rule(table)
        except ClutchError as error:
            request.refuse(error)
            return False
        except Exception:
            LOG.exception("a ruling failed", table=table.head.id)
            request.refuse(Refused("server-failed"))
            return False
        change = changes.setdefault(table.head.id, Change(table))
        if isinstance(payload, log.RematchMade):
            rematch = make_rematch(table, payload.table)
            changes[rematch.head.id] = Change(rematch, list(rematch.opening), True)
        before = table.info_number
        entry = Entry(table.entries + 1, now(), request.by, payload)
        live.dirty = True
        table.apply(entry)
        change.entries.append(entry)
        change.line_changed = change.line_changed or table.info_number != before
        if isinstance(payload, log.Answered | log.Withdrawn):
            live.answered.add(payload.seat)
        return True

    def _drop(self, table_ids: Iterable[str], refused: list[Request], new: list[New]) -> None:
        """Nothing of this was told to anybody; the tables are read again when somebody comes back to them."""
        for request in refused:
            request.refuse(Refused("not-saved"))
        for table_id in table_ids:
            live = self.tables.pop(table_id, None)
            self._fallen.add(table_id)
            for connection in tuple(live.connections) if live else ():
                connection.close(TRY_LATER)
        for _, done in new:
            if not done.done():
                done.set_exception(Refused("not-saved"))

    def _tell(self, changes: dict[str, Change], accepted: list[Request], new: list[New]) -> None:
        for change in changes.values():
            if change.is_new:
                self._add(change.table)
        for _, done in new:
            if not done.done():
                done.set_result(None)
        for request in accepted:
            request.acknowledge()
        for change in changes.values():
            live = self.tables.get(change.table.head.id)
            if live is not None:
                self._publish(live)

    def _publish(self, live: LiveTable) -> None:
        """One table that cannot be shown does not keep the others from it."""
        live.dirty = False
        try:
            self._attend(live)
            live.publish()
        except Exception:
            LOG.exception("a table cannot be shown", table=live.table.head.id)
            self._drop([live.table.head.id], [], [])

    def _attend(self, live: LiveTable) -> None:
        """A table is as the store has it: clocks run, and bots are asked."""
        live.start_clocks()
        for each in self.after_commit:
            each(live)
