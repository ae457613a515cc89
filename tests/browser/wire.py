"""A game that is played in three browsers, with all that they are sent, and the truth about it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Response

from clutch.engine.match import Match
from clutch.engine.seats import Viewer
from clutch.tables.game_file import parse_game, replayed
from tests.browser.conftest import Invite
from tests.browser.guest import WAIT, Guest
from tests.browser.house import lay_table, play_on
from tests.browser.playing import play_together
from tests.server.house import SHORT, Json, Server


class Recorded:
    """All that one browser was sent of a game that was still being played."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.bodies: list[str] = []
        guest.page.on("response", self._read)

    def _read(self, response: Response) -> None:
        if "/api/" in response.url and "/file" not in response.url:
            self.bodies.append(response.text())

    @property
    def replayed(self) -> list[Json]:
        """What was shown in a replay while the game was still being played, as if it had been told step by step."""
        found = [json.loads(body) for body in self.bodies if '"frames":' in body]
        frames = [frame for replay in found if replay["table"]["status"] != "over" for frame in replay["frames"]]
        return [{"steps": [frame], "seen": {"viewer": None, "offers": [], "answer": None, **frame}} for frame in frames]

    @property
    def messages(self) -> list[Json]:
        """Until the end was told: then everything is public."""
        before: list[Json] = []
        for text in self.guest.heard:
            message = json.loads(text)
            if (message.get("table") or {}).get("status") == "over":
                return before
            before.append(message)
        raise AssertionError("the end was never told")


def told(data: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Everything in a message, small and large, with the names that lead to it."""
    if isinstance(data, dict):
        yield path, data
        for name, value in data.items():
            yield from told(value, (*path, name))
    elif isinstance(data, list):
        yield path, data
        for value in data:
            yield from told(value, path)
    elif data is not None:
        yield path, data


def moments(saved: Json) -> list[Match]:
    """The game as it really was, after every step."""
    whole = replayed(Path("game.json"), parse_game(json.dumps(saved).encode(), Path("game.json")))
    again = whole.back_to(0)
    found = [again.copy()]
    for answers in whole.steps:
        again.answer_all(answers)
        found.append(again.copy())
    return found


@dataclass
class Watched:
    records: dict[Viewer, Recorded]
    saved: Json
    truth: list[Match]  # after every step

    @property
    def keys(self) -> list[str]:
        return [record.guest.key for record in self.records.values()]


def watch_game(invite: Invite, server: Server, game: str) -> Watched:
    """Ada and Bob play against a bot, Eve watches, also the replay of what is not over yet."""
    ada, bob, eve = (invite(name=name, game=game, one_click=True) for name in ("Ada", "Bob", "Eve"))
    records: dict[Viewer, Recorded] = {None: Recorded(eve), 0: Recorded(ada), 1: Recorded(bob)}
    kinds = ("me:Ada", "open", "random")
    table = lay_table(server, ada.key, *kinds, game=game, options=SHORT.get(game), public=True)
    for guest in (ada, bob):
        guest.go(f"/t/{table}")
    bob.button("sit-here").click()
    ada.button("start-game").click()
    eve.go("/")
    eve.page.get_by_role("link", name=eve.say("watch")).filter(has_text=eve.say("game-name")).click()
    play_together([ada, bob], decisions=8)
    eve.go(f"/r/{table}")
    eve.page.get_by_role("slider").wait_for()
    eve.go(f"/t/{table}")
    for guest in (ada, bob, eve):  # nobody looks from now on: it is about what the pages are sent
        guest.page.add_style_tag(content="main { display: none }")
        guest.page.keyboard.press("l")
    play_on(server, table, ada.key, bob.key)
    for guest in (ada, bob, eve):
        guest.result.wait_for(timeout=2 * WAIT)
    saved = server.get(f"/api/tables/{table}/file")
    return Watched(records, saved, moments(saved))
