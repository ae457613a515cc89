"""Hostile input: whatever comes over HTTP or a socket, the server answers, stays well, and changes nothing."""

from __future__ import annotations

import asyncio
import hmac
import http.client
import json
import random
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from clutch.server.app import make_app
from clutch.server.config import Config
from clutch.server.connection import MOST_CHARACTERS_WAITING, MOST_WAITING, Connection
from clutch.server.http_guard import MOST_BODY
from clutch.server.protocol import Pong
from clutch.tables.rulings.conditions import NotAllowed
from clutch.tables.transfers import TransferCodes
from tests.server.house import Json, Server, free_port, new_key, page, seats, serving

CASES_PER_ROUTE = 40
JSON = {"Content_Type": "application/json"}
FUZZERS = 25
MESSAGES_EACH = 100
KEEP = {"kind": "KeepHand"}
NASTY = [
    "",
    "\u0000",
    "‮",
    "🥚" * 50,
    "a" * 5000,
    "'; DROP TABLE tables; --",
    "__proto__",
    "../../etc/passwd",
    "{{7*7}}",
]


def dice(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311 - a test that can be repeated


# --- HTTP, by its own description -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, web: Path) -> Iterator[str]:
    """The application in a thread, without limits of rate."""
    database = tmp_path_factory.mktemp("fuzz") / "tables.db"
    unlimited = 1e9
    app = make_app(
        Config(f"sqlite:///{database}", web=web, requests_per_second=unlimited, tables_per_minute=unlimited, thinkers=1)
    )
    port = free_port()
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_config=None, access_log=False))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.02)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(20)


def test_every_route_answers_as_it_says_and_never_fails(address: str) -> None:
    """321 cases over nine routes, made from the description, good and bad."""
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    operations = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
    assert len(operations) == 9
    for operation in operations:
        ran = check_route(operation)
        assert ran >= (CASES_PER_ROUTE if operation.path.count("{") or operation.method == "post" else 1)


