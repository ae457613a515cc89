"""Fifty tables play; the server is killed at random moments; nothing that anybody was shown or promised is missing.

`python -m tests.server.kill --kills 30 --database postgresql`
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from clutch.server.owners import owner_of
from clutch.server.presenter import moments
from clutch.tables.store import Store
from clutch.tables.table import Table
from tests.server.house import EGGS, EMPIRES, SHORT, Json, Server, new_key, seats
from tests.server.postgres import running

NO_LIMITS = {
    "CLUTCH_MESSAGES_PER_SECOND": "1000",
    "CLUTCH_REQUESTS_PER_SECOND": "1000",
    "CLUTCH_TABLES_PER_MINUTE": "10000",
}
TABLES = 50
WITH_BOTS = 5  # of them: two people and two bots
WITH_PLANS = 4  # of them: the last ones play a game in which answers are plans of several moves
MOST_THOUGHT = 0.006  # seconds
CHAT = 0.03  # how often somebody says something before deciding
LONGEST = 60  # seconds; a table that has made no progress by then stands still


@dataclass
class Counts:
    kills: int = 0
    tables: int = 0
    acknowledged: int = 0  # commands
    displayed: int = 0  # messages that showed something of a table

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.tables} tables: {self.acknowledged} acknowledged commands and "
            f"{self.displayed} displayed updates, none lost"
        )


@dataclass
class Shown:
    """All that one seat was shown of one table, and all that was acknowledged to it."""

    table: str
    seat: int
    key: str
    number: int | None = None
    seen: Json | None = None
    steps: dict[int, list[Json]] = field(default_factory=dict)
    notes: list[Json] = field(default_factory=list)
    acks: dict[str, int] = field(default_factory=dict)
    waiting: dict[str, Json] = field(default_factory=dict)  # commands without an acknowledgement, to be sent again
    decided: tuple[int, int] = (-1, 0)  # the last step that was answered, and how far the plan was
    rematch: str | None = None
    checked: int = 0  # so many steps were found in the log already

    def take(self, message: Json) -> None:
        """Keep what a message shows; it must go on where the one before ended."""
        assert self.number is None or message["type"] == "update", "the server has forgotten what it had shown"
        assert self.number is None or message["number"] >= self.number
        for each in message["steps"]:
            assert each["step"] == len(self.steps), "a step is missing, or was sent twice"
            self.steps[each["step"]] = each["events"]
        self.number = message["number"]
        self.notes += message["notes"]
        if message["table"] is not None:
            self.rematch = message["table"]["rematch"]
        if message["seen"] is not None:
            self.seen = message["seen"]
        elif message["type"] == "update" and message["answered"] is not None and self.seen is not None:
            self.seen["answered"] = message["answered"]

    def check(self, table: Table) -> None:
        """The log has all of it, and says the same."""
        assert table.match is not None
        assert table.number >= (self.number or 0), "less than was shown"
        owner = str(owner_of(self.key))
        for command, number in self.acks.items():
            assert table.done.get(f"{owner[:16]}/{command}") == number, f"acknowledged, but not there: {command}"
        for step in range(self.checked, len(self.steps)):
            logged = json.loads(moments.step_seen(table, step, self.seat).model_dump_json())
            assert logged["events"] == self.steps[step]
        self.checked = len(self.steps)
        notes = [json.loads(note.model_dump_json()) for note in moments.notes_since(table, -1)]
        assert [note for note in notes if note["number"] <= (self.number or 0)] == self.notes
        if self.seen is not None and self.seen["step"] == len(table.match.steps):
            told = moments.seen(table, self.seat, None)
            assert told is not None
            now = json.loads(told.model_dump_json())
            planned = self.seen["plan"] or []
            assert (now["plan"] or [])[: len(planned)] == planned, "a plan that was shown is missing"
            assert now["view"] == self.seen["view"] or now["plan"] != self.seen["plan"]
            assert set(self.seen["answered"]) <= set(table.match.pending), "an answer that was shown is missing"


class Client:
    """Plays one seat, through kills and from one game to the next."""

    def __init__(self, drive: Drive, party: Party, table: str, seat: int, key: str) -> None:
        self.drive = drive
        self.party = party
        self.dice = drive.dice
        self.shown = Shown(table, seat, key)
        self.all = [self.shown]
        self.count = 0

    async def play(self) -> None:
        while True:
            await self.drive.up.wait()
            try:
                async with connect(self.drive.address, compression=None, max_size=None, close_timeout=1) as socket:
                    await self._follow(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                await asyncio.sleep(0.02)

    async def _follow(self, socket: ClientConnection) -> None:
        """Say what was seen last, say again what was not acknowledged, and go on; until the table has a successor."""
        shown = self.shown
        hello = {"version": 1, "table": shown.table, "key": shown.key, "seat": shown.seat, "after": shown.number}
        await socket.send(json.dumps({"type": "hello", **hello}))
        for command in shown.waiting.values():
            await socket.send(json.dumps(command))
        async for text in socket:
            self._take(json.loads(text))
            if shown.rematch is not None and not shown.waiting:
                self.shown = Shown(shown.rematch, shown.seat, shown.key)
                self.all.append(self.shown)
                return
            await self._go_on(socket)

    def _take(self, message: Json) -> None:
        match message["type"]:
            case "welcome" | "update":
                self.shown.take(message)
                self.drive.counts.displayed += 1
            case "ack":
                if self.shown.waiting.pop(message["id"], None) is not None:
                    self.shown.acks[message["id"]] = message["number"]
                    self.drive.counts.acknowledged += 1
                    self.party.progress += 1
            case "error" if message["code"] in ("rematch-made", "said-enough"):
                self.shown.waiting.pop(message["id"], None)
            case "error":
                raise AssertionError(message)

    async def _go_on(self, socket: ClientConnection) -> None:
        shown = self.shown
        seen = shown.seen
        if seen is None or shown.waiting:
            return
        if not seen["deciders"]:
            await self._send(socket, {"type": "rematch"})
        elif seen["offers"] and moment_of(seen) > shown.decided:
            await asyncio.sleep(self.dice.uniform(0, MOST_THOUGHT))
            shown.decided = moment_of(seen)
            answer = {"type": "answer", "seat": shown.seat, "step": seen["step"]}
            answer["move"] = self.dice.choice(seen["offers"])
            said = {"type": "say", "seat": shown.seat, "text": f"Number {self.count}!"}
            await self._send(socket, *[said] * (self.dice.random() < CHAT), answer)

    async def _send(self, socket: ClientConnection, *commands: Json) -> None:
        """Whatever happens on the way, they are sent until they are acknowledged."""
        for command in commands:
            self.count += 1
            command["id"] = f"c{self.count}"
            self.shown.waiting[command["id"]] = command
        for command in commands:
            await socket.send(json.dumps(command))


def moment_of(seen: Json) -> tuple[int, int]:
    return seen["step"], len(seen["plan"] or ())


@dataclass
class Party:
    clients: list[Client] = field(default_factory=list)
    progress: int = 0  # commands acknowledged


class Drive:
    """All tables, and the server that is killed under them."""

    def __init__(self, server: Server, seed: int = 1) -> None:
        self.server = server
        self.address = f"ws://127.0.0.1:{server.port}/socket"
        self.dice = random.Random(seed)  # noqa: S311 - a test
        self.up = asyncio.Event()
        self.counts = Counts()
        self.parties: list[Party] = []

    async def run(self, kills: int, tables: int = TABLES, with_bots: int = WITH_BOTS) -> Counts:
        await asyncio.to_thread(self.server.start)
        self.up.set()
        for i in range(tables):
            game = EMPIRES if i >= tables - WITH_PLANS else EGGS
            self.parties.append(await self._gather(game, bots=2 if i < with_bots else 0))
        clients = [asyncio.create_task(client.play()) for party in self.parties for client in party.clients]
        try:
            for _ in range(kills):
                await self._all_go_on(clients)
                await asyncio.sleep(self.dice.uniform(0, 0.25))
                await self._kill()
                await self.check()
                await asyncio.to_thread(self.server.start)
                self.up.set()
            await self._all_go_on(clients)
        finally:
            for client in clients:
                client.cancel()
            await asyncio.gather(*clients, return_exceptions=True)
            await asyncio.to_thread(self.server.stop)
        for shown in self._shown():
            shown.checked = 0
        await self.check()
        self.counts.tables = len({shown.table for shown in self._shown()})
        return self.counts

    async def _gather(self, game: str, bots: int) -> Party:
        """All people of a table sit at one browser's key: a table that begins at once."""
        party, key = Party(), new_key()
        people = 4 - bots
        wish = {"game": game, "options": SHORT.get(game, {}), "seats": seats(*["me"] * people, *["greedy"] * bots)}
        table = (await asyncio.to_thread(self.server.post, "/api/tables", wish, key))["id"]
        party.clients = [Client(self, party, table, seat, key) for seat in range(people)]
        for i, client in enumerate(party.clients):
            client.count = i * 1_000_000  # the ids of commands are one key's own
        return party

    async def _all_go_on(self, clients: Iterable[asyncio.Task[None]]) -> None:
        """Until every table has made progress since now."""
        before = [party.progress for party in self.parties]
        until = time.monotonic() + LONGEST
        while any(party.progress == old for party, old in zip(self.parties, before, strict=True)):
            for client in clients:
                if client.done():
                    client.result()
            assert time.monotonic() < until, "a table stands still"
            await asyncio.sleep(0.01)

    async def _kill(self) -> None:
        self.up.clear()
        self.server.kill()
        self.counts.kills += 1

    def _shown(self) -> Iterator[Shown]:
        for party in self.parties:
            for client in party.clients:
                yield from client.all

    async def check(self) -> None:
        """What lies in the database, while no server runs."""
        store = Store(self.server.database)
        try:
            found: dict[str, Table] = {}
            for shown in self._shown():
                if shown.number is None:
                    continue
                if shown.table not in found:
                    table = await store.load(shown.table)
                    assert table is not None, "a table is missing"
                    found[shown.table] = table
                shown.check(found[shown.table])
        finally:
            await store.close()


@contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.db'}"
    else:
        with running() as postgres:
            yield postgres.new_database()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    asked = parser.parse_args()
    os.environ.update(NO_LIMITS)
    with tempfile.TemporaryDirectory() as folder, database_of(asked.database, Path(folder)) as database:
        web = Path(folder) / "web"
        web.mkdir()
        (web / "index.html").touch()
        drive = Drive(Server(database, web), asked.seed)
        began = time.monotonic()
        counts = asyncio.run(drive.run(asked.kills, asked.tables, min(WITH_BOTS, asked.tables)))
        seconds = time.monotonic() - began
        print(f"{asked.database}, seed {asked.seed}: {counts} ({seconds:.0f} s)")  # noqa: T201 - a program


if __name__ == "__main__":
    main()
