"""Decks and hands (END-2.1, END-7.4)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.engine.seats import Seat
from clutch.games.empires_end.components import HAND, QUICK_HAND
from clutch.games.empires_end.events import CardsDrawn, DeckShuffled
from clutch.games.empires_end.state import CardNumber, State


def draw(state: State, step: Step) -> CardNumber:
    """Whenever the deck is empty and a card is needed, the discards are shuffled (END-7.4)."""
    if not state.deck:
        state.deck, state.discards = step.chance.shuffled(state.discards), []
        step.tell(DeckShuffled(len(state.deck)))
    return state.deck.pop()


def deal(state: State, step: Step, seat: Seat, count: int) -> None:
    if count > 0:
        cards = tuple(draw(state, step) for _ in range(count))
        state.empires[seat].hand += cards
        step.tell(CardsDrawn(seat, cards, count))


def hand_size(state: State) -> int:
    return QUICK_HAND if state.options.length == "quick" else HAND


def draw_up(state: State, step: Step) -> None:
    """From the first player clockwise (END-7.4)."""
    for seat in state.seats_in:
        deal(state, step, seat, hand_size(state) - len(state.empires[seat].hand))
