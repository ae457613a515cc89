"""A person with a browser of their own, who clicks, taps or types."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, WebSocket, expect

from tests.browser.decisions import PIECES, kind_of
from tests.browser.in_page import COUNTING, STATE, UNLIKE
from tests.browser.speech import Speech
from tests.server.house import EGGS, Json, new_key

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
WAIT = 30_000

expect.set_options(timeout=10_000)

State = Literal["mine", "waiting", "curtain", "over"]


def _yes(wish: bool) -> str:
    return "yes" if wish else "no"


class Guest:
    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        name: str = "Ada",
        game: str = EGGS,
        language: str = "en",
        speed: str = "instant",
        phone: bool = False,
        still: bool = True,
        memory: bool = False,
        one_click: bool = False,
        key: str | None = None,
        **more: Any,
    ) -> None:
        self.name = name
        self.game = game
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
        self.moves: list[Json] = []  # what was decided, as it was sent
        likes = {"language": language, "speed": speed, "nickname": name, "sound": "no"}
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

        def tell(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "answer":
                self.moves.append(message["move"])

        socket.on("framereceived", hear)
        socket.on("framesent", tell)

    @property
    def sent(self) -> int:
        """How many decisions the page has sent."""
        return int(self.page.evaluate("window.sent ?? 0"))

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
        return Speech(self.game, self.language).say(message, **args)

    def saying(self, message: str, *open_args: str) -> re.Pattern[str]:
        return Speech(self.game, self.language).saying(message, *open_args)

    def button(self, message: str, within: Page | Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=self.say(message), exact=True)

    def button_named(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, message: str, within: Page | Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("link", name=self.say(message), exact=True)

    def dialog(self, message: str) -> Locator:
        return self.page.get_by_role("dialog", name=self.say(message), exact=True)

    @property
    def poster(self) -> Locator:
        """Of this guest's game, in the lobby."""
        title = self.page.get_by_role("heading", name=self.say("game-name"), exact=True)
        return self.page.get_by_role("article").filter(has=title)

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

    def go_to_lobby(self) -> Locator:
        """And finds the poster of the game there."""
        self.go("/")
        self.button("play-now", self.poster).wait_for()
        return self.poster

    def play_now(self) -> str:
        self.press(self.button("play-now", self.go_to_lobby()))
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
    def told(self) -> Json:
        """What the server last told of the table; nothing before it did."""
        return next((seen for text in reversed(self.heard) if (seen := json.loads(text).get("seen"))), {})

    def number_of(self, *kinds: str) -> int:
        """The latest number that such messages of the server bore."""
        heard = (json.loads(text) for text in reversed(self.heard))
        return next((int(message["number"]) for message in heard if message["type"] in kinds), -1)

    @property
    def may_go_back(self) -> bool:
        return bool(self.told.get("can_undo"))

    @property
    def phase(self) -> str:
        """What kind of decision it is, as the game calls it."""
        return kind_of(self.told["view"])

    def offers(self) -> Locator:
        """Pieces on the table that may be used now."""
        return self.page.locator(PIECES)

    def listed_offers(self) -> Locator:
        return self.bar.locator("button:enabled", has=self.page.locator("kbd"))

    @property
    def confirming(self) -> Locator:
        """The button that carries out what was picked on the table."""
        return self.bar.locator("button.primary:enabled")

    def decide(self, which: int = 0) -> None:
        """One decision, by pointing: a button that says it all, or pieces and then the button that confirms."""
        before = self.answered
        pieces, listed = self.offers(), self.listed_offers()
        many = pieces.count()
        chosen = which % (many + listed.count())
        if chosen < many:
            self._pick(pieces, chosen, which)
        else:
            self.press(listed.nth(chosen - many))
        self.page.wait_for_function("(before) => window.answered > before", arg=before)

    def _pick(self, pieces: Locator, chosen: int, which: int) -> None:
        """Some decisions take two pieces: two cards, or a die and a pile. Now and then one changes one's mind."""
        sent = self.sent
        first = pieces.nth(chosen)
        name = first.inner_text()
        self.press(first)
        if self.sent > sent:
            return
        if which % 2 or not self.confirming.is_visible():
            others = pieces.evaluate_all(UNLIKE, name)
            if others:
                self.press(pieces.nth(others[which // 2 % len(others)]))
        if self.sent == sent:
            self.press(self.confirming)

    def until(self, condition: Callable[[], bool]) -> None:
        for _ in range(WAIT // 10):
            if condition():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError("waited in vain")

    def find(self, message: str) -> Locator:
        """Text as it stands there."""
        return self.page.get_by_text(self.say(message), exact=True)

    def play_out(self, most: int = 400) -> int:
        """Decides until the game is over, or so many times; how many decisions that took."""
        for made in range(most):
            if self.until_asked() == "over":
                return made
            self.decide(made)
        assert most < 400, "the game does not end"
        return most
