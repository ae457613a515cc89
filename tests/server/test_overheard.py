"""What people and spectators hear over a real socket, and what the server writes down: nothing hidden."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from clutch.engine.codec import encode, encode_kind
from clutch.engine.match import Match
from clutch.games.registry import GAMES, find_game
from tests.server.house import EGGS, EMPIRES, INCUBATION, SHORT, Player, Server, new_key, page, seats, serving
from tests.server.twins import dice


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, web: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('secrets') / 'tables.db'}", web) as running:
        yield running


async def watched_game(server: Server, game: str) -> tuple[list[str], list[list[str]], Any]:
    """A game of two people and a bot, with all that a spectator and the others heard, and the file of it."""
    keys = [new_key(), new_key()]
    wish = {
        "game": game,
        "options": SHORT.get(game, {}),
        "seats": seats("me:Ann", "open", "greedy"),
        "settings": {"public": True, "clock": {"kind": "bank", "seconds": 3600}},
    }
    table = server.post("/api/tables", wish, keys[0])["id"]
    async with (
        page(server, table, keys[0]) as ann,
        page(server, table, keys[1]) as ben,
        page(server, table) as guest,
    ):
        assert await ben.do("join", name="Ben") == "ok"
        assert await ann.do("start") == "ok"
        await asyncio.gather(ann.play_out(dice(1)), ben.play_out(dice(2)), listen_in(guest, server, table))
        await guest.until(lambda: guest.is_over)
        heard = [list(each.heard) for each in (guest, ann, ben)]
    return keys, heard, server.get(f"/api/tables/{table}/file")


async def listen_in(guest: Player, server: Server, table: str) -> None:
    """What somebody without a seat can ask for while the game runs: looks, replays, lists, errors."""
    for number in range(12):
        await asyncio.sleep(0.1)
        if guest.is_over:
            return
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/replay", "/api/lobby"):
            guest.heard.append(json.dumps(await asyncio.to_thread(server.get, path)))
        await guest.say({"type": "look", "seat": None})
        await guest.do("answer", seat=number % 3, step=0, move={"kind": "KeepHand"})
        await guest.do("ask_hint", seat=0)


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_hears_nothing_hidden_in_a_whole_game(server: Server, game: str) -> None:
    keys, heard, file = asyncio.run(watched_game(server, game))
    match, views = replayed(file)
    hashes = [hashlib.sha256(key.encode()).hexdigest() for key in keys]
    for texts in heard:
        whole = "\n".join(texts)
        for secret in (*keys, *hashes, *(each[:16] for each in hashes)):
            assert secret not in whole
        running = [text for text in texts if '"status":"over"' not in text and '"status": "over"' not in text]
        assert len(running) > 50
        assert not any(file["seed"] in text for text in running)
    checked = sum(check_message(json.loads(text), match, views) for text in heard[0])
    assert checked > 100, "views and events that a spectator was sent"


def replayed(file: Any) -> tuple[Match, list[Any]]:
    """The game as it was, and what a spectator may have seen after every step."""
    game = find_game(file["game"])
    match = Match(game, game.prepare(file["players"], file["options"]), bytes.fromhex(file["seed"]))
    views = [encode(match.observe(None).view)]
    for step in file["steps"]:
        match.answer_all({each["seat"]: game.read_answer(each["move"]) for each in step})
        views.append(encode(match.observe(None).view))
    return match, views


def check_message(message: Any, match: Match, views: list[Any]) -> int:
    """Every view and every event is what the rules let a spectator know at that step, and holds no hidden value."""
    checked = 0
    for step in (*message.get("steps", ()), *message.get("frames", ())):
        assert step["events"] == [encode_kind(event) for event in match.seen_events(step["step"], None)]
        assert not step.get("answers") or message["table"]["status"] == "over"
        checked += 1
    moments = [*message.get("frames", ()), *([message["seen"]] if message.get("seen") else [])]
    for moment in moments:
        seen = moment["view"]
        assert seen == views[moment["step"]]
        assert not moment.get("offers")
        assert moment.get("answer") is None
        CHECK_VIEW[match.game.name](seen)
        checked += 1
    return checked


def check_hands_and_nests(seen: Any) -> None:
    assert all(area["hand"] is None for area in seen["areas"])
    assert all(egg["value"] is None for egg in (*seen["face_down"], *seen["gone_face_down"]))
    eggs = [egg for area in seen["areas"] for egg in area["pile"]]
    assert all(egg["value"] is None for egg in eggs if egg["known_to"] is not None)


def check_piles(seen: Any) -> None:
    assert all(pile.keys() == {"top", "height"} for pile in seen["piles"])


def check_empires(seen: Any) -> None:
    """Stocks are shown at the end."""
    for empire in seen["empires"]:
        assert empire["hand"] is None
        assert empire["costs"] is None
        assert empire["stock"] is None or seen["asked"] == "over"
    assert seen["plan"] is None
    assert seen["asked"] != "bidding" or not seen["bids"]


CHECK_VIEW = {EGGS: check_hands_and_nests, INCUBATION: check_piles, EMPIRES: check_empires}


def test_the_log_of_the_server_holds_no_secret(web: Path, tmp_path: Path) -> None:
    """Neither in play nor when the database fails in the middle of a commit."""
    database = tmp_path / "tables.db"
    own = Server(f"sqlite:///{database}", web)
    own.start()
    try:
        keys, seed = asyncio.run(broken_commit(own, database))
    finally:
        own.stop()
    log = own.log.decode()
    assert "a commit failed" in log
    hashes = [hashlib.sha256(key.encode()).hexdigest() for key in keys]
    for secret in (*keys, *hashes, *(each[:16] for each in hashes), seed, "KeepHand", "RedrawHand"):
        assert secret not in log
    assert not re.search(r"[0-9a-f]{64}", log)


async def broken_commit(server: Server, database: Path) -> tuple[list[str], str]:
    key = new_key()
    table = server.post("/api/tables", {"game": "eggs_and_empires", "seats": seats("me:Ann", "me:Ben")}, key)["id"]
    with suppress(ConnectionClosed):  # the table is read anew, and whoever was there comes back
        async with page(server, table, key, seat=0) as ann:
            head = write_next_entry(database, table)
            assert await ann.answer({"kind": "KeepHand"}) == "not-saved"
    async with page(server, table, key, seat=0) as ann:
        assert ann.notes[-1]["kind"] == "reacted"
        assert ann.seen is not None
        assert ann.seen["answered"] == []
        assert await ann.answer({"kind": "KeepHand"}) == "ok"
    return [key], str(json.loads(head)["seed"])


def write_next_entry(database: Path, table: str) -> str:
    """Somebody else writes it first, so that the server cannot; gives the head of the table."""
    with closing(sqlite3.connect(database)) as other, other:
        (head,) = other.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()
        (last,) = other.execute("SELECT max(number) FROM entries WHERE table_id = ?", (table,)).fetchone()
        what = json.dumps({"kind": "Reacted", "seat": 0, "reaction": "cheer"})
        other.execute("INSERT INTO entries VALUES (?, ?, 1, NULL, ?)", (table, last + 1, what))
    return str(head)
