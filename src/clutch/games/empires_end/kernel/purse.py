"""What is still to come for a seat, and what tokens are good for in it, in points."""

from __future__ import annotations

from clutch.engine.kernel.layout import Cards
from clutch.games.empires_end import components, state
from clutch.games.empires_end.kernel import position


def weigh_for(p: position.Position, seat: int, is_deciding: bool) -> None:
    """What is ahead of this seat. Who is deciding asks what a token that is not spent now will be good for."""
    p.economies = p.pieces.economies_from[p.phase]
    p.industries = p.pieces.industries_from[p.phase]
    p.conflicts = p.pieces.conflicts_from[p.phase]
    p.disasters = p.pieces.disasters_from[p.phase]
    builds = p.tuning.builds * p.industries
    bids = p.tuning.bids * p.conflicts
    if is_deciding and p.asked == state.AskedNumber.BIDDING:
        bids -= p.tuning.bids
    if is_deciding and p.asked == state.AskedNumber.PLANNING:
        if p.did_industry[seat] and not p.has_industry[seat]:
            builds -= p.tuning.builds
        if p.pieces.track[p.phase] == components.PhaseNumber.COMBINED and not p.has_economy[seat]:
            p.economies -= 1
    p.trouble = 2.0 * p.disasters / p.pieces.seats
    fights = p.tuning.fights * p.trouble
    p.need[components.TokenNumber.WHEAT] = fights + p.tuning.trades * p.economies
    p.need[components.TokenNumber.AXE] = fights + bids
    p.need[components.TokenNumber.HAMMER] = fights + builds
    p.need[components.TokenNumber.COIN] = fights + builds + bids
    weigh_finals(p, seat)
    for token in range(components.TOKEN_COUNT):
        p.rate[token] = rate_of(p, seat, token)


def weigh_finals(p: position.Position, seat: int) -> None:
    """Points that a token, or a ruin, brings at the end (END-9.5), as far as it is kept until then."""
    p.kept = 1.0 / (1.0 + p.tuning.leak * p.trouble)
    p.ruin_rate = 0.0
    for token in range(components.TOKEN_COUNT):
        p.final_rate[token] = 0.0
    for place in range(components.POSITIONS):
        for i in range(p.count[seat][place] if p.healthy[seat][place] else 0):
            effect = p.pieces.effect_of[p.under[seat][place][i]]
            if p.pieces.does[effect] == components.DoesNumber.POINTS_PER_TOKEN:
                p.final_rate[p.pieces.token_of[effect]] += p.kept * p.pieces.amount[effect]
            elif p.pieces.does[effect] == components.DoesNumber.POINTS_PER_OWN_RUIN:
                p.ruin_rate += p.pieces.amount[effect]


def use_worth(p: position.Position, token: int, number: int) -> float:
    """Of so many tokens to spend: the more there are, the less use is left for each."""
    return p.tuning.price[token] * number * p.need[token] / (p.need[token] + p.tuning.crowd * number + 0.01)


def rate_of(p: position.Position, seat: int, token: int) -> float:
    """Of one token more or less: to be spent or to be kept, and a little for the choice."""
    number = p.stock[seat][token]
    spent = use_worth(p, token, number + 1) - use_worth(p, token, number)
    final = p.final_rate[token]
    return max(spent, final) + p.tuning.both * min(spent, final)


def stock_worth(p: position.Position, seat: int) -> float:
    """What is kept counts with the innovation that gives points for it."""
    total = 0.0
    for token in range(components.TOKEN_COUNT):
        number = p.stock[seat][token]
        spent = use_worth(p, token, number)
        total += spent - (1.0 - p.tuning.both) * min(spent, p.final_rate[token] * number)
    return total


def goods_worth(p: position.Position, goods: Cards) -> float:
    total = 0.0
    for token in range(components.TOKEN_COUNT):
        total += goods[token] * p.rate[token]
    return total
