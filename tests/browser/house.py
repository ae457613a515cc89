"""A server with the built client, and a browser to visit it with."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from clutch.games.registry import find_game
from tests.browser.speech import ROOT
from tests.server.house import EGGS, Json, Server, page, seats

WEB = Path(os.environ.get("CLUTCH_WEB", ROOT / "web" / "dist"))
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
USUAL = {"public": False, "spectators": True, "hints": True, "memory": True, "undo": True}
# Many visitors come from one address here, and make tables as fast as they can.
PATIENCE = {"CLUTCH_REQUESTS_PER_SECOND": "1000", "CLUTCH_TABLES_PER_MINUTE": "1000"}
# The one without windows first: it computes half as much.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser")


def find_chromium() -> str:
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if found is None:
        raise RuntimeError("These tests need Chromium: apt-get install chromium-headless-shell")
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    """A fresh profile each time: playwright makes one for every launch."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        yield browser
        browser.close()


@contextmanager
def open_house(folder: Path) -> Iterator[Server]:
    if not (WEB / "index.html").exists():
        raise RuntimeError("The web client is not built: make web")
    server = Server(f"sqlite:///{folder / 'tables.db'}", WEB, settings=PATIENCE)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def most_players(game: str) -> int:
    return max(find_game(game).players)


def lay_table(
    server: Server, key: str, *kinds: str, game: str = EGGS, options: Json | None = None, **settings: Any
) -> str:
    """A table of somebody, without going through the lobby; its id."""
    wish: Json = {"game": game, "seats": seats(*kinds), "options": options or {}, "components": None, "lesson": False}
    made = server.post("/api/tables", wish | {"settings": USUAL | settings}, key)
    return str(made["id"])


def play_on(server: Server, table: str, *keys: str, stop: Callable[[Json], bool] = lambda seen: False) -> None:
    """Players decide by themselves, not through their pages: a fast way to later moments of a game.

    To the end, or until whoever is asked sees something to stop for.
    """

    async def play(key: str) -> None:
        chance = random.Random(7)  # noqa: S311 - a test
        async with page(server, table, key) as player:
            await player.until(lambda: player.table)
            await player.play_out(chance, stop=lambda: player.is_asked and stop(player.seen or {}))

    async def play_all() -> None:
        await asyncio.gather(*(play(key) for key in keys))

    with ThreadPoolExecutor(1) as elsewhere:  # the browser's own loop runs in this thread
        elsewhere.submit(asyncio.run, play_all()).result()
