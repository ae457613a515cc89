"""The whole game, from the set-up to the last phase, and how it is talked to."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from clutch.engine.chance import Chance
from tests.games.empires_end.reference.conflict import conflict_phase
from tests.games.empires_end.reference.disasters import disaster_phase, nearest
from tests.games.empires_end.reference.economy import Economy, produce
from tests.games.empires_end.reference.industry import Industry
from tests.games.empires_end.reference.pieces import ALL, DISASTERS, TRACKS, Asking, Move, Player
from tests.games.empires_end.reference.table import Playing, Question, Table


class Planner:
    """One player's plan, on a copy that is thrown away if the plan is."""

    def __init__(self, player: Player, plan: Callable[[Player], Asking]) -> None:
        self.player = copy.deepcopy(player)
        self.run = plan(self.player)
        self.offers = next(self.run)
        self.is_begun = False

    def answer(self, move: Move) -> None:
        self.is_begun = True
        try:
            self.offers = self.run.send(move)
        except StopIteration:
            self.offers = set()


class Reference:
    def __init__(
        self, players: int, *, quick: bool, chance_of: Callable[[int], Chance], arrange: Callable[[Table], None]
    ) -> None:
        """`chance_of` gives the chance of a step, the set-up being step 0; `arrange` may change the table set up."""
        self.chance_of = chance_of
        self.quick = quick
        self.steps = 0
        self.ending: str | None = None
        self.table = set_up(players, chance_of(0))
        arrange(self.table)
        self._run = self._game()
        self._ask(next(self._run))

    # ---------------------------------------------------------------- the interface

    def deciders(self) -> tuple[int, ...]:
        return tuple(sorted(self.question.offers or self.planners))

    def offers(self, seat: int) -> set[Move]:
        return self.planners[seat].offers if self.planners else self.question.offers[seat]

    def player(self, seat: int) -> Player:
        """As that seat sees itself: with its plan."""
        return self.planners[seat].player if seat in self.planners else self.table.players[seat]

    def answer(self, seat: int, move: Move) -> None:
        if move not in self.offers(seat):
            raise ValueError(f"seat {seat} may not {move}")
        if self.planners:
            self.planners[seat].answer(move)
            if not any(planner.offers for planner in self.planners.values()):
                self._go_on({each: planner.player for each, planner in self.planners.items()})
        else:
            self.answers[seat] = move
            if set(self.answers) == set(self.question.offers):
                self._go_on(self.answers)

    def withdraw(self, seat: int) -> None:
        """Start a plan over."""
        self.planners[seat] = Planner(self.table.players[seat], self.question.plans[seat])

    def _ask(self, question: Question) -> None:
        self.question = question
        self.answers: dict[int, Move] = {}
        self.planners = {seat: Planner(self.table.players[seat], plan) for seat, plan in question.plans.items()}

    def _go_on(self, answers: dict[int, Any]) -> None:
        self.steps += 1
        self.table.chance = self.chance_of(self.steps)
        try:
            self._ask(self._run.send(answers))
        except StopIteration:
            self._ask(Question())

    # ---------------------------------------------------------------- the game

    def _game(self) -> Playing:
        table = self.table
        if self.quick:
            yield from redraw(table)
            yield from found(table)
        track = TRACKS[len(table.players)]
        for table.phase in range(7 if self.quick else 0, len(track)):
            yield from play_phase(table, track[table.phase])
            if len(table.seats_in()) == 1:  # END-3.6
                self.ending = "last-empire"
                return
        table.phase = len(track)
        self.ending = "last-phase"


def set_up(players: int, chance: Chance) -> Table:
    """END-2.1, END-2.2"""
    deck = chance.shuffled(range(len(DISASTERS)))
    conflicts = chance.shuffled(ALL)
    first = chance.below(players)
    row = chance.shuffled(ALL)
    table = Table([Player(list(row)) for _ in range(players)], first, deck, conflicts, chance)
    table.fill_hands()
    return table


def play_phase(table: Table, phase: str) -> Playing:
    table.piles = []
    match phase:
        case "disaster":
            yield from disaster_phase(table, 1)
        case "double_disaster":
            yield from disaster_phase(table, 2)
        case "conflict":
            yield from conflict_phase(table)
        case "economy":
            for seat in table.seats_in():
                produce(table.players[seat])
            yield from table.let_all_plan(lambda player: Economy(player).run())
        case "industry":
            yield from table.let_all_plan(lambda player: Industry(player).run())
        case "combined":
            yield from table.let_all_plan(combined)
    if phase in ("industry", "combined"):
        table.discard_thrown()
        table.fill_hands()


def combined(player: Player) -> Asking:
    """END-10.1: each whole, in the order that the player chooses."""
    (first,) = yield {("BeginEconomy",), ("BeginIndustry",)}
    if first == "BeginIndustry":
        yield from Industry(player).run()
    produce(player)
    yield from Economy(player).run()
    if first == "BeginEconomy":
        yield from Industry(player).run()


# ---------------------------------------------------------------- the quick game (END-10.3)


def redraw(table: Table) -> Playing:
    table.phase = 7
    answers = yield Question(offers={seat: {("KeepCards",), ("RedrawCards",)} for seat in table.seats_in()})
    for seat in table.seats_in():
        if answers[seat] == ("RedrawCards",):
            table.discards += table.players[seat].hand
            table.players[seat].hand = []
    table.fill_hands()


def found(table: Table) -> Playing:
    yield from table.let_all_plan(plan_founding)
    table.discard_thrown()
    for player in table.players:
        player.hand = []
    table.hand_size = 2
    table.fill_hands()


def plan_founding(player: Player) -> Asking:
    _, first = yield {("FoundWith", slot) for slot in range(4)}
    _, second = yield {("FoundWith", slot) for slot in range(4) if slot != first}
    chosen = [player.hand[first], player.hand[second]]
    player.thrown = [card for card in player.hand if card not in chosen]
    for card in chosen:
        targets = nearest(player, DISASTERS[card]["target"] - 1)
        target = targets[0]
        if len(targets) > 1:
            _, target = yield {("ChoosePosition", position) for position in targets}
        player.ruined.add(player.row[target])  # no Earthquake acts
    for card in chosen:
        _, position = yield {("ChoosePosition", position) for position in player.places()}
        player.cards(position).append(card)
