"""What a seat cannot know, dealt anew; and a number for what it does know."""

from __future__ import annotations

from clutch.engine.kernel import generator
from clutch.engine.kernel.layout import Word
from clutch.games.empires_end import components, state
from clutch.games.empires_end.kernel import planning, play, position


def deal_anew(p: position.Position, seat: int) -> None:
    """Rivals' hands and both decks; not stocks, which can be counted (END-2.3).

    Rivals who have finished a plan that the seat has not seen keep it; `take_back` undoes it.
    """
    p.stakes_known = 0
    mark_unseen(p, seat)
    n = shuffle_unseen(p, p.pieces.n_cards)
    for other in range(p.pieces.seats):
        if other != seat and not is_settled(p, other):
            for i in range(p.n_hand[other]):
                n -= 1
                p.hand[other][i] = p.pool[n]
    for i in range(n):
        p.deck[i] = p.pool[i]
    for i in range(p.n_conflict_deck):
        p.is_unseen[p.conflict_deck[i]] = 1
    n = shuffle_unseen(p, p.pieces.n_conflicts)
    for i in range(n):
        p.conflict_deck[i] = p.pool[i]


def mark_unseen(p: position.Position, seat: int) -> None:
    for i in range(p.n_deck):
        p.is_unseen[p.deck[i]] = 1
    for other in range(p.pieces.seats):
        if other != seat and not is_settled(p, other):
            for i in range(p.n_hand[other]):
                p.is_unseen[p.hand[other][i]] = 1


def shuffle_unseen(p: position.Position, cards: int) -> int:
    """Into the pool, in the order of their numbers first: where they really are plays no part."""
    n = 0
    for card in range(cards):
        if p.is_unseen[card]:
            p.is_unseen[card] = 0
            p.pool[n] = card
            n += 1
    generator.shuffle(p.chance, p.pool, n)
    return n


def is_settled(p: position.Position, seat: int) -> bool:
    return (
        planning.is_planned(p) and p.asked != state.AskedNumber.BIDDING and p.planned[seat] == state.PlannedNumber.DONE
    )


def information(p: position.Position, seat: int) -> Word:
    """The step, the own empire, and what rivals can do; of a step that all decide at once, only the own plan.

    A sum of small numbers times large odd ones, mixed at the end.
    """
    h = step_known(p) + empire_known(p, seat)
    if play.all_decide(p):
        h += plan_known(p, seat)
    else:
        h += others_known(p, seat)
    return generator.mixed(h & generator.MASK)


def step_known(p: position.Position) -> Word:
    h = p.pieces.salt[position.STEP] * (p.phase + 1)
    h += p.pieces.salt[position.STEP + 1] * p.asked
    h += p.pieces.salt[position.STEP + 2] * (p.conflict + 1)
    h += p.pieces.salt[position.STEP + 3] * p.first
    return h


def empire_known(p: position.Position, seat: int) -> Word:
    h = p.pieces.salt[position.STEP + 4] * (p.score[seat] + 1024)
    for token in range(components.TOKEN_COUNT):
        h += p.pieces.salt[position.OWN_STOCK + token] * p.stock[seat][token]
    for spot in range(components.POSITIONS):
        place = p.row[seat][spot]
        h += p.pieces.salt[position.ROW + spot] * (2 * place + p.healthy[seat][place])
        for i in range(p.count[seat][place]):
            card = p.under[seat][place][i]
            h += p.pieces.salt[position.INNOVATIONS + card] * (2 * place + 1 + p.exhausted[card])
    for i in range(p.n_hand[seat]):
        h += p.pieces.salt[position.HANDS + p.hand[seat][i]]
    return h


def plan_known(p: position.Position, seat: int) -> Word:
    h = p.pieces.salt[position.PLAN] * p.planned[seat]
    to_do = p.has_economy[seat] + 2 * p.has_industry[seat] + 4 * p.began_abilities[seat]
    h += p.pieces.salt[position.PLAN + 1] * to_do
    h += p.pieces.salt[position.PLAN + 2] * (p.hand_open[seat] + 2 * p.repair_open[seat] + 4 * p.abilities_open[seat])
    h += p.pieces.salt[position.PLAN + 3] * (p.cards_used[seat] + 4 * p.cards_built[seat] + 16 * p.swaps_used[seat])
    h += p.pieces.salt[position.PLAN + 4] * (p.plan_card[seat] + 1)
    h += p.pieces.salt[position.PLAN + 5] * (p.plan_position[seat] + 1)
    h += p.pieces.salt[position.PLAN + 6] * p.plan_cost[seat]
    h += p.pieces.salt[position.PLAN + 7] * p.bid_axes[seat]
    h += p.pieces.salt[position.PLAN + 8] * p.bid_coins[seat]
    h += p.pieces.salt[position.PLAN + 9] * p.repeats[seat]
    h += p.pieces.salt[position.PLAN + 10] * p.n_founded[seat]
    for i in range(min(components.FOUNDED, p.n_founded[seat])):
        h += p.pieces.salt[position.PLAN + 11 + i] * p.founded[seat][i]
    for kind in range(p.pieces.n_kinds):
        h += p.pieces.salt[position.CONVERSIONS + kind] * p.left[seat][kind]
    return h


def others_known(p: position.Position, seat: int) -> Word:
    """Whose turn it is, what lies on the table, and rivals' means."""
    h = p.pieces.salt[position.STEP + 5] * p.seat
    h += p.pieces.salt[position.STEP + 6] * (8 * p.dealing_with + p.resource + 1)
    h += p.pieces.salt[position.STEP + 7] * p.refreshes[seat]
    for i in range(p.n_disasters):
        h += p.pieces.salt[position.OPEN + 8 * i] * (4 * p.open_card[i] + 2 * p.fought[i] + p.suffered[i])
        for token in range(components.TOKEN_COUNT):
            h += p.pieces.salt[position.OPEN + 8 * i + 1 + token] * p.heap[i][token]
    for other in range(p.pieces.seats):
        h += p.pieces.salt[position.COUNTS + other] * p.n_healthy[other]
        for token in range(components.TOKEN_COUNT):
            h += p.pieces.salt[position.RIVALS + components.TOKEN_COUNT * other + token] * p.stock[other][token]
    return h
