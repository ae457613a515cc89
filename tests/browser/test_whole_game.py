"""A whole game by clicking, against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from clutch.games.registry import GAMES
from tests.browser.conftest import Invite
from tests.browser.house import most_players
from tests.browser.new_table import choose_options, wish_table
from tests.browser.playing import play_away
from tests.server.house import EMPIRES, SHORT, Json, Server

# Of a long game so many decisions are clicked; the later part goes by quickly.
CLICKED = {EMPIRES: 30}


@pytest.mark.parametrize("game", GAMES)
def test_from_the_lobby_to_the_result(invite: Invite, server: Server, game: str) -> None:
    ada = invite(game=game)
    players = min(5, most_players(game))
    wish_table(ada, *["bot"] * (players - 1))
    ada.button("start-game").click()
    table = ada.at_table()
    decisions = CLICKED.get(game, 400)
    assert ada.play_out(decisions) >= 27
    if decisions < 400:
        play_away(server, table, ada)
    expect(ada.result).to_be_visible()
    expect(ada.result.get_by_role("listitem")).to_have_count(players)
    expect(ada.button("rematch")).to_be_enabled()


@pytest.mark.parametrize(("game", "options"), SHORT.items())
def test_a_short_game_from_the_lobby_to_the_result(invite: Invite, game: str, options: Json) -> None:
    ada = invite(game=game)
    wish_table(ada, "bot")
    choose_options(ada, options)
    ada.button("start-game").click()
    ada.at_table()
    assert ada.play_out() >= 27
    expect(ada.result.get_by_role("listitem")).to_have_count(2)
