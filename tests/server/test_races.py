"""Races: commands, clocks and failures that meet in one batch of the writer."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from clutch.engine.chance import seed_from
from clutch.engine.codec import encode
from clutch.server.connection import Connection
from clutch.server.errors import Refused
from clutch.server.hub import Hub
from clutch.server.live import LiveTable
from clutch.server.requests import Request
from clutch.server.turns import asleep
from clutch.tables import commands
from clutch.tables.commands import NewSeat, NewTable
from clutch.tables.new_tables import make_table
from clutch.tables.settings import Clock, Settings
from clutch.tables.store import Store
from tests.server.house import seats

KEEP = {"kind": "KeepHand"}


def dice(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311 - a test that can be repeated


class Ear(Connection):
    def __init__(self, owner: str) -> None:
        super().__init__(None)  # type: ignore[arg-type]  # nothing is sent
        self.owner = owner
        self.heard: list[Any] = []

    def send(self, message: Any) -> None:
        self.heard.append(message)

    @property
    def codes(self) -> list[str]:
        return [each.code for each in self.heard if each.type == "error"]


class Place:
    """A hub with one table of Ann and Ben, whose requests come in batches."""

    async def open(self, folder: Path, **agreed: Any) -> None:
        self.store = Store(f"sqlite:///{folder / 'tables.db'}")
        await self.store.open()
        self.hub = Hub(self.store)
        self.writer = asyncio.get_running_loop().create_task(self.hub.run())
        asked = NewTable(
            game="eggs_and_empires",
            seats=[NewSeat(**each) for each in seats("me:Ann", "me:Ben", "me:Cat")],
            settings=Settings(**agreed),
        )
        with pytest.MonkeyPatch.context() as fixed:
            fixed.setattr("clutch.tables.new_tables.new_seed", lambda: seed_from(1))
            table = make_table(asked, "a" * 64, "en")
        await self.hub.create(table)
        self.live = await self.hub.find(table.head.id)
        self.ann = Ear("a" * 64)
        self.live.join(self.ann, None)
        self.ids = 0

    def ask(self, command: type[commands.AnyCommand], **fields: Any) -> None:
        self.ids += 1
        self.hub.command(self.live, command(id=f"c{self.ids}", **fields), self.ann)

    async def settle(self) -> LiveTable:
        for _ in range(20):
            await asyncio.sleep(0.01)
        assert not self.writer.done(), "the writer has died"
        return await self.hub.find(self.live.table.head.id)

    async def close(self) -> None:
        self.writer.cancel()
        with suppress(asyncio.CancelledError):
            await self.writer
        await self.store.close()


def at_a_place(work: Callable[[Place], Any], folder: Path, **agreed: Any) -> None:
    async def run() -> None:
        place = Place()
        await place.open(folder, **agreed)
        try:
            await work(place)
            live = await place.settle()
            stored = await place.store.load(live.table.head.id)
            assert stored is not None
            assert stored.match is not None
            assert live.table.match is not None
            assert encode(stored.match.state) == encode(live.table.match.state)
            assert (stored.number, stored.match.pending) == (live.table.number, live.table.match.pending)
        finally:
            await place.close()

    asyncio.run(run())


def test_commands_of_one_batch_are_ruled_on_one_after_the_other(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        for seat in (0, 1, 2, 2, 0):  # the last two come after the step was carried out
            place.ask(commands.Answer, seat=seat, step=0, move=KEEP)
        place.ask(commands.Withdraw, seat=0, step=0)
        place.ask(commands.Resign, seat=0)
        place.ask(commands.Answer, seat=0, step=1, move={"kind": "ChooseAdventurer", "card": 1})
        live = await place.settle()
        assert place.ann.codes == ["moment-passed"] * 3 + ["already-resigned"]
        assert live.table.match is not None
        assert len(live.table.match.steps) == 1

    at_a_place(work, tmp_path)


def test_a_commit_that_fails_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(place: Place) -> None:
        async def fail(changes: Any) -> None:
            raise OSError("no space left on device")

        with monkeypatch.context() as broken:
            broken.setattr(place.store, "commit", fail)
            place.ask(commands.Answer, seat=0, step=0, move=KEEP)
            with pytest.raises(Refused, match="could not save"):
                await place.hub.create(make_table(_two(), "b" * 64, "en"))
            live = await place.settle()
        assert place.ann.codes == ["not-saved"]
        assert live is not place.live
        assert live.table.undecided == (0, 1, 2)
        place.live = live
        live.join(place.ann, None)
        place.ask(commands.Answer, seat=0, step=0, move=KEEP)
        assert (await place.settle()).table.undecided == (1, 2)

    at_a_place(work, tmp_path)


def _two() -> NewTable:
    return NewTable(game="eggs_and_empires", seats=[NewSeat(**each) for each in seats("me:Ann", "me:Ben")])


def test_one_failing_request_does_not_stop_the_others(tmp_path: Path) -> None:
    """Whatever goes wrong in one ruling, at one table, or with somebody who does not wait: the writer goes on."""

    async def work(place: Place) -> None:
        def failing(table: Any) -> Any:
            raise ZeroDivisionError

        place.hub.submit(Request(place.live, failing, connection=place.ann, command_id="bad"))
        place.ask(commands.Answer, seat=0, step=0, move=KEEP)
        impatient = asyncio.ensure_future(place.hub.create(make_table(_two(), "b" * 64, "en")))
        await asyncio.sleep(0)
        impatient.cancel()
        assert (await place.settle()).table.undecided == (1, 2)
        assert place.ann.codes == ["server-failed"]
        place.hub.submit(Request(place.live, lambda table: "no entry"))  # type: ignore[arg-type,return-value]  # so it is
        live = await place.settle()
        assert live is not place.live, "a table that may be wrong is read again"
        assert live.table.undecided == (1, 2)

    at_a_place(work, tmp_path)


def test_an_answer_in_the_last_moment_is_not_followed_by_a_bot(tmp_path: Path) -> None:
    """In one batch the step is carried out and the time of the step before is up: the next step has its own time."""

    async def work(place: Place) -> None:
        place.live.since = dict.fromkeys((0, 1, 2), time.monotonic() - 100)
        for seat in (0, 1, 2):
            place.ask(commands.Answer, seat=seat, step=0, move=KEEP)
        for seat in (0, 1, 2):
            place.hub.submit(Request(place.live, lambda table, seat=seat: asleep(place.live, seat, table)))  # type: ignore[misc]
        live = await place.settle()
        assert [seat.stand_in for seat in live.table.seats] == [None] * 3
        place.live.since = dict.fromkeys((0, 1, 2), time.monotonic() - 100)
        place.hub.submit(Request(place.live, lambda table: asleep(place.live, 1, table)))
        live = await place.settle()
        assert [seat.stand_in for seat in live.table.seats] == [None, "medium", None]

    at_a_place(work, tmp_path, clock=Clock(kind="move", seconds=60))


def test_undo_while_somebody_answers_loses_no_entry(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        chance = dice(1)
        for _ in range(60):
            table = place.live.table
            assert table.match is not None
            step = len(table.match.steps)
            for seat in table.undecided:
                move = chance.choice(table.match.offers(seat))
                place.ask(commands.Answer, seat=seat, step=step, move={"kind": type(move).__name__, **encode(move)})
            place.ask(commands.AskUndo, seat=chance.randrange(3), step=step)
            if chance.random() < 0.5:
                place.ask(commands.AskUndo, seat=table.deciders[0], step=step + 1)
            for _ in range(4):
                await asyncio.sleep(0.002)
            await place.hub.find(table.head.id)
        assert not {"server-failed", "not-saved"} & set(place.ann.codes)
        assert any(note.kind == "undone" for note in place.live.table.notes)

    at_a_place(work, tmp_path)
