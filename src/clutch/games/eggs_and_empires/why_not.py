"""What an illegal move breaks, in words."""

from __future__ import annotations

from clutch.engine.game import WhyNot
from clutch.engine.lines import Line, Piece, Who
from clutch.engine.seats import Seat
from clutch.games.eggs_and_empires.components import Adventurer
from clutch.games.eggs_and_empires.moves import (
    ChooseAdventurer,
    ChooseAdventurers,
    DiscardEgg,
    GiveEgg,
    Move,
    TakeFaceDownEgg,
    TakeFaceUpEgg,
)
from clutch.games.eggs_and_empires.state import State

CLAUSE = {"mulligan": "EGG-2.3", "choosing": "EGG-3.1", "collecting": "EGG-4.2", "turn_end": "EGG-3.5"}


def why_not(state: State, seat: Seat, move: Move) -> WhyNot:
    match state.phase, move:
        case "choosing", ChooseAdventurer(card) if state.players > 2:
            return WhyNot(Line("not-in-hand", {"card": Piece("adventurer", card)}), "EGG-3.1")
        case "choosing", ChooseAdventurers(higher, lower) if state.players == 2:
            return why_not_this_pair(state, seat, higher, lower)
        case "choosing", ChooseAdventurer() | ChooseAdventurers():
            return WhyNot(Line("wrong-number-of-cards", {"players": state.players}), "EGG-7.2")
        case "collecting", TakeFaceUpEgg(value) if value in state.face_up:
            return WhyNot(Line("mage-takes-no-exploding-egg"), "EGG-5.7")
        case "collecting", TakeFaceUpEgg(value):
            return WhyNot(Line("no-such-egg", {"egg": Piece("egg", value)}), "EGG-4.2")
        case "collecting", TakeFaceDownEgg(scout):
            return WhyNot(Line("no-such-face-down-egg", {"scout": Who(scout)}), "EGG-4.2")
        case "turn_end", GiveEgg() if state.waiting[0].card == Adventurer.COURIER:
            return WhyNot(Line("give-to-another-player"), "EGG-5.4")
        case "turn_end", DiscardEgg() if state.waiting[0].card == Adventurer.PRIEST:
            return WhyNot(Line("not-on-your-pile"), "EGG-5.6")
        case _:
            return WhyNot(Line("not-now"), CLAUSE[state.phase])


def why_not_this_pair(state: State, seat: Seat, higher: int, lower: int) -> WhyNot:
    if higher == lower:
        return WhyNot(Line("two-equal-cards"), "EGG-7.2")
    missing = next((card for card in (higher, lower) if card not in state.areas[seat].hand), None)
    if missing is None:
        return WhyNot(Line("higher-card-first"), "EGG-7.2")
    return WhyNot(Line("not-in-hand", {"card": Piece("adventurer", missing)}), "EGG-3.1")
