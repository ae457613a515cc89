"""A whole game without a mouse."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from clutch.games.registry import GAMES
from tests.browser.conftest import Invite
from tests.browser.decisions import PIECES
from tests.browser.guest import Guest
from tests.browser.house import lay_table
from tests.server.house import EGGS, EMPIRES, INCUBATION, SHORT, Server

# What has the focus, and whether its own style shows that.
FOCUS = """(pieces) => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const style = getComputedStyle(focused);
  const ring = (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
  return {
    name: focused.getAttribute('aria-label') ?? focused.textContent.trim(),
    ring,
    kind: focused.matches(pieces) ? 'piece' : focused.matches('.primary') ? 'primary' : '',
    place: focused.dataset.place ?? '',
    poster: focused.closest('article')?.querySelector('h2')?.textContent ?? '',
  };
}"""


class Typist:
    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.key = guest.page.keyboard.press
        self.compared: set[str] = set()

    def tab_to(self, key: str = "Tab", **wanted: str) -> None:
        for _ in range(80):
            self.key(key)
            if self.focus is None:
                continue  # past the last thing, Tab leaves the page for a moment
            focus = self.check_focus()
            if all(focus[each] == value for each, value in wanted.items()):
                return
        raise AssertionError(f"the focus never reaches {wanted}")

    @property
    def focus(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.guest.page.evaluate(FOCUS, PIECES)
        return found

    def check_focus(self) -> dict[str, Any]:
        focus = self.focus
        assert focus is not None, "the focus is lost"
        if not focus["ring"] and focus["place"] not in self.compared:
            assert self.looks_different(), f"the focus cannot be seen: {focus}"
            self.compared.add(focus["place"])
        return focus

    def looks_different(self) -> bool:
        """Compared with how it looks without the focus, for what shows it elsewhere than at its own edge."""
        focused = self.guest.page.evaluate_handle("document.activeElement").as_element()
        assert focused is not None
        shown = focused.screenshot()
        focused.evaluate("(element) => element.blur()")
        hidden = focused.screenshot()
        focused.focus()
        return shown != hidden


@pytest.mark.parametrize("game", GAMES)
def test_from_the_lobby_to_the_result_by_keyboard(invite: Invite, server: Server, game: str) -> None:
    """Of a long game the beginning, and then a short one."""
    ada = invite(game=game)
    typist = Typist(ada)
    ada.go_to_lobby()
    typist.tab_to(name=ada.say("play-now"), poster=ada.say("game-name"))
    typist.key("Enter")
    ada.at_table()
    if game in SHORT:
        play(typist, 2)
        table = lay_table(server, ada.key, "me:Ada", "random", game=game, options=SHORT[game])
        ada.go(f"/t/{table}")
    play(typist, 400)
    typist.check_focus()
    expect(ada.result).to_be_visible()
    typist.tab_to(name=ada.say("to-lobby"))
    typist.key("Enter")
    ada.button("play-now", ada.poster).wait_for()


def play(typist: Typist, decisions: int) -> None:
    for made in range(decisions):
        if typist.guest.until_asked() == "over":
            return
        decide(typist, made)


def decide(typist: Typist, made: int) -> None:
    """By turns: a digit, arrows, or the piece itself with Tab and Enter."""
    ada = typist.guest
    before, sent = ada.answered, ada.sent
    way = made % 5
    if way == 4 and ada.offers().count():
        pick(typist)
    else:
        if way == 3:
            typist.key("ArrowRight")
            typist.key("ArrowRight")
        else:
            typist.key("1" if way else "2")
        if ada.sent == sent:
            typist.key("Enter")
    ada.until(lambda: ada.answered > before)
    if ada.until_asked() != "over":
        typist.check_focus()


def pick(typist: Typist) -> None:
    sent = typist.guest.sent
    typist.tab_to("Shift+Tab", kind="piece")
    typist.key("Enter")  # picks it up, or makes a move of a plan
    if typist.guest.sent == sent:
        typist.key("Enter")  # and again: plays it
    if typist.guest.sent == sent:  # or lays it back: one of several that belong to a choice
        typist.key("Enter")
        typist.tab_to(kind="primary")
        typist.key("Enter")


@pytest.mark.parametrize(
    ("game", "told"), [(EGGS, "label-hand"), (INCUBATION, "label-market"), (EMPIRES, "phase-disaster")]
)
def test_help_log_and_explanations_by_keyboard(invite: Invite, server: Server, game: str, told: str) -> None:
    ada = invite(game=game)
    typist = Typist(ada)
    ada.go(f"/t/{lay_table(server, ada.key, 'me:Ada', 'random', game=game)}")
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
    piece = ada.page.locator("main button[data-topic]").first
    piece.focus()
    typist.key("?")
    expect(ada.dialog("explanation")).to_be_visible()
    typist.key("Escape")
    expect(ada.page.locator("dialog")).to_have_count(0)
    expect(piece).to_be_focused()
    typist.key("d")
    spoken = ada.page.locator("[aria-live=assertive]")
    expect(spoken).to_contain_text(ada.say(told), ignore_case=True)
