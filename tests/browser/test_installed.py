"""The page as something to install: its manifest, its service worker, and what it says without a server."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.server.house import Server

READY = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  for (let tries = 0; tries < 200; tries += 1) {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(opened.map((cache) => cache.keys()));
    const paths = kept.flat().map(({ url }) => new URL(url).pathname);
    if (navigator.serviceWorker.controller && paths.filter((path) => path.endsWith('.js')).length > 3) return paths;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}"""


def test_it_can_be_installed(invite: Invite, server: Server) -> None:
    ada = invite()
    ada.go("/")
    address = ada.page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    manifest = server.get(address)
    assert manifest["name"]
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert ada.page.request.get(icon["src"]).ok


def test_it_opens_kindly_without_a_server(invite: Invite, server: Server) -> None:
    ada = invite()
    ada.go_to_lobby()
    paths = ada.page.evaluate(READY)
    assert paths is not None, "the service worker does not take over"
    assert "/" in paths
    assert not any(path.startswith("/api/") for path in paths)
    ada.may_lose_the_line = True
    server.kill()
    ada.page.reload()
    expect(ada.page.get_by_role("alert")).to_contain_text(ada.say("offline-title"))
    server.start()
    expect(ada.button("play-now", ada.poster)).to_be_visible(timeout=15_000)
    expect(ada.page.get_by_text(ada.say("offline-title"))).to_have_count(0, timeout=15_000)
