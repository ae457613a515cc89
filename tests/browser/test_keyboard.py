"""A whole game without a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.speech import say

# What has the focus, and whether that can be seen: an outline, a ring, or another border than without it.
FOCUS = """() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const style = getComputedStyle(focused);
  const ring = (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
  return { name: focused.getAttribute('aria-label') ?? focused.textContent.trim(), ring, tag: focused.tagName };
}"""

USABLE = re.compile("|".join(say(act) for act in ("eggs-play", "eggs-take", "eggs-discard")))


class Typist:
    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.key = guest.page.keyboard.press

    def tab_to(self, name: str) -> None:
        for _ in range(80):
            self.key("Tab")
            if self.guest.page.evaluate(FOCUS) is None:
                continue  # past the last thing, Tab leaves the page for a moment
            if re.search(name, self.check_focus()):
                return
        raise AssertionError(f"the focus never reaches {name}")

    def check_focus(self) -> str:
        focus = self.guest.page.evaluate(FOCUS)
        assert focus is not None, "the focus is lost"
        assert focus["ring"], f"the focus cannot be seen: {focus}"
        return str(focus["name"])


def test_from_the_lobby_to_the_result_by_keyboard(invite: Invite) -> None:
    ada = invite()
    typist = Typist(ada)
    ada.go("/")
    ada.button("play-now").wait_for()
    typist.tab_to(f"^{ada.say('play-now')}$")
    typist.key("Enter")
    ada.at_table()
    for made in range(400):
        if ada.until_asked() == "over":
            break
        decide(typist, made)
    typist.check_focus()
    expect(ada.result).to_be_visible()
    typist.tab_to(f"^{ada.say('to-lobby')}$")
    typist.key("Enter")
    ada.button("play-now").wait_for()


def decide(typist: Typist, made: int) -> None:
    """By turns: a digit, arrows, or the piece itself with Tab and Enter."""
    ada = typist.guest
    before = ada.answered
    way = made % 5
    if way == 4 and ada.page.get_by_role("button", name=USABLE).count():
        typist.tab_to(USABLE.pattern)
        typist.key("Enter")  # picks it up
        typist.key("Enter")  # and again: plays it
    else:
        if way == 3:
            typist.key("ArrowRight")
            typist.key("ArrowRight")
        else:
            typist.key("1" if way else "2")
        if ada.answered == before:
            typist.key("Enter")
    ada.until(lambda: ada.answered > before)
    if ada.until_asked() != "over":
        typist.check_focus()


def test_help_log_and_explanations_by_keyboard(invite: Invite) -> None:
    ada = invite()
    typist = Typist(ada)
    ada.play_now()
    ada.until_asked()
    typist.key("?")
    expect(ada.dialog("keys-title")).to_be_visible()
    typist.key("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)
    log = ada.page.get_by_role("log")
    shown = log.is_visible()
    typist.key("l")
    expect(log).to_be_visible(visible=not shown)
    typist.key("2")
    typist.key("Escape")
    card = ada.page.locator("main [data-topic^=adventurer]").first
    card.focus()
    typist.key("?")
    expect(ada.dialog("explanation")).to_be_visible()
    typist.key("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)
    expect(card).to_be_focused()
    typist.key("d")
    spoken = ada.page.locator("[aria-live=assertive]")
    expect(spoken).to_contain_text(ada.say("label-hand"), ignore_case=True)
