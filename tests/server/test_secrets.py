"""Secret-swap against the wire: with everything changed that a viewer cannot know, no byte that is sent to it moves.

A table is played again from its log by a game that re-deals, at one moment, all that the viewer cannot tell apart;
then everything the server could say to that viewer is compared. Each planted leak must be found by the same check.
"""

from __future__ import annotations

import asyncio
import copy
import hashlib
import json
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from clutch.engine.chance import Chance, seed_from, step_key
from clutch.engine.codec import encode, encode_kind
from clutch.engine.errors import ClutchError
from clutch.engine.game import Game, Step
from clutch.engine.lines import Line, Piece
from clutch.engine.match import Match
from clutch.engine.seats import Viewer
from clutch.games.eggs_and_empires import events, view
from clutch.games.eggs_and_empires import why_not as reasons
from clutch.games.eggs_and_empires.state import State
from clutch.games.incubation import view as incubation_view
from clutch.games.registry import GAMES, find_game
from clutch.server import live as live_tables
from clutch.server import replays, showing
from clutch.server.connection import Connection
from clutch.server.live import LiveTable
from clutch.server.new_tables import wished_table
from clutch.server.protocol import NewTable, SeatWish
from clutch.server.replays import replay_of
from clutch.tables import commands, entries
from clutch.tables.entries import Entry
from clutch.tables.rulings import rule
from clutch.tables.settings import Clock, Settings
from clutch.tables.table import Table
from tests.contract.contract import AnyGame, adapter_of
from tests.server.house import Player, Server, new_key, page, seats, serving

OWNERS = [letter * 64 for letter in "abcdef"]
EGGS, INCUBATION = "eggs_and_empires", "incubation"
# How many games, and how many moments of each: before and after a step, for every viewer. One has less to hide.
SEEDS = {EGGS: (1, 2), INCUBATION: (1,)}
MOMENTS = {EGGS: 5, INCUBATION: 3}


