"""What the contract tests must know of this game: what is conserved, and what a viewer cannot tell apart."""

from __future__ import annotations

import copy
from collections import Counter

from clutch.engine.chance import Chance
from clutch.engine.game import Event, Step
from clutch.engine.match import Answers, Match
from clutch.engine.seats import Viewer
from clutch.games.empires_end.components import TOKENS
from clutch.games.empires_end.events import CardsDrawn
from clutch.games.empires_end.game import GAME
from clutch.games.empires_end.state import State
from tests.games.empires_end import tastes
from tests.games.empires_end.plain import plain_state
from tests.games.empires_end.tastes import TASTES

__all__ = [
    "RARE",
    "TASTES",
    "check_conservation",
    "keep_what_can_be_counted",
    "plain_state",
    "swapped",
    "what_happened",
]

# What must come up among the games that are played beside the kernel.
RARE = ("empire fell", "score below zero", "shortage", "replaced", "both on one location")


def what_happened(match: Match) -> Counter[str]:
    return tastes.what_happened([event for step in match.events for event in step], match.state)


def check_conservation(match: Match) -> None:
    """Every card and location is in one place, no stock is below nothing, nothing lies by what is over."""
    state: State = match.state
    assert sorted(cards_in_play(state)) == list(range(len(state.components.disasters)))
    conflicts = [*state.conflict_deck, *state.conflicts_gone]
    conflicts += [] if state.conflict is None else [state.conflict]
    assert sorted(conflicts) == list(range(len(state.components.conflicts)))
    for empire in state.empires:
        assert sorted(site.location for site in empire.row) == list(range(len(state.components.locations)))
        assert all(empire.stock.of(token) >= 0 for token in TOKENS)
        assert empire.out == 0 or (empire.stock.total == 0 and not empire.hand and not empire.healthy)
    assert state.asked == "over" or not state.empires[state.first].out


def cards_in_play(state: State) -> list[int]:
    cards = [*state.deck, *state.discards]
    for empire in state.empires:
        cards += empire.hand
        cards += [each.card for site in empire.row for each in site.innovations]
    for number, disaster in enumerate(state.disasters):
        if not disaster.is_suffered or (state.asked in ("target", "assign") and number == state.dealing_with):
            cards.append(disaster.card)
    return cards


def keep_what_can_be_counted(state: State, imagined: State) -> None:
    """Stocks are in no rival's view, but known to who counts (END-2.3): no secret is learnt from them."""
    for empire, other in zip(state.empires, imagined.empires, strict=True):
        other.stock = copy.deepcopy(empire.stock)


# --- secret-swap -----------------------------------------------------------------------------------------------


def hidden_cards(state: State, viewer: Viewer) -> set[int]:
    """The deck and rivals' hands; stocks can be counted and are not dealt again (END-2.3)."""
    hands = [card for seat, empire in enumerate(state.empires) if seat != viewer for card in empire.hand]
    return {*state.deck, *hands}


def cards_of(event: Event) -> set[int]:
    """The disasters that an event names."""
    named = [getattr(event, name, None) for name in ("cards", "hand", "discarded", "card", "old")]
    return {card for each in named for card in (each if isinstance(each, tuple) else (each,)) if card is not None}


def is_hidden(event: Event, viewer: Viewer) -> bool:
    """As the rules have it, not as the event says: or a leak would keep from being swapped what it shows."""
    return isinstance(event, CardsDrawn) and event.seat != viewer


def swapped(before: State, answers: Answers, viewer: Viewer, chance: Chance, key: bytes) -> State:
    """A state that this viewer cannot tell from `before`, neither now nor after these answers are carried out.

    Cards that are hidden before and after the step, and not shown in between, change places with each other; so do
    conflict cards.
    """
    after = copy.deepcopy(before)
    events: list[Event] = []
    GAME.resolve(after, Step(answers, Chance(key), events.append))
    shown = {card for event in events if not is_hidden(event, viewer) for card in cards_of(event)}
    cards = sorted((hidden_cards(before, viewer) & hidden_cards(after, viewer)) - shown)
    other = dict(zip(cards, chance.shuffled(cards), strict=True))
    result = copy.deepcopy(before)
    result.deck = [other.get(card, card) for card in result.deck]
    for seat, empire in enumerate(result.empires):
        if seat != viewer:
            empire.hand = [other.get(card, card) for card in empire.hand]
    conflicts = sorted({*before.conflict_deck} & {*after.conflict_deck})
    another = dict(zip(conflicts, chance.shuffled(conflicts), strict=True))
    result.conflict_deck = [another.get(card, card) for card in result.conflict_deck]
    return result
