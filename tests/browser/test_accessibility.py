"""axe-core on every page and at every moment: nothing serious, nothing critical."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Literal

import pytest
from playwright.sync_api import ViewportSize, expect

from clutch.games.registry import GAMES
from tests.browser.conftest import Invite
from tests.browser.guest import DESKTOP, PHONE, Guest
from tests.browser.house import lay_table
from tests.browser.playing import each_phase
from tests.browser.speech import ROOT
from tests.server.house import EGGS, EMPIRES, SHORT, Server

# Where many kinds of decisions look alike: those that do not.
DIFFERENT = {EMPIRES: ("disaster", "economy", "industry", "axes")}
# Rules that look at everything, and those for which another theme makes a difference.
ALL, CONTRAST = None, ["color-contrast"]
Look = tuple[str, ViewportSize, Literal["light", "dark"], list[str] | None]
LOOKS: list[Look] = [
    ("desktop, light", DESKTOP, "light", ALL),
    ("desktop, dark", DESKTOP, "dark", CONTRAST),
    ("phone, dark", PHONE, "dark", ALL),
    ("phone, light", PHONE, "light", CONTRAST),
]
# A table has its own light, and what is around it looks the same at every decision.
AT_A_TABLE = [LOOKS[0], LOOKS[2]]
# Pictures are nothing to those who do not see them, and axe takes its time with every stroke.
EMPTY_PICTURES = """() => {
  const pictures = document.querySelectorAll('[aria-hidden=true] svg, svg[aria-hidden=true]');
  pictures.forEach((picture) => picture.replaceChildren());
}"""
RUN = """async (rules) => {
  const within = document.querySelector('dialog[open]') ?? document;
  const found = await axe.run(within, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
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

    def look(self, what: str, looks: Sequence[Look] = LOOKS) -> None:
        """On a large screen and on a small one, in both themes."""
        page = self.guest.page
        if not page.evaluate("'axe' in window"):
            page.evaluate(axe())
        page.evaluate(EMPTY_PICTURES)
        for look, size, theme, rules in looks:
            page.set_viewport_size(size)
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(60)  # cross-fades
            self.found += [f"{what}, {look}: {problem}" for problem in page.evaluate(RUN, rules)]
        page.set_viewport_size(DESKTOP)

    def close(self) -> None:
        self.guest.page.keyboard.press("Escape")
        expect(self.guest.page.locator("dialog")).to_have_count(0)


def lobby_pages(eye: Inspector, server: Server) -> None:
    ada = eye.guest
    ada.go("/")
    ada.link("open-file").wait_for()
    eye.look("lobby")
    ada.go(f"/new/{ada.game}")
    for summary in ("variants", "settings"):
        ada.press(ada.page.get_by_role("heading", name=ada.say(summary)))
    eye.look("new table")
    table = lay_table(server, ada.key, "me:Ada", "open", "medium")
    ada.go(f"/t/{table}")
    ada.button("start-game").wait_for()
    eye.look("waiting room")
    ada.go("/nowhere")
    ada.find("unknown-page-title").wait_for()
    eye.look("unknown page")


def a_game(eye: Inspector, server: Server) -> None:
    ada = eye.guest
    table = lay_table(
        server, ada.key, "me:Ada", "random", "random", "random", game=ada.game, options=SHORT.get(ada.game)
    )
    for phase in each_phase(server, table, ada, DIFFERENT.get(ada.game, ())):
        if phase in ("choosing", "dice", "disaster"):
            ada.press(ada.offers().first)  # a piece that is picked up, and the button that confirms
        eye.look(phase, AT_A_TABLE)
    eye.look("result")
    eye.close()
    eye.look("standings", AT_A_TABLE)
    ada.go(f"/r/{table}")
    ada.page.get_by_role("slider").first.wait_for()
    eye.look("replay", AT_A_TABLE)
    ada.go(f"/rules/{ada.game}")
    ada.page.get_by_text(ada.say("study-pieces"), exact=True).first.wait_for(state="attached")
    eye.look("rules")


def table_sheets(eye: Inspector, server: Server) -> None:
    ada = eye.guest
    table = lay_table(server, ada.key, "me:Ada", "random", game=ada.game)
    ada.go(f"/t/{table}")
    ada.until_asked()
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
    ada.page.locator("main button[data-topic]").first.focus()
    ada.page.keyboard.press("?")
    ada.dialog("explanation").wait_for()
    eye.look("explanation")
    eye.close()


def other_pages(eye: Inspector, server: Server) -> None:
    ada = eye.guest
    ada.go("/replay")
    ada.find("study-file-title").first.wait_for()
    eye.look("file replay")
    ada.go(f"/learn/{ada.game}")
    ada.at_table()
    ada.button("got-it").wait_for()
    eye.look("guided game")
    table = lay_table(server, ada.key, "me:Ada", "me:Bob", "random")
    ada.go(f"/t/{table}")
    ada.page.locator("#curtain-title").wait_for()
    eye.look("curtain")


PLACES = [
    *(pytest.param(EGGS, place, id=place.__name__) for place in (lobby_pages, table_sheets, other_pages)),
    *(pytest.param(game, a_game, id=game) for game in GAMES),
]


@pytest.mark.parametrize(("game", "place"), PLACES)
def test_axe_finds_nothing(
    invite: Invite, server: Server, game: str, place: Callable[[Inspector, Server], None]
) -> None:
    eye = Inspector(invite(game=game))
    place(eye, server)
    assert not eye.found, "\n".join(eye.found)