def check_route(operation: Any) -> int:
    """How many cases ran; a route without anything to vary has few."""
    ran = 0

    @seed(1)
    @settings(max_examples=CASES_PER_ROUTE, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(
        case=st.one_of(
            operation.as_strategy(generation_mode=GenerationMode.POSITIVE),
            operation.as_strategy(generation_mode=GenerationMode.NEGATIVE),
        )
    )
    def check(case: Any) -> None:
        nonlocal ran
        ran += 1
        case.call_and_validate(
            headers={"Authorization": f"Bearer {'k' * 40}"},
            checks=[
                not_a_server_error,
                status_code_conformance,
                content_type_conformance,
                response_schema_conformance,
            ],
        )

    check()
    return ran


# --- limits and headers ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, web: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('attacked') / 'tables.db'}", web) as running:
        yield running
    assert b"Traceback" not in running.log
    assert b"failed" not in running.log


def raw(server: Server, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any, dict[str, str]]:
    """A request as nobody's browser sends it; from an address of its own, as a proxy would tell it."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        connection.request(method, path, body, named, encode_chunked=not isinstance(body, bytes | None))
        answer = connection.getresponse()
        text = answer.read()
        is_json = "json" in (answer.getheader("content-type") or "")
        return answer.status, json.loads(text) if is_json else text, dict(answer.getheaders())
    finally:
        connection.close()


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/aaaaaaaaaaaa", "/api/none", "/assets/none.js", "/x"])
def test_every_answer_carries_the_headers_that_keep_browsers_safe(server: Server, path: str) -> None:
    _, _, headers = raw(server, "GET", path, X_Forwarded_For="10.0.0.1")
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "script-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"
    assert "server" not in headers


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "https://127.0.0.1", "x" * 3000, ""])
def test_what_other_sites_send_is_refused(server: Server, origin: str) -> None:
    wish = json.dumps({"game": "eggs_and_empires", "seats": seats("me:Ann", "greedy")}).encode()
    status, answer, _ = raw(server, "POST", "/api/tables", wish, Origin=origin, X_Forwarded_For="10.0.0.2")
    assert (status, answer["code"]) == (403, "foreign-origin")

    async def from_a_page() -> int | None:
        async with connect(f"ws://127.0.0.1:{server.port}/socket", origin=origin or "null") as socket:  # type: ignore[arg-type]
            assert json.loads(await socket.recv())["code"] == "foreign-origin"
            await socket.wait_closed()
            return socket.close_code

    assert asyncio.run(from_a_page()) == 4001


@pytest.mark.parametrize("path", ["/api/tables", "/api/replays", "/api/claims"])
def test_a_body_that_is_too_large_is_refused_announced_or_not(server: Server, path: str) -> None:
    whole = b" " * (MOST_BODY + 1)
    pieces = (b" " * 50_000 for _ in range(MOST_BODY // 50_000 + 2))
    key = f"Bearer {new_key()}"
    for body in (whole, pieces):
        status, answer, _ = raw(server, "POST", path, body, Authorization=key, X_Forwarded_For="10.0.0.3")
        assert (status, answer["code"]) == (413, "too-large")


def test_too_many_requests_of_one_address_are_refused_and_others_are_not(server: Server) -> None:
    found = Counter(raw(server, "GET", "/api/tables/x", X_Forwarded_For="10.0.1.1")[0] for _ in range(180))
    assert found[429] > 0
    assert found[422] >= 100
    assert set(found) == {422, 429}
    assert raw(server, "GET", "/api/games", X_Forwarded_For="10.0.1.2")[0] == 200


def test_replays_count_for_more_than_other_requests(server: Server) -> None:
    found = Counter(raw(server, "POST", "/api/replays", b"{}", X_Forwarded_For="10.0.1.3")[0] for _ in range(40))
    assert found[400] >= 20
    assert found[429] > 0


def test_too_many_tables_of_one_address_are_refused(server: Server) -> None:
    wish = json.dumps({"game": "eggs_and_empires", "seats": seats("me:Ann", "open")}).encode()
    key = f"Bearer {new_key()}"
    found = [
        raw(server, "POST", "/api/tables", wish, Authorization=key, X_Forwarded_For="10.0.2.1", **JSON)
        for _ in range(34)
    ]
    assert [status for status, _, _ in found].count(201) in (30, 31, 32)
    assert found[-1][1]["code"] == "too-many-tables"


def test_codes_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []
    honest = hmac.compare_digest

    def noting(one: str, other: str) -> bool:
        compared.append(other)
        return honest(one, other)

    monkeypatch.setattr(hmac, "compare_digest", noting)
    codes = TransferCodes()
    code = codes.make("a" * 12, 1, "a" * 64)
    with pytest.raises(NotAllowed, match="does not work"):
        codes.use("b" * 16)
    found = codes.use(code)
    assert (found.table_id, found.seat, found.owner) == ("a" * 12, 1, "a" * 64)
    with pytest.raises(NotAllowed, match="does not work"):
        codes.use(code)
    assert compared == ["b" * 16, code]


# --- files --------------------------------------------------------------------------------------------------------


def hostile_files() -> dict[str, bytes]:
    good = {
        "clutch_game": 1,
        "game": "eggs_and_empires",
        "rules_version": 1,
        "players": 2,
        "options": {},
        "components": {},
        "seats": [{"name": "A", "player": "me"}] * 2,
        "commitment": "",
        "seed": "0" * 64,
        "steps": [],
    }
    wrong: dict[str, Any] = {
        "many steps": {**good, "steps": [[]] * 100_000},
        "many answers": {**good, "steps": [[{"seat": 0, "move": KEEP}] * 9_000]},
        "absurd numbers": {**good, "players": 10**4000},
        "negative": {**good, "rules_version": -1},
        "a float": {**good, "players": 1e308},
        "a long name": {**good, "seats": [{"name": "x" * 400_000, "player": "me"}] * 1},
        "wrong game": {**good, "game": "chess"},
        "many seats": {**good, "seats": [{"name": "A", "player": "me"}] * 10_000},
        "newer": {**good, "clutch_game": 10**9},
        "a list": [good] * 5,
        "many options": {**good, "options": {str(i): "x" for i in range(20_000)}},
    }
    files = {name: json.dumps(data).encode() for name, data in wrong.items()}
    return files | {
        "deep": b"[" * 200_000,
        "deep object": b'{"a":' * 80_000 + b"1" + b"}" * 80_000,
        "no text": bytes(range(256)),
        "empty": b"",
        "surrogate": b'{"game": "\\ud800"}',
        "not a number": b'{"clutch_game": NaN, "steps": Infinity}',
        "a long number": b'{"clutch_game": ' + b"9" * 400_000 + b"}",
    }


@pytest.mark.parametrize("name", hostile_files())
def test_a_hostile_file_is_refused_quickly(server: Server, name: str) -> None:
    began, address = time.monotonic(), f"10.0.4.{list(hostile_files()).index(name)}"
    status, answer, _ = raw(server, "POST", "/api/replays", hostile_files()[name], X_Forwarded_For=address)
    assert 400 <= status < 500
    assert answer["code"]
    assert len(answer["text"]) < 5_000
    assert time.monotonic() - began < 10


# --- the socket -----------------------------------------------------------------------------------------------------


def any_value(chance: random.Random, depth: int = 0) -> Any:
    simple: list[Callable[[], Any]] = [
        lambda: None,
        lambda: chance.random() < 0.5,
        lambda: chance.choice([0, -1, 1, 6, 2**31, 2**63, -(2**70), 10**300]),
        lambda: chance.choice([0.5, 1e308, float("nan"), float("inf")]),
        lambda: chance.choice(NASTY),
        lambda: "".join(chr(chance.choice([chance.randrange(32, 127), 0x1F95A, 0x202E, 0])) for _ in range(20)),
    ]
    if depth < 4 and chance.random() < 0.3:
        if chance.random() < 0.5:
            return [any_value(chance, depth + 1) for _ in range(chance.randrange(4))]
        return {chance.choice([*NASTY, "kind", "seat"]): any_value(chance, depth + 1) for _ in range(3)}
    return chance.choice(simple)()


def commands_of_others(chance: random.Random) -> list[Json]:
    """Well formed, but not for whoever sends them."""
    seat, step = chance.randrange(6), chance.randrange(3)
    moves = [KEEP, {"kind": "ChooseAdventurer", "card": 7}, {"kind": "GiveEgg", "to": 9}, {"kind": "?"}, {}]
    return [
        {"type": "answer", "seat": seat, "step": step, "move": chance.choice(moves)},
        {"type": "withdraw", "seat": seat, "step": step},
        {"type": "withdraw", "seat": seat, "step": step, "keep": step},
        {"type": "ask_undo", "seat": seat, "step": step},
        {"type": "reply_undo", "seat": seat, "agree": True},
        {"type": "resign", "seat": seat},
        {"type": "join", "seat": seat, "name": "Eve"},
        {"type": "leave", "seat": seat},
        {"type": "seat_bot", "seat": seat, "level": "expert"},
        {"type": "open_seat", "seat": seat},
        {"type": "start"},
        {"type": "stand_in", "seat": seat, "level": "expert"},
        {"type": "take_back", "seat": seat},
        {"type": "say", "seat": seat, "text": "hello"},
        {"type": "react", "seat": seat, "reaction": "cheer"},
        {"type": "rematch"},
        {"type": "ask_hint", "seat": seat},
        {"type": "ask_transfer", "seat": seat},
    ]


def any_message(chance: random.Random) -> str | bytes:
    """One of the ways in which a message can be wrong."""
    message = {**chance.choice(commands_of_others(chance)), "id": f"f{chance.randrange(10**9)}"}
    match chance.randrange(10):
        case 0:
            return chance.randbytes(chance.randrange(1, 200))
        case 1:
            text = json.dumps(message)
            return text[: chance.randrange(len(text))]
        case 2:
            return chance.choice(["[", '{"a":']) * chance.randrange(1, 3000)
        case 3:
            return json.dumps({**message, "move": "x" * chance.randrange(15_000, 40_000)})
        case 4:
            return json.dumps({**message, chance.choice(list(message)): any_value(chance)})
        case 5:
            return json.dumps({**message, chance.choice(NASTY): any_value(chance)})
        case 6:
            return json.dumps({"type": "hello", "version": 1, "table": "a" * 12, "key": new_key()})
        case 7:
            return json.dumps(any_value(chance))
        case 8:
            return '{"type": "answer", "id": "\\ud800", "seat": 0, "step": 0, "move": {"kind": "\\udfff"}}'
        case _:
            return json.dumps(message)


async def attack(server: Server, table: str, seed: int) -> Counter[str]:
    """One stranger sends a hundred wrong messages; every one is refused with a code and a text."""
    chance = dice(seed)
    codes: Counter[str] = Counter()
    async with connect(f"ws://127.0.0.1:{server.port}/socket", max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "version": 1, "table": table, "key": new_key()}))
        await next_of(socket, "welcome")
        for _ in range(MESSAGES_EACH):
            await socket.send(any_message(chance))
            problem = await next_of(socket, "error")
            assert problem["text"]
            assert len(problem["text"]) < 20_000
            codes[problem["code"]] += 1
    return codes


async def next_of(socket: ClientConnection, kind: str) -> Json:
    while True:
        message: Json = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if message["type"] == kind:
            return message
        assert message["type"] == "presence", f"{message['type']} instead of {kind}"


def new_table(server: Server, key: str, *kinds: str) -> str:
    return str(server.post("/api/tables", {"game": "eggs_and_empires", "seats": seats(*kinds)}, key)["id"])


def test_wrong_messages_are_all_refused_and_change_nothing(server: Server) -> None:
    """25 strangers, 2,500 messages; meanwhile a game at another table goes on."""

    async def siege() -> None:
        key, other = new_key(), new_key()
        table, elsewhere = new_table(server, key, "me:Ann", "me:Ben"), new_table(server, other, "me:Cat", "greedy")
        before = server.get(f"/api/tables/{table}"), server.get(f"/api/tables/{table}/replay?seat=0", key)
        async with page(server, elsewhere, other) as cat, page(server, table, key, seat=0) as ann:
            number = ann.number
            attacks = [attack(server, table, seed) for seed in range(FUZZERS)]
            *found, _ = await asyncio.gather(*attacks, cat.play_out(dice(1)))
            assert cat.is_over
            assert ann.number == number
            codes = sum((each for each in found if each is not None), Counter[str]())
            assert sum(codes.values()) == FUZZERS * MESSAGES_EACH
            assert {"bad-message", "no-text", "too-large", "not-your-seat", "only-the-host", "hello-twice"} <= set(
                codes
            )
            assert not {"server-failed", "not-saved"} & set(codes)
            assert await ann.answer(KEEP) == "ok"
            assert await ann.do("withdraw", seat=0, step=0) == "ok"
        assert (server.get(f"/api/tables/{table}"), server.get(f"/api/tables/{table}/replay?seat=0", key)) == before
        assert server.get("/health")["status"] == "ok"

    asyncio.run(siege())


def test_who_sends_too_fast_or_too_much_is_shown_out(server: Server) -> None:
    async def flood() -> None:
        table = new_table(server, new_key(), "me:Ann", "me:Ben")
        hello = json.dumps({"type": "hello", "version": 1, "table": table})
        looks = ['{"type": "look", "seat": null}'] * 60
        for send, code in ((["{}"] * 400, 4004), (looks, 4004), (["x" * 70_000], 1009), ([b"x" * 70_000], 1009)):
            async with connect(f"ws://127.0.0.1:{server.port}/socket", max_size=None) as socket:
                await socket.send(hello)
                with suppress(ConnectionClosed):
                    for message in send:
                        await socket.send(message)
                with suppress(ConnectionClosed):
                    while True:
                        await asyncio.wait_for(socket.recv(), 20)
                assert socket.close_code == code

    asyncio.run(flood())


def test_who_does_not_read_costs_no_more_than_a_little_memory() -> None:
    class Long(Pong):
        text: str = "x" * 50_000

    for message in (Long(), Pong()):
        connection = Connection(None)  # type: ignore[arg-type]  # nobody reads
        sent = 0
        while not connection.is_closing:
            connection.send(message)
            sent += 1
        assert sent <= MOST_WAITING + 1
        assert sent * len(message.model_dump_json()) < MOST_CHARACTERS_WAITING + 200_000


def test_a_table_that_cannot_be_read_does_not_close_the_lobby(web: Path, tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = Server(f"sqlite:///{database}", web)
    server.start()
    try:
        wish = {"game": "eggs_and_empires", "seats": seats("me:Ann", "open"), "settings": {"public": True}}
        tables = [server.post("/api/tables", wish, new_key())["id"] for _ in range(2)]
        server.stop()
        with closing(sqlite3.connect(database)) as broken, broken:
            broken.execute("UPDATE entries SET what = '{}' WHERE table_id = ?", (tables[0],))
        server.start()
        assert [line["id"] for line in server.get("/api/lobby")["open"]] == [tables[1]]
    finally:
        server.stop()
