"""What abilities, locations and innovations are worth, in points, to the seat that was weighed last."""

from __future__ import annotations

from clutch.games.empires_end import components
from clutch.games.empires_end.kernel import conflict, empire, final, position, purse

DOOM = 100.0  # points that it costs to be out


def economy_worth(p: position.Position, seat: int, spot: int, effect: int) -> float:
    """Of an Economy ability, once."""
    does = p.pieces.does[effect]
    if does == components.DoesNumber.GAIN:
        return purse.goods_worth(p, p.pieces.gives[effect])
    if does == components.DoesNumber.POINTS:
        return 1.0 * p.pieces.amount[effect]
    if does == components.DoesNumber.POINTS_PER_RUIN:
        return 1.0 * p.pieces.amount[effect] * empire.ruins_beside(p, seat, spot)
    if does == components.DoesNumber.GAIN_PER_NEIGHBOUR:
        near = empire.neighbours(p, seat, spot, p.pieces.near[effect], True)
        return purse.goods_worth(p, p.pieces.gives[effect]) * near
    if does == components.DoesNumber.POINTS_PER_NEIGHBOUR:
        return 1.0 * p.pieces.amount[effect] * empire.neighbours(p, seat, spot, p.pieces.near[effect], True)
    if does == components.DoesNumber.CONVERT:
        return p.tuning.barter * p.pieces.times[effect] * max(p.tuning.handy, trade_gain(p, p.pieces.kind_of[effect]))
    if does == components.DoesNumber.REPEAT:
        return p.tuning.echo
    return p.tuning.handy


def trade_gain(p: position.Position, kind: int) -> float:
    """What a conversion gives, less what it takes, as tokens stand now."""
    gives = 0.0
    for token in range(components.TOKEN_COUNT):
        if p.pieces.kind_gives[kind] >> token & 1:
            gives = max(gives, p.rate[token]) if p.pieces.kind_either[kind] else gives + p.rate[token]
    return gives - p.rate[p.pieces.kind_pays[kind]]


def industry_worth(p: position.Position, effect: int) -> float:
    does = p.pieces.does[effect]
    if does == components.DoesNumber.POINTS:
        return 1.0 * p.pieces.amount[effect]
    if does == components.DoesNumber.DISCOUNT:
        return p.rate[components.TokenNumber.HAMMER]
    if does == components.DoesNumber.CHEAPER_REPAIRS:
        return p.tuning.mending * p.rate[components.TokenNumber.HAMMER]
    return p.tuning.handy


def final_worth(p: position.Position, seat: int, spot: int, effect: int) -> float:
    """Tokens come and go until the end."""
    if p.pieces.does[effect] == components.DoesNumber.POINTS_PER_TOKEN:
        tokens = p.kept * p.stock[seat][p.pieces.token_of[effect]] + p.tuning.flow * p.economies
        return tokens * p.pieces.amount[effect]
    return 1.0 * final.final_points(p, seat, spot, effect)


def copy_worth(p: position.Position, seat: int) -> float:
    """The best that there is to copy, or that there may be one day."""
    best = p.tuning.settled if p.industries > 0 else 0.0
    for spot in range(components.POSITIONS):
        place = p.row[seat][spot]
        for i in range(p.count[seat][place] if p.healthy[seat][place] else 0):
            effect = p.pieces.effect_of[p.under[seat][place][i]]
            does = p.pieces.does[effect]
            if p.pieces.when[effect] == components.WhenNumber.FINAL and does != components.DoesNumber.COPY:
                best = max(best, final_worth(p, seat, spot, effect))
    return best


def worth_of(p: position.Position, seat: int, spot: int, effect: int) -> float:
    """Of an ability, for the rest of the game."""
    when = p.pieces.when[effect]
    if when == components.WhenNumber.ECONOMY:
        return p.economies * economy_worth(p, seat, spot, effect)
    if when == components.WhenNumber.FINAL:
        if p.pieces.does[effect] == components.DoesNumber.COPY:
            return copy_worth(p, seat)
        return final_worth(p, seat, spot, effect)
    if when == components.WhenNumber.CONFLICT:
        return p.tuning.strong * p.conflicts * conflict.strength_by(p, seat, spot, effect)
    if when == components.WhenNumber.DISASTER:
        return p.tuning.freedom * min(1.0, 0.25 * p.disasters) * (1.0 + p.tuning.again * refreshers(p, seat, spot))
    if when == components.WhenNumber.INDUSTRY:
        return p.industries * industry_worth(p, effect)
    return min(1.0, p.tuning.shaken * p.trouble) * quake_worth(p, effect)


