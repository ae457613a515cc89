"""What a player can decide, and the number of each decision for kernels and research."""

from __future__ import annotations

from clutch.engine.records import record
from clutch.engine.seats import Seat
from clutch.games.eggs_and_empires.components import CARDS, MOST_POINTS, SEATS, TURNS, Card, Egg
from clutch.games.eggs_and_empires.state import Mark


@record
class KeepHand:
    """Play with the hand as dealt (EGG-2.3)."""


@record
class RedrawHand:
    """Take the mulligan (EGG-2.3)."""


@record
class ChooseAdventurer:
    """Play one card (EGG-3.1)."""

    card: Card


@record
class ChooseAdventurers:
    """Play two cards, the higher named first (EGG-7.2)."""

    higher: Card
    lower: Card


@record
class TakeFaceUpEgg:
    """Collect a face-up egg; equal ones are one possibility (EGG-4.2)."""

    value: Egg


@record
class TakeFaceDownEgg:
    """Collect the egg that this Scout put face down (EGG-4.2)."""

    scout: Seat


@record
class LeaveEggs:
    """A Mage takes no face-down egg (EGG-5.7)."""


@record
class KeepEgg:
    """A Courier gives nothing away (EGG-5.4)."""


@record
class GiveEgg:
    """A Courier gives the egg it took (EGG-5.4)."""

    to: Seat


@record
class DiscardNothing:
    """A Priest discards no egg (EGG-5.6)."""


@record
class DiscardEgg:
    """A Priest discards this egg of the player's pile (EGG-5.6)."""

    mark: Mark


Move = (
    KeepHand
    | RedrawHand
    | ChooseAdventurer
    | ChooseAdventurers
    | TakeFaceUpEgg
    | TakeFaceDownEgg
    | LeaveEggs
    | KeepEgg
    | GiveEgg
    | DiscardNothing
    | DiscardEgg
)

MOVES = (
    KeepHand,
    RedrawHand,
    LeaveEggs,
    KeepEgg,
    DiscardNothing,
    ChooseAdventurer,
    ChooseAdventurers,
    TakeFaceDownEgg,
    GiveEgg,
    DiscardEgg,
    TakeFaceUpEgg,
)

# Numbers, in blocks. The kernel uses the same ones.
PAIRS = CARDS * (CARDS - 1) // 2
KEEP_HAND, REDRAW_HAND, LEAVE_EGGS, KEEP_EGG, DISCARD_NOTHING = range(5)
CHOOSE = 5  # + card - 1
CHOOSE_TWO = CHOOSE + CARDS  # + number of the pair
TAKE_FACE_DOWN = CHOOSE_TWO + PAIRS  # + scout
GIVE = TAKE_FACE_DOWN + SEATS  # + receiver
DISCARD = GIVE + SEATS  # + number of the mark
SECOND_EGGS = TURNS * SEATS  # marks of second eggs: two players only
TAKE_FACE_UP = DISCARD + SECOND_EGGS + TURNS * 2  # + MOST_POINTS + value
ACTION_COUNT = TAKE_FACE_UP + 2 * MOST_POINTS + 1


def pair_number(higher: Card, lower: Card) -> int:
    """0 to 44: (2, 1), (3, 1), (3, 2), (4, 1) …"""
    return (higher - 1) * (higher - 2) // 2 + lower - 1


def mark_number(mark: Mark) -> int:
    if mark.nth:
        return SECOND_EGGS + (mark.turn - 1) * 2 + mark.by
    return (mark.turn - 1) * SEATS + mark.by


def _numbered() -> dict[Move, int]:
    """Every move there can be, in the order of the numbers."""
    seats, cards = range(SEATS), range(1, CARDS + 1)
    marks = [Mark(turn, by) for turn in range(1, TURNS + 1) for by in seats]
    marks += [Mark(turn, by, 1) for turn in range(1, TURNS + 1) for by in range(2)]
    moves: list[Move] = [KeepHand(), RedrawHand(), LeaveEggs(), KeepEgg(), DiscardNothing()]
    moves += [ChooseAdventurer(card) for card in cards]
    moves += [ChooseAdventurers(higher, lower) for higher in cards for lower in range(1, higher)]
    moves += [TakeFaceDownEgg(scout) for scout in seats]
    moves += [GiveEgg(to) for to in seats]
    moves += [DiscardEgg(mark) for mark in marks]
    moves += [TakeFaceUpEgg(value) for value in range(-MOST_POINTS, MOST_POINTS + 1)]
    return {move: number for number, move in enumerate(moves)}


NUMBERS = _numbered()
MOVE_OF = tuple(NUMBERS)
