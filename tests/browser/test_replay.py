"""Looking back: every step, through every seat's eyes; and whether the deal was fair."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from clutch.games.registry import GAMES
from tests.browser.conftest import Invite
from tests.browser.guest import WAIT, Guest
from tests.browser.house import lay_table, play_on
from tests.server.house import EGGS, EMPIRES, INCUBATION, SHORT, Json, Server, new_key

# What only those see who look through somebody's eyes.
OWN = {EGGS: "label-hand", INCUBATION: "label-your-board", EMPIRES: "empires-your-empire"}


@pytest.fixture(scope="module", params=GAMES)
def finished(server: Server, request: pytest.FixtureRequest) -> tuple[str, Json]:
    """A table where a game is over, and its saved game."""
    key = new_key()
    table = lay_table(server, key, "me:Ada", "random", "random", game=request.param, options=SHORT.get(request.param))
    play_on(server, table, key)
    return table, server.get(f"/api/tables/{table}/file")


def slider(guest: Guest) -> Locator:
    return guest.page.get_by_role("slider", name=guest.say("study-scrubber"), exact=True)


def own_things(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.say(OWN[guest.game]), exact=True)


def test_any_step_through_any_eyes(invite: Invite, finished: tuple[str, Json]) -> None:
    table, saved = finished
    ada = invite(game=saved["game"])
    ada.go(f"/r/{table}")
    last = len(saved["steps"])
    for step in (last, 1, last // 2):
        slider(ada).fill(str(step))
        expect(slider(ada)).to_have_attribute(
            "aria-valuetext", re.compile(re.escape(ada.say("study-step", step=step, last=last)) + "$")
        )
        expect(ada.page).to_have_url(re.compile(f"step={step}&"))
    assert own_things(ada).count() == 0
    for seat in range(3):
        ada.page.get_by_role("group", name=ada.say("study-watch-as")).get_by_role("radio").nth(1 + seat).check(
            force=True
        )
        ada.page.wait_for_url(f"**seat={seat + 1}")
        expect(own_things(ada)).to_be_visible()
    address = ada.page.url
    other = invite(name="Eve", game=ada.game)
    other.page.goto(address)
    expect(slider(other)).to_have_value(str(last // 2))
    expect(own_things(other)).to_be_visible()


def test_keys_go_through_the_game(invite: Invite, finished: tuple[str, Json]) -> None:
    table, saved = finished
    ada = invite(game=saved["game"])
    ada.go(f"/r/{table}")
    expect(slider(ada)).to_have_value("0")
    for key, step in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", len(saved["steps"])),
        ("Home", 0),
    ):
        ada.page.keyboard.press(key)
        expect(slider(ada)).to_have_value(str(step))
    ada.page.keyboard.press(" ")
    expect(slider(ada)).not_to_have_value("0")
    ada.page.keyboard.press(" ")
    expect(ada.button("study-play")).to_be_visible()


def test_the_seed_fits_the_fingerprint(invite: Invite, finished: tuple[str, Json]) -> None:
    table, saved = finished
    ada = invite(game=saved["game"])
    ada.go(f"/r/{table}")
    expect(ada.page.get_by_text(ada.say("study-seed-fits"))).to_be_visible()
    expect(ada.page.get_by_text(saved["seed"], exact=True)).to_be_visible()


def test_a_saved_game_is_watched_from_its_file(invite: Invite, finished: tuple[str, Json], tmp_path: Path) -> None:
    _, saved = finished
    ada = invite(game=saved["game"])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(saved))
    ada.go("/replay")
    ada.page.get_by_label(ada.say("study-file-choose")).set_input_files(file)
    expect(slider(ada)).to_have_attribute("max", str(len(saved["steps"])), timeout=WAIT)
    expect(ada.page.get_by_text(ada.say("study-seed-fits"))).to_be_visible()
    liar = tmp_path / "liar.json"
    liar.write_text(json.dumps(saved | {"seed": "0" * 64}))
    ada.may_be_refused = True
    ada.go("/replay")
    ada.page.get_by_label(ada.say("study-file-choose")).set_input_files(liar)
    expect(ada.page.get_by_role("alert")).not_to_be_empty()


def test_the_bot_tells_what_mattered(invite: Invite, finished: tuple[str, Json]) -> None:
    table, saved = finished
    ada = invite(game=saved["game"])
    ada.go(f"/r/{table}")
    expect(ada.page.get_by_role("heading", name=ada.say("study-curve"))).to_be_visible(timeout=WAIT)
