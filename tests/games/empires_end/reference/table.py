"""The table of the reference: players, decks, the marker, and how somebody is asked."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any

from clutch.engine.chance import Chance
from tests.games.empires_end.reference.pieces import Asking, Goods, Move, Player


@dataclass
class Question:
    """One move of everybody who is asked, or one plan of everybody."""

    offers: dict[int, set[Move]] = field(default_factory=dict)
    plans: dict[int, Callable[[Player], Asking]] = field(default_factory=dict)


Playing = Generator[Question, dict[int, Any], None]
Choosing = Generator[Question, dict[int, Any], Move]


@dataclass
class Pile:
    """A disaster on the table and what lies by it (END-3.3)."""

    card: int
    heap: Goods
    is_fought: bool = False
    is_suffered: bool = False


@dataclass
class Table:
    players: list[Player]
    first: int
    deck: list[int]
    conflicts: list[int]
    chance: Chance
    hand_size: int = 4
    discards: list[int] = field(default_factory=list)
    conflicts_gone: list[int] = field(default_factory=list)
    piles: list[Pile] = field(default_factory=list)
    phase: int = 0

    def seats_in(self, start: int | None = None) -> list[int]:
        """Still in, clockwise from the first player or from another."""
        count = len(self.players)
        order = [((self.first if start is None else start) + step) % count for step in range(count)]
        return [seat for seat in order if not self.players[seat].fell]

    def draw(self) -> int:
        if not self.deck:  # END-7.4
            self.deck = self.chance.shuffled(self.discards)
            self.discards = []
        return self.deck.pop()

    def fill_hands(self) -> None:
        for seat in self.seats_in():
            hand = self.players[seat].hand
            while len(hand) < self.hand_size:
                hand.append(self.draw())

    def discard_thrown(self) -> None:
        """END-7.4: all discard before anyone draws."""
        for seat in self.seats_in():
            self.discards += self.players[seat].thrown
            self.players[seat].thrown = []

    def ask(self, seat: int, offers: set[Move]) -> Choosing:
        answers = yield Question(offers={seat: offers})
        move: Move = answers[seat]
        return move

    def choose(self, seat: int, positions: list[int]) -> Generator[Question, dict[int, Any], int]:
        """Where; a single possibility is not asked."""
        if len(positions) == 1:
            return positions[0]
        move = yield from self.ask(seat, {("ChoosePosition", position) for position in positions})
        return int(move[1])

    def let_all_plan(self, plan: Callable[[Player], Asking]) -> Playing:
        planned = yield Question(plans=dict.fromkeys(self.seats_in(), plan))
        for seat, player in planned.items():
            self.players[seat] = player
