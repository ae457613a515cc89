"""Secret-swap against the wire: with everything changed that a viewer cannot know, no byte that is sent to it moves.

Each planted leak must be found by the same check.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from clutch.engine.codec import encode_kind
from clutch.engine.lines import Line, Piece
from clutch.engine.match import Match
from clutch.engine.seats import Viewer
from clutch.games.eggs_and_empires import events, view
from clutch.games.eggs_and_empires.state import State
from clutch.games.empires_end import events as empires_events
from clutch.games.empires_end import view as empires_view
from clutch.games.incubation import view as incubation_view
from clutch.games.registry import GAMES, find_game
from clutch.server import live as live_tables
from clutch.server.presenter import infos, moments, replays, thoughts
from clutch.server.thinkers import Question
from clutch.tables.entries import Entry
from clutch.tables.table import Table
from tests.server.house import EGGS, EMPIRES, INCUBATION
from tests.server.twins import look

# How many games, and how many moments of each: before and after a step, for every viewer. One has less to hide.
SEEDS = {EGGS: (1, 2), INCUBATION: (1,), EMPIRES: (1,)}
MOMENTS = {EGGS: 5, INCUBATION: 3, EMPIRES: 3}


@pytest.fixture(autouse=True)
def _still_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both tables are looked at in the same instant."""
    monkeypatch.setattr(live_tables, "time", StillTime)


class StillTime:
    @staticmethod
    def monotonic() -> float:
        return 1000.0


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in GAMES for players in find_game(name).players]
)
def test_nothing_that_is_sent_depends_on_what_the_viewer_cannot_know(name: str, players: int) -> None:
    """At random moments, before and after a step, from every seat and from outside: thousands of comparisons."""
    counts = [look(players, seed, MOMENTS[name], name) for seed in SEEDS[name]]
    compared, different = (sum(each) for each in zip(*counts, strict=True))
    moments = len(SEEDS[name]) * MOMENTS[name]
    assert compared > 15 * moments * players
    assert different > moments * players * 0.8, "the twins must differ, or nothing is tested"


# --- planted leaks ----------------------------------------------------------------------------------------------


def test_without_a_leak_nothing_is_found() -> None:
    assert look(4, 3, moments=4)[0] > 100


def caught(what: str) -> Any:
    return pytest.raises(AssertionError, match=rf"^{what} .*depends on a secret")


def test_a_hidden_card_in_a_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.see_area
    monkeypatch.setattr(
        view, "see_area", lambda area, seat, viewer: replace(honest(area, seat, viewer), hand=tuple(sorted(area.hand)))
    )
    with caught("welcome and presence"):
        look(4, 3)


def test_a_covered_egg_in_a_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = incubation_view.see_pile
    monkeypatch.setattr(
        incubation_view, "see_pile", lambda pile: replace(honest(pile), top=pile[0]) if pile else honest(pile)
    )
    with caught("welcome and presence"):
        look(3, 3, name=INCUBATION)


@pytest.mark.parametrize(
    ("name", "event", "players"),
    [
        (EGGS, events.CardsDrawn, 4),
        (EGGS, events.EggScouted, 4),
        (EGGS, events.EggCollected, 3),
        (EMPIRES, empires_events.CardsDrawn, 2),
    ],
)
def test_a_hidden_card_in_an_event_is_caught(
    monkeypatch: pytest.MonkeyPatch, name: str, event: type[Any], players: int
) -> None:
    monkeypatch.setattr(event, "seen_by", lambda self, viewer: self)
    with caught("welcome and presence"):
        for seed in range(3, 15):
            look(players, seed, 8, name)


def leak_hand(seen: Any, empire: Any) -> Any:
    return replace(seen, hand=tuple(empire.hand))


def leak_stock(seen: Any, empire: Any) -> Any:
    return replace(seen, stock=empires_events.tokens(empire.stock))


@pytest.mark.parametrize("leak", [leak_hand, leak_stock])
def test_what_an_empire_has_in_a_view_is_caught(monkeypatch: pytest.MonkeyPatch, leak: Callable[..., Any]) -> None:
    honest = empires_view.see_empire
    monkeypatch.setattr(
        empires_view, "see_empire", lambda table, seat, viewer: leak(honest(table, seat, viewer), table.empires[seat])
    )
    with caught("welcome and presence"):
        look(2, 3, name=EMPIRES)


