"""The rules against an independent reading of the rules page (reference/): 120 games, every move of every plan."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from clutch.engine.chance import Chance, seed_from, step_key
from clutch.engine.game import Step
from clutch.engine.outcome import Outcome
from clutch.engine.plans import Plan
from clutch.games.empires_end import moves
from clutch.games.empires_end.components import TOKENS
from clutch.games.empires_end.game import GAME
from clutch.games.empires_end.state import Empire, Innovation, State, Stock
from tests.games.empires_end.reference.conflict import final_score, places
from tests.games.empires_end.reference.game import Reference
from tests.games.empires_end.reference.pieces import Move, Player
from tests.games.empires_end.reference.table import Table
from tests.games.empires_end.tastes import TASTES, what_happened, what_is_asked
from tests.play import Taste

GAMES_PER_KIND = 20  # of each player count and length
CROWD = {2: 10, 3: 8, 4: 2}  # cards more for each empire; the deck is still large enough (END-7.4)
RARE = ("empire fell", "shortage", "replaced", "free bid", "refreshed", "innovation moved", "asked: target")
WITHDRAWN = 12  # one plan in so many is started over at a move


def plain_move(move: moves.Move) -> Move:
    return (type(move).__name__, *(getattr(move, name) for name in move.__dataclass_fields__))


# --- snapshots ------------------------------------------------------------------------------------------------


def empire_of_rules(empire: Empire) -> dict[str, Any]:
    return {
        "row": [
            (site.location, site.healthy, [(each.card, each.exhausted) for each in site.innovations])
            for site in empire.row
        ],
        "stock": {token: empire.stock.of(token) for token in TOKENS},
        "hand": empire.hand,
        "score": empire.score,
        "out": empire.out,
    }


def empire_of_reference(player: Player) -> dict[str, Any]:
    return {
        "row": [
            (place, place not in player.ruined, [(card, card in player.exhausted) for card in player.under[place]])
            for place in player.row
        ],
        "stock": player.stock,
        "hand": player.hand,
        "score": player.score,
        "out": player.fell,
    }


def state_of_rules(state: State) -> dict[str, Any]:
    return {
        "empires": [empire_of_rules(empire) for empire in state.empires],
        "first": state.first,
        "phase": state.phase,
        "deck": state.deck,
        "discards": state.discards,
        "conflict_deck": state.conflict_deck,
        "conflicts_gone": state.conflicts_gone,
        "disasters": [
            (each.card, {token: each.heap.of(token) for token in TOKENS}, each.is_fought)
            for each in state.disasters
            if not each.is_suffered
        ],
    }


def state_of_reference(game: Reference) -> dict[str, Any]:
    table = game.table
    return {
        "empires": [empire_of_reference(player) for player in table.players],
        "first": table.first,
        "phase": table.phase,
        "deck": table.deck,
        "discards": table.discards,
        "conflict_deck": table.conflicts,
        "conflicts_gone": table.conflicts_gone,
        "disasters": [(pile.card, pile.heap, pile.is_fought) for pile in table.piles if not pile.is_suffered],
    }


# --- in step --------------------------------------------------------------------------------------------------


class InStep:
    """The rules and the reference, answered alike, from a state that may be crowded before the game begins."""

    def __init__(self, players: int, length: str, seed: int) -> None:
        self.seed, self.steps = seed_from(seed), 0
        self.dice = Chance(seed_from(seed + 1))
        self.events: list[Any] = []
        self.seen: Counter[str] = Counter()
        self.state = GAME.set_up(GAME.prepare(players, {"length": length}), self.step({}))
        if seed % 2 and length == "standard":  # a quick game is founded on an empty row
            self.crowd()
        self.reference = Reference(players, quick=length == "quick", chance_of=self.chance_of, arrange=self.arrange)
        self.tastes: list[Taste] = [self.dice.pick(TASTES) for _ in range(players)]

    def crowd(self) -> None:
        """Begin with innovations, ruins and stocks as they come late or never: more to choose from."""
        for empire in self.state.empires:
            for _ in range(CROWD[self.state.players]):
                card = self.state.deck.pop(0)
                is_exhausted = self.state.card(card).innovation.when == "disaster" and self.dice.below(3) > 0
                self.dice.pick(empire.row).innovations.append(Innovation(card, is_exhausted))
            for _ in range(4):
                self.dice.pick(empire.row).healthy = False
            empire.stock = Stock(*(self.dice.pick((0, 1, 4, 25)) for _ in TOKENS))

    def arrange(self, table: Table) -> None:
        """Lay the same out for the reference."""
        for player, empire in zip(table.players, self.state.empires, strict=True):
            for site in empire.row:
                cards = [each.card for each in site.innovations]
                table.deck = [card for card in table.deck if card not in cards]
                player.under[site.location] = cards
                player.exhausted |= {each.card for each in site.innovations if each.exhausted}
            player.ruined = {site.location for site in empire.row if not site.healthy}
            player.stock = {token: empire.stock.of(token) for token in TOKENS}

    def chance_of(self, step: int) -> Chance:
        return Chance(step_key(self.seed, step))

    def step(self, answers: dict[int, Any]) -> Step:
        return Step(answers, self.chance_of(self.steps), self.events.append)

    def play_out(self) -> Outcome:
        while GAME.outcome(self.state) is None:
            assert GAME.deciders(self.state) == self.reference.deciders()
            self.compare_states()
            self.seen += what_is_asked(self.state)
            self.play_step()
        assert self.reference.deciders() == ()
        self.compare_states()
        outcome = GAME.outcome(self.state)
        assert outcome is not None
        return outcome

    def compare_states(self) -> None:
        assert state_of_reference(self.reference) == state_of_rules(self.state)

    def play_step(self) -> None:
        seats = GAME.deciders(self.state)
        is_planned = GAME.plans(self.state, seats[0])
        answers = self.plan_all(seats) if is_planned else {seat: self.decide(self.state, seat) for seat in seats}
        self.steps += 1
        GAME.resolve(self.state, self.step(answers))

    def decide(self, state: State, seat: int) -> Any:
        """A move that both know."""
        offers = GAME.offers(state, seat)
        assert len(set(offers)) == len(offers)
        assert self.reference.offers(seat) == {plain_move(offer) for offer in offers}
        move = self.tastes[seat](offers, self.dice)
        self.reference.answer(seat, plain_move(move))
        return move

    def plan_all(self, seats: tuple[int, ...]) -> dict[int, Any]:
        """Plans, move by move and mixed with each other; now and then one is started over."""
        plans: dict[int, tuple[Any, ...]] = dict.fromkeys(seats, ())
        drafts = {seat: copy.deepcopy(self.state) for seat in seats}
        while waiting := [seat for seat in seats if GAME.offers(drafts[seat], seat)]:
            seat = self.dice.pick(waiting)
            is_last = len(waiting) == 1
            if plans[seat] and self.dice.below(WITHDRAWN) == 0:
                plans[seat], drafts[seat] = (), copy.deepcopy(self.state)
                self.reference.withdraw(seat)
                self.seen["plan started over"] += 1
            move = self.decide(drafts[seat], seat)
            GAME.plan(drafts[seat], seat, move)
            plans[seat] += (move,)
            if not is_last or GAME.offers(drafts[seat], seat):  # otherwise the reference has gone on
                planned = empire_of_rules(drafts[seat].empires[seat])
                assert empire_of_reference(self.reference.player(seat)) == planned
        return {seat: Plan(plan) for seat, plan in plans.items()}


@pytest.mark.parametrize("length", ["standard", "quick"])
@pytest.mark.parametrize("players", GAME.players)
def test_the_rules_agree_with_an_independent_reading(players: int, length: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES_PER_KIND):
        game = InStep(players, length, seed)
        outcome, table = game.play_out(), game.reference.table
        assert outcome.reason == game.reference.ending
        assert outcome.places == places(table)
        assert [outcome.scores[seat] for seat in table.seats_in()] == [
            final_score(table, seat) for seat in table.seats_in()
        ]
        seen += game.seen + what_happened(game.events, game.state)
    assert all(seen[each] for each in RARE)
    print(f"\n{players} players, {length}: {dict(seen.most_common())}")  # noqa: T201 - pytest -s shows it