def refreshers(p: position.Position, seat: int, spot: int) -> int:
    """How often what lies here will be refreshed: by locations beside it that do so in every Economy phase."""
    found = 0
    for beside in range(max(0, spot - 1), min(components.POSITIONS, spot + 2)):
        place = p.row[seat][beside]
        does = p.pieces.does[p.pieces.base[place]]
        if beside != spot and does == components.DoesNumber.REFRESH_ADJACENT and p.healthy[seat][place]:
            found += 1
    return found * p.economies


def place_worth(p: position.Position, seat: int, spot: int) -> float:
    """Of a healthy location with all that is under it."""
    place = p.row[seat][spot]
    total = p.pieces.value_at[place] + worth_of(p, seat, spot, p.pieces.base[place])
    for i in range(p.count[seat][place]):
        card = p.under[seat][place][i]
        worth = worth_of(p, seat, spot, p.pieces.effect_of[card])
        total += 0.5 * worth if p.exhausted[card] else worth
    return total


def hope_for(p: position.Position, seat: int, place: int) -> float:
    """That a location, if destroyed, is repaired: one each Industry phase, the most valuable first."""
    before = 0
    for other in range(components.POSITIONS):
        if not p.healthy[seat][other] and p.pieces.value_at[other] > p.pieces.value_at[place]:
            before += 1
    return 0.0 if before >= p.industries else p.tuning.hope


def beside_worth(p: position.Position, seat: int, spot: int) -> float:
    """Of the healthy locations beside this one."""
    total = 0.0
    if spot > 0 and empire.is_healthy_at(p, seat, spot - 1):
        total += place_worth(p, seat, spot - 1)
    if spot < components.POSITIONS - 1 and empire.is_healthy_at(p, seat, spot + 1):
        total += place_worth(p, seat, spot + 1)
    return total


def ruin_gain(p: position.Position, seat: int, spot: int) -> float:
    """What it adds elsewhere that a location lies in ruins; its own worth and Earthquakes left aside."""
    place = p.row[seat][spot]
    was = p.healthy[seat][place]
    p.healthy[seat][place] = 0
    gain = beside_worth(p, seat, spot) + p.ruin_rate
    p.healthy[seat][place] = 1
    gain -= beside_worth(p, seat, spot)
    p.healthy[seat][place] = was
    return gain


def quake_gain(p: position.Position, seat: int, place: int) -> float:
    """What Earthquakes give when this location is destroyed."""
    gain = 0.0
    for i in range(p.count[seat][place]):
        effect = p.pieces.effect_of[p.under[seat][place][i]]
        if p.pieces.when[effect] == components.WhenNumber.DESTRUCTION:
            gain += quake_worth(p, effect)
    return gain


def quake_worth(p: position.Position, effect: int) -> float:
    return purse.goods_worth(p, p.pieces.gives[effect]) + p.pieces.amount[effect]


def loss_at(p: position.Position, seat: int, spot: int) -> float:
    """If this location is destroyed."""
    place = p.row[seat][spot]
    hope = hope_for(p, seat, place)
    repair = p.pieces.repair_at[place]
    loss = (1.0 - hope) * place_worth(p, seat, spot) + hope * repair * p.rate[components.TokenNumber.HAMMER]
    if p.n_healthy[seat] == 1:
        loss += DOOM
    return loss - quake_gain(p, seat, place) - (1.0 - hope) * ruin_gain(p, seat, spot)


def best_place(p: position.Position, seat: int, places: int, card: int) -> int:
    """Where this innovation is worth the most, rather under what is valuable; Earthquakes under what is not."""
    best = -1e9
    choice = 0
    tip = -0.01 if p.pieces.when[p.pieces.effect_of[card]] == components.WhenNumber.DESTRUCTION else 0.01
    for spot in range(components.POSITIONS):
        if places >> spot & 1:
            worth = worth_of(p, seat, spot, p.pieces.effect_of[card])
            worth += tip * p.pieces.value_at[p.row[seat][spot]]
            if worth > best:
                best = worth
                choice = spot
    return choice


def card_worth(p: position.Position, seat: int, card: int) -> float:
    """Of a card, once it is an innovation."""
    return worth_of(p, seat, best_place(p, seat, empire.places_for(p, seat), card), p.pieces.effect_of[card])
