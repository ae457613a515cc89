"""A table without a server, whose log is kept."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from clutch.engine.chance import seed_from
from clutch.engine.codec import decode, encode, encode_kind
from clutch.engine.errors import ClutchError
from clutch.tables import commands
from clutch.tables.commands import NewSeat, NewTable
from clutch.tables.entries import Entry, decode_payload, encode_payload
from clutch.tables.new_tables import make_table
from clutch.tables.parts import Head
from clutch.tables.rulings import ruling_on
from clutch.tables.rulings.conditions import Asker
from clutch.tables.rulings.playing import bot_answer
from clutch.tables.settings import Settings
from clutch.tables.table import Table
from tests.server.house import seats

ANN, BEN, CAT, EVE = (letter * 64 for letter in "abce")


def dice(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311 - a test that can be repeated


class Place:
    """A table whose log is kept: every change is an entry, as the server writes it."""

    def __init__(self, *kinds: str, lesson: bool = False, seed: int = 1, **settings: Any) -> None:
        asked = NewTable(
            game="eggs_and_empires",
            seats=[NewSeat(**each) for each in seats(*kinds)],
            settings=Settings(**settings),
            lesson=lesson,
        )
        made = make_table(asked, ANN, "en")
        self.table = Table(replace(made.head, seed=seed_from(seed).hex()))
        self.log = list(made.opening)
        for entry in self.log:
            self.table.apply(entry)
        self.now = self.table.head.created
        self.ids = 0

    def write(self, payload: Any, by: str | None = None) -> None:
        self.now += 1000
        entry = Entry(self.table.entries + 1, self.now, by, payload)
        self.table.apply(entry)
        self.log.append(entry)

    def do(self, actor: str, command: type[commands.Command], used: int = 0, **fields: Any) -> None:
        self.ids += 1
        asked: Any = command(id=f"c{self.ids}", **fields)
        self.write(ruling_on(asked, Asker(actor, used))(self.table), f"{actor[:16]}/c{self.ids}")

    def refused(self, actor: str, command: type[commands.Command], **fields: Any) -> str:
        """The code with which a command is refused; it changes nothing."""
        before = picture(self.table)
        with pytest.raises(ClutchError) as error:
            self.do(actor, command, **fields)
        assert picture(self.table) == before
        for language in ("en", "fr", "it"):
            assert error.value.say(language, ("Ann", "Ben"))
        return error.value.line.message

    @property
    def step(self) -> int:
        assert self.table.match is not None
        return len(self.table.match.steps)

    def answer(self, seat: int, chance: random.Random | None = None, used: int = 0) -> None:
        match = self.table.match
        assert match is not None
        offers = match.offers(seat)
        move = chance.choice(offers) if chance else offers[0]
        owner = self.table.seats[seat].owner
        if self.table.seats[seat].bot is not None or owner is None:
            self.write(bot_answer(self.table, seat, self.step, move))
        else:
            self.do(owner, commands.Answer, used, seat=seat, step=self.step, move=encode_kind(move))

    def play(self, chance: random.Random, until: Callable[[Table], bool] = lambda table: False) -> None:
        while self.table.status == "running" and not until(self.table):
            self.answer(self.table.undecided[0], chance)


def picture(table: Table) -> Any:
    """All that a table is, for comparisons."""
    match = table.match
    return (
        *(table.status, table.host, tuple(table.seats), table.number, table.info_number, table.entries, table.rewound),
        *(table.changed, table.rematch, tuple(table.banks.left), dict(table.done), tuple(table.notes)),
        table.undo and (table.undo.by, table.undo.step, frozenset(table.undo.agreed)),
        tuple(table.step_numbers),
        table.outcome,
        match and (json.dumps(encode(match.state)), repr(match.steps), repr(match.pending), repr(match.events)),
    )


def folded(place: Place) -> Table:
    """The table read from its log, by way of the JSON in which the store keeps it."""
    table = Table(decode(Head, json.loads(json.dumps(encode(place.table.head)))))
    for entry in place.log:
        payload = decode_payload(json.loads(json.dumps(encode_payload(entry.payload))), table.game)
        table.apply(Entry(entry.number, entry.at, entry.by, payload))
    return table


def is_free_to_undo(seat: int) -> Callable[[Table], bool]:
    return lambda table: table.undo_target(seat) is not None


def two_people(**settings: Any) -> Place:
    place = Place("me:Ann", "open", **settings)
    place.do(BEN, commands.Join, name="Ben")
    place.do(ANN, commands.Start)
    return place


def three_people(**settings: Any) -> Place:
    place = Place("me:Ann", "open", "open", **settings)
    place.do(BEN, commands.Join, name="Ben")
    place.do(CAT, commands.Join, name="Cat")
    place.do(ANN, commands.Start)
    return place
