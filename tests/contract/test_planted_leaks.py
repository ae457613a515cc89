"""Leaks planted on purpose: the checks of the contract must find each of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from clutch.engine.chance import Chance, seed_from
from clutch.engine.seats import Viewer
from clutch.games.eggs_and_empires import events, view
from clutch.games.registry import find_game
from tests.contract.contract import check_nothing_learnt, look_closely, new_match
from tests.play import random_answers

GAME = find_game("eggs_and_empires")


def look() -> None:
    """What test_nobody_sees_what_they_cannot_know does, on one game."""
    look_closely(new_match(GAME, 4, {}, 3), Chance(seed_from(3)))


def test_without_a_leak_nothing_is_found() -> None:
    look()


def test_a_view_that_shows_a_rivals_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view.see_area

    def leaky(area: Any, seat: int, viewer: Viewer) -> Any:
        return replace(honest(area, seat, viewer), hand=tuple(sorted(area.hand)))

    monkeypatch.setattr(view, "see_area", leaky)
    with pytest.raises(AssertionError, match="view of"):
        look()


def test_a_view_that_shows_a_collected_face_down_egg_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "is_known", lambda egg, viewer: True)
    with pytest.raises(AssertionError, match="view of"):
        look()


@pytest.mark.parametrize(
    "event", [events.EggScouted, events.EggCollected, events.EggLeft, events.CardsDrawn, events.HandRedrawn]
)
def test_an_event_that_shows_too_much_is_caught(monkeypatch: pytest.MonkeyPatch, event: type[Any]) -> None:
    monkeypatch.setattr(event, "seen_by", lambda self, viewer: self)
    with pytest.raises(AssertionError, match=r"an event that .* sees depends on a secret"):
        look()


def test_an_offer_that_depends_on_a_rivals_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GAME.offers

    def leaky(state: Any, seat: int) -> Any:
        offers = honest(state, seat)
        return offers[::-1] if 10 in state.areas[(seat + 1) % state.players].hand else offers

    monkeypatch.setattr(GAME, "offers", leaky)
    with pytest.raises(AssertionError):
        look()


def test_a_step_that_hides_that_it_reveals_something_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or an undo could go back across it."""
    for event in (events.EggsRevealed, events.CardsDrawn):
        monkeypatch.setattr(event, "reveals", False)
    with pytest.raises(AssertionError, match="learns something"):
        undo_everything()


def undo_everything() -> None:
    """What test_what_reveals_nothing_can_be_undone does, on one game."""
    match = new_match(GAME, 4, {}, 3)
    chance = Chance(seed_from(3))
    while match.outcome is None:
        answers = random_answers(match, chance)
        check_nothing_learnt(match, answers, chance)
        match.answer_all(answers)
