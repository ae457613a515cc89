"""A whole game by clicking, against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from clutch.games.registry import GAMES
from tests.browser.conftest import Invite
from tests.browser.house import most_players
from tests.browser.new_table import choose_options, wish_table
from tests.server.house import SHORT, Json


@pytest.mark.parametrize("game", GAMES)
def test_from_the_lobby_to_the_result(invite: Invite, game: str) -> None:
    ada = invite(game=game)
    players = min(5, most_players(game))
    wish_table(ada, *["bot"] * (players - 1))
    ada.button("start-game").click()
    ada.at_table()
    assert ada.play_out() >= 27
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
