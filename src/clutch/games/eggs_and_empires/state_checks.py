"""What a state must be like for a kernel to load it."""

from __future__ import annotations

from typing import Any

from clutch.games.eggs_and_empires.components import CARDS, TURNS


def check_state(state: Any, seats: int) -> None:
    """Numbers that index arrays; too many cards in one place are an IndexError by themselves."""
    numbers = [card for area in state.areas for card in (*area.hand, *area.draw_pile)]
    numbers += [card.card for card in state.played]
    named = [card.seat for card in state.played] + [egg.scout for egg in (*state.face_down, *state.gone_face_down)]
    if not (0 <= state.marker < seats and 1 <= state.turn <= TURNS and 1 <= state.round <= 99):
        raise ValueError("no state of this game has such a marker, turn or round")
    if len(state.areas) != seats or any(sum(card.seat == seat for card in state.played) > 2 for seat in range(seats)):
        raise ValueError("no state of this game has so many cards in one place")
    if any(not 1 <= card <= CARDS for card in numbers) or any(not 0 <= seat < seats for seat in named):
        raise ValueError("no state of this game has such a card or seat")
