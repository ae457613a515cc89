"""Player order and picking order."""

from __future__ import annotations

from clutch.engine.seats import Seat, clockwise
from clutch.games.eggs_and_empires.components import Adventurer, Card
from clutch.games.eggs_and_empires.state import PlayedCard, State


def player_order(state: State) -> list[Seat]:
    """From the holder of the marker clockwise."""
    return clockwise(state.marker, state.players)


def count_revealed(state: State, adventurer: Adventurer) -> int:
    return sum(played.card == adventurer for played in state.played)


def is_cancelled(played: PlayedCard, state: State) -> bool:
    """More than one Dark Priestess: none of them picks (EGG-5.9)."""
    return played.card == Adventurer.DARK_PRIESTESS and count_revealed(state, Adventurer.DARK_PRIESTESS) > 1


def rank(card: Card, state: State) -> float:
    """A Shepherd moves up just ahead of the Blacksmiths, if there are any (EGG-5.3)."""
    if card == Adventurer.SHEPHERD and count_revealed(state, Adventurer.BLACKSMITH):
        return Adventurer.BLACKSMITH + 0.5
    return card


def collecting_order(state: State) -> list[PlayedCard]:
    """Who picks when: highest first, equals clockwise from the marker (EGG-4.1, EGG-4.5)."""
    picking = [played for played in state.played if not is_cancelled(played, state)]
    order = player_order(state)
    return sorted(picking, key=lambda played: (-rank(played.card, state), order.index(played.seat)))


def tie_occurred(state: State) -> bool:
    """Two players revealed the same number; cancelled Dark Priestesses do not count (EGG-4.5)."""
    cards = [played.card for played in state.played if played.card != Adventurer.DARK_PRIESTESS]
    return len(set(cards)) < len(cards)  # nobody plays the same number twice (EGG-7.2)
