"""axe-core on every page and at every moment: nothing serious, nothing critical."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest, play_away
from tests.browser.house import GAME, lay_table
from tests.browser.speech import ROOT
from tests.server.house import Server

LOOKS = [
    pytest.param({"theme": theme, "phone": phone}, id=f"{theme}-{'phone' if phone else 'desktop'}")
    for theme in ("light", "dark")
    for phone in (False, True)
]
RUN = """async () => {
  const found = await axe.run(document.querySelector('dialog[open]') ?? document, { resultTypes: ['violations'] });
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ` + nodes.slice(0, 4).map((node) =>
      `${node.target} ${node.any[0]?.message ?? ''}`).join(' | '));
}"""


@cache
def axe() -> str:
    path = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    assert path.exists(), "axe-core is not installed: make web"
    return path.read_text(encoding="utf-8")


class Inspector:
    """Looks at everything, and tells all that it found at the end."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.found: list[str] = []

    def look(self, what: str) -> None:
        page = self.guest.page
        page.wait_for_timeout(60)  # cross-fades
        if not page.evaluate("'axe' in window"):
            page.evaluate(axe())
        self.found += [f"{what}: {problem}" for problem in page.evaluate(RUN)]

    def close(self) -> None:
        self.guest.page.keyboard.press("Escape")
        expect(self.guest.page.locator("dialog")).to_have_count(0)


def lobby_pages(eye: Inspector, server: Server) -> None:
    ada = eye.guest
    ada.go("/")
    ada.link("open-file").wait_for()
    eye.look("lobby")
    ada.go(f"/new/{GAME}")
    for summary in ("variants", "settings"):
        ada.press(ada.page.get_by_role("heading", name=ada.say(summary)))
    eye.look("new table")
    table = lay_table(server, ada.key, "me:Ada", "open", "medium")
    ada.go(f"/t/{table}")
    ada.button("start-game").wait_for()
    eye.look("waiting room")
    ada.go(f"/rules/{GAME}")
    ada.page.get_by_text(ada.say("study-pieces"), exact=True).first.wait_for(state="attached")
    eye.look("rules")
    ada.go("/nowhere")
    ada.find("unknown-page-title").wait_for()
    eye.look("unknown page")


def a_game(eye: Inspector, server: Server) -> None:
    ada = eye.guest
    table = lay_table(server, ada.key, "me:Ada", "random", "random", "random")
    ada.go(f"/t/{table}")
    ada.until_asked()
    eye.look("mulligan")
    seen: set[str] = set()
    for made in range(14):
        ada.until_asked()
        kind = ada.question.split()[0]
        if kind not in seen:
            seen.add(kind)
            eye.look(ada.question)
        ada.decide(made)
    ada.until_asked()
    ada.press(ada.offers().first if ada.offers().count() else ada.listed_offers().first)
    eye.look("a card picked up")
    table_sheets(eye)
    play_away(server, table, ada)
    eye.look("result")
    eye.close()
    eye.look("standings")
    ada.go(f"/r/{table}")
    ada.page.get_by_role("slider").first.wait_for()
    eye.look("replay")


def table_sheets(eye: Inspector) -> None:
    ada = eye.guest
    for side in ("log", "chat"):
        ada.press(ada.button(side).first)
        eye.look(side)
    ada.press(ada.button("menu"))
    eye.look("menu")
    for entry in ("keys-title", "in-words", "move-seat", "resign"):
        ada.press(ada.button(entry))
        eye.look(entry)
        eye.close()
        ada.press(ada.button("menu"))
    eye.close()
    ada.page.locator("main [data-topic^=adventurer]").first.focus()
    ada.page.keyboard.press("?")
    ada.dialog("explanation").wait_for()
    eye.look("explanation")
    eye.close()


def other_pages(eye: Inspector, server: Server) -> None:
    ada = eye.guest
    ada.go("/replay")
    ada.find("study-file-title").first.wait_for()
    eye.look("file replay")
    ada.go(f"/learn/{GAME}")
    ada.at_table()
    ada.button("got-it").wait_for()
    eye.look("guided game")
    table = lay_table(server, ada.key, "me:Ada", "me:Bob", "random")
    ada.go(f"/t/{table}")
    ada.page.locator("#curtain-title").wait_for()
    eye.look("curtain")


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("places", [lobby_pages, a_game, other_pages])
def test_axe_finds_nothing(
    invite: Invite, server: Server, look: dict[str, bool], places: Callable[[Inspector, Server], None]
) -> None:
    eye = Inspector(invite(**look))
    places(eye, server)
    assert not eye.found, "\n".join(eye.found)
