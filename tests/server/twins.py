"""The same table, dealt otherwise, and all that is told of both.

A table is played again from its log by a game that re-deals, at one moment, all that the viewer cannot tell apart;
then everything the server could say to that viewer is compared.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from pathlib import Path
from typing import Any

from clutch.engine.chance import Chance, seed_from, step_key
from clutch.engine.codec import encode_kind
from clutch.engine.errors import ClutchError
from clutch.engine.game import Game, Step
from clutch.engine.match import Match
from clutch.engine.plans import moves_of
from clutch.engine.seats import Viewer
from clutch.games.registry import find_game
from clutch.server.connection import Connection
from clutch.server.live import LiveTable
from clutch.server.presenter import infos, moments, thoughts
from clutch.server.presenter.replays import replay_of
from clutch.tables import commands, entries
from clutch.tables.commands import NewSeat, NewTable
from clutch.tables.entries import Entry
from clutch.tables.new_tables import make_table
from clutch.tables.parts import Head
from clutch.tables.rulings import ruling_on
from clutch.tables.rulings.conditions import Asker
from clutch.tables.settings import Clock, Settings
from clutch.tables.table import Table
from tests.contract.contract import AnyGame, adapter_of
from tests.server.house import EGGS, EMPIRES, SHORT

OWNERS = [letter * 64 for letter in "abcdef"]


def dice(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311 - a test that can be repeated


# --- the same table, dealt otherwise --------------------------------------------------------------------------


class Redealing(Game[Any, Any, Any, Any]):
    """Before a game's own class: after so many steps what is hidden lies as in `hidden`."""

    honest: AnyGame
    at: int
    hidden: Any
    _steps: dict[int, int]

    def __eq__(self, other: object) -> bool:
        return other is self.honest or other is self  # what is kept of the honest game, like its messages, will do

    def __hash__(self) -> int:
        return hash(self.honest)

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


@cache
def head_of(game: str, players: int, seed: int) -> Head:
    asked = NewTable(
        game=game,
        seats=[NewSeat(kind="me", name=f"P{seat}") for seat in range(players)],
        options=SHORT.get(game, {}),
        settings=Settings(public=True, clock=Clock(kind="bank", seconds=600, increment=2)),
    )
    made = make_table(asked, OWNERS[0], "en")
    return replace(made.head, seed=seed_from(seed).hex(), id="a" * 12, created=1)


def new_table(game: str, players: int, seed: int) -> Table:
    table = Table(head_of(game, players, seed))
    for number, owner in enumerate(OWNERS[:players]):
        table.apply(Entry(number + 1, 1, None, entries.Joined(number, f"P{number}", owner)))
    return table


def folded(game: AnyGame, players: int, seed: int, log: list[Any]) -> Table:
    table = new_table(game.name, players, seed)
    table.game = game
    for payload in (entries.Started(), *log):
        if table.match is not None:
            table.match.check(payload.seat, payload.move)  # `apply` would not
        table.apply(Entry(table.entries + 1, table.entries, None, payload))
    return table


def played(game: AnyGame, players: int, seed: int) -> Table:
    table = folded(game, players, seed, [])
    chance = dice(seed)
    while table.status == "running":
        assert table.match is not None
        seat = chance.choice(table.undecided)
        answer(table, seat, chance.choice(table.match.offers(seat)), 1500)
    return table


def answer(table: Table, seat: int, move: Any, used: int) -> None:
    table.apply(Entry(table.entries + 1, 1, None, entries.Answered(seat, move, used)))


def log_of(match: Match, steps: int) -> list[Any]:
    return [
        entries.Answered(seat, move, 1500)
        for answers in match.steps[:steps]
        for seat, answer in answers.items()
        for move in moves_of(answer)
    ]


