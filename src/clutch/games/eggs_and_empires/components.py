"""The pieces, read from components.toml or from an owner's own file."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Literal

from pydantic import Field

from clutch.engine.lines import Means
from clutch.engine.records import PrintableName, Provenance, record

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


Card = Annotated[int, Means("adventurer"), Field(ge=1, le=10)]
Egg = Annotated[int, Means("egg"), Field(ge=-MOST_POINTS, le=MOST_POINTS)]
UsedWith = Literal["all", "5/6p", "6p"]

EGGS_PER_TURN = {2: 2, 3: 2, 4: 2, 5: 3, 6: 4}  # EGG-2.4
TURNS = 9
ROUNDS = 3


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
    return players * (2 if players == 2 else 1)  # EGG-7.1