def dice(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311 - a test that can be repeated


# --- the same table, dealt otherwise --------------------------------------------------------------------------


class Redealing(Game[Any, Any, Any, Any]):
    """Before a game's own class: after so many steps what is hidden lies as in `hidden`."""

    honest: AnyGame
    at: int
    hidden: Any
    _steps: dict[int, int]

    @property
    def folder(self) -> Path:
        return self.honest.folder

    def set_up(self, setup: Any, step: Step) -> Any:
        table = self.honest.set_up(setup, step)
        self._steps[id(table)] = 0
        self._redeal(table)
        return table

    def resolve(self, state: Any, step: Step) -> None:
        self.honest.resolve(state, step)
        self._steps[id(state)] += 1
        self._redeal(state)

    def _redeal(self, table: Any) -> None:
        if self._steps[id(table)] == self.at:
            for each in fields(table):
                setattr(table, each.name, copy.deepcopy(getattr(self.hidden, each.name)))


def redealt(game: AnyGame, step: int, hidden: Any) -> AnyGame:
    own = {"honest": game, "at": step, "hidden": hidden, "_steps": {}}
    twin: AnyGame = type("Redealt", (Redealing, type(game)), own)()
    return twin


def new_table(game: str, players: int, seed: int) -> Table:
    wish = NewTable(
        game=game,
        seats=[SeatWish(kind="me", name=f"P{seat}") for seat in range(players)],
        settings=Settings(public=True, clock=Clock(kind="bank", seconds=600, increment=2)),
    )
    made = wished_table(wish, OWNERS[0], "en")
    table = Table(replace(made.head, seed=seed_from(seed).hex(), id="a" * 12, created=1))
    for number, owner in enumerate(OWNERS[:players]):
        table.apply(Entry(number + 1, 1, None, entries.Joined(number, f"P{number}", owner)))
    return table


def folded(game: AnyGame, players: int, seed: int, log: list[Any]) -> Table:
    table = new_table(game.name, players, seed)
    table.game = game
    for what in (entries.Started(), *log):
        table.apply(Entry(table.entries + 1, table.entries, None, what))
    return table


def played(game: AnyGame, players: int, seed: int) -> Table:
    table = folded(game, players, seed, [])
    chance = dice(seed)
    while table.status == "running":
        assert table.match is not None
        for seat in table.match.deciders:
            table.apply(Entry(table.entries + 1, 1, None, answered(table, seat, chance)))
            if table.status != "running":
                break
    return table


def answered(table: Table, seat: int, chance: random.Random) -> entries.Answered:
    assert table.match is not None
    return entries.Answered(seat, encode_kind(chance.choice(table.match.offers(seat))), 1500)


def log_of(match: Match, steps: int) -> list[Any]:
    return [
        entries.Answered(seat, encode_kind(move), 1500)
        for answers in match.steps[:steps]
        for seat, move in answers.items()
    ]


# --- all that is told -----------------------------------------------------------------------------------------


class Ear(Connection):
    """A page that keeps what it is sent."""

    def __init__(self, owner: str | None) -> None:
        super().__init__(None)  # type: ignore[arg-type]  # nothing is sent
        self.owner = owner
        self.heard: list[str] = []

    def send(self, message: Any) -> None:
        self.heard.append(message.model_dump_json())


class Prompt(LiveTable):
    """Says at once what is otherwise said soon."""

    def tell_presence(self) -> None:
        self.tell_presence_now()


def told(table: Table, viewer: Viewer, chance: random.Random, with_replay: bool) -> Iterator[tuple[str, str]]:
    """Everything that the server would send to somebody, piece by piece."""
    owner = None if viewer is None else OWNERS[viewer]
    live = Prompt(table)
    live.wind()
    live.connections.add(Ear(OWNERS[1]))
    ear = Ear(owner)
    live.join(ear, None)
    yield "welcome and presence", "\n".join(ear.heard)
    for since in {0, table.number, chance.randrange(table.number), max(1, table.number - chance.randrange(9))}:
        ear = Ear(owner)
        live.join(ear, since)
        yield f"update since {since}", "\n".join(ear.heard)
    live.connections = {ear}
    ear.number = table.number - 1
    live.answered = set(range(len(table.seats)))
    live.publish()
    yield "publication", "\n".join(ear.heard)
    if viewer is not None:
        yield "own answer", showing.own_answer(table, viewer, live.clocks()).model_dump_json()
        if viewer in table.deciders:
            yield "hint question", repr(live.question(viewer))
        yield "errors", "\n".join(errors(table, viewer, chance))
    yield "table", showing.table_info(table).model_dump_json()
    yield "line", showing.table_line(table, owner).model_dump_json()
    if with_replay:
        yield "replay", replay_of(table, viewer, owner).model_dump_json()


def errors(table: Table, viewer: int, chance: random.Random) -> Iterator[str]:
    """What somebody is told who tries all sorts of things, for their own seat and for others."""
    step = len(table.match.steps) if table.match else 0
    asked: list[Any] = []
    for _ in range(12):
        move = encode_kind(table.game.move_of(chance.randrange(table.game.action_count)))
        asked.append(commands.Answer(id="x", seat=viewer, step=step, move=move))
        asked.append(commands.Answer(id="x", seat=(viewer + 1) % len(table.seats), step=step, move=move))
    asked += [
        commands.AskUndo(id="x", seat=viewer, step=step),
        commands.Withdraw(id="x", seat=viewer, step=step),
        commands.Withdraw(id="x", seat=(viewer + 1) % len(table.seats), step=step),
    ]
    for command in asked:
        try:
            yield type(rule(command, table, OWNERS[viewer], 0)).__name__
        except ClutchError as error:
            yield f"{error.line.message}: {error.say(chance.choice(['en', 'fr', 'it']))}"


def compare(real: Table, twin: Table, viewer: Viewer, seed: int, with_replay: bool) -> int:
    compared = 0
    pairs = (told(table, viewer, dice(seed), with_replay) for table in (real, twin))
    for (what, one), (_, other) in zip(*pairs, strict=True):
        if one != other:  # no assert: it would compare the long texts for minutes
            at = next(i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
            raise AssertionError(f"{what} for {viewer} depends on a secret: {one[at - 80 : at + 40]}")
        compared += bool(one)
    return compared


def look(players: int, seed: int, moments: int = 5, name: str = EGGS) -> tuple[int, int]:
    """Compare at random moments of a game, before and after a step; how often, and how often the twin did differ."""
    game = find_game(name)
    match = played(game, players, seed).match
    assert match is not None
    chance, cards = dice(seed * 100 + players), Chance(seed_from(seed))
    compared = different = 0
    for _ in range(moments):
        step = chance.randrange(len(match.steps))
        real_before = folded(game, players, seed, log_of(match, step))
        assert real_before.match is not None
        for viewer in (*range(players), None):
            key = step_key(match.seed, step + 1)
            hidden = adapter_of(game).swapped(real_before.match.state, match.steps[step], viewer, cards, key)
            different += hidden != real_before.match.state
            twin_game = redealt(game, step, hidden)
            with_replay = chance.random() < 0.15
            twin_before = folded(twin_game, players, seed, log_of(match, step))
            compared += compare(real_before, twin_before, viewer, step, with_replay)
            if len(real_before.deciders) > 1:
                copies = [folded(each, players, seed, log_of(match, step)) for each in (game, twin_game)]
                compared += look_at_pending(copies[0], copies[1], viewer, chance)
            if step + 1 < len(match.steps):  # when it is over everything is shown
                after = [folded(each, players, seed, log_of(match, step + 1)) for each in (game, twin_game)]
                compared += compare(after[0], after[1], viewer, step, with_replay)
    return compared, different


def look_at_pending(real: Table, twin: Table, viewer: Viewer, chance: random.Random) -> int:
    """Somebody else answers one thing at the one table and another at the other: nobody notices."""
    seat = chance.choice([seat for seat in real.deciders if seat != viewer])
    for table in (real, twin):
        for change in range(chance.randrange(1, 4)):  # and changes their mind, or not
            what = replace(answered(table, seat, chance), used=0 if change else 700)
            table.apply(Entry(table.entries + 1, 1 + change, None, what))
    return compare(real, twin, viewer, 3, with_replay=False)


@pytest.fixture(autouse=True)
def _still_clocks(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Both tables are looked at in the same instant."""
    if "server" not in request.fixturenames:
        monkeypatch.setattr(live_tables, "time", StillTime)


class StillTime:
    @staticmethod
    def monotonic() -> float:
        return 1000.0


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in GAMES for players in find_game(name).players]
)
def test_nothing_that_is_sent_depends_on_what_the_viewer_cannot_know(name: str, players: int) -> None:
    """At random moments, before and after a step, from every seat and from outside: thousands of comparisons."""
    counts = [look(players, seed, MOMENTS[name], name) for seed in SEEDS[name]]
    compared, different = (sum(each) for each in zip(*counts, strict=True))
    moments = len(SEEDS[name]) * MOMENTS[name]
    assert compared > 15 * moments * players
    assert different > moments * players * 0.8, "the twins must differ, or nothing is tested"


# --- planted leaks ----------------------------------------------------------------------------------------------


def test_without_a_leak_nothing_is_found() -> None:
    assert look(4, 3, moments=4)[0] > 100


def caught(what: str) -> Any:
    return pytest.raises(AssertionError, match=rf"^{what} .*depends on a secret")


def test_a_hidden_card_in_a_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.see_area
    monkeypatch.setattr(
        view, "see_area", lambda area, seat, viewer: replace(honest(area, seat, viewer), hand=tuple(sorted(area.hand)))
    )
    with caught("welcome and presence"):
        look(4, 3)


def test_a_covered_egg_in_a_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = incubation_view.see_pile
    monkeypatch.setattr(
        incubation_view, "see_pile", lambda pile: replace(honest(pile), top=pile[0]) if pile else honest(pile)
    )
    with caught("welcome and presence"):
        look(3, 3, name=INCUBATION)


@pytest.mark.parametrize("event", [events.CardsDrawn, events.EggScouted, events.EggCollected])
def test_a_hidden_card_in_an_event_is_caught(monkeypatch: pytest.MonkeyPatch, event: type[Any]) -> None:
    monkeypatch.setattr(event, "seen_by", lambda self, viewer: self)
    with caught("welcome and presence"):
        for seed in range(3, 8):
            look(4, seed, moments=20)


def test_a_hidden_card_in_an_error_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = reasons.why_not

    def leaky(table: State, seat: int, move: Any) -> Any:
        rival = table.areas[(seat + 1) % table.players].hand
        return replace(honest(table, seat, move), line=Line("not-in-hand", {"card": Piece("adventurer", max(rival))}))

    monkeypatch.setattr(reasons, "why_not", leaky)
    with caught("errors"):
        look(4, 3)


def test_a_hidden_card_in_a_resumed_stream_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = showing.steps_since

    def leaky(table: Table, viewer: Viewer, number: int) -> Any:
        if number < 0 or table.match is None:
            return honest(table, viewer, number)
        return tuple(
            each.model_copy(update={"events": tuple(encode_kind(event) for event in table.match.events[each.step])})
            for each in honest(table, viewer, number)
        )

    monkeypatch.setattr(showing, "steps_since", leaky)
    with caught("update since"):
        look(4, 3, moments=30)


def test_a_hidden_card_in_the_replay_of_a_running_game_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = replays.frames_of
    monkeypatch.setattr(replays, "frames_of", lambda match, viewer, over: honest(match, 0, over))
    with caught("replay"):
        for seed in range(3, 8):
            look(4, seed, moments=12)


def test_what_others_have_answered_in_a_message_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.observe
    monkeypatch.setattr(Match, "observe", lambda self, viewer: replace(honest(self, viewer), answer=_first(self)))
    with caught("welcome and presence"):
        look(4, 3, moments=20)


def _first(match: Match) -> Any:
    return next(iter(match.pending.values()), None)


def test_a_change_of_mind_in_the_number_of_an_update_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_is_private", lambda self, what: False)
    with caught("welcome and presence"):
        look(4, 3, moments=20)


def test_a_hidden_card_in_the_question_of_a_hint_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = LiveTable.question
    monkeypatch.setattr(
        LiveTable,
        "question",
        lambda self, seat: replace(honest(self, seat), view=honest(self, (seat + 1) % len(self.table.seats)).view),
    )
    with caught("hint question"):
        look(4, 3, moments=20)


def test_a_hidden_card_in_the_lobby_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = showing.table_line

    def leaky(table: Table, owner: str | None) -> Any:
        deck = table.match.state.egg_deck if table.match else []
        return honest(table, owner).model_copy(update={"changed": sum(i * egg for i, egg in enumerate(deck))})

    monkeypatch.setattr(showing, "table_line", leaky)
    with caught("line"):
        look(4, 3)


# --- over a real socket -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, web: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('secrets') / 'tables.db'}", web) as running:
        yield running


async def watched_game(server: Server, game: str) -> tuple[list[str], list[list[str]], Any]:
    """A game of two people and a bot, with all that a spectator and the others heard, and the file of it."""
    keys = [new_key(), new_key()]
    wish = {
        "game": game,
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
        match.answer_all({each["seat"]: game.read_move(each["move"]) for each in step})
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


CHECK_VIEW = {EGGS: check_hands_and_nests, INCUBATION: check_piles}


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