def with_other_stocks(table: Any, viewer: Viewer) -> Any:
    """What rivals have can be counted, but is in no view (END-2.3): only what they do with it shows it."""
    other = copy.deepcopy(table)
    for seat, empire in enumerate(other.empires):
        if seat != viewer:
            empire.stock.add("wheat", 1 + seat)
            empire.stock.add("coin", 1)
    return other


# What else nobody is told, as long as nothing is done: it changes what can be done next.
UNTOLD = {EMPIRES: with_other_stocks}


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
    live.start_clocks()
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
        yield (
            "own answer",
            moments.update(table, viewer, owner, table.number, live.clocks(), whole=True).model_dump_json(),
        )
        if table.match is not None and viewer in table.deciders:
            yield "hint question", repr(thoughts.question(table.match, viewer, table.match.bot_seed(viewer)))
        yield "errors", "\n".join(errors(table, viewer, chance))
    yield "table", infos.table_info(table).model_dump_json()
    yield "line", infos.table_line(table, owner).model_dump_json()
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
            yield type(ruling_on(command, Asker(OWNERS[viewer]))(table)).__name__
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


def look(players: int, seed: int, moments: int = 5, name: str = EGGS, *, together: bool = False) -> tuple[int, int]:
    """Compare at random moments of a game, before and after a step; how often, and how often the twin did differ.

    `together`: only where several decide at once.
    """
    game = find_game(name)
    match = played(game, players, seed).match
    assert match is not None
    chance, cards = dice(seed * 100 + players), Chance(seed_from(seed))
    compared = different = 0
    for _ in range(moments):
        step = chance.choice([i for i, answers in enumerate(match.steps) if len(answers) > 1 or not together])
        real_before, real_after = (folded(game, players, seed, log_of(match, steps)) for steps in (step, step + 1))
        assert real_before.match is not None
        for viewer in (*range(players), None):
            key = step_key(match.seed, step + 1)
            hidden = adapter_of(game).swapped(real_before.match.state, match.steps[step], viewer, cards, key)
            different += hidden != real_before.match.state
            twin_game = redealt(game, step, hidden)
            with_replay = chance.random() < 0.15
            untold = UNTOLD[name](hidden, viewer) if name in UNTOLD else hidden
            twin_before = folded(redealt(game, step, untold), players, seed, log_of(match, step))
            compared += compare(real_before, twin_before, viewer, step, with_replay)
            if len(real_before.deciders) > 1:
                copies = [folded(each, players, seed, log_of(match, step)) for each in (game, twin_game)]
                compared += look_at_pending(copies[0], copies[1], viewer, chance)
            if step + 1 < len(match.steps):  # when it is over everything is shown
                twin_after = folded(twin_game, players, seed, log_of(match, step + 1))
                compared += compare(real_after, twin_after, viewer, step, with_replay)
    return compared, different


def look_at_pending(real: Table, twin: Table, viewer: Viewer, chance: random.Random) -> int:
    """Somebody else answers one thing at the one table and another at the other: nobody notices."""
    seat = chance.choice([seat for seat in real.deciders if seat != viewer])
    whole = chance.random() < 0.5
    for table in (real, twin):
        assert table.match is not None
        if table.match.plan_of(seat) is not None:
            plan(table, table.match, seat, chance, whole)
        else:
            for change in range(chance.randrange(1, 4)):  # and changes their mind, or not
                answer(table, seat, chance.choice(table.match.offers(seat)), 0 if change else 700)
    return compare(real, twin, viewer, 3, with_replay=False)


def plan(table: Table, match: Match, seat: int, chance: random.Random, whole: bool) -> None:
    """All of it, or only some moves."""
    for _ in range(99 if whole else chance.randrange(1, 4)):
        offers = [move for move in match.offers(seat) if whole or not is_last_move(match, seat, move)]
        if not offers:
            return
        answer(table, seat, chance.choice(offers), 0)


def is_last_move(match: Match, seat: int, move: Any) -> bool:
    """Whether a move would make a plan whole."""
    twin = match.copy()
    return twin.answer(seat, move) or seat in twin.pending
