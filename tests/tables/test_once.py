"""A move on its way to the log: decoded once, checked once, and a move of a plan carried out once."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

from clutch.engine.codec import encode_kind
from clutch.engine.game import Game
from clutch.games.registry import all_games
from clutch.tables import commands
from clutch.tables.commands import NewSeat, NewTable
from clutch.tables.entries import Entry
from clutch.tables.new_tables import make_table
from clutch.tables.rulings import RULINGS, ruling_on
from clutch.tables.rulings.conditions import Asker
from tests.contract.contract import AnyGame
from tests.tables.place import ANN, dice


def counted(monkeypatch: pytest.MonkeyPatch, cls: type[Any], name: str, counts: Counter[str]) -> None:
    honest = getattr(cls, name)
    is_static = isinstance(vars(cls).get(name), staticmethod)

    def counting(*args: Any) -> Any:
        counts[name] += 1
        return honest(*args)

    monkeypatch.setattr(cls, name, staticmethod(counting) if is_static else counting)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_move_is_decoded_checked_and_carried_out_once(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make_table(NewTable(game=game.name, seats=[NewSeat(kind="me"), NewSeat(kind="me")]), ANN, "en")
    counts: Counter[str] = Counter()
    for cls, name in ((Game, "read_move"), (Game, "check"), (type(game), "plan")):
        counted(monkeypatch, cls, name, counts)
    chance = dice(1)
    for number in range(60):
        match, seat = table.match, table.undecided[0]
        assert match is not None
        move = encode_kind(chance.choice(match.offers(seat)))
        is_planned = match.plan_of(seat) is not None
        counts.clear()
        command = commands.Answer(id=f"c{number}", seat=seat, step=len(match.steps), move=move)
        table.apply(Entry(table.entries + 1, 1, None, ruling_on(command, Asker(ANN))(table)))
        assert counts == {"read_move": 1, "check": 1} | ({"plan": 1} if is_planned else {})


def test_there_is_a_ruling_on_every_command() -> None:
    assert set(RULINGS) == set(get_args(commands.AnyCommand))
