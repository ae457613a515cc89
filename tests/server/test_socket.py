"""Tables over a real socket: whole games, coming back, watching, moving, clocks and restarts."""

from __future__ import annotations

import asyncio
import json
import random
import time
import urllib.error
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from clutch.bots import TEXT as BOT_TEXT
from clutch.engine.words import Words
from clutch.server.connection import Connection
from clutch.server.live import LiveTable
from clutch.tables.commands import NewSeat, NewTable
from clutch.tables.new_tables import make_table
from tests.server.house import EGGS, INCUBATION, Json, Player, Server, new_key, page, seats, serving

KEEP = {"kind": "KeepHand"}
REDRAW = {"kind": "RedrawHand"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, web: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('socket') / 'tables.db'}", web) as running:
        yield running
    assert b"Traceback" not in running.log
    assert b'"level": "error"' not in running.log


def dice(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311 - a test that can be repeated


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def new_table(
    server: Server, key: str, *kinds: str, game: str = EGGS, options: Json | None = None, **settings: Any
) -> str:
    wish = {"game": game, "seats": seats(*kinds), "settings": settings, "options": options or {}}
    return str(server.post("/api/tables", wish, key)["id"])


@asynccontextmanager
async def two_people(server: Server, *more: str, **settings: Any) -> AsyncIterator[tuple[Player, Player, str]]:
    keys = [new_key(), new_key()]
    table = new_table(server, keys[0], "me:Ann", "open", *more, **settings)
    async with page(server, table, keys[0]) as ann, page(server, table, keys[1]) as ben:
        assert await ben.do("join", name="Ben") == "ok"
        assert await ann.do("start") == "ok"
        for person in (ann, ben):
            await person.until(lambda: person.seen)  # noqa: B023 - at once
        yield ann, ben, table


def refused(server: Server, method: str, path: str, data: Any = None, key: str | None = None) -> tuple[int, str]:
    with pytest.raises(urllib.error.HTTPError) as error:
        server.ask(method, path, data, key)
    with error.value as answer:
        return answer.code, str(json.loads(answer.read())["code"])


async def closed(player: Player) -> int | None:
    """Wait until the server ends a connection; with which code."""
    with suppress(ConnectionClosed):
        await asyncio.wait_for(player.socket.wait_closed(), 20)
    return player.socket.close_code


# --- a whole game -------------------------------------------------------------------------------------------------


def test_two_people_play_a_whole_game_and_see_the_same_table(server: Server) -> None:
    async def game() -> None:
        async with two_people(server) as (ann, ben, table):
            assert not ann.table["seed"]
            await asyncio.gather(ann.play_out(dice(1)), ben.play_out(dice(2)))
            await ann.until(lambda: ann.is_over)
            await ben.until(lambda: ben.is_over)
            assert ann.table == ben.table
            assert ann.number == ben.number
            assert len(str(ann.table.get("seed"))) == 64
            assert ann.steps.keys() == ben.steps.keys()
            async with page(server, table) as guest:
                assert guest.table == ann.table
        assert server.get(f"/api/tables/{table}/file")["seed"] == ann.table["seed"]
        assert len(server.get(f"/api/tables/{table}/replay?seat=1")["frames"]) == len(ann.steps)

    run(game())


def test_whoever_comes_back_gets_exactly_what_they_missed(server: Server) -> None:
    async def game() -> None:
        async with two_people(server) as (ann, ben, table):
            chance = dice(3)
            for _ in range(12):
                async with page(server, table, ann.key) as before:
                    number, steps = before.number, dict(before.steps)
                for player in (ann, ben):
                    if player.is_asked:
                        await player.answer(chance=chance)
                await ann.do("say", seat=0, text="hm")
                async with page(server, table, ann.key, after=number) as back:
                    assert json.loads(back.heard[0])["type"] == "update"
                    assert min(back.steps, default=99) >= len(steps)
                    assert back.notes[-1]["text"] == "hm"
                    async with page(server, table, ann.key) as fresh:
                        assert steps | back.steps == fresh.steps
                        assert back.number == fresh.number
                        assert back.seen == fresh.seen

    run(game())


def test_a_number_that_never_was_gets_everything(server: Server) -> None:
    async def game() -> None:
        async with two_people(server) as (ann, _, table), page(server, table, ann.key, after=10**6) as back:
            assert json.loads(back.heard[0])["type"] == "welcome"

    run(game())


def test_the_same_command_twice_is_done_once(server: Server) -> None:
    async def game() -> None:
        async with two_people(server) as (ann, ben, _):
            command = {"type": "say", "id": "same", "seat": 0, "text": "once"}
            for _ in range(5):
                await ann.say(command)
            await ann.until(lambda: "same" in ann.acks)
            assert await ann.do("say", seat=0, text="twice") == "ok"
            await ben.until(lambda: ben.notes and ben.notes[-1]["text"] == "twice")
            assert [note["text"] for note in ben.notes if note["kind"] == "said"] == ["once", "twice"]

    run(game())


def test_a_change_of_mind_sends_nothing_to_anybody_else(server: Server) -> None:
    def told(person: Player) -> int:
        """Messages but for who is there, which is told a moment after somebody came."""
        return sum(json.loads(text)["type"] != "presence" for text in person.heard)

    async def game() -> None:
        async with two_people(server) as (ann, ben, table), page(server, table) as guest:
            assert await ann.answer(KEEP) == "ok"
            await ben.until(lambda: ben.seen and ben.seen["answered"] == [0])
            await guest.until(lambda: guest.seen and guest.seen["answered"] == [0])
            before = told(ben), told(guest)
            for move in (REDRAW, KEEP, REDRAW):
                assert await ann.answer(move) == "ok"
                await ann.until(lambda: ann.seen and ann.seen["answer"] == move)  # noqa: B023 - at once
            for other in (ben, guest):
                await other.say({"type": "ping"})
                await other.until(lambda: other.other)  # noqa: B023 - at once
            assert (told(ben), told(guest)) == (before[0] + 1, before[1] + 1)
            assert await ann.do("withdraw", seat=0, step=0) == "ok"
            await ben.until(lambda: ben.seen and ben.seen["answered"] == [])

    run(game())


# --- several at one browser, and those who watch --------------------------------------------------------------------


def test_two_at_one_browser_see_nothing_until_one_says_who_they_are(server: Server) -> None:
    async def game() -> None:
        key = new_key()
        table = new_table(server, key, "me:Ann", "me:Ben")
        async with page(server, table, key) as both:
            assert both.yours == [0, 1]
            assert both.seen is not None
            assert both.seen["viewer"] is None
            assert both.seen["offers"] == []
            for seat in (0, 1):
                await both.say({"type": "look", "seat": seat})
                await both.until(lambda: both.seen and both.seen["viewer"] == seat)  # noqa: B023 - at once
                hands = [area["hand"] is not None for area in both.seen["view"]["areas"]]
                assert hands == [seat == 0, seat == 1]
                assert await both.answer(KEEP) == "ok"
            await both.until(lambda: both.seen and both.seen["step"] == 1)
            await both.say({"type": "look", "seat": None})
            await both.until(lambda: both.seen and both.seen["viewer"] is None)

    run(game())


def test_nobody_looks_through_a_seat_that_is_not_theirs(server: Server) -> None:
    async def game() -> None:
        async with two_people(server) as (ann, ben, table):
            await ben.say({"type": "look", "seat": 0})
            await ben.until(lambda: None in ben.problems)
            assert ben.problems[None]["code"] == "not-your-seat"
            for key in (ben.key, new_key(), None):
                async with page(server, table, key, seat=0) as nosy:
                    assert nosy.seen is not None
                    assert nosy.seen["viewer"] != 0
                    assert nosy.seen["view"]["areas"][0]["hand"] is None
            assert refused(server, "GET", f"/api/tables/{table}/replay?seat=0", key=ben.key) == (403, "not-your-seat")
            assert await ann.answer(KEEP) == "ok"

    run(game())


def test_spectators_watch_where_they_may_and_nowhere_else(server: Server) -> None:
    async def game() -> None:
        async with two_people(server) as (ann, _, table), page(server, table) as guest:
            assert guest.seen is not None
            assert guest.seen["view"]["areas"][0]["hand"] is None
            await ann.until(lambda: ann.presence.get("spectators") == 1)
            assert await guest.do("say", seat=0, text="hello") == "not-your-seat"
        async with two_people(server, spectators=False) as (_, _, table):
            async with connect(f"ws://127.0.0.1:{server.port}/socket") as socket:
                await socket.send(json.dumps({"type": "hello", "version": 1, "table": table}))
                assert json.loads(await socket.recv())["code"] == "no-spectators-here"
            assert refused(server, "GET", f"/api/tables/{table}/replay") == (403, "no-spectators-here")

    run(game())


def test_who_watches_a_closed_table_fill_up_sees_nothing_of_the_game(server: Server) -> None:
    async def game() -> None:
        keys = [new_key(), new_key()]
        table = new_table(server, keys[0], "me:Ann", "open", spectators=False)
        with suppress(ConnectionClosed):
            async with page(server, table) as guest:
                async with page(server, table, keys[0]) as ann, page(server, table, keys[1]) as ben:
                    assert await ben.do("join", name="Ben") == "ok"
                    assert await ann.do("start") == "ok"
                    assert await closed(guest) == 4003
                assert guest.problems[None]["code"] == "no-spectators-here"
                assert guest.seen is None
                assert not guest.steps

    run(game())


def test_everyone_hears_who_is_there(server: Server) -> None:
    async def game() -> None:
        async with two_people(server) as (ann, ben, _):
            await ann.until(lambda: ann.presence.get("connected") == [0, 1])
            await ben.close()
            await ann.until(lambda: ann.presence.get("connected") == [0])

    run(game())


# --- hints, undo, resigning, rematch --------------------------------------------------------------------------------


def test_a_hint_comes_where_hints_are_allowed_and_only_for_ones_own_seat(server: Server) -> None:
    async def game() -> None:
        async with two_people(server) as (ann, ben, _):
            await ann.say({"type": "ask_hint", "id": "h1", "seat": 0})
            await ann.until(lambda: ann.other)
            (hint,) = ann.other
            assert hint["id"] == "h1"
            assert {each["move"]["kind"] for each in hint["opinions"]} == {"KeepHand", "RedrawHand"}
            assert await ben.do("ask_hint", seat=0) == "not-your-seat"
        async with two_people(server, hints=False) as (ann, _, _):
            assert await ann.do("ask_hint", seat=0) == "no-hints-here"

    run(game())


def test_one_page_has_one_hint_at_a_time(server: Server) -> None:
    async def game() -> None:
        async with two_people(server) as (ann, _, _):
            for number in range(6):
                await ann.say({"type": "ask_hint", "id": f"h{number}", "seat": 0})
            await ann.until(lambda: ann.other)
            assert len(ann.problems) == 5
            assert {problem["code"] for problem in ann.problems.values()} == {"no-hint-now"}

    run(game())


async def until_undo(players: tuple[Player, Player], chance: random.Random) -> Player:
    """Play on until somebody has something to take back; in this game that comes in every turn."""
    while True:
        for player in players:
            assert player.seen is not None
            if player.seen["can_undo"]:
                return player
            assert not player.is_over
            if player.is_asked:
                await player.answer(chance=chance)
                number = max(player.acks.values())
                for each in players:
                    await each.until(lambda: each.number >= number)  # noqa: B023 - at once


def test_undo_needs_the_other_and_both_see_the_table_as_it_was(server: Server) -> None:
    async def game() -> None:
        async with two_people(server, game=INCUBATION) as (ann, ben, _):
            asker = await until_undo((ann, ben), dice(5))
            other = ben if asker is ann else ann
            assert asker.seen is not None
            step = asker.seen["step"]
            seat, rival = asker.yours[0], other.yours[0]
            assert await asker.do("ask_undo", seat=seat, step=step) == "ok"
            await other.until(lambda: other.table["undo"])
            assert other.table["undo"]["needed"] == [rival]
            assert await other.do("reply_undo", seat=rival, agree=False) == "ok"
            await asker.until(lambda: asker.table["undo"] is None)
            assert await asker.do("ask_undo", seat=seat, step=step) == "ok"
            assert await other.do("reply_undo", seat=rival, agree=True) == "ok"
            for player in (asker, other):
                await player.until(lambda: player.seen and player.seen["step"] < step)  # noqa: B023 - at once
                assert player.seen is not None
                assert max(player.steps) == player.seen["step"]
                assert player.notes[-1]["kind"] == "undone"

    run(game())


def test_who_resigns_loses_and_a_rematch_seats_the_same_people(server: Server) -> None:
    async def game() -> None:
        async with two_people(server) as (ann, ben, table):
            assert await ben.do("resign", seat=1) == "ok"
            await ann.until(lambda: ann.is_over)
            assert ann.table["outcome"]["places"] == [1, 2]
            assert await ann.do("rematch") == "ok"
            assert await ben.do("rematch") == "rematch-made"
            await ben.until(lambda: ben.table["rematch"])
            again = ben.table["rematch"]
            assert again != table
            async with page(server, again, ben.key) as back:
                assert back.yours == [1]
                assert back.table["status"] == "running"
                assert await back.answer(KEEP) == "ok"

    run(game())


# --- moving a seat --------------------------------------------------------------------------------------------------


async def code_for(player: Player, seat: int) -> str:
    await player.say({"type": "ask_transfer", "id": "move", "seat": seat})
    await player.until(lambda: any(each["type"] == "transfer" for each in player.other))
    return str(next(each["code"] for each in player.other if each["type"] == "transfer"))


def test_a_code_moves_a_seat_once_and_the_old_device_loses_it(server: Server) -> None:
    async def game() -> None:
        async with two_people(server) as (ann, ben, table):
            code = await code_for(ben, 1)
            phone = new_key()
            assert server.post("/api/claims", {"code": code}, phone) == {"table": table, "seat": 1}
            assert refused(server, "POST", "/api/claims", {"code": code}, new_key()) == (404, "bad-code")
            await ben.until(lambda: ben.yours == [] and ben.seen and ben.seen["viewer"] is None)
            assert await ben.do("answer", seat=1, step=0, move=KEEP) == "not-your-seat"
            assert refused(server, "GET", f"/api/tables/{table}/replay?seat=1", key=ben.key) == (403, "not-your-seat")
            async with page(server, table, phone) as moved:
                assert moved.yours == [1]
                assert await moved.answer(KEEP) == "ok"
            assert await ann.answer(KEEP) == "ok"
            await ben.say({"type": "ask_transfer", "id": "again", "seat": 1})
            await ben.until(lambda: "again" in ben.problems)

    run(game())


def test_a_code_kept_from_before_does_not_bring_a_seat_back(server: Server) -> None:
    """Not after the seat moved away, and not after it was left and somebody else sat down."""

    async def game() -> None:
        async with two_people(server) as (_, ben, _):
            kept = await code_for(ben, 1)
            ben.other.clear()
            server.post("/api/claims", {"code": await code_for(ben, 1)}, new_key())
            assert refused(server, "POST", "/api/claims", {"code": kept}, ben.key) == (404, "bad-code")
        keys = [new_key(), new_key(), new_key()]
        table = new_table(server, keys[0], "me:Ann", "open")
        async with page(server, table, keys[1]) as thief, page(server, table, keys[2]) as victim:
            assert await thief.do("join", name="Eve") == "ok"
            kept = await code_for(thief, 1)
            assert await thief.do("leave", seat=1) == "ok"
            assert await victim.do("join", name="Ben") == "ok"
            assert refused(server, "POST", "/api/claims", {"code": kept}, keys[1]) == (404, "bad-code")
            await victim.until(lambda: victim.yours == [1])

    run(game())


# --- clocks ---------------------------------------------------------------------------------------------------------


def test_when_time_is_up_a_bot_plays_until_the_sleeper_comes_back(server: Server) -> None:
    async def game() -> None:
        clock = {"kind": "move", "seconds": 5}
        async with two_people(server, clock=clock, stand_in="greedy") as (ann, ben, _):
            began = time.monotonic()
            assert await ann.answer(KEEP) == "ok"
            await ben.until(lambda: ben.table["seats"][1]["stand_in"] == "greedy")
            assert 4.5 < time.monotonic() - began < 20
            assert ben.notes[-1]["text"] == "clock"
            await ann.until(lambda: ann.seen and ann.seen["step"] == 1)
            assert await ben.do("answer", seat=1, step=1, move=KEEP) in ("bot-plays-for-you", "moment-passed")
            assert await ben.do("take_back", seat=1) == "ok"
            await ben.until(lambda: ben.table["seats"][1]["stand_in"] is None)
            assert ann.seen is not None
            assert ann.seen["clocks"]["left"][0] <= 5000

    run(game())


def test_the_host_lets_a_bot_play_for_another_and_gives_the_seat_back(server: Server) -> None:
    async def game() -> None:
        async with two_people(server) as (ann, ben, _):
            assert await ben.do("stand_in", seat=0, level="greedy") == "only-the-host"
            assert await ann.do("stand_in", seat=1, level="greedy") == "still-here"
            await ben.close()
            await ann.until(lambda: ann.presence.get("connected") == [0])
            assert await ann.do("stand_in", seat=1, level="greedy") == "ok"
            await ann.until(lambda: ann.seen and 1 in ann.seen["answered"])
            async with page(server, ann.table["id"], ben.key) as back:
                assert await back.do("withdraw", seat=1, step=0) == "bot-plays-for-you"
                assert await ann.do("take_back", seat=1) == "ok"
                await back.until(lambda: back.table["seats"][1]["stand_in"] is None)

    run(game())


# --- restarts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_after_a_restart_games_go_on_and_bots_go_on_thinking(how: str, web: Path, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", web)
    server.start()
    key, chance = new_key(), dice(7)

    async def before(table: str) -> tuple[int, dict[int, list[Json]]]:
        with suppress(ConnectionClosed):
            async with page(server, table, key) as ann:
                for _ in range(4):
                    await ann.until(lambda: ann.is_asked)
                    await ann.answer(chance=chance)
                number, steps = ann.number, dict(ann.steps)
                await asyncio.to_thread(server.kill if how == "kill" else server.stop)
        return number, steps

    async def after(table: str, number: int, steps: dict[int, list[Json]]) -> None:
        async with page(server, table, key, after=number) as ann:
            assert ann.number >= number
            async with page(server, table, key) as fresh:
                for step, happened in steps.items():
                    assert fresh.steps[step] == happened
            await ann.play_out(chance)
            assert ann.is_over

    try:
        table = new_table(server, key, "me:Ann", "greedy", "easy")
        alone = new_table(server, key, "greedy", "greedy", public=True)
        number, steps = asyncio.run(before(table))
        server.start()
        asyncio.run(after(table, number, steps))
        for _ in range(200):
            if server.get(f"/api/tables/{alone}")["status"] == "over":
                break
            time.sleep(0.1)
        assert server.get(f"/api/tables/{alone}")["status"] == "over", "bots play on though nobody watches"
    finally:
        server.stop()


# --- errors ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "word"), [("en", "seat"), ("fr", "place"), ("it", "posto")])
def test_errors_are_said_in_the_language_of_the_page(server: Server, language: str, word: str) -> None:
    async def game() -> None:
        async with two_people(server) as (_, _, table), page(server, table, new_key(), language=language) as eve:
            await eve.say({"type": "answer", "id": "x", "seat": 0, "step": 0, "move": KEEP})
            await eve.until(lambda: "x" in eve.problems)
            assert word in eve.problems["x"]["text"]
            await eve.say({"type": "speak", "language": "en"})
            await eve.say({"type": "answer", "id": "y", "seat": 0, "step": 0, "move": KEEP})
            await eve.until(lambda: "y" in eve.problems)
            assert "not your seat" in eve.problems["y"]["text"]

    run(game())


def test_errors_over_http_follow_the_language_of_the_browser(server: Server) -> None:
    with pytest.raises(urllib.error.HTTPError) as error:
        server.get("/api/tables/aaaaaaaaaaaa", language="fr-CH,fr;q=0.9")
    with error.value as answer:
        assert answer.code == 404
        assert "table" in json.loads(answer.read())["text"]


@pytest.mark.parametrize(
    ("hello", "code", "close"),
    [
        ({"type": "ping"}, "no-hello", 4002),
        ({"type": "hello", "version": 99, "table": "a" * 12}, "other-version", 4002),
        ({"type": "hello", "version": 1, "table": "a" * 12}, "no-such-table", 4005),
        ({"type": "hello", "version": 1, "table": "x"}, "bad-message", 4002),
        ({"type": "hello", "version": 1, "table": "a" * 12, "key": "short"}, "bad-message", 4002),
    ],
)
def test_a_wrong_hello_is_refused_with_a_code_and_a_text(server: Server, hello: Json, code: str, close: int) -> None:
    async def game() -> None:
        async with connect(f"ws://127.0.0.1:{server.port}/socket") as socket:
            await socket.send(json.dumps(hello))
            problem = json.loads(await socket.recv())
            assert (problem["type"], problem["code"]) == ("error", code)
            assert problem["text"]
            await socket.wait_closed()
            assert socket.close_code == close

    run(game())


def test_an_illegal_move_is_refused_with_its_clause_and_what_is_allowed(server: Server) -> None:
    async def game() -> None:
        async with two_people(server) as (ann, _, _):
            assert await ann.do("answer", seat=0, step=0, move={"kind": "LeaveEggs"}) == "illegal-move"
            (problem,) = ann.problems.values()
            assert "EGG-2.3" in problem["text"]
            assert "Choose one of" in problem["text"]

    run(game())


def test_errors_call_bots_and_people_by_their_names() -> None:
    asked = NewTable(game="eggs_and_empires", seats=[NewSeat(**each) for each in seats("me:Ann", "expert")])
    table = LiveTable(make_table(asked, "a" * 64, "fr"))
    connection = Connection(None)  # type: ignore[arg-type]  # nothing is sent
    connection.language = "fr"

    async def join() -> None:
        table.join(connection, None)

    run(join())
    assert connection.names == ("Ann", Words("fr", BOT_TEXT).say("bot-expert"))


def test_many_who_come_and_go_together_are_told_of_once() -> None:
    asked = NewTable(game="eggs_and_empires", seats=[NewSeat(**each) for each in seats("me:Ann", "greedy")])
    table = LiveTable(make_table(asked, "a" * 64, "en"))
    told: list[Any] = []

    class Ear(Connection):
        def send(self, message: Any) -> None:
            if message.type == "presence":
                told.append(message)

    async def crowd() -> None:
        guests = [Ear(None) for _ in range(100)]  # type: ignore[arg-type]  # nothing is sent
        for guest in guests:
            table.join(guest, None)
        for guest in guests[1:]:
            table.leave(guest)
        await asyncio.sleep(0.3)

    run(crowd())
    assert [each.spectators for each in told] == [1]
