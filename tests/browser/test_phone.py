"""A phone: everything by tapping, on 390 × 844."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.house import GAME

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


def test_a_whole_game_by_tapping(invite: Invite) -> None:
    ada = invite(phone=True)
    ada.go("/")
    ada.button("play-now").wait_for()
    check_no_sideways_scrolling(ada)
    assert not small_targets(ada, "main a.button, main button")
    ada.button("play-now").tap()
    ada.at_table()
    checked: set[str] = set()
    for made in range(400):
        if ada.until_asked() == "over":
            break
        question = ada.bar.get_by_role("paragraph").first.inner_text()
        if question not in checked and len(checked) < 8:  # every kind of decision once
            checked.add(question)
            check_no_sideways_scrolling(ada)
            ada.page.wait_for_timeout(300)
            selectors = "main button[aria-pressed], section[aria-label] button:has(kbd), header button, header a"
            assert not small_targets(ada, selectors), question
        ada.decide(made)
    check_no_sideways_scrolling(ada)
    assert not small_targets(ada, "dialog[open] button, dialog[open] a.button, dialog[open] summary")
    expect(ada.result.get_by_role("listitem")).to_have_count(4)


def test_rivals_log_and_chat_open(invite: Invite) -> None:
    ada = invite(phone=True, memory=True)
    ada.play_now()
    ada.until_asked()
    ada.decide()
    ada.until_asked()
    nest = ada.page.get_by_role("button", name=re.compile(re.escape(ada.say("eggs-nest-of", who="")))).first
    nest.tap()
    sheet = ada.page.get_by_role("dialog", name=ada.saying("eggs-nest-of", "who"))
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


def test_other_pages_fit(invite: Invite) -> None:
    ada = invite(phone=True)
    pages = {f"/new/{GAME}": "start-game", f"/rules/{GAME}": "study-pieces", "/replay": "study-file-title"}
    for path, ready in pages.items():
        ada.go(path)
        ada.page.get_by_text(ada.say(ready), exact=True).first.wait_for(state="attached")
        check_no_sideways_scrolling(ada)
