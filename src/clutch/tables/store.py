"""The store: tables in a database, SQLite or PostgreSQL by the same code.

The writer commits the entries of many tables in one transaction, so that they share one flush to the disk. Each entry
has its place in its table's log; should two servers ever write the same one, the second fails and loses nothing.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from clutch.engine.codec import decode, encode
from clutch.engine.errors import ClutchError
from clutch.tables import TEXT
from clutch.tables.entries import Entry, decode_payload, encode_payload
from clutch.tables.parts import Head
from clutch.tables.schema import ANALYSES, ENTRIES, OWNERS, TABLES
from clutch.tables.table import Table

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class BadDatabase(ClutchError):
    """A database that cannot be opened."""

    def __init__(self, message: str, /, **args: Any) -> None:
        super().__init__(message, text=TEXT, **args)


class OtherRules(ClutchError):
    """A table that was played by other rules than these."""

    def __init__(self, message: str, /, **args: Any) -> None:
        super().__init__(message, text=TEXT, **args)


@dataclass(slots=True)
class Change:
    """What is to be written about one table."""

    table: Table
    entries: list[Entry] = field(default_factory=list)
    is_new: bool = False
    line_changed: bool = False  # status, or who sits at it


class Store:
    def __init__(self, url: str) -> None:
        self.engine = _engine(url)

    async def open(self) -> None:
        """Bring the database up to date, and see that it can be written."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(_upgrade)
        except ClutchError:
            raise
        except Exception as error:
            raise BadDatabase(
                "bad-database", url=self.engine.url.render_as_string(hide_password=True), problem=str(error)
            ) from error

    async def close(self) -> None:
        await self.engine.dispose()

    # --- writing ----------------------------------------------------------------------------------------------

    async def commit(self, changes: Sequence[Change]) -> None:
        """All of it, or nothing."""
        rows = [_entry_row(change.table.head.id, entry) for change in changes for entry in change.entries]
        async with self.engine.begin() as connection:
            new = [_table_row(change.table) for change in changes if change.is_new]
            if new:
                await connection.execute(insert(TABLES), new)
            if rows:
                await connection.execute(insert(ENTRIES), rows)
            for change in changes:
                if change.is_new or change.line_changed:
                    await connection.run_sync(_write_line, change.table)

    async def keep_analysis(self, table_id: str, data: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == table_id))
            await connection.execute(insert(ANALYSES), {"table_id": table_id, "data": data})

    # --- reading ----------------------------------------------------------------------------------------------

    async def load(self, table_id: str) -> Table | None:
        """The table as it was left: the fold of its log."""
        async with self.engine.connect() as connection:
            head = (await connection.execute(select(TABLES.c.head).where(TABLES.c.id == table_id))).scalar()
            if head is None:
                return None
            wanted = select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.number)
            rows = (await connection.execute(wanted)).all()
        found = Table(decode(Head, json.loads(head)))
        if found.head.rules_version != found.game.rules_version:
            raise OtherRules("other-rules", version=found.head.rules_version, known=found.game.rules_version)
        for row in rows:
            found.apply(Entry(row.number, row.at, row.by, decode_payload(json.loads(row.what), found.game)))
        return found

    async def running(self) -> list[str]:
        return await self._ids(select(TABLES.c.id).where(TABLES.c.status == "running"))

    async def public(self, status: str, most: int) -> list[str]:
        chosen = select(TABLES.c.id).where(TABLES.c.status == status, TABLES.c.public)
        return await self._ids(chosen.order_by(TABLES.c.changed.desc()).limit(most))

    async def of_owner(self, owner: str, most: int) -> list[str]:
        chosen = select(TABLES.c.id).join(OWNERS).where(OWNERS.c.owner == owner)
        return await self._ids(chosen.order_by(TABLES.c.changed.desc()).limit(most))

    async def analysis(self, table_id: str) -> str | None:
        async with self.engine.connect() as connection:
            chosen = select(ANALYSES.c.data).where(ANALYSES.c.table_id == table_id)
            found: str | None = (await connection.execute(chosen)).scalar()
            return found

    async def _ids(self, chosen: Any) -> list[str]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(chosen)).scalars())


def _engine(url: str) -> AsyncEngine:
    try:
        parsed = make_url(url)
        backend = parsed.get_backend_name()
        if backend not in DRIVERS:
            raise BadDatabase("unknown-database", url=parsed.render_as_string(hide_password=True))
        engine = create_async_engine(
            parsed.set(drivername=DRIVERS[backend]),
            pool_pre_ping=backend != "sqlite",
            hide_parameters=True,  # an error goes to the log; seeds and owners do not
        )
    except ArgumentError:
        raise BadDatabase("unknown-database", url=url) from None
    if backend == "sqlite":
        if parsed.database and parsed.database != ":memory:":
            _make_folder(Path(parsed.database), url)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _make_folder(file: Path, url: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase("bad-database", url=url, problem=str(error)) from None


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """FULL: a commit is on the disk before it is told."""
    try:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except Exception:
        connection.close()  # otherwise its thread stays
        raise


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _table_row(table: Table) -> dict[str, Any]:
    return {
        "id": table.head.id,
        "head": json.dumps(encode(table.head), ensure_ascii=False),
        "game": table.head.game,
        "status": table.status,
        "public": table.head.settings.public,
        "changed": table.changed,
    }


def _entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    what = json.dumps(encode_payload(entry.payload), ensure_ascii=False, separators=(",", ":"))
    return {"table_id": table_id, "number": entry.number, "at": entry.at, "by": entry.by, "what": what}


def _write_line(connection: Connection, table: Table) -> None:
    """What the lists show; everything else follows from the log."""
    mine = TABLES.c.id == table.head.id
    connection.execute(update(TABLES).where(mine).values(status=table.status, changed=table.changed))
    owners = {table.host, *(seat.owner for seat in table.seats if seat.owner)}
    connection.execute(delete(OWNERS).where(OWNERS.c.table_id == table.head.id))
    connection.execute(insert(OWNERS), [{"table_id": table.head.id, "owner": owner} for owner in sorted(owners)])
