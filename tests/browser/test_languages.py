"""French and Italian, on every page and at every moment of a game."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Invite
from tests.browser.guest import Guest, play_away
from tests.browser.house import GAME, lay_table
from tests.browser.readable import check_language, texts
from tests.browser.speech import say
from tests.server.house import Server


def look(guest: Guest) -> None:
    check_language(guest.page, guest.language)


def open_sheets(guest: Guest) -> None:
    """The menu and what it leads to."""
    for entry in ("in-words", "keys-title", "invite-entry", "move-seat", "resign"):
        guest.button("menu").click()
        look(guest)
        guest.button(entry).click()
        look(guest)
        guest.page.keyboard.press("Escape")
    for side in ("chat", "log"):
        guest.button(side).first.click()
        look(guest)


@pytest.mark.parametrize("language", ["fr", "it"])
def test_nothing_is_left_in_another_language(invite: Invite, server: Server, language: str) -> None:
    ada = invite(language=language, one_click=True, memory=True)
    ada.go("/")
    ada.button("play-now").wait_for()
    look(ada)
    ada.link("new-table").click()
    ada.page.wait_for_url(f"**/new/{GAME}")
    for summary in ("variants", "settings"):
        ada.page.get_by_role("heading", name=ada.say(summary)).click()
    ada.page.get_by_role("combobox").nth(2).select_option("open")
    look(ada)
    ada.button("make-and-invite").click()
    ada.at_table()
    ada.button("start-game").wait_for()
    look(ada)
    table = lay_table(server, ada.key, "me:Ada", "random", "random", "greedy")
    ada.go(f"/t/{table}")
    ada.until_asked()
    open_sheets(ada)
    for made in range(12):
        ada.until_asked()
        look(ada)
        ada.decide(made)
    play_away(server, table, ada)
    look(ada)
    ada.link("watch-replay").click()
    ada.page.get_by_role("slider").first.wait_for()
    look(ada)
    ada.go(f"/rules/{GAME}")
    ada.page.get_by_role("searchbox").wait_for()
    look(ada)
    ada.go("/")
    ada.link("open-file").wait_for()
    look(ada)


def test_the_language_changes_on_the_spot(invite: Invite, server: Server) -> None:
    ada = invite()
    ada.go("/")
    ada.button("play-now").wait_for()
    ada.page.evaluate("window.samePage = true")
    for language in ("fr", "it", "en"):
        ada.page.get_by_role("combobox", name=ada.say("language")).select_option(language)
        ada.language = language
        ada.button("play-now").wait_for()
        look(ada)
    ada.page.get_by_role("combobox", name=ada.say("language")).select_option("it")
    ada.language = "it"
    ada.button("play-now").click()
    ada.at_table()
    ada.until_asked()
    look(ada)
    ada.button("menu").click()
    ada.page.get_by_role("combobox", name=ada.say("language")).select_option("fr")
    ada.language = "fr"
    ada.dialog("menu").wait_for()
    look(ada)
    ada.page.keyboard.press("Escape")
    look(ada)
    assert say("decide-mulligan", "fr", round=1) in texts(ada.page)
    assert ada.page.evaluate("window.samePage")
    ada.page.reload()
    ada.until_asked()
    look(ada)
