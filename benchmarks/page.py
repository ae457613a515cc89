"""How heavy the pages are, how soon one can play, and how smoothly things move; in Chromium with a fresh profile.

make web && .venv/bin/python -m benchmarks.page
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from tests.browser.guest import Guest
from tests.browser.house import chromium, lay_table, open_house
from tests.server.house import Json, Server, new_key

VISITS = 5
TURNS = 6

# When the first thing that may be chosen is there, counted from the start of the navigation.
PLAYABLE = """
new MutationObserver((_, watcher) => {
  if (!document.querySelector('main button[aria-pressed]:enabled, section[aria-label] button:enabled:has(kbd)')) return;
  window.playableAt = performance.now();
  watcher.disconnect();
}).observe(document, { childList: true, subtree: true, attributes: true });
"""

# The time between frames while something is being shown.
FRAMES = """(moving) => {
  window.frames_shown = [];
  let before = null;
  const look = (now) => {
    const shows = document.body.textContent.includes(moving);
    if (shows && before !== null) window.frames_shown.push(now - before);
    before = shows ? now : null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


class Weight:
    """What a page loads, in bytes as they come over the network."""

    def __init__(self, guest: Guest) -> None:
        self.total = 0
        self.script = 0
        self.requests = 0
        self._scripts: set[str] = set()
        session = guest.context.new_cdp_session(guest.page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._received)
        session.on("Network.loadingFinished", self._finished)

    def _received(self, event: Json) -> None:
        if event["type"] == "Script":
            self._scripts.add(event["requestId"])

    def _finished(self, event: Json) -> None:
        size = int(event["encodedDataLength"])
        self.requests += 1
        self.total += size
        if event["requestId"] in self._scripts:
            self.script += size

    def __str__(self) -> str:
        return f"{self.script / 1000:.0f} kB script, {self.total / 1000:.0f} kB in all, {self.requests} requests"


def visitor(browser: Browser, server: Server, **wishes: Any) -> Guest:
    guest = Guest(browser, server.address, service_workers="block", **wishes)
    guest.context.add_init_script(PLAYABLE)
    return guest


def weigh(browser: Browser, server: Server, path: str, key: str | None = None) -> Weight:
    guest = visitor(browser, server, key=key)
    weight = Weight(guest)
    guest.page.goto(path, wait_until="networkidle")
    guest.context.close()
    return weight


def first_offer(browser: Browser, server: Server) -> float:
    """Milliseconds from the navigation to the first thing that may be chosen."""
    guest = visitor(browser, server)
    guest.go(f"/t/{lay_table(server, guest.key, 'me:Ada', 'medium', 'medium', 'medium')}")
    guest.page.wait_for_function("() => window.playableAt")
    found = float(guest.page.evaluate("window.playableAt"))
    guest.context.close()
    return found


def frames(browser: Browser, server: Server) -> list[float]:
    """Milliseconds between frames while turns are shown at normal speed."""
    guest = visitor(browser, server, speed="normal", still=False, one_click=True)
    guest.go(f"/t/{lay_table(server, guest.key, 'me:Ada', 'random', 'random', 'random')}")
    guest.until_asked()
    guest.page.evaluate(FRAMES, guest.say("watch-this"))
    for made in range(2 * TURNS):
        guest.until_asked()
        guest.decide(made)
    guest.until_asked()
    found: list[float] = guest.page.evaluate("window.frames_shown")
    guest.context.close()
    return found


def main() -> None:
    with chromium() as browser, tempfile.TemporaryDirectory() as folder, open_house(Path(folder)) as server:
        key = new_key()
        table = lay_table(server, key, "me:Ada", "medium", "medium", "medium")
        print(f"lobby, first load: {weigh(browser, server, '/')}")
        print(f"table, first load: {weigh(browser, server, f'/t/{table}', key)}")
        times = [first_offer(browser, server) for _ in range(VISITS)]
        print(f"first offer at a table: {statistics.median(times):.0f} ms after the navigation (median of {VISITS})")
        pauses = sorted(frames(browser, server))
        slow = pauses[int(len(pauses) * 0.95)]
        print(
            f"frames while turns are shown: {1000 / statistics.median(pauses):.0f} a second in the median, "
            f"{1000 / slow:.0f} in the slowest twentieth ({len(pauses)} frames, without a graphics card)"
        )


if __name__ == "__main__":
    main()
