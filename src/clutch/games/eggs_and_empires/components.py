"""The pieces, read from components.toml or from an owner's own file."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Literal

from pydantic import Field

from clutch.engine.lines import Means
from clutch.engine.records import PrintableName, Provenance, record

SEATS = 6
MOST_POINTS = 50  # either way; more than any printed egg, and small enough to number (moves.py)
MOST_EGGS = 60


class Adventurer(IntEnum):
    BARD = 1
    SCOUT = 2
    SHEPHERD = 3
    COURIER = 4
    MERCHANT = 5
    PRIEST = 6
    MAGE = 7
    BLACKSMITH = 8
    DARK_PRIESTESS = 9
    HERO = 10


CARDS = len(Adventurer)  # in one deck, numbered from 1
Card = Annotated[int, Means("adventurer"), Field(ge=1, le=CARDS)]
Egg = Annotated[int, Means("egg"), Field(ge=-MOST_POINTS, le=MOST_POINTS)]
UsedWith = Literal["all", "5/6p", "6p"]

EGGS_PER_TURN = {2: 2, 3: 2, 4: 2, 5: 3, 6: 4}  # EGG-2.4
MOST_PER_TURN = max(EGGS_PER_TURN.values())
TURNS = 9
ROUNDS = 3
MOST_HAND = 4
MOST_DECKS = 2  # of one player


@record
class EggCard:
    value: Egg
    copies: Annotated[int, Field(ge=1, le=MOST_EGGS)] = 1
    used_with: UsedWith = "all"
    provenance: Provenance = "owner"


@record
class Bonus:
    points: Annotated[int, Field(ge=-MOST_POINTS, le=MOST_POINTS)]
    provenance: Provenance = "owner"


@record
class Components:
    game: Literal["eggs_and_empires"]
    name: PrintableName
    eggs: tuple[EggCard, ...]
    merchant: Bonus = Bonus(6, "rulebook")
    blacksmith: Bonus = Bonus(-4, "rulebook")

    def bonus_of(self, card: Card) -> int:
        return self.merchant.points if card == Adventurer.MERCHANT else self.blacksmith.points


def marks_used(players: int) -> tuple[UsedWith, ...]:
    """Which egg cards are in the deck (EGG-2.1)."""
    if players <= 4:
        return ("all",)
    return ("all", "5/6p") if players == 5 else ("all", "5/6p", "6p")


def egg_deck(components: Components, players: int) -> list[Egg]:
    """The eggs of a game, unshuffled, in the order of the file."""
    used = marks_used(players)
    return [card.value for card in components.eggs if card.used_with in used for _ in range(card.copies)]


def eggs_needed(players: int) -> int:
    """So that the deck never runs out: all reveals and one Scout per adventurer deck (EGG-1.2)."""
    return TURNS * EGGS_PER_TURN[players] + decks_in_play(players)


def decks_in_play(players: int) -> int:
    return players * decks_each(players)


def decks_each(players: int) -> int:
    """Of adventurers; and so many are played in a turn."""
    return MOST_DECKS if players == 2 else 1  # EGG-7.1, EGG-7.2


def adventurer_deck(players: int) -> list[Card]:
    """What one player begins a round with, unshuffled."""
    return list(range(1, CARDS + 1)) * decks_each(players)


def hand_size(players: int) -> int:
    return MOST_HAND if players == 2 else 3  # EGG-2.2, EGG-7.1


def tokens_to_win(players: int) -> int:
    return 3 if players <= 4 else 2  # EGG-6.5
