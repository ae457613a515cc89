"""Incubation, a slow and obvious reference: one reading of the rules page (clause ids INC-n.m).

The whole game is one generator that yields a question (a set of legal moves for the player whose turn it is) and is
sent a move; it reads from top to bottom in the order of the rules. Nothing here is fast or clever, on purpose.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from typing import NamedTuple, Protocol

Move = tuple[str | int, ...]
Asking = Generator[set[Move], Move, None]
Choosing = Generator[set[Move], Move, Move]

COLOURS = ("red", "blue", "green", "yellow")
RESOURCES = ("water", "fire")
RING = COLOURS + COLOURS  # INC-1.5
POINTERS = {"gold": 0, "water": 3, "fire": 6}  # INC-1.5
OBJECTIVES = {2: 5, 3: 5, 4: 4, 5: 3}  # INC-2.3
QUIET_ROUNDS, MOST_ROUNDS = 5, 100  # INC-6.4


class Egg(NamedTuple):
    colours: tuple[str, ...]
    fire: int
    water: int
    value: int


class Objective(NamedTuple):
    dragons: dict[str, int]
    alike: int
    different: int
    gold: int
    value: int


@dataclass
class Incubator:
    egg: Egg | None = None
    placed: dict[str, int] = field(default_factory=lambda: {"water": 0, "fire": 0})

    def lacks(self, resource: str) -> int:
        if self.egg is None:
            return 0
        return (self.egg.water if resource == "water" else self.egg.fire) - self.placed[resource]

    def is_complete(self) -> bool:
        return self.egg is not None and self.lacks("water") == 0 and self.lacks("fire") == 0

    def is_completed_by_one(self, resource: str) -> bool:
        return self.lacks(resource) == 1 and self.lacks("water") + self.lacks("fire") == 1


@dataclass
class Player:
    incubators: list[Incubator] = field(default_factory=lambda: [Incubator(), Incubator()])  # INC-1.7
    dragons: list[Egg] = field(default_factory=list)
    objectives: list[Objective] = field(default_factory=list)
    gold: int = 0

    def lacks(self, resource: str) -> int:
        return sum(incubator.lacks(resource) for incubator in self.incubators)

    def meets(self, objective: Objective) -> bool:
        """INC-5.2: try every colour for every mystery dragon; hybrids are left out."""
        plain = [dragon.colours[0] for dragon in self.dragons if len(dragon.colours) == 1]
        mysteries = sum(dragon.colours == () for dragon in self.dragons)
        if self.gold < objective.gold:
            return False
        for stand_ins in combinations_with_replacement(COLOURS, mysteries):
            count = {colour: (*plain, *stand_ins).count(colour) for colour in COLOURS}
            if (
                all(count[colour] >= wanted for colour, wanted in objective.dragons.items())
                and max(count.values()) >= objective.alike
                and sum(number > 0 for number in count.values()) >= objective.different
            ):
                return True
        return False

    def rank(self) -> tuple[int, int, int]:
        eggs = sum(dragon.value for dragon in self.dragons)
        objectives = sum(objective.value for objective in self.objectives)
        return (eggs + objectives + self.gold, len(self.objectives), len(self.dragons))  # INC-6.2, INC-6.3


class Chance(Protocol):
    """Everything random."""

    def first_player(self) -> int: ...

    def wheel(self) -> int: ...

    def piles(self) -> list[list[Egg]]:
        """The LAST egg of a pile is its TOP."""
        ...

    def objectives(self) -> list[Objective]: ...

    def roll(self) -> tuple[str, ...]: ...

    def reroll(self) -> tuple[str, ...]:
        """What both dice show afterwards."""
        ...


class Reference:
    def __init__(self, players: int, chance: Chance) -> None:
        self.chance = chance
        self.players = [Player() for _ in range(players)]
        self.seat = 0
        self.round = 1
        self.treasures = [{"gold": 0, "water": 0, "fire": 0} for _ in RING]
        self.dice: list[str] = []
        self.used = [False, False]
        self.must_take_egg = False  # INC-3.8
        self.hand = {"water": 0, "fire": 0}  # to be placed
        self.surplus = {"water": 0, "fire": 0}  # to be put into a treasure
        self.surplus_section: int | None = None  # INC-3.7
        self.owed: list[str] = []  # INC-4.2, INC-4.4
        self.ending: str | None = None
        self.stirred = False
        self.quiet_rounds = 0
        self.over = False
        self._run = self._game()
        self._question = next(self._run)

    # ---------------------------------------------------------------- the interface

    def offers(self) -> set[Move]:
        return self._question

    def answer(self, move: Move) -> None:
        if move not in self._question:
            raise ValueError(f"seat {self.seat} may not {move}")
        try:
            self._question = self._run.send(move)
        except StopIteration:
            self._question = set()

    def places(self) -> tuple[int, ...]:
        ranks = [player.rank() for player in self.players]
        return tuple(1 + sum(other > mine for other in ranks) for mine in ranks)

    # ---------------------------------------------------------------- game and rounds

    def _game(self) -> Asking:
        yield from self._set_up()
        while True:
            self.stirred = False
            for step in range(len(self.players)):  # INC-3
                self.seat = (self.first + step) % len(self.players)
                yield from self._turn()
            self._end_round()
            if self.over:
                return
            self.round += 1

    def _set_up(self) -> Asking:
        self.wheel = self.chance.wheel()  # INC-1.5
        self._fill_treasures()  # INC-2.1
        self.piles = self.chance.piles()  # INC-2.2
        self.row: list[Objective | None] = list(self.chance.objectives())
        if len(self.row) != OBJECTIVES[len(self.players)]:  # INC-2.3
            raise ValueError(f"{len(self.row)} objectives")
        self.first = self.chance.first_player()
        for step in range(1, len(self.players) + 1):  # INC-2.4: the first player last
            self.seat = (self.first - step) % len(self.players)
            _, pile = yield from self._ask({("first_egg", pile) for pile in self._piles_left()})
            self._take_egg(int(pile))

    def _end_round(self) -> None:
        self.quiet_rounds = 0 if self.stirred else self.quiet_rounds + 1
        if self.ending is None and self.quiet_rounds == QUIET_ROUNDS:  # INC-6.4
            self.ending = "standoff"
        if self.ending is None and self.round == MOST_ROUNDS:
            self.ending = "rounds"
        self.over = self.ending is not None  # INC-6.1: everyone has had the same number of turns

    # ---------------------------------------------------------------- the turn

    def _turn(self) -> Asking:
        yield from self._roll()
        yield from self._chests()
        if len(set(self.dice)) == 1 and not any(self.used):
            yield from self._use_pair()
        else:
            yield from self._use_different_dice()
        yield from self._take_objective()

    def _roll(self) -> Asking:
        """INC-3.1"""
        self.dice = list(self.chance.roll())
        self.used = [False, False]
        self.must_take_egg = False
        self.surplus_section = None
        kind, *which = yield {("keep",), ("reroll", 0), ("reroll", 1), ("reroll_both",)}
        if kind == "reroll_both":
            which = [0, 1]
        for die in which:
            self.dice[int(die)] = self.chance.reroll()[int(die)]

    def _chests(self) -> Asking:
        self.used = [symbol == "chest" for symbol in self.dice]  # INC-3.4: first of all
        if self.dice.count("chest") == 1:  # INC-3.2
            self.wheel = (self.wheel + 1) % 8
            self._fill_treasures()
        if self.dice.count("chest") == 2 and any(self._has_treasure(section) for section in range(8)):  # INC-3.3
            _, section = yield from self._ask({("treasure", section) for section in range(8)})
            yield from self._take_treasure(int(section))
            yield from self._hatch()

    def _use_different_dice(self) -> Asking:
        """INC-3.4: each of them, in any order; also a single one."""
        while not all(self.used):
            unused = [die for die in (0, 1) if not self.used[die]]
            choices: set[Move] = {("use", die) for die in unused}
            for die in unused:
                choices |= self._eggs_for(die)
            move = yield from self._ask(choices)
            yield from self._use_single(move)

    def _use_pair(self) -> Asking:
        """Two equal dice are alike, so the first of them is named."""
        choices: set[Move] = {("use_both",)} | self._eggs_for(0)
        if self._egg_is_sure_after_acting(self.dice[0]):
            choices.add(("use", 0))
        move = yield from self._ask(choices)
        if move == ("use_both",):
            self.used = [True, True]
            yield from self._act(self.dice[0], 3)
        elif move == ("use", 0):  # INC-3.8: the other must take an egg
            self.must_take_egg = True
            yield from self._use_single(move)
            move = yield from self._ask(self._eggs_for(1))
            yield from self._use_single(move)
        else:
            yield from self._use_single(move)
            yield from self._use_different_dice()

    def _eggs_for(self, die: int) -> set[Move]:
        """INC-3.8"""
        if all(incubator.egg for incubator in self._me().incubators):
            return set()
        return {("spend", die, pile) for pile in self._piles_left()}

    def _egg_is_sure_after_acting(self, symbol: str) -> bool:
        """INC-3.8"""
        if not self._piles_left():
            return False
        incubators = self._me().incubators
        is_emptied = symbol in RESOURCES and any(each.is_completed_by_one(symbol) for each in incubators)
        return is_emptied or any(each.egg is None for each in incubators)

    def _use_single(self, move: Move) -> Asking:
        kind, die, *pile = move
        self.used[int(die)] = True
        if kind == "spend":
            self._take_egg(int(pile[0]))
        else:
            yield from self._act(self.dice[int(die)], 1)

    # ---------------------------------------------------------------- what dice do

    def _act(self, symbol: str, amount: int) -> Asking:
        if symbol == "gold":  # INC-3.5
            self._me().gold += amount
            return
        fits = min(amount, self._me().lacks(symbol))  # INC-3.6
        self.hand[symbol] = fits
        yield from self._place(symbol)
        self.surplus[symbol] = amount - fits
        if amount > fits and self.surplus_section is None:  # INC-3.7
            _, section = yield from self._ask({("store", section) for section in range(8)})
            self.surplus_section = int(section)
        if self.surplus_section is not None:
            self.treasures[self.surplus_section][symbol] += amount - fits
        self.surplus[symbol] = 0
        yield from self._hatch()

    def _place(self, resource: str) -> Asking:
        incubators = self._me().incubators
        while self.hand[resource]:
            lacking = [number for number in (0, 1) if incubators[number].lacks(resource)]
            if self.must_take_egg and all(incubator.egg for incubator in incubators):  # INC-3.8
                lacking = [number for number in lacking if incubators[number].is_completed_by_one(resource)]
            if self.hand[resource] == self._me().lacks(resource):
                number = lacking[0]  # every egg gets all that it lacks: no choice
            else:
                move = yield from self._ask({("place", resource, number) for number in lacking})
                number = int(move[2])
            self.hand[resource] -= 1
            incubators[number].placed[resource] += 1
            self.stirred = True

    def _take_egg(self, pile: int) -> None:
        """Into the first empty incubator: which of two empty ones is no choice."""
        empty = [incubator for incubator in self._me().incubators if incubator.egg is None]
        empty[0].egg = self.piles[pile].pop()
        self.stirred = True
        if len(self._piles_left()) == 1 and self.ending is None:  # INC-6.1
            self.ending = "piles"

    # ---------------------------------------------------------------- hatching and selling

    def _hatch(self) -> Asking:
        while True:  # INC-4.5: until nothing hatches
            complete = [number for number in (0, 1) if self._me().incubators[number].is_complete()]
            if not complete:
                return
            _, number = yield from self._ask({("hatch", number) for number in complete})
            egg = self._me().incubators[int(number)].egg
            assert egg is not None
            self._me().incubators[int(number)] = Incubator()  # INC-4.1
            self._me().dragons.append(egg)
            yield from self._sell(egg)

    def _sell(self, egg: Egg) -> Asking:
        self.owed = list(egg.colours)  # INC-4.2, INC-4.4: none for a mystery dragon
        while True:
            worth = {RING[section] for section in range(8) if self._has_treasure(section)}
            self.owed = [colour for colour in self.owed if colour in worth]  # among empty sections there is no choice
            if not self.owed:
                return
            sections = [section for section in range(8) if RING[section] in self.owed]
            _, section = yield from self._ask({("treasure", section) for section in sections})
            self.owed.remove(RING[int(section)])
            yield from self._take_treasure(int(section))

    def _take_treasure(self, section: int) -> Asking:
        """INC-4.3"""
        treasure = self.treasures[section]
        self._me().gold += treasure["gold"]
        treasure["gold"] = 0
        for resource in RESOURCES:
            self.hand[resource] = min(treasure[resource], self._me().lacks(resource))
            treasure[resource] -= self.hand[resource]
        for resource in RESOURCES:
            yield from self._place(resource)

    # ---------------------------------------------------------------- objectives

    def _take_objective(self) -> Asking:
        met = [slot for slot, card in enumerate(self.row) if card is not None and self._me().meets(card)]
        if not met:
            return
        _, slot = yield from self._ask({("objective", slot) for slot in met})  # INC-5.1, INC-5.4: exactly one
        card = self.row[int(slot)]
        assert card is not None
        self._me().objectives.append(card)
        self.row[int(slot)] = None
        self.stirred = True
        if self.ending is None and not any(self.row):  # INC-6.1
            self.ending = "objectives"

    # ---------------------------------------------------------------- small things

    def _ask(self, choices: set[Move]) -> Choosing:
        """A choice with a single possibility is made by the engine."""
        if len(choices) == 1:
            return next(iter(choices))
        move = yield choices
        return move

    def _me(self) -> Player:
        return self.players[self.seat]

    def _piles_left(self) -> list[int]:
        return [number for number, pile in enumerate(self.piles) if pile]

    def _has_treasure(self, section: int) -> bool:
        return any(self.treasures[section].values())

    def _fill_treasures(self) -> None:
        for what, distance in POINTERS.items():
            self.treasures[(self.wheel + distance) % 8][what] += 1