@pytest.mark.parametrize("deck", ["deck", "conflict_deck"])
def test_the_top_of_a_deck_in_a_view_is_caught(monkeypatch: pytest.MonkeyPatch, deck: str) -> None:
    game = find_game(EMPIRES)
    honest = game.view
    monkeypatch.setattr(
        game, "view", lambda state, viewer: replace(honest(state, viewer), **{deck: getattr(state, deck)[-1]})
    )
    with caught("welcome and presence"):
        look(2, 3, name=EMPIRES)


@pytest.mark.parametrize("leak", ["table", "moves"])
def test_what_others_plan_is_caught(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    """The table as somebody else has planned it, with their bid; or the moves of their plan."""
    honest = Match.observe

    def leaky(match: Match, viewer: Viewer) -> Any:
        told = honest(match, viewer)
        for draft in match.drafts.values():
            seen = match.game.view(draft.state, viewer)
            told = replace(told, view=seen) if leak == "table" else replace(told, plan=draft.moves)
        return told

    monkeypatch.setattr(Match, "observe", leaky)
    with caught("welcome and presence"):
        look(2, 3, 20, EMPIRES, together=True)


def test_a_hidden_card_in_an_error_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(EGGS)
    honest = game.why_not

    def leaky(state: State, seat: int, move: Any) -> Any:
        rival = state.areas[(seat + 1) % state.players].hand
        return replace(honest(state, seat, move), line=Line("not-in-hand", {"card": Piece("adventurer", max(rival))}))

    monkeypatch.setattr(game, "why_not", leaky)
    with caught("errors"):
        look(4, 3)


def test_a_hidden_card_in_a_resumed_stream_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = moments.steps_since

    def leaky(table: Table, viewer: Viewer, number: int) -> Any:
        if number < 0 or table.match is None:
            return honest(table, viewer, number)
        return tuple(
            each.model_copy(update={"events": tuple(encode_kind(event) for event in table.match.events[each.step])})
            for each in honest(table, viewer, number)
        )

    monkeypatch.setattr(moments, "steps_since", leaky)
    with caught("update since"):
        look(4, 3, moments=30)


def test_a_hidden_card_in_the_replay_of_a_running_game_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = replays.frames_of
    monkeypatch.setattr(replays, "frames_of", lambda match, viewer, over: honest(match, 0, over))
    with caught("replay"):
        for seed in range(3, 8):
            look(4, seed, moments=12)


@pytest.mark.parametrize(("name", "players"), [(EGGS, 4), (EMPIRES, 2)])
def test_what_others_have_answered_in_a_message_is_caught(
    monkeypatch: pytest.MonkeyPatch, name: str, players: int
) -> None:
    honest = Match.observe
    monkeypatch.setattr(Match, "observe", lambda self, viewer: replace(honest(self, viewer), answer=_first(self)))
    with caught("welcome and presence"):
        look(players, 3, 20, name, together=True)


def _first(match: Match) -> Any:
    return next(iter(match.pending.values()), None)


@pytest.mark.parametrize(("name", "players"), [(EGGS, 4), (EMPIRES, 2)])
def test_a_change_of_mind_in_the_number_of_an_update_is_caught(
    monkeypatch: pytest.MonkeyPatch, name: str, players: int
) -> None:
    honest = Table.apply

    def leaky(table: Table, entry: Entry) -> None:
        before = table.number
        honest(table, entry)
        table.number = before + 1

    monkeypatch.setattr(Table, "apply", leaky)
    with caught("welcome and presence"):
        look(players, 3, 20, name, together=True)


def test_a_hidden_card_in_the_question_of_a_hint_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = thoughts.question

    def leaky(match: Match, seat: int, seed: int) -> Question:
        return replace(honest(match, seat, seed), view=honest(match, (seat + 1) % match.setup.players, seed).view)

    monkeypatch.setattr(thoughts, "question", leaky)
    with caught("hint question"):
        look(4, 3, moments=20)


def test_a_hidden_card_in_the_lobby_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = infos.table_line

    def leaky(table: Table, owner: str | None) -> Any:
        deck = table.match.state.egg_deck if table.match else []
        return honest(table, owner).model_copy(update={"changed": sum(i * egg for i, egg in enumerate(deck))})

    monkeypatch.setattr(infos, "table_line", leaky)
    with caught("line"):
        look(4, 3)
