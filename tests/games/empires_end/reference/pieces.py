"""The pieces as they stand in the file, and one player's empire.

A location is its number, wherever it lies; cards, ruins and markers are kept by number, so that a swap is only a swap.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from clutch.games.empires_end.game import GAME

Move = tuple[Any, ...]
Asking = Generator[set[Move], Move, None]
Effect = dict[str, Any]
Goods = dict[str, int]

BOX = tomllib.loads((GAME.folder / "components.toml").read_text(encoding="utf-8"))
LOCATIONS: list[dict[str, Any]] = BOX["locations"]
DISASTERS: list[dict[str, Any]] = BOX["disasters"]
CONFLICTS: list[dict[str, Any]] = BOX["conflicts"]
TRACKS = {players: BOX["track_for_two" if players == 2 else "track_for_more"]["phases"] for players in (2, 3, 4)}
TOKENS = ("wheat", "axe", "hammer", "coin")
ALL = range(11)


def start() -> Goods:
    return dict.fromkeys(TOKENS, 2)  # END-2.1


@dataclass
class Player:
    row: list[int]  # location numbers, from the left
    hand: list[int] = field(default_factory=list)
    stock: Goods = field(default_factory=start)
    score: int = 0
    ruined: set[int] = field(default_factory=set)
    under: dict[int, list[int]] = field(default_factory=lambda: {location: [] for location in ALL})
    exhausted: set[int] = field(default_factory=set)  # cards
    fell: int = 0  # the how-manieth that was out
    thrown: list[int] = field(default_factory=list)  # cards sold and discarded in a plan
    bid: Goods = field(default_factory=lambda: {"axe": 0, "coin": 0})

    # ---------------------------------------------------------------- the row

    def is_healthy(self, position: int) -> bool:
        return self.row[position] not in self.ruined

    def healthy(self) -> list[int]:
        return [position for position in ALL if self.is_healthy(position)]

    def cards(self, position: int) -> list[int]:
        return self.under[self.row[position]]

    def beside(self, position: int) -> list[int]:
        """END-1.9"""
        return [each for each in (position - 1, position + 1) if each in ALL]

    def ruins_beside(self, position: int) -> int:
        return sum(not self.is_healthy(each) for each in self.beside(position))

    def kind_beside(self, position: int, kind: str, *, healthy_only: bool) -> int:
        return sum(
            LOCATIONS[self.row[each]]["kind"] == kind and (self.is_healthy(each) or not healthy_only)
            for each in self.beside(position)
        )

    def swap(self, one: int, other: int) -> None:
        """END-6.3: what lies under a location goes with it."""
        self.row[one], self.row[other] = self.row[other], self.row[one]

    # ---------------------------------------------------------------- abilities

    def abilities(self, position: int) -> list[Effect]:
        """What a location can do, its own ability first, then its innovations."""
        return [
            LOCATIONS[self.row[position]]["ability"],
            *(DISASTERS[card]["innovation"] for card in self.cards(position)),
        ]

    def active(self, when: str, does: str | None = None) -> list[tuple[int, Effect]]:
        """END-6.2: of healthy locations only."""
        return [
            (position, effect)
            for position in self.healthy()
            for effect in self.abilities(position)
            if effect["when"] == when and does in (None, effect["does"])
        ]

    def ready(self, does: str, resource: str | None = None) -> list[tuple[int, int]]:
        """Disaster innovations that can be used: position and card."""
        return [
            (position, card)
            for position in self.healthy()
            for card in self.cards(position)
            if card not in self.exhausted
            and DISASTERS[card]["innovation"]["does"] == does
            and DISASTERS[card]["innovation"].get("resource") == resource
        ]

    def exhausted_beside(self, position: int) -> list[int]:
        """END-5.3: on adjacent locations, destroyed ones too, not on this one."""
        return [card for each in self.beside(position) for card in self.cards(each) if card in self.exhausted]

    # ---------------------------------------------------------------- gains

    def gain(self, goods: Goods, times: int = 1) -> None:
        for token, count in goods.items():
            self.stock[token] += count * times

    def tokens(self) -> int:
        return sum(self.stock.values())

    def mixes(self, cost: int) -> list[int]:
        """How many coins can be in a payment of so many hammers (END-1.3)."""
        return [
            coins for coins in range(cost + 1) if coins <= self.stock["coin"] and cost - coins <= self.stock["hammer"]
        ]

    def places(self) -> list[int]:
        """Where an innovation may go (END-6.1)."""
        fewest = min(len(self.cards(position)) for position in self.healthy())
        return [position for position in self.healthy() if len(self.cards(position)) == fewest]

    def strength(self) -> int:
        """END-8.1"""
        total = 0
        for position, effect in self.active("conflict"):
            total += effect["amount"] * (self.ruins_beside(position) if effect["does"] == "strength_per_ruin" else 1)
        return total
