"""New tables: from what somebody wishes, or from a table whose players want a rematch."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from clutch.engine.chance import new_seed, seed_from
from clutch.engine.codec import BadRecord, decode, encode
from clutch.engine.errors import BadComponents
from clutch.engine.game import Game
from clutch.engine.words import Words
from clutch.games.registry import find_game
from clutch.server.protocol import NewTable, SeatWish
from clutch.tables import entries as log
from clutch.tables.entries import Entry, What
from clutch.tables.rulings import NotAllowed, tidy
from clutch.tables.table import Head, Table, standard_components

ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"


def new_id(length: int = 12) -> str:
    """Nobody guesses it: five bits a letter."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def wished_table(wish: NewTable, owner: str, language: str) -> Table:
    """A checked new table with its seats filled as wished; it begins at once if none is open."""
    game = find_game(wish.game)
    setup = game.prepare(len(wish.seats), wish.options)
    people = [seat for seat in wish.seats if seat.kind == "me"]
    if wish.lesson and (len(people) != 1 or any(seat.kind == "open" for seat in wish.seats)):
        raise NotAllowed("lesson-is-for-one")
    table = Table(
        Head(
            id=new_id(),
            game=game.name,
            rules_version=game.rules_version,
            players=setup.players,
            options=encode(setup.options),
            components=_components(game, wish.components),
            own_components=wish.components is not None,
            settings=wish.settings,
            lesson=wish.lesson,
            host=owner,
            seed=(seed_from(game.lesson_seed) if wish.lesson else new_seed()).hex(),
            created=_now(),
        )
    )
    _open(table, _seated(wish.seats, owner, Words(language)))
    return table


def next_table(table: Table) -> Table:
    """The same seats and agreements, another deal."""
    head = table.head
    again = Table(
        Head(
            id=new_id(),
            game=head.game,
            rules_version=table.game.rules_version,
            players=head.players,
            options=head.options,
            components=head.components,
            own_components=head.own_components,
            settings=head.settings,
            lesson=False,
            host=table.host,
            seed=new_seed().hex(),
            created=_now(),
        )
    )
    whats: list[What] = []
    for i, seat in enumerate(table.seats):
        if seat.kind == "person" and seat.name is not None and seat.owner is not None:
            whats.append(log.Joined(i, seat.name, seat.owner))
        elif seat.level is not None:
            whats.append(log.BotSeated(i, seat.level))
    _open(again, whats)
    return again


def _seated(seats: Sequence[SeatWish], owner: str, words: Words) -> list[What]:
    whats: list[What] = []
    names: set[str] = set()
    for i, seat in enumerate(seats):
        if seat.kind == "me":
            name = tidy(seat.name or words.say("seat-number", number=i + 1))
            if name.casefold() in names:
                raise NotAllowed("name-taken", name=name)
            names.add(name.casefold())
            whats.append(log.Joined(i, name, owner))
        elif seat.kind == "bot":
            whats.append(log.BotSeated(i, seat.level or "medium"))
    return whats


def _open(table: Table, whats: list[What]) -> None:
    if len(whats) == table.head.players:
        whats = [*whats, log.Started()]
    for number, what in enumerate(whats, start=1):
        entry = Entry(number, table.head.created, None, what)
        table.opening.append(entry)
        table.apply(entry)


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


def _now() -> int:
    return time.time_ns() // 1_000_000
