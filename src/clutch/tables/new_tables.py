"""New tables: as somebody asks for one, or from a table whose players want a rematch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from clutch.bots.levels import USUAL_LEVEL
from clutch.engine.chance import new_seed, seed_from
from clutch.engine.codec import BadRecord, decode, encode
from clutch.engine.errors import BadComponents
from clutch.engine.game import Game
from clutch.engine.words import Words
from clutch.games.registry import find_game
from clutch.tables import entries as log
from clutch.tables.clocks import now
from clutch.tables.commands import NewSeat, NewTable
from clutch.tables.entries import Entry, Payload
from clutch.tables.ids import new_id
from clutch.tables.parts import Head, standard_components
from clutch.tables.rulings.seating import check_lesson, free_name
from clutch.tables.table import Table


def make_table(asked: NewTable, owner: str, language: str) -> Table:
    """A checked new table with its seats filled as asked; it begins at once if none is open."""
    game = find_game(asked.game)
    setup = game.prepare(len(asked.seats), asked.options)
    if asked.lesson:
        check_lesson(asked.seats)
    head = Head(
        id=new_id(),
        game=game.name,
        rules_version=game.rules_version,
        players=setup.players,
        options=encode(setup.options),
        components=_components(game, asked.components),
        own_components=asked.components is not None,
        settings=asked.settings,
        lesson=asked.lesson,
        host=owner,
        seed=(seed_from(game.lesson_seed) if asked.lesson else new_seed()).hex(),
        created=now(),
    )
    return _opened(Table(head), _seated(asked.seats, owner, Words(language)))


def make_rematch(table: Table, table_id: str) -> Table:
    """The same seats and agreements, another deal."""
    head = replace(
        table.head,
        id=table_id,
        rules_version=table.game.rules_version,
        lesson=False,
        host=table.host,
        seed=new_seed().hex(),
        created=now(),
    )
    seated: list[Payload] = []
    for i, seat in enumerate(table.seats):
        if seat.kind == "person" and seat.name is not None and seat.owner is not None:
            seated.append(log.Joined(i, seat.name, seat.owner))
        elif seat.level is not None:
            seated.append(log.BotSeated(i, seat.level))
    return _opened(Table(head), seated)


def _seated(seats: Sequence[NewSeat], owner: str, words: Words) -> list[Payload]:
    seated: list[Payload] = []
    names: list[str] = []
    for i, seat in enumerate(seats):
        if seat.kind == "me":
            names.append(free_name(seat.name or words.say("seat-number", number=i + 1), names))
            seated.append(log.Joined(i, names[-1], owner))
        elif seat.kind == "bot":
            seated.append(log.BotSeated(i, seat.level or USUAL_LEVEL))
    return seated


def _opened(table: Table, seated: list[Payload]) -> Table:
    payloads = [*seated, log.Started()] if len(seated) == table.head.players else seated
    for number, payload in enumerate(payloads, start=1):
        entry = Entry(number, table.head.created, None, payload)
        table.opening.append(entry)
        table.apply(entry)
    return table


def _components(game: Game[Any, Any, Any, Any], own: dict[str, Any] | None) -> dict[str, Any]:
    if own is None:
        return standard_components(game)
    try:
        checked: dict[str, Any] = encode(game.check_components(decode(game.components, own), Path("cards")))
    except BadRecord as error:
        raise BadComponents(
            "card-file-bad-entry", file="cards", line=1, entry=error.where or "?", problem=error.problem
        ) from None
    return checked
