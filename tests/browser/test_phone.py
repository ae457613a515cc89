"""A phone: everything by tapping, on 390 × 844."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from clutch.games.registry import GAMES
from tests.browser.conftest import Invite
from tests.browser.decisions import PIECES
from tests.browser.guest import Guest
from tests.browser.house import lay_table
from tests.server.house import EGGS, EMPIRES, INCUBATION, SHORT, Server

TO_TAP = f"{PIECES}, main [role=switch], section[aria-label] button:has(kbd), header button, header a"
SMALLEST = 43.5  # 44 px, less rounding

# How much of each target a finger finds: along the lines through its middle, where nothing else lies over it.
TARGETS = """(selector) => [...document.querySelectorAll(selector)].filter((one) => one.offsetParent).map((target) => {
  const start = target.getBoundingClientRect();
  if (start.top < 0 || start.bottom > innerHeight) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = target.getBoundingClientRect();
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const hit = (x, y) => target.contains(document.elementFromPoint(x, y));
  const along = (from, to, found) => {
    let best = 0, run = 0;
    for (let at = from; at <= to; at += 1) {
      run = found(at) ? run + 1 : 0;
      best = Math.max(best, run);
    }
    return best;
  };
  return {
    name: target.getAttribute('aria-label') ?? target.textContent.trim(),
    width: Math.min(box.width, along(box.left, box.right, (x) => hit(x, middle.y)) + 1),
    height: Math.min(box.height, along(box.top, box.bottom, (y) => hit(middle.x, y)) + 1),
  };
})"""


def small_targets(guest: Guest, selector: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.page.evaluate(TARGETS, selector)
    assert found, selector
    return [target for target in found if target["width"] < SMALLEST or target["height"] < SMALLEST]


def check_no_sideways_scrolling(guest: Guest) -> None:
    width = guest.page.evaluate("document.documentElement.scrollWidth")
    assert width <= guest.page.evaluate("innerWidth"), f"the page is {width} px wide: {guest.page.url}"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_tapping(invite: Invite, server: Server, game: str) -> None:
    """Of a long game the beginning, and then a short one."""
    ada = invite(phone=True, game=game)
    ada.go_to_lobby()
    check_no_sideways_scrolling(ada)
    assert not small_targets(ada, "main a.button, main button")
    ada.button("play-now", ada.poster).tap()
    ada.at_table()
    players = 4
    if game in SHORT:
        play(ada, 2)
        table = lay_table(server, ada.key, "me:Ada", "random", game=game, options=SHORT[game])
        ada.go(f"/t/{table}")
        players = 2
    play(ada, 400)
    check_no_sideways_scrolling(ada)
    assert not small_targets(ada, "dialog[open] button, dialog[open] a.button, dialog[open] summary")
    expect(ada.result.get_by_role("listitem")).to_have_count(players)


def play(guest: Guest, decisions: int) -> None:
    """With a close look at every kind of decision, once."""
    checked: set[str] = set()
    for made in range(decisions):
        if guest.until_asked() == "over":
            return
        if guest.phase not in checked:
            checked.add(guest.phase)
            check_no_sideways_scrolling(guest)
            guest.page.wait_for_timeout(300)
            assert not small_targets(guest, TO_TAP), guest.question
        guest.decide(made)


@pytest.mark.parametrize(
    ("game", "look_at", "title"),
    [
        (EGGS, "eggs-nest-of", "eggs-nest-of"),
        (INCUBATION, "incubation-look-at", "incubation-hatchery-of"),
        (EMPIRES, "empires-look-at", "empires-empire-of"),
    ],
)
def test_rivals_log_and_chat_open(invite: Invite, server: Server, game: str, look_at: str, title: str) -> None:
    ada = invite(phone=True, memory=True, game=game)
    ada.go(f"/t/{lay_table(server, ada.key, 'me:Ada', 'random', 'random', game=game)}")
    ada.until_asked()
    ada.decide()
    ada.until_asked()
    ada.page.get_by_role("button", name=re.compile(ada.saying(look_at, "who", "ruins").pattern.strip("^$"))).first.tap()
    sheet = ada.page.get_by_role("dialog", name=ada.saying(title, "who"))
    expect(sheet).to_be_visible()
    check_no_sideways_scrolling(ada)
    ada.button("close", sheet).tap()
    expect(sheet).to_have_count(0)
    for side in ("log", "chat"):
        ada.button(side).first.tap()
        panel = ada.page.get_by_role("complementary", name=ada.say(side), exact=True)
        expect(panel).to_be_visible()
        expect(panel).to_be_in_viewport(ratio=0.9)
        check_no_sideways_scrolling(ada)
        ada.button("close", panel).tap()
        expect(panel).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_other_pages_fit(invite: Invite, game: str) -> None:
    ada = invite(phone=True, game=game)
    pages = {f"/new/{ada.game}": "start-game", f"/rules/{ada.game}": "study-pieces", "/replay": "study-file-title"}
    for path, ready in pages.items():
        ada.go(path)
        ada.page.get_by_text(ada.say(ready), exact=True).first.wait_for(state="attached")
        check_no_sideways_scrolling(ada)
