"""The protocol, its page in the docs, and the types that the browser gets from it."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from pydantic import ValidationError

from clutch.bots.levels import BOTS, INSTANT_LEVEL, LESSON_LEVEL, USUAL_LEVEL
from clutch.engine.codec import encode
from clutch.engine.lines import line_of
from clutch.games.registry import all_games
from clutch.server import protocol
from clutch.server.field_kinds import field_kinds_of
from clutch.server.schema import constants, schemas
from clutch.tables import commands
from clutch.tables.settings import Settings

DOCS = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


def kind_of(message: type) -> str:
    return str(message.model_fields["type"].default)  # type: ignore[attr-defined]  # every message has one


def test_every_bot_is_a_level_and_nothing_else_is() -> None:
    for level in BOTS:
        assert commands.StandIn(id="a", seat=0, level=level).level == level
    with pytest.raises(ValidationError, match="expected one of random, "):
        commands.StandIn(id="a", seat=0, level="genius")
    assert schemas()["protocol"]["$defs"]["StandIn"]["properties"]["level"]["enum"] == list(BOTS)


def test_the_levels_that_are_proposed_are_levels() -> None:
    assert {USUAL_LEVEL, LESSON_LEVEL, INSTANT_LEVEL} <= set(BOTS)
    assert BOTS[INSTANT_LEVEL].is_quick
    assert constants()["USUAL_SETTINGS"] == encode(Settings())


def test_every_message_is_described() -> None:
    told = [*get_args(protocol.ServerMessage), *get_args(commands.AnyCommand)]
    asked = [protocol.Hello, protocol.Look, protocol.Ping, protocol.Speak, protocol.AskHint, protocol.AskTransfer]
    for message in (*told, *asked):
        assert f"`{kind_of(message)}`" in DOCS or f'"{kind_of(message)}"' in DOCS, message


def test_every_message_and_every_record_of_a_game_has_a_type_for_the_browser() -> None:
    made = schemas()
    assert set(made) == {"protocol", *(game.name for game in all_games())}
    assert {each.__name__ for each in get_args(protocol.ServerMessage)} <= set(made["protocol"]["$defs"])
    for game in all_games():
        assert {cls.__name__ for cls in (*game.moves, *game.events)} <= set(made[game.name]["$defs"])


def test_what_fields_stand_for_is_told_for_every_move() -> None:
    for game in all_games():
        kinds = field_kinds_of(game)
        for number in range(game.action_count):
            move = game.move_of(number)
            assert set(kinds[type(move).__name__]) <= set(line_of(move).args)
