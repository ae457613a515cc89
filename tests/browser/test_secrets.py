"""What comes over the wire: nothing that its reader may not know, from the first moment to the last."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Response

from clutch.engine.match import Match
from clutch.engine.seats import Viewer
from clutch.tables.game_file import parse_game, replayed
from tests.browser.conftest import Invite
from tests.browser.guest import WAIT, Guest
from tests.browser.house import lay_table, play_on
from tests.server.house import Json, Server

# Where numbers of cards and eggs may be told to everyone.
PUBLIC = {"discards", "laid", "played", "face_up", "gone_face_up", "eggs", "round_points", "order", "revealed"}
# Lists of seats and of places.
NO_PIECES = {
    "queue",
    "deciders",
    "answered",
    "known_to",
    "yours",
    "seats",
    "places",
    "running",
    "left",
    "agreed",
    "needed",
}


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
    """Every list and every number in a message, with the names that lead to it."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from told(value, (*path, name))
    elif isinstance(data, list):
        yield path, data
        for value in data:
            yield from told(value, path)
    elif data is not None:
        yield path, data


def check_view(view: Json, match: Match, viewer: Viewer) -> None:
    """Against the table as it really was."""
    state = match.state
    for seat, area in enumerate(view["areas"]):
        assert area["hand"] == (sorted(state.areas[seat].hand) if seat == viewer else None)
        assert "draw_pile" not in area or isinstance(area["draw_pile"], int)
        for told_egg, egg in zip(area["pile"], state.areas[seat].pile, strict=True):
            known = egg.known_to is None or viewer in egg.known_to
            assert told_egg["value"] == (egg.value if known else None)
    assert isinstance(view["egg_deck"], int)
    for name in ("face_down", "gone_face_down"):
        for told_egg, egg in zip(view[name], getattr(state, name), strict=True):
            assert told_egg["value"] == (egg.value if egg.scout == viewer else None)


def check_events(events: list[Json], viewer: Viewer) -> None:
    for event in events:
        kind = event["kind"]
        if kind in ("HandDealt", "HandRedrawn", "CardsDrawn") and event["seat"] != viewer:
            assert event["cards"] is None, event
        if kind in ("EggScouted", "EggLeft") and event["scout"] not in (None, viewer):
            assert event["value"] is None, event
        if kind == "EggCollected" and event["scout"] is not None and viewer not in (event["scout"], event["seat"]):
            assert event["value"] is None, event


def check_message(message: Json, truth: list[Match], viewer: Viewer) -> None:
    seen = message.get("seen")
    for step in message.get("steps") or ():
        check_events(step["events"], viewer)
    if not seen:
        return
    assert seen["viewer"] == viewer
    match = truth[seen["step"]]
    check_view(seen["view"], match, viewer)
    if viewer is None:
        assert not seen["offers"]
        assert seen["answer"] is None
    hidden = [sorted(area.hand) for seat, area in enumerate(match.state.areas) if seat != viewer and len(area.hand) > 1]
    decks = [list(area.draw_pile) for area in match.state.areas] + [list(match.state.egg_deck)]
    for path, value in told(message):
        if isinstance(value, list) and value and all(isinstance(each, int) for each in value):
            if path[-1] in PUBLIC | NO_PIECES or _is_own(path, viewer):
                continue  # what may be shown can look like something hidden, by chance
            assert sorted(value) not in hidden, (path, value)
            assert not any(len(value) > 2 and (value == deck or value == deck[::-1]) for deck in decks), (path, value)


def _is_own(path: tuple[str, ...], viewer: Viewer) -> bool:
    return viewer is not None and path[-1] in ("hand", "cards")


def moments(saved: Json) -> list[Match]:
    """The game as it really was, after every step."""
    whole = replayed(Path("game.json"), parse_game(json.dumps(saved).encode(), Path("game.json")))
    return [whole.back_to(step) for step in range(len(whole.steps) + 1)]


def test_nobody_is_sent_what_is_hidden(invite: Invite, server: Server) -> None:
    ada, bob, eve = invite(name="Ada", one_click=True), invite(name="Bob", one_click=True), invite(name="Eve")
    records = {None: Recorded(eve), 0: Recorded(ada), 1: Recorded(bob)}
    table = lay_table(server, ada.key, "me:Ada", "open", "random", "random", public=True)
    for guest in (ada, bob):
        guest.go(f"/t/{table}")
    bob.button("sit-here").click()
    ada.button("start-game").click()
    eve.go("/")
    eve.page.get_by_role("link", name=eve.say("watch")).click()
    for guest in (ada, bob, ada, bob):
        guest.until_asked()
        guest.decide()
    eve.go(f"/r/{table}")  # the replay of a game that is not over yet
    eve.page.get_by_role("slider").wait_for()
    eve.go(f"/t/{table}")
    play_on(server, table, ada.key, bob.key)
    for guest in (ada, bob, eve):
        guest.result.wait_for(timeout=2 * WAIT)
    saved = server.get(f"/api/tables/{table}/file")
    truth = moments(saved)
    for viewer, record in records.items():
        messages = record.messages
        assert max((message.get("seen") or {"step": 0})["step"] for message in messages) > len(truth) - 5
        for message in messages:
            check_message(message, truth, viewer)
        written = "\n".join([json.dumps(message) for message in messages] + record.bodies)
        assert len(written) > 10_000
        assert saved["seed"] not in written
        assert saved["seed"][:16] not in written
        for guest in (ada, bob, eve):
            assert guest.key not in written
    scouted = sum(event["kind"] == "EggScouted" for text in eve.heard for event in _events(json.loads(text)))
    assert scouted  # something was hidden


def _events(message: Json) -> Iterator[Json]:
    for step in message.get("steps") or ():
        yield from step["events"]
