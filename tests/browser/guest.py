"""A person with a browser of their own, who clicks, taps or types."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, WebSocket, expect

from tests.browser.house import play_on
from tests.browser.speech import say, saying
from tests.server.house import Server, new_key

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
WAIT = 30_000

expect.set_options(timeout=10_000)

State = Literal["mine", "waiting", "curtain", "over"]

# Whether this person is asked something: read from what the page offers to assistive technology.
STATE = """({decision, withdraw}) => {
  if (document.querySelector('#curtain-title')) return 'curtain';
  if (location.pathname.startsWith('/t/') && document.querySelector('dialog[open] a[href^="/r/"]')) return 'over';
  const bar = document.querySelector(`section[aria-label="${decision}"]`);
  if (!bar) return 'waiting';
  const buttons = [...bar.querySelectorAll('button:not(:disabled)')];
  if (buttons.some((button) => button.textContent.trim() === withdraw)) return 'waiting';
  const listed = buttons.some((button) => button.querySelector('kbd'));
  return listed || document.querySelector('main button[aria-pressed]:not(:disabled)') ? 'mine' : 'waiting';
}"""

# Counts in the page itself: a frame is on the wire before the page has made anything of it.
COUNTING = """
const Native = window.WebSocket;
window.answered = 0;
window.WebSocket = class extends Native {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', ({ data }) => {
      if (/^.{0,4}"type":"(ack|error)"/.test(data)) window.answered += 1;
    });
  }
};
"""


def _yes(wish: bool) -> str:
    return "yes" if wish else "no"


class Guest:
    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        name: str = "Ada",
        language: str = "en",
        speed: str = "instant",
        phone: bool = False,
        theme: str = "auto",
        still: bool = True,
        memory: bool = False,
        one_click: bool = False,
        key: str | None = None,
        **more: Any,
    ) -> None:
        self.name = name
        self.key = key or new_key()
        self.language = language
        self.phone = phone
        self.one_click = one_click
        self.address = address
        self.context = browser.new_context(
            base_url=address,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            **more,
        )
        self.context.set_default_timeout(WAIT)
        self.troubles: list[str] = []
        self.may_lose_the_line = False
        self.may_be_refused = False
        self.heard: list[str] = []  # all that came over sockets
        likes = {"language": language, "speed": speed, "nickname": name, "theme": theme, "sound": "no"}
        likes |= {"memory": _yes(memory), "one-click": _yes(one_click), "key": self.key}
        self._remember(likes)
        self.page = self.new_page()

    def _remember(self, likes: dict[str, str]) -> None:
        """Preferences, as the menu would keep them; only where there are none yet."""
        lines = [
            f"if (localStorage.getItem('clutch.{name}') === null) localStorage.setItem('clutch.{name}', '{value}');"
            for name, value in likes.items()
        ]
        self.context.add_init_script(f"if (location.protocol.startsWith('http')) {{ {' '.join(lines)} }}")
        self.context.add_init_script(COUNTING)

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on("console", self._listen)
        page.on("websocket", self._overhear)
        return page

    def _overhear(self, socket: WebSocket) -> None:
        def hear(frame: str | bytes) -> None:
            self.heard.append(frame if isinstance(frame, str) else frame.decode())

        socket.on("framereceived", hear)

    @property
    def answered(self) -> int:
        """How many commands were carried out or refused, as far as the page has heard."""
        return int(self.page.evaluate("window.answered ?? 0"))

    def _listen(self, message: ConsoleMessage) -> None:
        lost = "ERR_CONNECTION" in message.text or "WebSocket" in message.text or "ERR_FAILED" in message.text
        refused = "status of 4" in message.text
        if message.type == "error" and not (lost and self.may_lose_the_line) and not (refused and self.may_be_refused):
            self.troubles.append(message.text)

    # --- finding things ---------------------------------------------------------------------------------------

    def say(self, message: str, **args: str | int) -> str:
        return say(message, self.language, **args)

    def saying(self, message: str, *open_args: str) -> re.Pattern[str]:
        return saying(message, self.language, *open_args)

    def button(self, message: str, within: Page | Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=self.say(message), exact=True)

    def button_named(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, message: str, within: Page | Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("link", name=self.say(message), exact=True)

    def dialog(self, message: str) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(message), exact=True)

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("decision"), exact=True)

    @property
    def result(self) -> Locator:
        return self.dialog("game-over-title")

    # --- doing things -----------------------------------------------------------------------------------------

    def press(self, what: Locator) -> None:
        if self.phone:
            what.tap()
        else:
            what.click()

    def go(self, path: str) -> None:
        self.page.goto(path)

    def play_now(self) -> str:
        self.go("/")
        self.press(self.button("play-now"))
        return self.at_table()

    def at_table(self) -> str:
        """Waits for a table; its id."""
        self.page.wait_for_url("**/t/*")
        return self.page.url.rpartition("/")[2]

    @property
    def state(self) -> State:
        names = {"decision": self.say("decision"), "withdraw": self.say("withdraw")}
        return self.page.evaluate(STATE, names)  # type: ignore[no-any-return]

    def until_asked(self) -> State:
        """Waits until there is something to decide here, or the game is over."""
        names = {"decision": self.say("decision"), "withdraw": self.say("withdraw")}
        script = f"(names) => {{ const state = ({STATE})(names); return state === 'waiting' ? null : state; }}"
        found = self.page.wait_for_function(script, arg=names)
        return found.json_value()  # type: ignore[no-any-return]

    @property
    def question(self) -> str:
        return self.bar.get_by_role("paragraph").first.inner_text()

    @property
    def may_go_back(self) -> bool:
        """As the server last told."""
        told = [seen for text in self.heard if (seen := json.loads(text).get("seen"))]
        return bool(told and told[-1]["can_undo"])

    def offers(self) -> Locator:
        """Pieces on the table that may be used now."""
        return self.page.locator("main button[aria-pressed]:enabled")

    def listed_offers(self) -> Locator:
        return self.bar.locator("button:enabled", has=self.page.locator("kbd"))

    def decide(self, which: int = 0) -> None:
        """One decision, by pointing: a piece and then the button that confirms, or a button that says it all."""
        before = self.answered
        self._point(which)
        self.until(lambda: self.answered > before)

    def until(self, condition: Callable[[], bool]) -> None:
        for _ in range(WAIT // 10):
            if condition():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError("waited in vain")

    def _point(self, which: int) -> None:
        pieces = self.offers()
        many = pieces.count()
        if not many:
            listed = self.listed_offers()
            self.press(listed.nth(which % listed.count()))
            return
        first = pieces.nth(which % many)
        if self.is_pair:
            names = [pieces.nth(number).inner_text() for number in range(many)]
            second = next(number for number, name in enumerate(names) if name != names[which % many])
            self.press(first)
            first = pieces.nth(second)
        self.press(first)
        if not self.one_click:
            self.press(self.bar.get_by_role("button", name=self.saying("confirm-choice", "choice")))

    @property
    def is_pair(self) -> bool:
        """With two players everyone plays two cards at a time."""
        return self.bar.get_by_text(self.say("decide-choosing-two")).is_visible()

    def find(self, message: str) -> Locator:
        """Text as it stands there."""
        return self.page.get_by_text(self.say(message), exact=True)

    def play_out(self, stop: Callable[[], bool] = lambda: False) -> int:
        """Decides until the game is over (or something else holds); how many decisions that took."""
        for made in range(400):
            if self.until_asked() == "over" or stop():
                return made
            self.decide(made)
        raise AssertionError("the game does not end")


def play_together(guests: Sequence[Guest], decisions: int = 600) -> None:
    """Everyone decides when asked, until the game is over for all, or so many decisions were made."""
    made = 0
    while made < decisions and not all(guest.state == "over" for guest in guests):
        for guest in guests:
            if guest.state == "mine":
                guest.decide(made)
                made += 1
        guests[0].page.wait_for_timeout(10)


def play_away(server: Server, table: str, *guests: Guest) -> None:
    """The rest of the game goes by while everyone's page is elsewhere; then they come back and find the result."""
    for guest in guests:
        guest.go("about:blank")
    play_on(server, table, *(guest.key for guest in guests))
    for guest in guests:
        guest.go(f"/t/{table}")
        guest.result.wait_for()
