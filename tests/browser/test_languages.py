"""French and Italian, on every page and at every moment of a game."""

from __future__ import annotations

import pytest

from clutch.games.registry import GAMES
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.house import lay_table
from tests.browser.playing import each_phase
from tests.browser.readable import check_language, texts
from tests.server.house import EMPIRES, SHORT, Server

# Where there are many kinds of decisions: those between which all that is said comes up.
SAYING_ENOUGH = {
    EMPIRES: ("redraw", "found_first", "disaster", "assign", "economy", "industry", "hand", "axes", "coins", "order")
}


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
def test_no_page_is_left_in_another_language(invite: Invite, server: Server, language: str) -> None:
    ada = invite(language=language, memory=True)
    ada.go_to_lobby()
    look(ada)
    ada.link("new-table", ada.poster).click()
    ada.page.wait_for_url(f"**/new/{ada.game}")
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
    ada.go("/")
    ada.link("open-file").wait_for()
    look(ada)


def change_language(guest: Guest, language: str) -> None:
    """On the spot, in the menu of a table."""
    guest.button("menu").click()
    guest.page.get_by_role("combobox", name=guest.say("language")).select_option(language)
    guest.language = language
    guest.page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)


@pytest.mark.parametrize("game", GAMES)
def test_no_moment_of_a_game_is_left_in_another_language(invite: Invite, server: Server, game: str) -> None:
    """At every moment in both."""
    ada = invite(game=game, language="fr", one_click=True, memory=True)
    table = lay_table(server, ada.key, "me:Ada", "random", "random", "greedy", game=game, options=SHORT.get(game))
    for made, _ in enumerate(each_phase(server, table, ada, SAYING_ENOUGH.get(game, ()))):
        if not ada.page.get_by_role("log").is_visible():
            ada.button("log").first.click()
        ada.page.keyboard.press("d")  # the table in words
        look(ada)
        change_language(ada, "it" if ada.language == "fr" else "fr")
        ada.page.keyboard.press("Escape")
        ada.page.keyboard.press("d")
        look(ada)
        ada.decide(made)
    for language in (ada.language, "it" if ada.language == "fr" else "fr"):
        ada.page.evaluate(f"localStorage.setItem('clutch.language', '{language}')")
        ada.language = language
        look_back(ada, table)


def look_back(guest: Guest, table: str) -> None:
    """At the result, the replay, and the rules."""
    guest.go(f"/t/{table}")
    guest.result.wait_for()
    look(guest)
    guest.link("watch-replay").click()
    guest.page.get_by_role("slider").first.wait_for()
    look(guest)
    guest.go(f"/rules/{guest.game}")
    guest.page.get_by_role("searchbox").wait_for()
    look(guest)


def test_the_language_changes_on_the_spot(invite: Invite, server: Server) -> None:
    ada = invite()
    ada.go_to_lobby()
    ada.page.evaluate("window.samePage = true")
    for language in ("fr", "it", "en"):
        ada.page.get_by_role("combobox", name=ada.say("language")).select_option(language)
        ada.language = language
        ada.button("play-now", ada.poster).wait_for()
        look(ada)
    ada.page.get_by_role("combobox", name=ada.say("language")).select_option("it")
    ada.language = "it"
    ada.button("play-now", ada.poster).click()
    ada.at_table()
    ada.until_asked()
    look(ada)
    change_language(ada, "fr")
    look(ada)
    ada.page.keyboard.press("Escape")
    look(ada)
    assert ada.say("decide-mulligan", round=1) in texts(ada.page)
    assert ada.page.evaluate("window.samePage")
    ada.page.reload()
    ada.until_asked()
    look(ada)
