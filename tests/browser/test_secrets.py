"""What comes over the wire: nothing that its reader may not know, from the first moment to the last."""

from __future__ import annotations

import json
import re

import pytest

from clutch.engine.chance import step_key
from clutch.engine.codec import encode, encode_kind
from clutch.engine.match import Match
from clutch.engine.seats import Viewer
from clutch.games.incubation.components import egg_deck
from clutch.games.registry import GAMES
from tests.browser.conftest import Invite
from tests.browser.wire import Recorded, Watched, told, watch_game
from tests.server.house import EGGS, EMPIRES, INCUBATION, Json, Server

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


def check_nothing_of_the_seed(watched: Watched, written: str) -> None:
    """Neither it nor what a step is dealt and rolled with."""
    seed = watched.saved["seed"]
    secrets = [seed, *(step_key(bytes.fromhex(seed), step).hex() for step in range(len(watched.truth)))]
    words = set(re.findall("[0-9a-f]{16,}", written))
    assert not [secret for secret in secrets for word in words if secret[:16] in word]
    assert not any(key in written for key in watched.keys)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_sent_what_is_hidden(invite: Invite, server: Server, game: str) -> None:
    watched = watch_game(invite, server, game)
    for viewer, record in watched.records.items():
        messages = record.messages
        last = max((message.get("seen") or {"step": 0})["step"] for message in messages)
        assert last > 0.7 * len(watched.truth)  # who is slow is told several steps at once, the last ones with the end
        for message in messages + record.replayed:
            CHECKS[game](message, watched.truth, viewer)
        written = "\n".join([json.dumps(message) for message in messages] + record.bodies)
        assert len(written) > 10_000
        check_nothing_of_the_seed(watched, written)
    assert watched.records[None].replayed
    assert HIDES[game] in happened(watched.records[None])


def happened(record: Recorded) -> set[str]:
    steps = [step for text in record.guest.heard for step in json.loads(text).get("steps") or ()]
    return {event["kind"] for step in steps for event in step["events"]}


# --- Eggs and Empires -------------------------------------------------------------------------------------------


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


def check_cards_and_nests(message: Json, truth: list[Match], viewer: Viewer) -> None:
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


def check_moment(message: Json, truth: list[Match], viewer: Viewer) -> Match | None:
    """All that is told is true of its moment, which this gives: with what the viewer has planned, and nobody else."""
    seen, steps = message.get("seen"), message.get("steps") or ()
    step = seen["step"] if seen else max((each["step"] for each in steps), default=None)
    if step is None:
        return None
    match: Match = truth[step]
    for each in steps:
        assert each["step"] <= step
        assert each["events"] == [encode_kind(event) for event in truth[-1].seen_events(each["step"], viewer)]
    if seen:
        assert seen["viewer"] == viewer
        moves = seen.get("plan") or ()
        match = match.copy() if moves else match
        for move in moves:
            match.answer(viewer or 0, match.game.read_move(move))
        assert seen["view"] == encode(match.observe(viewer).view)
    return match


# --- Incubation -------------------------------------------------------------------------------------------------


def check_piles(message: Json, truth: list[Match], viewer: Viewer) -> None:
    """No egg that lies under another, no roll before it happened."""
    match = check_moment(message, truth, viewer)
    if match is None:
        return
    if message.get("seen"):
        assert message["seen"]["view"]["turn"]["dice"] == match.state.turn.dice
    check_covered(message, match)


EGG = {"fire", "water", "value", "colours"}


def check_covered(message: Json, match: Match) -> None:
    """Every egg is different, so one that is covered may be told nowhere, as a card or by its number."""
    deck = egg_deck(match.state.components)
    assert len(set(deck)) == len(deck)
    covered = [pile[:-1] for pile in match.state.piles]
    cards = {(egg.fire, egg.water, egg.value, tuple(egg.colours)) for pile in covered for egg in pile}
    numbers = [[deck.index(egg) for egg in pile] for pile in covered if len(pile) > 2]
    for path, value in told(message):
        if isinstance(value, dict) and value.keys() >= EGG and "components" not in path:
            egg = (value["fire"], value["water"], value["value"], tuple(value["colours"]))
            assert egg not in cards, (path, value)
        if isinstance(value, list):
            assert value not in numbers, (path, value)
            assert value[::-1] not in numbers, (path, value)


# --- Empire's End -----------------------------------------------------------------------------------------------


# Where tokens may be told, cards, and other numbers.
TOKENS = {"heap", "gains", "stock"}
CARDS = {"hand", "cards", "discards", "discarded", "thrown", "founded", "cards_acted", "refreshed"}
NUMBERS = {"building", "repairs", "basics", "bids", "refreshes", "conflicts_gone", "scores", "winners"}


def check_hands_and_plans(message: Json, truth: list[Match], viewer: Viewer) -> None:
    """Hands, decks, stocks, and what others plan or bid."""
    match = check_moment(message, truth, viewer)
    if match is None:
        return
    seen = message.get("seen")
    if seen:
        check_empires(seen["view"], viewer)
    hands = [sorted(empire.hand) for seat, empire in enumerate(match.state.empires) if seat != viewer]
    decks = [match.state.deck, match.state.conflict_deck]
    for path, value in told(message):
        if "components" in path or path[-1:] == ("row",):
            continue
        assert not isinstance(value, dict) or "hammer" not in value or path[-1] in TOKENS, (path, value)
        if isinstance(value, list) and len(value) > 1 and all(isinstance(each, int) for each in value):
            assert path[-1] in NO_PIECES | CARDS | NUMBERS or sorted(value) not in hands, (path, value)
            assert not any(value == deck or value == deck[::-1] for deck in decks), (path, value)


def check_empires(view: Json, viewer: Viewer) -> None:
    for seat, empire in enumerate(view["empires"]):
        assert (empire["hand"] is None) == (seat != viewer)
        assert (empire["stock"] is None) == (seat != viewer)
        assert empire["costs"] is None or seat == viewer
    assert isinstance(view["deck"], int)
    assert isinstance(view["conflict_deck"], int)
    assert view["plan"] is None or viewer is not None
    assert view["asked"] != "bidding" or not view["bids"]


CHECKS = {EGGS: check_cards_and_nests, INCUBATION: check_piles, EMPIRES: check_hands_and_plans}
# An event that shows that there was something to hide.
HIDES = {EGGS: "EggScouted", INCUBATION: "EggTaken", EMPIRES: "BidShown"}
