"""From a table of the rules to the kernel, and out again in plain values."""

from __future__ import annotations

from typing import Any, get_args

from clutch.games.empires_end.components import POSITIONS, TOKENS, Token
from clutch.games.empires_end.kernel.checks import check_state
from clutch.games.empires_end.kernel.play import Play
from clutch.games.empires_end.moves import tokens_of
from clutch.games.empires_end.state import Asked, Planned

NONE = -1
NO_HORIZON = 1_000_000
ASKED = get_args(Asked)
NEXT = get_args(Planned)
TURN, FREE_BIDDING, ASSIGNING, SHORTAGE, BIDDING, REFRESHING, OVER = 2, 3, 6, 7, 9, 10, 11
PLANS = (ASKED.index("founding"), ASKED.index("planning"), ASKED.index("bidding"))
FOUND_PLACE, PLANNED = 16, 17


class Loaded(Play):
    def load(self, state: Any) -> None:
        """Become equal to a table of the rules; one seat may be in the middle of its plan."""
        check_state(state, self.seats, self.pieces, bool(self.is_quick))
        self.is_weighed = False
        self.stakes_known = 0
        self.horizon = NO_HORIZON
        self.first = state.first
        self.opener = state.first
        self.phase = state.phase
        self.asked = ASKED.index(state.asked)
        self.seat = state.seat
        self.n_out = sum(empire.out > 0 for empire in state.empires)
        self.load_decks(state)
        self.clear_plans()
        for card in range(self.n_cards):
            self.follows[card] = NONE
            self.exhausted[card] = 0
        for seat, empire in enumerate(state.empires):
            self.load_empire(seat, empire)
        for seat, plan in enumerate(state.plans):
            self.load_plan(seat, plan)
        for seat in range(self.seats):
            self.refreshes[seat] = state.refreshes[seat] if state.refreshes else 0
            self.bid_axes[seat] += state.bids[seat][0] if state.bids else 0
            self.bid_coins[seat] += state.bids[seat][1] if state.bids else 0
            self.basic[seat] = state.basics[seat] if state.basics else 0
        if self.all_decide():
            unfinished = [seat for seat in range(self.seats) if self.planned[seat] != PLANNED]
            self.seat = unfinished[0] if unfinished else 0
        self.remember()
        if self.asked != OVER and self.list_actions(self.actions) == 0:
            raise ValueError("no table of this game has nothing to decide")

    def load_decks(self, state: Any) -> None:
        self.n_deck = len(state.deck)
        for i, card in enumerate(state.deck):
            self.deck[i] = card
        self.n_discards = len(state.discards)
        for i, card in enumerate(state.discards):
            self.discards[i] = card
        self.n_conflict_deck = len(state.conflict_deck)
        for i, card in enumerate(state.conflict_deck):
            self.conflict_deck[i] = card
        self.n_gone = len(state.conflicts_gone)
        for i, card in enumerate(state.conflicts_gone):
            self.gone[i] = card
        self.conflict = NONE if state.conflict is None else state.conflict
        self.dealing_with = state.dealing_with
        self.resource = NONE if state.resource is None else TOKENS.index(state.resource)
        self.n_disasters = len(state.disasters)
        for i, disaster in enumerate(state.disasters):
            self.open_card[i] = disaster.card
            self.fought[i] = int(disaster.is_fought)
            self.suffered[i] = int(disaster.is_suffered)
            for token, name in enumerate(TOKENS):
                self.heap[i][token] = disaster.heap.of(name)

    def load_empire(self, seat: int, empire: Any) -> None:
        for token, name in enumerate(TOKENS):
            self.stock[seat][token] = empire.stock.of(name)
        self.n_hand[seat] = len(empire.hand)
        for i, card in enumerate(empire.hand):
            self.hand[seat][i] = card
        self.score[seat] = empire.score
        self.out[seat] = empire.out
        self.n_healthy[seat] = len(empire.healthy)
        for position, site in enumerate(empire.row):
            place = site.location
            self.row[seat][position] = place
            self.healthy[seat][place] = int(site.healthy)
            self.head[seat][place] = NONE
            self.count[seat][place] = 0
            for each in site.innovations:
                self.add_innovation(seat, place, each.card)
                self.exhausted[each.card] = int(each.exhausted)

    def load_plan(self, seat: int, plan: Any) -> None:
        self.planned[seat] = NEXT.index(plan.next)
        self.has_economy[seat] = int(plan.has_economy)
        self.has_industry[seat] = int(plan.has_industry)
        self.did_industry[seat] = int(plan.did_industry)
        for each in plan.conversions:
            self.left[seat][self.find_kind(each)] += each.left
        self.repeats[seat] = plan.repeats
        self.hand_open[seat] = int(plan.hand_open)
        self.repair_open[seat] = int(plan.repair_open)
        self.abilities_open[seat] = int(plan.abilities_open)
        self.began_abilities[seat] = int(plan.began_abilities)
        self.cards_used[seat] = plan.cards_used
        self.cards_built[seat] = plan.cards_built
        self.swaps_used[seat] = plan.swaps_used
        for card in plan.cards_acted:
            self.acted[card] = 1
        self.n_thrown[seat] = len(plan.thrown)
        for i, card in enumerate(plan.thrown):
            self.thrown[seat][i] = card
        self.plan_card[seat] = NONE if plan.card is None else plan.card
        self.plan_position[seat] = NONE if plan.position is None else plan.position
        self.plan_cost[seat] = plan.cost
        if self.asked == BIDDING:
            self.bid_axes[seat] = plan.axes
            self.bid_coins[seat] = plan.coins
        self.load_founding(seat, plan.founded)

    def find_kind(self, conversion: Any) -> int:
        wanted = (conversion.pays, frozenset(conversion.gives), conversion.either)
        for kind in range(self.n_kinds):
            pays, gives, either = self.dump_kind(kind)
            if (pays, frozenset(gives), either) == wanted:
                return kind
        raise ValueError("no table of this game has such a conversion")

    def load_founding(self, seat: int, cards: list[int]) -> None:
        """While places are chosen, `n_founded` counts those too."""
        self.n_founded[seat] = len(cards)
        for i, card in enumerate(cards):
            self.founded[seat][i] = card
        if self.planned[seat] == FOUND_PLACE:
            self.n_founded[seat] += sum(self.count[seat][place] for place in range(POSITIONS))

    # --- out again ------------------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """The position in plain values; `plain_table` says the same of a table of the rules.

        What only a certain step needs is there in that step: the seat that decides alone (otherwise -1), disasters with
        what is being done about them, plans, and what is left of a conflict.
        """
        seats = range(self.seats)
        asked = self.asked
        in_disaster = TURN <= asked <= SHORTAGE
        in_refresh = asked == REFRESHING
        return {
            "asked": ASKED[asked],
            "seat": self.seat if in_disaster or in_refresh else NONE,
            "first": self.first,
            "phase": self.phase,
            "empires": [self.dump_empire(seat) for seat in seats],
            "deck": [self.deck[i] for i in range(self.n_deck)],
            "discards": [self.discards[i] for i in range(self.n_discards)],
            "conflict_deck": [self.conflict_deck[i] for i in range(self.n_conflict_deck)],
            "conflict": self.conflict,
            "conflicts_gone": [self.gone[i] for i in range(self.n_gone)],
            "disasters": [self.dump_disaster(i) for i in range(self.n_disasters)] if in_disaster else [],
            "dealing_with": self.dealing_with if FREE_BIDDING <= asked <= ASSIGNING else NONE,
            "resource": self.resource if asked == FREE_BIDDING else NONE,
            "plans": [self.dump_plan(seat) for seat in seats] if asked in PLANS else [],
            "refreshes": [self.refreshes[seat] for seat in seats] if in_refresh else [],
            "bids": [(self.bid_axes[seat], self.bid_coins[seat]) for seat in seats] if in_refresh else [],
            "basics": [self.basic[seat] for seat in seats] if in_refresh else [],
        }

    def dump_empire(self, seat: int) -> dict[str, Any]:
        """The row from the left: location, health, innovations with their markers."""
        return {
            "row": [
                (place, self.healthy[seat][place], [(card, self.exhausted[card]) for card in self.chain(seat, place)])
                for place in (self.row[seat][position] for position in range(POSITIONS))
            ],
            "stock": [self.stock[seat][token] for token in range(4)],
            "hand": [self.hand[seat][i] for i in range(self.n_hand[seat])],
            "score": self.score[seat],
            "out": self.out[seat],
        }

    def chain(self, seat: int, place: int) -> list[int]:
        cards = []
        card = self.head[seat][place]
        while card != NONE:
            cards.append(card)
            card = self.follows[card]
        return cards

    def dump_disaster(self, i: int) -> tuple[int, list[int], int, int]:
        return (self.open_card[i], [self.heap[i][token] for token in range(4)], self.fought[i], self.suffered[i])

    def dump_plan(self, seat: int) -> dict[str, Any]:
        """Conversions by what they pay, what they give and whether it is one of these: how often each is left."""
        own = {card for place in range(POSITIONS) for card in self.chain(seat, place)}
        return {
            "next": NEXT[self.planned[seat]],
            "to_do": (self.has_economy[seat], self.has_industry[seat], self.did_industry[seat]),
            "conversions": self.dump_conversions(seat),
            "repeats": self.repeats[seat],
            "open": (self.hand_open[seat], self.repair_open[seat], self.abilities_open[seat]),
            "began_abilities": self.began_abilities[seat],
            "used": (self.cards_used[seat], self.cards_built[seat], self.swaps_used[seat]),
            "acted": [card for card in range(self.n_cards) if self.acted[card] and card in own],
            "thrown": [self.thrown[seat][i] for i in range(self.n_thrown[seat])],
            "bid": (self.bid_axes[seat], self.bid_coins[seat]),
            "founded": [self.founded[seat][i] for i in range(min(2, self.n_founded[seat]))],
        }

    def dump_conversions(self, seat: int) -> dict[tuple[Token, tuple[Token, ...], bool], int]:
        kinds = range(self.n_kinds)
        return {self.dump_kind(kind): self.left[seat][kind] for kind in kinds if self.left[seat][kind] > 0}

    def dump_kind(self, kind: int) -> tuple[Token, tuple[Token, ...], bool]:
        return (TOKENS[self.kind_pays[kind]], tokens_of(self.kind_gives[kind]), bool(self.kind_either[kind]))
