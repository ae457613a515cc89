"""The Conflict phase: strength, secret bids, tiers, the winner's bonus, the uprising (END-8)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.engine.plans import moves_of
from clutch.engine.seats import Seat
from clutch.games.empires_end.components import ConflictCard, Tier
from clutch.games.empires_end.events import (
    BidShown,
    BonusWon,
    ConflictRevealed,
    LocationsSwapped,
    MarkerTakenOff,
    TierReached,
    tokens,
)
from clutch.games.empires_end.moves import MOST_BID, BidAxes, BidCoins, Move, Refresh
from clutch.games.empires_end.rules.empire import abilities, ready_again, ruins_near, swap
from clutch.games.empires_end.state import Empire, Innovation, Planning, State


def reveal_conflict(state: State, step: Step) -> None:
    """Then everybody bids in secret (END-8.1, END-8.2)."""
    state.conflict = state.conflict_deck.pop()
    step.tell(ConflictRevealed(state.conflict))
    state.plans = [Planning(next="done" if empire.out else "axes") for empire in state.empires]
    state.asked = "bidding"


def card_of(state: State) -> ConflictCard:
    return state.components.conflicts[state.conflict or 0]


def basic_strength(state: State, empire: Empire) -> int:
    """All strength symbols of healthy locations and their innovations (END-8.1)."""
    total = 0
    for position, _, effect in abilities(state, empire, "conflict"):
        if effect.does == "strength":
            total += effect.amount
        elif effect.does == "strength_per_ruin":
            total += effect.amount * ruins_near(empire, position)
    return total


# --- bidding: a plan of two numbers -------------------------------------------------------------------------


def possible_bids(state: State, seat: Seat) -> tuple[Move, ...]:
    """Whoever has more than fits into one bid is asked again."""
    stock, plan = state.empires[seat].stock, state.plans[seat]
    if plan.next == "axes":
        return tuple(BidAxes(count) for count in range(min(MOST_BID, stock.axe - plan.axes) + 1))
    return tuple(BidCoins(count) for count in range(min(MOST_BID, stock.coin - plan.coins) + 1))


def bid(state: State, seat: Seat, move: Move) -> None:
    stock, plan = state.empires[seat].stock, state.plans[seat]
    if isinstance(move, BidAxes):
        plan.axes += move.count
        plan.next = "axes" if move.count == MOST_BID and stock.axe > plan.axes else "coins"
    elif isinstance(move, BidCoins):
        plan.coins += move.count
        plan.next = "coins" if move.count == MOST_BID and stock.coin > plan.coins else "done"


def show_bids(state: State, step: Step) -> None:
    """All at once; they leave the stock (END-8.2). Tiers, then refreshes one by one (END-8.7)."""
    for seat, answer in step.answers.items():
        for move in moves_of(answer):
            bid(state, seat, move)
    state.bids = [(plan.axes, plan.coins) for plan in state.plans]
    state.basics = [basic_strength(state, empire) for empire in state.empires]
    state.refreshes, state.plans = [0] * state.players, []
    for seat in state.seats_in:
        axes, coins = state.bids[seat]
        empire = state.empires[seat]
        empire.stock.axe -= axes
        empire.stock.coin -= coins
        step.tell(BidShown(seat, state.basics[seat], axes, coins, total_of(state, seat)))
    for seat in state.seats_in:
        reach_tier(state, step, seat)
    state.asked = "refresh"


def total_of(state: State, seat: Seat) -> int:
    return state.basics[seat] + sum(state.bids[seat])


def reach_tier(state: State, step: Step, seat: Seat) -> None:
    """The one tier that fits the total; none may (END-8.3)."""
    tier = tier_for(card_of(state), total_of(state, seat))
    if tier is None:
        return
    empire = state.empires[seat]
    empire.score += tier.points
    empire.stock.gain(tier.gains)
    state.refreshes[seat] = tier.refresh
    step.tell(TierReached(seat, tier.points, tokens(tier.gains), tier.refresh))


def tier_for(card: ConflictCard, total: int) -> Tier | None:
    return next((tier for tier in card.tiers if tier.least <= total <= tier.most), None)


# --- refreshes (END-8.4) ------------------------------------------------------------------------------------


def exhausted(empire: Empire) -> list[tuple[int, Innovation]]:
    return [(where, each) for where, site in enumerate(empire.row) for each in site.innovations if each.exhausted]


def next_refresh(state: State, step: Step) -> bool:
    """Who has symbols for all markers is not asked (END-8.7). True if somebody is to choose."""
    for seat in state.seats_in:
        markers = exhausted(state.empires[seat])
        if state.refreshes[seat] and len(markers) > state.refreshes[seat] and len(possible_refreshes(state, seat)) > 1:
            state.seat = seat
            return True
        for position, innovation in markers[: state.refreshes[seat]]:
            innovation.exhausted = False
            step.tell(MarkerTakenOff(seat, position, innovation.card))
        state.refreshes[seat] = 0
    return False


def possible_refreshes(state: State, seat: Seat) -> tuple[Move, ...]:
    """Equal ones at one location are one possibility."""
    found = dict.fromkeys(
        Refresh(position, ready_again(state, innovation)) for position, innovation in exhausted(state.empires[seat])
    )
    return tuple(found)


def refresh(state: State, step: Step, move: Refresh) -> None:
    site = state.empire.row[move.position]
    innovation = next(e for e in site.innovations if e.exhausted and ready_again(state, e) == move.ready)
    innovation.exhausted = False
    state.refreshes[state.seat] -= 1
    step.tell(MarkerTakenOff(state.seat, move.position, innovation.card))


# --- the end of it ------------------------------------------------------------------------------------------


def finish_conflict(state: State, step: Step) -> None:
    """The bonus for all with the highest total, the uprising for the others (END-8.3, END-8.5)."""
    card = card_of(state)
    totals = {seat: total_of(state, seat) for seat in state.seats_in}
    highest = max(totals.values())
    for seat in (seat for seat in state.seats_in if totals[seat] == highest):
        state.empires[seat].score += card.bonus.points
        state.empires[seat].stock.gain(card.bonus.gains)
        step.tell(BonusWon(seat, card.bonus.points, tokens(card.bonus.gains)))
    for seat in (seat for seat in state.seats_in if totals[seat] < highest):
        rise_up(state, step, seat)
    state.conflicts_gone.append(state.conflict or 0)
    state.conflict, state.bids, state.basics, state.refreshes = None, [], [], []


def rise_up(state: State, step: Step, seat: Seat) -> None:
    """The so-manieth most valuable healthy location changes places; nothing if there is none, or it is there."""
    empire, uprising = state.empires[seat], card_of(state).uprising
    healthy = [position for position, site in enumerate(empire.row) if site.healthy]
    healthy.sort(key=lambda position: -state.place(empire.row[position]).value)
    if len(healthy) < uprising.rank:
        return
    one, other = healthy[uprising.rank - 1], uprising.position - 1
    if one != other:
        swap(empire, one, other)
        step.tell(LocationsSwapped(seat, one, other, "uprising"))
