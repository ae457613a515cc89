"""The store on SQLite and PostgreSQL: what is committed comes back, what is not was never there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi import WebSocket
from pydantic import BaseModel
from sqlalchemy import event, text
from sqlalchemy.exc import IntegrityError, OperationalError
from structlog.testing import capture_logs

from clutch.server.connection import TRY_LATER, Connection
from clutch.server.errors import Refused
from clutch.server.hub import Hub
from clutch.server.protocol import Ack, Presence, Problem, Update
from clutch.tables import commands
from clutch.tables import entries as log
from clutch.tables.entries import Entry
from clutch.tables.store import BadDatabase, Change, Store
from clutch.tables.table import Table
from tests.server.house import free_port
from tests.tables.place import ANN, BEN, CAT, Place, dice, picture


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    try:
        await store.open()
        yield store
    finally:
        await store.close()


def with_store(url: str, work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        try:
            async with opened(url) as store:
                await work(store)
        except BadDatabase:
            await asyncio.sleep(0.2)  # the driver's thread has a last word to say, to a loop that must still be there
            raise

    asyncio.run(run())


def created(place: Place) -> Change:
    """The whole log so far, of a table that the store has not seen."""
    return Change(place.table, list(place.log), is_new=True)


def latest(place: Place, count: int = 1, line_changed: bool = False) -> Change:
    return Change(place.table, place.log[-count:], line_changed=line_changed)


async def loaded(store: Store, table: Table) -> Table:
    found = await store.load(table.head.id)
    assert found is not None
    return found


# --- what comes back ----------------------------------------------------------------------------------------


def test_a_table_comes_back_as_it_was_left(database: str) -> None:
    async def work(store: Store) -> None:
        place = Place("me:Ann", "me:Žofie 🥚", "greedy")
        await store.commit([created(place)])
        chance = dice(1)
        while place.table.status == "running":
            before = len(place.log)
            for _ in range(chance.randrange(1, 40)):
                if place.table.undecided:
                    place.answer(place.table.undecided[0], chance, used=chance.randrange(5_000))
            place.do(ANN, commands.Say, seat=0, text="“Wohlan”, said\\she, 100%;")
            await store.commit([latest(place, len(place.log) - before, line_changed=True)])
            again = await loaded(store, place.table)
            assert again.head == place.table.head
            assert picture(again) == picture(place.table)

    with_store(database, work)


def test_many_tables_are_kept_in_one_commit_and_stay_apart(database: str) -> None:
    async def work(store: Store) -> None:
        places = [Place("me:Ann", "open", seed=seed) for seed in range(30)]
        await store.commit([created(place) for place in places])
        for place in places:
            place.do(BEN, commands.Join, name="Ben")
            place.do(ANN, commands.Start)
            place.play(dice(3), lambda table: table.entries > 20)
        await store.commit([latest(place, len(place.log) - 1, line_changed=True) for place in places])
        for place in places:
            assert picture(await loaded(store, place.table)) == picture(place.table)

    with_store(database, work)


def test_what_was_never_made_is_not_found(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.load("aaaaaaaaaaaa") is None
        assert await store.load("'; DROP TABLE tables; --") is None
        assert await store.running() == []

    with_store(database, work)


def test_an_analysis_is_kept_and_replaced(database: str) -> None:
    async def work(store: Store) -> None:
        place = Place("me:Ann", "greedy")
        await store.commit([created(place)])
        assert await store.analysis(place.table.head.id) is None
        for data in ("[1]", "[1, 2]"):
            await store.keep_analysis(place.table.head.id, data)
            assert await store.analysis(place.table.head.id) == data

    with_store(database, work)


# --- lists --------------------------------------------------------------------------------------------------


def test_lists_follow_the_status_of_a_table(database: str) -> None:
    async def work(store: Store) -> None:
        place, private = Place("me:Ann", "open", public=True), Place("me:Ann", "greedy")
        table = place.table.head.id
        await store.commit([created(place), created(private)])
        assert await store.public("waiting", 9) == [table]
        assert await store.running() == [private.table.head.id]
        place.do(BEN, commands.Join, name="Ben")
        place.do(ANN, commands.Start)
        await store.commit([latest(place, 2, line_changed=True)])
        assert await store.public("waiting", 9) == []
        assert await store.public("running", 9) == [table]
        assert set(await store.running()) == {table, private.table.head.id}
        begun = len(place.log)
        place.play(dice(1))
        await store.commit([latest(place, len(place.log) - begun, line_changed=True)])
        assert await store.public("running", 9) == []
        assert await store.public("over", 9) == [table]
        assert await store.running() == [private.table.head.id]

    with_store(database, work)


def test_lists_begin_with_what_changed_last_and_are_not_too_long(database: str) -> None:
    async def work(store: Store) -> None:
        places = [Place("me:Ann", "open", public=True) for _ in range(5)]
        for minutes, place in enumerate(places):
            place.table.changed += minutes * 60_000
        await store.commit([created(place) for place in places])
        names = [place.table.head.id for place in reversed(places)]
        assert await store.public("waiting", 9) == names
        assert await store.public("waiting", 2) == names[:2]
        assert await store.of_owner(ANN, 3) == names[:3]

    with_store(database, work)


def test_owners_find_their_tables_also_after_a_seat_has_moved(database: str) -> None:
    async def work(store: Store) -> None:
        place = Place("me:Ann", "open")
        table = place.table.head.id
        await store.commit([created(place)])
        place.do(BEN, commands.Join, name="Ben")
        await store.commit([latest(place, line_changed=True)])
        assert [await store.of_owner(owner, 9) for owner in (ANN, BEN, CAT)] == [[table], [table], []]
        place.write(log.SeatMoved(1, CAT))
        await store.commit([latest(place, line_changed=True)])
        assert [await store.of_owner(owner, 9) for owner in (ANN, BEN, CAT)] == [[table], [], [table]]

    with_store(database, work)


# --- two servers --------------------------------------------------------------------------------------------


def test_of_two_servers_that_write_the_same_entry_the_second_fails_and_loses_nothing(database: str) -> None:
    async def work(one: Store) -> None:
        place, other = Place("me:Ann", "me:Ben"), Place("me:Ann", "me:Ben")
        await one.commit([created(place), created(other)])
        async with opened(database) as two:
            here, there = await loaded(one, place.table), await loaded(two, place.table)
            number = here.entries + 1
            await one.commit([Change(here, [Entry(number, 1, "a/1", log.Said(0, "first"))])])
            late = [
                Change(other.table, [Entry(other.table.entries + 1, 2, "b/1", log.Said(0, "also"))]),
                Change(there, [Entry(number, 2, "b/2", log.Said(0, "second"))]),
            ]
            with pytest.raises(IntegrityError):
                await two.commit(late)
            assert [note.text for note in (await loaded(two, place.table)).notes][-1] == "first"
            assert picture(await loaded(two, other.table)) == picture(other.table), "all of it, or nothing"
            number += 1
            await two.commit([Change(there, [Entry(number, 3, "b/2", log.Said(0, "second"))])])
        assert [note.text for note in (await loaded(one, place.table)).notes][-2:] == ["first", "second"]

    with_store(database, work)


# --- opening ------------------------------------------------------------------------------------------------


def test_migrations_run_twice_change_nothing(database: str) -> None:
    async def work(store: Store) -> None:
        place = Place("me:Ann", "greedy")
        await store.commit([created(place)])
        await store.open()
        async with opened(database) as again:
            assert picture(await loaded(again, place.table)) == picture(place.table)

    with_store(database, work)


@pytest.mark.parametrize("url", ["", "tables.db", "mysql://localhost/clutch", "sqlite"])
def test_an_address_that_is_none_says_what_one_looks_like(url: str) -> None:
    with pytest.raises(BadDatabase) as error:
        Store(url)
    assert "sqlite:///FILE or postgresql://USER@HOST/NAME" in error.value.say("en")


def broken(tmp_path: Path) -> dict[str, str]:
    nonsense = tmp_path / "nonsense.db"
    nonsense.write_text("this is not a database\n" * 100, "utf-8")
    return {
        "a folder": f"sqlite:///{tmp_path}",
        "another kind of file": f"sqlite:///{nonsense}",
        "below a file": f"sqlite:///{nonsense}/tables.db",
        "nobody listens": f"postgresql://clutch:secret@127.0.0.1:{free_port()}/clutch",
    }


@pytest.mark.parametrize("what", ["a folder", "another kind of file", "below a file", "nobody listens"])
def test_a_database_that_cannot_be_opened_says_so(what: str, tmp_path: Path) -> None:
    url = broken(tmp_path)[what]

    async def work(store: Store) -> None:
        raise AssertionError("it was opened")

    with pytest.raises(BadDatabase) as error:
        with_store(url, work)
    said = error.value.say("en")
    assert "cannot be opened" in said
    assert "Check the address, or leave --database out." in said
    assert "secret" not in said


def test_a_missing_database_of_a_running_server_says_so(postgres_url: str) -> None:
    async def work(store: Store) -> None:
        raise AssertionError("it was opened")

    with pytest.raises(BadDatabase, match="does not exist"):
        with_store(postgres_url + "_missing", work)


def test_commits_of_sqlite_reach_the_disk(sqlite_url: str) -> None:
    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2  # FULL

    with_store(sqlite_url, work)


# --- commit, then tell --------------------------------------------------------------------------------------


class Ear(Connection):
    """A page without a browser. It does not listen to who is there, which is told a moment after somebody came."""

    def __init__(self, owner: str) -> None:
        super().__init__(cast("WebSocket", None))
        self.owner = owner
        self.heard: list[BaseModel] = []
        self.ended: int | None = None

    def send(self, message: BaseModel) -> None:
        if not isinstance(message, Presence):
            self.heard.append(message)

    def close(self, code: int) -> None:
        self.ended = code

    def of(self, *kinds: type[BaseModel]) -> list[Any]:
        return [message for message in self.heard if isinstance(message, kinds)]


@asynccontextmanager
async def sitting(url: str) -> AsyncIterator[tuple[Store, Hub, str, Ear, Ear]]:
    """A hub, a running table in it, and two people at it."""
    async with opened(url) as store:
        hub = Hub(store)
        writer = asyncio.create_task(_quietly(hub.run()))
        place = Place("me:Ann", "open")
        place.do(BEN, commands.Join, name="Ben")
        place.do(ANN, commands.Start)
        await store.commit([created(place)])
        table = place.table.head.id
        ann, ben = Ear(ANN), Ear(BEN)
        for ear in (ann, ben):
            (await hub.find(table)).join(ear, None)
            ear.heard.clear()
        for ear in (ann, ben):
            ear.heard.clear()
        yield store, hub, table, ann, ben
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    with capture_logs():
        await work


def keep_hand(hub: Hub, table: str, ear: Ear, seat: int) -> None:
    hub.command(hub.tables[table], commands.Answer(id="keep", seat=seat, step=0, move={"kind": "KeepHand"}), ear)


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.005)


def test_nobody_is_told_before_the_commit_has_ended(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with sitting(database) as (store, hub, table, ann, ben):
            commit, begun, go_on = Store.commit, asyncio.Event(), asyncio.Event()

            async def slow(self: Store, changes: Any) -> None:
                begun.set()
                await go_on.wait()
                await commit(self, changes)

            monkeypatch.setattr(Store, "commit", slow)
            keep_hand(hub, table, ann, 0)
            await begun.wait()
            looking = asyncio.create_task(hub.find(table))
            await asyncio.sleep(0.05)
            assert not ann.heard
            assert not ben.heard
            assert not looking.done(), "whoever comes in now waits too"
            go_on.set()
            await until(lambda: ann.of(Ack) and ann.of(Update) and ben.of(Update))
            await looking
            assert ben.of(Update)[0].answered == (0,)
            again = await store.load(table)
            assert again is not None
            assert again.number == ann.of(Ack)[0].number == ben.of(Update)[0].number

    asyncio.run(run())


def test_what_cannot_be_saved_is_refused_and_nobody_sees_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with sitting(database) as (store, hub, table, ann, ben):
            before = await store.load(table)

            async def fail(self: Store, changes: Any) -> None:
                raise OSError("no space left on the disk")

            with monkeypatch.context() as patch:
                patch.setattr(Store, "commit", fail)
                keep_hand(hub, table, ann, 0)
                keep_hand(hub, table, ben, 1)
                await until(lambda: ann.of(Problem) and ben.of(Problem))
                with pytest.raises(Refused) as error:
                    await hub.create(Place("me:Ann", "greedy").table)
            assert error.value.line.message == "not-saved"
            for ear in (ann, ben):
                assert [problem.code for problem in ear.of(Problem)] == ["not-saved"]
                assert not ear.of(Ack, Update)
                assert ear.ended == TRY_LATER, "they come back, and see what is there"
            again = await hub.find(table)
            assert before is not None
            assert picture(again.table) == picture(before)
            again.join(ann, None)
            keep_hand(hub, table, ann, 0)
            await until(lambda: ann.of(Ack))

    asyncio.run(run())


def test_a_full_disk_costs_nothing_but_the_move(sqlite_url: str) -> None:
    """A real one: SQLite is not allowed another page."""

    async def run() -> None:
        async with sitting(sqlite_url) as (store, hub, table, ann, _):

            def fill(connection: Any, *_: Any) -> None:
                connection.cursor().execute("PRAGMA max_page_count=1")  # no more than it has

            def empty(connection: Any, *_: Any) -> None:
                connection.cursor().execute("PRAGMA max_page_count=1000000")

            event.listen(store.engine.sync_engine, "checkout", fill)
            with pytest.raises(OperationalError, match="full"):
                await store.commit([created(Place("me:Ann", "greedy")) for _ in range(100)])
            for number in range(100):  # more than fits into the pages that there are
                hub.command(hub.tables[table], commands.Say(id=f"say{number}", seat=0, text="x" * 300), ann)
            await until(lambda: ann.of(Problem))
            said = len(ann.of(Ack))
            assert {problem.code for problem in ann.of(Problem)} == {"not-saved"}
            event.remove(store.engine.sync_engine, "checkout", fill)
            event.listen(store.engine.sync_engine, "checkout", empty)
            kept = await hub.find(table)
            assert len([note for note in kept.table.notes if note.kind == "said"]) == said
            kept.join(ann, None)
            keep_hand(hub, table, ann, 0)
            await until(lambda: len(ann.of(Ack)) == said + 1)

    asyncio.run(run())
