"""Reloading, and a server that dies in the middle of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.house import lay_table
from tests.server.house import Server


def table_in_words(guest: Guest) -> str:
    """All that this person may know, as the page tells it to those who do not see it."""
    guest.button("menu").click()
    guest.button("in-words").click()
    words = guest.dialog("in-words").inner_text()
    guest.page.keyboard.press("Escape")
    return words


@pytest.fixture
def seated(invite: Invite, server: Server) -> Guest:
    """Ada, some turns into a game."""
    ada = invite(one_click=True)
    table = lay_table(server, ada.key, "me:Ada", "random", "greedy")
    ada.go(f"/t/{table}")
    ada.play_out(9)
    ada.until_asked()
    return ada


def test_reloading_loses_nothing(seated: Guest) -> None:
    before = table_in_words(seated)
    seated.page.reload()
    assert seated.until_asked() == "mine"
    assert table_in_words(seated) == before


def test_a_killed_server_loses_nothing(seated: Guest, server: Server) -> None:
    before = table_in_words(seated)
    seated.may_lose_the_line = True
    server.kill()
    expect(seated.page.get_by_role("status").filter(has_text=seated.say("reconnecting"))).to_be_visible()
    assert table_in_words(seated) == before
    answered = seated.answered
    seated.press(seated.offers().first if seated.offers().count() else seated.listed_offers().first)
    seated.page.wait_for_timeout(200)
    assert seated.answered == answered  # nobody has heard the move yet
    server.start()
    expect(seated.page.get_by_text(seated.say("reconnecting"))).to_have_count(0)
    seated.until(lambda: seated.answered > answered)
    seated.play_out()
    expect(seated.result).to_be_visible()
