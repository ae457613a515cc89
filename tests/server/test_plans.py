"""Plans of several moves, at a table: private until all are whole, kept, started over, and on the clock once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from clutch.games.empires_end.moves import KeepCards
from clutch.games.registry import find_game
from clutch.server import live as live_tables
from clutch.server.live import LiveTable
from clutch.tables import entries
from clutch.tables.entries import Entry
from tests.server.house import EMPIRES, SHORT, Player, Server, new_key, page, seats, serving
from tests.server.twins import dice, folded


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, web: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('plans') / 'tables.db'}", web) as running:
        yield running
    assert b"Traceback" not in running.log


@asynccontextmanager
async def two_planners(server: Server) -> AsyncIterator[tuple[Player, Player, str]]:
    """Both are to found their empires, with several moves each."""
    key = new_key()
    wish = {"game": EMPIRES, "seats": seats("me:Ann", "me:Ben"), "options": SHORT[EMPIRES]}
    table = str(server.post("/api/tables", wish, key)["id"])
    async with page(server, table, key, seat=0) as ann, page(server, table, key, seat=1) as ben:
        for player in (ann, ben):
            assert await player.answer({"kind": "KeepCards"}) == "ok"
        for player in (ann, ben):
            await player.until(at_step(player, 1))
        yield ann, ben, table


def at_step(player: Player, step: int) -> Callable[[], bool]:
    return lambda: player.seen is not None and player.seen["step"] == step


async def make_move(player: Player) -> None:
    """The first that is offered."""
    assert player.seen is not None
    before = player.seen["plan"]
    assert await player.answer() == "ok"
    await player.until(lambda: player.seen and player.seen["plan"] != before)


def test_nobody_else_hears_of_a_plan_before_all_are_whole(server: Server) -> None:
    async def game() -> None:
        async with two_planners(server) as (ann, ben, _):
            heard = len(ben.heard)
            await make_move(ann)
            await make_move(ann)
            assert await ben.do("say", seat=1, text="hm") == "ok"
            await ben.until(lambda: ben.notes[-1]["text"] == "hm")
            news = [json.loads(text) for text in ben.heard[heard:]]
            assert [each["type"] for each in news if each["type"] != "presence"] == ["ack", "update"]
            assert all(each.get("seen") is None for each in news)
            assert ben.seen is not None
            assert ben.seen["plan"] == []
            await asyncio.gather(*(player.play_out(dice(1), at_step(player, 2)) for player in (ann, ben)))
            for player in (ann, ben):
                assert [event["kind"] for event in player.steps[2]].count("EmpireFounded") == 2

    asyncio.run(game())


def test_a_plan_is_there_for_who_comes_back_and_can_be_taken_back_or_started_over(server: Server) -> None:
    async def game() -> None:
        async with two_planners(server) as (ann, _, table):
            assert ann.seen is not None
            before = ann.seen
            await make_move(ann)
            after_one = ann.seen
            await make_move(ann)
            async with page(server, table, ann.key, seat=0, after=ann.number) as back:
                assert back.seen == ann.seen
                assert len(ann.seen["plan"]) == 2
                assert await back.do("withdraw", seat=0, step=1, keep=2) == "nothing-to-take-back"
                assert await back.do("withdraw", seat=0, step=1, keep=1) == "ok"
                await ann.until(lambda: ann.seen == after_one)
                assert await back.do("withdraw", seat=0, step=1) == "ok"
                await ann.until(lambda: ann.seen == before)
                await back.until(lambda: back.seen == before)
                assert await back.do("withdraw", seat=0, step=1) == "nothing-to-take-back"

    asyncio.run(game())


class Hands:
    """A clock that is set by hand."""

    now = 0.0

    def monotonic(self) -> float:
        return self.now


def test_the_time_for_a_plan_is_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hands()
    monkeypatch.setattr(live_tables, "time", clock)
    table = folded(find_game(EMPIRES), 2, 1, [entries.Answered(seat, KeepCards(), 0) for seat in (0, 1)])
    assert table.match is not None
    live = LiveTable(table)
    live.start_clocks()
    at_first = live.left(0)
    assert at_first is not None
    for _ in range(2):
        clock.now += 10
        answered = entries.Answered(0, table.match.offers(0)[0], live.used(0))
        table.apply(Entry(table.entries + 1, 1, None, answered))
        live.answered.add(0)
        live.start_clocks()
        live.answered.clear()  # they were told
    clock.now += 5
    assert len(table.match.plan_of(0) or ()) == 2
    assert live.left(0) == at_first - 25_000
