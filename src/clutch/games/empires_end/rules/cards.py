"""Decks and hands (END-2.1, END-7.4)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.engine.seats import Seat
from clutch.games.empires_end.components import HAND, QUICK_HAND
from clutch.games.empires_end.events import CardsDrawn, DeckShuffled
from clutch.games.empires_end.state import CardNumber, State


def draw(table: State, step: Step) -> CardNumber:
    """Whenever the deck is empty and a card is needed, the discards are shuffled (END-7.4)."""
    if not table.deck:
        table.deck, table.discards = step.chance.shuffled(table.discards), []
        step.tell(DeckShuffled(len(table.deck)))
    return table.deck.pop()


def deal(table: State, step: Step, seat: Seat, count: int) -> None:
    if count > 0:
        cards = tuple(draw(table, step) for _ in range(count))
        table.empires[seat].hand += cards
        step.tell(CardsDrawn(seat, cards, count))


def hand_size(table: State) -> int:
    return QUICK_HAND if table.options.length == "quick" else HAND


def draw_up(table: State, step: Step) -> None:
    """From the first player clockwise (END-7.4)."""
    for seat in table.seats_in:
        deal(table, step, seat, hand_size(table) - len(table.empires[seat].hand))
