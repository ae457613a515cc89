"""Rules of thumb: what a search plays when it looks ahead.

A rule of thumb uses only what its seat knows: its hand, its own Scout's egg, and what all can see.
"""

from __future__ import annotations

from clutch.engine.kernel import generator
from clutch.games.eggs_and_empires import components, moves, state
from clutch.games.eggs_and_empires.kernel import order, play, position, turn_end

SAMPLES = 500
DELIVERY = 0.5  # how much of a bad egg's value it is worth to give it away


def learn_usual_worths(p: position.Position) -> None:
    """What each card promises over many reveals; at index 0 the average card."""
    generator.seed(p.chance, 0)
    p.n_down = 0
    p.n_up = p.pieces.reveal
    for card in range(1, 11):
        p.ahead[card] = (10.5 - card) / 10
    for _ in range(SAMPLES):
        for i in range(p.pieces.n_eggs):
            p.pool[i] = p.pieces.eggs[i]
        generator.shuffle(p.chance, p.pool, p.pieces.n_eggs)
        for i in range(p.pieces.reveal):
            p.up[i] = p.pool[i]
        eggs = sort_eggs(p, 0)
        for card in range(1, 11):
            p.tuning.usual[card] += promise(p, card, eggs) / SAMPLES
    for card in range(1, 11):
        p.tuning.usual[0] += p.tuning.usual[card] / 10


def rule_of_thumb(p: position.Position, careful: bool) -> int:
    if p.phase == state.PhaseNumber.TURN_END:
        return thumb_act(p)
    if p.phase == state.PhaseNumber.MULLIGAN:
        return thumb_mulligan(p)
    n = play.legal_actions(p, p.actions)
    if p.phase == state.PhaseNumber.COLLECTING:
        return thumb_pick(p, n)
    return thumb_choice(p, n)


def thumb_choice(p: position.Position, n: int) -> int:
    """The card, or pair, that promises most above what it is usually worth."""
    eggs = sort_eggs(p, p.to_act)
    weigh_rivals(p, p.to_act)
    thrift = min(1.0, (components.TURNS - p.turn) / p.tuning.thrift)
    best = -1e9
    choice = p.actions[0]
    for i in range(n):
        if p.pieces.each == 1:
            card = p.actions[i] - moves.CHOOSE + 1
            gain = promise(p, card, eggs) - thrift * p.tuning.usual[card]
        else:
            higher = order.higher_of(p.actions[i] - moves.CHOOSE_TWO)
            lower = order.lower_of(p.actions[i] - moves.CHOOSE_TWO)
            gain = promise(p, higher, eggs) - thrift * p.tuning.usual[higher]
            gain += promise(p, lower, eggs) - thrift * p.tuning.usual[lower]
        gain += generator.below(p.chance, 1000) * 0.001 * p.tuning.whim
        if gain > best:
            best = gain
            choice = p.actions[i]
    return choice


def weigh_rivals(p: position.Position, seat: int) -> None:
    """How likely a rival's card beats each of one's own, by what has not been revealed yet."""
    for card in range(1, 11):
        p.left[card] = p.unseen[card]
    for i in range(p.n_hand[seat]):
        p.left[p.hand[seat][i]] -= 1
    for i in range(p.n_deck[seat]):
        p.left[p.deck[seat][i]] -= 1
    total = 0
    for card in range(1, 11):
        total += p.left[card]
    higher = 0
    for i in range(10):
        card = 10 - i
        p.ahead[card] = min(0.98, max(0.02, (higher + 0.5 * p.left[card]) / total))
        higher += p.left[card]


def sort_eggs(p: position.Position, seat: int) -> int:
    """The eggs in the middle as this seat sees them, best first, into worth_of."""
    n = 0
    for i in range(p.n_up + p.n_down):
        if i < p.n_up:
            egg = 1.0 * p.up[i]
        elif p.down_scout[i - p.n_up] == seat:
            egg = 1.0 * p.down[i - p.n_up]
        else:
            egg = p.pieces.mean_egg
        j = n
        while j > 0 and p.worth_of[j - 1] < egg:
            p.worth_of[j] = p.worth_of[j - 1]
            j -= 1
        p.worth_of[j] = egg
        n += 1
    return n


def promise(p: position.Position, card: int, eggs: int) -> float:
    """What a card brings on average, if rivals play anything they may still have."""
    beaten = p.ahead[card]
    chance = 1.0  # that nobody picks earlier; then one rival, two …
    for _ in range(p.pieces.rivals):
        chance *= 1.0 - beaten
    total = 0.0
    missed = 1.0
    for earlier in range(min(p.pieces.rivals + 1, eggs)):
        total += chance * promise_of_egg(card, p.worth_of[earlier])
        missed -= chance
        chance *= beaten / (1.0 - beaten) * (p.pieces.rivals - earlier) / (earlier + 1)
    if card == components.Adventurer.MERCHANT:
        total += missed * p.pieces.merchant
    elif card == components.Adventurer.BLACKSMITH:
        total += missed * p.pieces.blacksmith
    return total


def promise_of_egg(card: int, egg: float) -> float:
    if egg >= 0:
        return egg
    if card == components.Adventurer.MAGE or card == components.Adventurer.PRIEST:
        return 0.0
    return -DELIVERY * egg if card == components.Adventurer.COURIER else egg


def thumb_pick(p: position.Position, n: int) -> int:
    """The best egg; for a Courier the worst can be the best."""
    seat = p.to_act
    card = p.played[seat][p.queue[0] & 1]
    best = -1e9
    choice = p.actions[0]
    for i in range(n):
        action = p.actions[i]
        if action >= moves.TAKE_FACE_UP:
            egg = 1.0 * (action - moves.TAKE_FACE_UP - components.MOST_POINTS)
        elif action == moves.LEAVE_EGGS:
            egg = 0.0
        else:
            egg = p.pieces.mean_egg
            if action == moves.TAKE_FACE_DOWN + seat:
                for j in range(p.n_down):
                    if p.down_scout[j] == seat:
                        egg = 1.0 * p.down[j]
        if card == components.Adventurer.COURIER and egg < 0:
            egg = -DELIVERY * egg
        if egg > best:
            best = egg
            choice = action
    return choice


def thumb_act(p: position.Position) -> int:
    """Give a bad egg to the leader; discard the worst egg if it is bad."""
    seat = p.to_act
    which = p.queue[0] & 1
    if p.played[seat][which] == components.Adventurer.COURIER:
        if p.pile[seat][turn_end.find_mark(p, seat, p.took[seat][which] - 1)] >= 0:
            return moves.KEEP_EGG
        return moves.GIVE + leading_rival(p, seat)
    worst = 0
    slot = -1
    for i in range(p.n_pile[seat]):
        if p.pile[seat][i] < worst:
            worst = p.pile[seat][i]
            slot = i
    return moves.DISCARD_NOTHING if slot < 0 else moves.DISCARD + p.pile_mark[seat][slot]


def leading_rival(p: position.Position, seat: int) -> int:
    leader = 1 if seat == 0 else 0
    for other in range(p.pieces.seats):
        if other != seat and p.open_points[other] > p.open_points[leader]:
            leader = other
    return leader


def thumb_mulligan(p: position.Position) -> int:
    """Redraw a hand that is worth less than usual."""
    seat = p.to_act
    worth = 0.0
    for i in range(p.n_hand[seat]):
        worth += p.tuning.usual[p.hand[seat][i]]
    return moves.REDRAW_HAND if worth < p.tuning.usual[0] * p.pieces.hand_size else moves.KEEP_HAND
