"""Eggs and Empires, a slow and obvious reference: one reading of the rules page (clause ids EGG-n.m).

The whole game is one generator that yields a question {seat: legal moves} and is sent {seat: move}; it reads
from top to bottom in the order of the rules. Nothing here is fast or clever, on purpose.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Protocol

Move = tuple[str] | tuple[str, int] | tuple[str, tuple[int, ...]]
Question = dict[int, set[Move]]
Answers = dict[int, Move]
Asking = Generator[Question, Answers, None]

# EGG-1.1
SCOUT, SHEPHERD, COURIER, MERCHANT, PRIEST, MAGE, BLACKSMITH, DARK_PRIESTESS = 2, 3, 4, 5, 6, 7, 8, 9
BONUS = {MERCHANT: 6, BLACKSMITH: -4}  # EGG-5.5, EGG-5.8
ROUNDS, TURNS = 3, 9


class Chance(Protocol):
    """Everything random. Lists are handed over sorted; the LAST card of a returned list is the TOP."""

    def first_marker(self, players: int) -> int: ...

    def shuffle(self, kind: str, seat: int, cards: list[int]) -> list[int]: ...


@dataclass(eq=False)  # compared by identity: two eggs of equal value are two eggs (EGG-5.6)
class Egg:
    value: int
    scout: int | None = None  # who placed it face down; None: it was turned up
    knows: set[int] = field(default_factory=set)  # EGG-4.6
    turn: int = 0  # when, by whom and with which card it was collected
    collector: int = -1
    card: int = 0


class Reference:
    def __init__(
        self, players: int, scoring: str, marker_option: str, eggs: dict[str, list[int]], chance: Chance
    ) -> None:
        if not 2 <= players <= 6:
            raise ValueError("2 to 6 players")
        if scoring not in ("points", "tokens"):
            raise ValueError(f"scoring {scoring!r}")
        if marker_option not in ("ties", "every_round", "every_turn"):
            raise ValueError(f"marker option {marker_option!r}")
        self.players = players
        self.scoring = scoring
        self.marker_option = marker_option
        self.chance = chance
        self.all_eggs = list(eggs[""])  # EGG-2.1
        if players >= 5:
            self.all_eggs += eggs["5/6p"]
        if players == 6:
            self.all_eggs += eggs["6p"]
        self.eggs_per_turn = {2: 2, 3: 2, 4: 2, 5: 3, 6: 4}[players]  # EGG-2.4
        self.decks_each = 2 if players == 2 else 1  # EGG-7.1
        self.hand_size = 4 if players == 2 else 3  # EGG-7.1, EGG-2.2

        self.round = 1
        self.turn = 1
        self.marker = 0
        self.over = False
        self.scores: list[list[int]] = []
        self.tokens = [0] * players
        self.hands: list[list[int]] = []
        self.draw: list[list[int]] = []
        self.discards: list[list[int]] = []
        self.laid: list[list[int]] = []  # Merchants and Blacksmiths on the piles
        self.piles: list[list[Egg]] = []
        self.egg_deck: list[int] = []
        self.face_up: list[Egg] = []
        self.face_down: list[Egg] = []
        self.egg_discards: list[Egg] = []
        self.played: list[tuple[int, ...]] = []
        self.took: dict[tuple[int, int], Egg] = {}  # EGG-4.8: (seat, card) -> the egg it picked this turn

        self._run = self._game()
        self._question: Question = next(self._run)

    # ---------------------------------------------------------------- the interface

    def deciders(self) -> list[int]:
        return sorted(self._question)

    def offers(self, seat: int) -> set[Move]:
        return set(self._question[seat])

    def answer(self, answers: Answers) -> None:
        if self.over or set(answers) != set(self._question):
            raise ValueError(f"answers from {sorted(answers)}, wanted from {self.deciders()}")
        for seat, move in answers.items():
            if move not in self._question[seat]:
                raise ValueError(f"seat {seat} may not {move}")
        try:
            self._question = self._run.send(dict(answers))
        except StopIteration:
            self._question = {}

    def snapshot(self) -> dict[str, object]:
        return {
            "round": self.round,
            "turn": self.turn,
            "marker": self.marker,
            "hands": [sorted(hand) for hand in self.hands],
            "draw": [len(pile) for pile in self.draw],
            "discards": [sorted(cards) for cards in self.discards],
            "face_up": sorted(egg.value for egg in self.face_up),
            "face_down": [(egg.scout, egg.value) for egg in self.face_down],
            "piles": [
                sorted((e.turn, e.collector, e.card, e.value, tuple(sorted(e.knows))) for e in pile)
                for pile in self.piles
            ],
            "laid": [sorted(cards) for cards in self.laid],
            "scores": [list(row) for row in self.scores],
            "tokens": list(self.tokens),
            "over": self.over,
        }

    def places(self) -> list[int]:
        if not self.over:
            raise ValueError("the game is not over")
        rank = self.tokens if self.scoring == "tokens" else self._totals()  # EGG-6.5, EGG-6.4
        return [1 + sum(other > mine for other in rank) for mine in rank]

    # ---------------------------------------------------------------- helpers

    def _seats(self) -> range:
        return range(self.players)

    def _from_marker(self) -> list[int]:
        """Player order: the holder of the marker, then clockwise (EGG-1.0, EGG-4.5)."""
        return [(self.marker + step) % self.players for step in self._seats()]

    def _pass_marker(self) -> None:
        self.marker = (self.marker + 1) % self.players

    def _totals(self) -> list[int]:
        return [sum(row[seat] for row in self.scores) for seat in self._seats()]

    def _draw_up(self, seat: int) -> None:
        while len(self.hands[seat]) < self.hand_size and self.draw[seat]:
            self.hands[seat].append(self.draw[seat].pop())

    def _reveal_eggs(self) -> None:
        for _ in range(self.eggs_per_turn):
            self.face_up.append(Egg(self.egg_deck.pop(), knows=set(self._seats())))

    # ---------------------------------------------------------------- game and round

    def _game(self) -> Asking:
        self.marker = self.chance.first_marker(self.players)  # EGG-2.5
        while True:
            yield from self._set_up_round()
            for self.turn in range(1, TURNS + 1):  # EGG-6.1
                yield from self._turn()
            self._score_round()
            if self._is_last_round():
                self.over = True
                return
            self._marker_between_rounds()
            self.round += 1

    def _set_up_round(self) -> Asking:
        # EGG-6.2: everything goes back; the marker has been dealt with already
        self.turn = 1
        self.hands = [[] for _ in self._seats()]
        self.draw = [[] for _ in self._seats()]
        self.discards = [[] for _ in self._seats()]
        self.laid = [[] for _ in self._seats()]
        self.piles = [[] for _ in self._seats()]
        self.egg_deck = []
        self.face_up = []
        self.face_down = []
        self.egg_discards = []
        # EGG-2.2, EGG-7.1
        for seat in self._seats():
            deck = sorted(list(range(1, 11)) * self.decks_each)
            self.draw[seat] = list(self.chance.shuffle("adventurers", seat, deck))
        for seat in self._seats():
            self._draw_up(seat)
        # EGG-2.3, EGG-7.5: all decide at once, then carried out in seat order
        answers = yield {seat: {("keep_hand",), ("redraw_hand",)} for seat in self._seats()}
        for seat in self._seats():
            if answers[seat] == ("redraw_hand",):
                aside = self.hands[seat]
                self.hands[seat] = []
                self._draw_up(seat)  # the new cards come first, the old ones are shuffled in afterwards
                mixed = sorted(self.draw[seat] + aside)
                self.draw[seat] = list(self.chance.shuffle("mulligan", seat, mixed))
        # EGG-2.4
        self.egg_deck = list(self.chance.shuffle("eggs", -1, sorted(self.all_eggs)))
        self._reveal_eggs()

    def _score_round(self) -> None:
        points = []  # EGG-6.1
        for seat in self._seats():
            eggs = sum(egg.value for egg in self.piles[seat])
            points.append(eggs + sum(BONUS[card] for card in self.laid[seat]))
        self.scores.append(points)
        if self.scoring == "tokens":  # EGG-6.5: most points of this round, every tied player
            for seat in self._seats():
                if points[seat] == max(points):
                    self.tokens[seat] += 1

    def _is_last_round(self) -> bool:
        if self.scoring == "points":
            return self.round == ROUNDS  # EGG-6.4
        return max(self.tokens) >= (3 if self.players <= 4 else 2)  # EGG-6.5

    def _marker_between_rounds(self) -> None:
        if self.marker_option == "every_round":  # EGG-6.6: instead of EGG-6.3
            self._pass_marker()
            return
        # EGG-6.3: the lowest total so far; with tokens the lowest of the round (EGG-6.5)
        counted = self.scores[-1] if self.scoring == "tokens" else self._totals()
        for seat in self._from_marker():
            if counted[seat] == min(counted):
                self.marker = seat
                return

    # ---------------------------------------------------------------- the turn

    def _turn(self) -> Asking:
        yield from self._choose_cards()  # EGG-3.1
        yield from self._collect()  # EGG-3.2
        self._discard()  # EGG-3.3
        if self.turn < TURNS:  # EGG-3.4, EGG-5.2: neither Scouts nor a reveal in the ninth turn
            self._scouts()
            self._reveal_eggs()
        yield from self._turn_end()  # EGG-3.5
        for seat in self._seats():  # EGG-3.6
            self._draw_up(seat)
        # EGG-3.7, EGG-6.6
        if self.marker_option == "every_turn" or (self.marker_option == "ties" and self._tie_occurred()):
            self._pass_marker()

    def _choose_cards(self) -> Asking:
        choices: list[dict[Move, tuple[int, ...]]] = []
        for hand in self.hands:
            possible: dict[Move, tuple[int, ...]] = {}
            for card in hand:
                if self.players > 2:
                    possible[("play", (card,))] = (card,)
                    continue
                for lower in hand:  # EGG-7.2: two cards, never of the same number
                    if lower < card:
                        possible[("play", (card, lower))] = (card, lower)
            choices.append(possible)
        answers = yield {seat: set(choices[seat]) for seat in self._seats()}
        self.played = [choices[seat][answers[seat]] for seat in self._seats()]
        self.took = {}
        for seat in self._seats():
            for card in self.played[seat]:
                self.hands[seat].remove(card)

    def _revealed(self, card: int) -> list[int]:
        """The seats that revealed this number, in player order."""
        return [seat for seat in self._from_marker() if card in self.played[seat]]

    def _tie_occurred(self) -> bool:
        # EGG-4.5: also where no egg was left for the tied cards; 9s that cancel each other are no tie
        return any(len(self._revealed(card)) > 1 for card in range(1, 11) if card != DARK_PRIESTESS)

    def _picking_order(self) -> list[tuple[int, int]]:
        """(seat, card) in the order of picking."""
        numbers = list(range(10, 0, -1))  # EGG-4.1
        if self._revealed(BLACKSMITH):  # EGG-5.3: Shepherds immediately ahead of the Blacksmiths
            numbers = [10, 9, SHEPHERD, BLACKSMITH, 7, 6, 5, 4, 2, 1]
        if len(self._revealed(DARK_PRIESTESS)) > 1:  # EGG-5.9
            numbers.remove(DARK_PRIESTESS)
        return [(seat, card) for card in numbers for seat in self._revealed(card)]  # EGG-4.5

    def _possible_picks(self, card: int) -> dict[Move, Egg | None]:
        """EGG-4.2: every different pick of a card; equal face-up eggs are one. None: it takes nothing."""
        picks: dict[Move, Egg | None] = {}
        for egg in self.face_up:
            if card != MAGE or egg.value >= 0:  # EGG-5.7: never a face-up exploding egg
                picks[("take_up", egg.value)] = egg
        mage_may_pass = card == MAGE and not picks and bool(self.face_down)  # EGG-5.7 (b)
        for egg in self.face_down:
            assert egg.scout is not None
            picks[("take_down", egg.scout)] = egg
        if mage_may_pass:
            picks[("leave",)] = None
        return picks

    def _collect(self) -> Asking:
        for seat, card in self._picking_order():
            picks = self._possible_picks(card)
            if not picks:  # no egg left, or EGG-5.7 (c): the next card picks (EGG-4.4)
                continue
            if len(picks) == 1:  # EGG-4.2: made by the engine
                (egg,) = picks.values()
            else:
                answers = yield {seat: set(picks)}
                egg = picks[answers[seat]]
            if egg is None:
                continue
            (self.face_up if egg.scout is None else self.face_down).remove(egg)
            egg.turn, egg.collector, egg.card = self.turn, seat, card
            egg.knows.add(seat)  # EGG-4.2, EGG-4.6
            self.piles[seat].append(egg)
            self.took[seat, card] = egg

    def _discard(self) -> None:
        for seat in self._seats():
            for card in self.played[seat]:
                if card in BONUS and (seat, card) not in self.took:
                    continue  # stays on the table until it acts
                self.discards[seat].append(card)
        self.egg_discards += self.face_up + self.face_down
        self.face_up = []
        self.face_down = []

    def _scouts(self) -> None:
        for seat in self._revealed(SCOUT):  # EGG-5.2
            self.face_down.append(Egg(self.egg_deck.pop(), scout=seat, knows={seat}))

    def _turn_end(self) -> Asking:
        for seat in self._from_marker():
            for card in sorted(self.played[seat], reverse=True):  # the higher number first
                egg = self.took.get((seat, card))
                if card in BONUS and egg is None:  # EGG-5.5, EGG-5.8
                    self.laid[seat].append(card)
                if card == COURIER and egg is not None and egg in self.piles[seat]:
                    yield from self._courier(seat, egg)  # (the player's own Priest may have discarded it)
                if card == PRIEST and egg is not None:
                    yield from self._priest(seat)

    def _courier(self, seat: int, egg: Egg) -> Asking:
        gifts: dict[Move, int] = {("give_egg", to): to for to in self._seats() if to != seat}  # EGG-5.4
        answers = yield {seat: {("keep_egg",), *gifts}}
        if answers[seat] in gifts:
            to = gifts[answers[seat]]
            self.piles[seat].remove(egg)
            self.piles[to].append(egg)  # the receiver's at once (EGG-3.5)
            egg.knows.add(to)

    def _priest(self, seat: int) -> Asking:
        named: dict[Move, Egg] = {  # EGG-5.6: any egg of the own pile, received ones too (EGG-3.5)
            ("discard", (egg.turn, egg.collector, egg.card)): egg for egg in self.piles[seat]
        }
        answers = yield {seat: {("discard_none",), *named}}
        if answers[seat] in named:
            egg = named[answers[seat]]
            self.piles[seat].remove(egg)
            self.egg_discards.append(egg)
            egg.knows = set(self._seats())
