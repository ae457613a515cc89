"""Economy: production, conversions, repeats (END-5)."""

from __future__ import annotations

from clutch.games.empires_end import components, moves, state
from clutch.games.empires_end.kernel import empire, position


def produce(p: position.Position, seat: int) -> None:
    """Every Economy ability of healthy locations acts; conversions and repeats are laid ready (END-5.1)."""
    for kind in range(p.pieces.n_kinds):
        p.left[seat][kind] = 0
    p.repeats[seat] = 0
    for spot in range(components.POSITIONS):
        place = p.row[seat][spot]
        if not p.healthy[seat][place]:
            continue
        use(p, seat, spot, p.pieces.base[place])
        for i in range(p.count[seat][place]):
            use(p, seat, spot, p.pieces.effect_of[p.under[seat][place][i]])
    p.planned[seat] = state.PlannedNumber.ECONOMY


def use(p: position.Position, seat: int, spot: int, effect: int) -> None:
    if p.pieces.when[effect] != components.WhenNumber.ECONOMY:
        return
    does = p.pieces.does[effect]
    if does == components.DoesNumber.GAIN:
        empire.gain(p, seat, p.pieces.gives[effect], 1)
    elif does == components.DoesNumber.CONVERT:
        p.left[seat][p.pieces.kind_of[effect]] += p.pieces.times[effect]
    elif does == components.DoesNumber.REPEAT:
        p.repeats[seat] += 1
    elif does == components.DoesNumber.POINTS:
        p.score[seat] += p.pieces.amount[effect]
    elif does == components.DoesNumber.POINTS_PER_RUIN:
        p.score[seat] += p.pieces.amount[effect] * empire.ruins_beside(p, seat, spot)
    elif does == components.DoesNumber.GAIN_PER_NEIGHBOUR:
        empire.gain(p, seat, p.pieces.gives[effect], empire.neighbours(p, seat, spot, p.pieces.near[effect], True))
    elif does == components.DoesNumber.POINTS_PER_NEIGHBOUR:
        p.score[seat] += p.pieces.amount[effect] * empire.neighbours(p, seat, spot, p.pieces.near[effect], True)
    elif does == components.DoesNumber.REFRESH_ADJACENT:
        empire.refresh_beside(p, seat, spot)


def would_change(p: position.Position, seat: int, spot: int, effect: int) -> bool:
    """What can be repeated: not what would change nothing, but every conversion."""
    if p.pieces.when[effect] != components.WhenNumber.ECONOMY:
        return False
    does = p.pieces.does[effect]
    if does == components.DoesNumber.POINTS_PER_RUIN:
        return empire.ruins_beside(p, seat, spot) > 0
    if does == components.DoesNumber.GAIN_PER_NEIGHBOUR or does == components.DoesNumber.POINTS_PER_NEIGHBOUR:
        return empire.neighbours(p, seat, spot, p.pieces.near[effect], True) > 0
    if does == components.DoesNumber.REFRESH_ADJACENT:
        return empire.can_refresh_beside(p, seat, spot)
    return does != components.DoesNumber.REPEAT


def effect_number(p: position.Position, seat: int, spot: int, number: int) -> int:
    """0: of the location itself; otherwise of one of its innovations; NONE: it has no more."""
    place = p.row[seat][spot]
    if number == 0:
        return p.pieces.base[place]
    if number > p.count[seat][place]:
        return position.NONE
    return p.pieces.effect_of[p.under[seat][place][number - 1]]


def is_first_of_kind(p: position.Position, seat: int, spot: int, number: int) -> bool:
    effect = effect_number(p, seat, spot, number)
    for i in range(number):
        if effect_number(p, seat, spot, i) == effect:
            return False
    return True


def has_repeatable(p: position.Position, seat: int, spot: int) -> bool:
    if not empire.is_healthy_at(p, seat, spot):
        return False
    for number in range(min(moves.MOST_ABILITIES, p.count[seat][p.row[seat][spot]] + 1)):
        if would_change(p, seat, spot, effect_number(p, seat, spot, number)):
            return True
    return False


def list_repeatable(p: position.Position, seat: int, spot: int, out: list[int]) -> int:
    """Different abilities; of equal ones the first."""
    n = 0
    for number in range(min(moves.MOST_ABILITIES, p.count[seat][p.row[seat][spot]] + 1)):
        effect = effect_number(p, seat, spot, number)
        if would_change(p, seat, spot, effect) and is_first_of_kind(p, seat, spot, number):
            out[n] = moves.PICK_INNOVATION + number
            n += 1
    return n


def repeat_at(p: position.Position, seat: int, spot: int) -> None:
    p.repeats[seat] -= 1
    n = list_repeatable(p, seat, spot, p.actions)
    if n == 1:
        repeat(p, seat, spot, p.actions[0] - moves.PICK_INNOVATION)
    else:
        p.plan_position[seat] = spot
        p.planned[seat] = state.PlannedNumber.REPEAT_PICK


def repeat(p: position.Position, seat: int, spot: int, number: int) -> None:
    use(p, seat, spot, effect_number(p, seat, spot, number))
    p.plan_position[seat] = position.NONE
    p.planned[seat] = state.PlannedNumber.ECONOMY


def list_economy(p: position.Position, seat: int, out: list[int]) -> int:
    n = 0
    if p.repeats[seat] > 0:
        for spot in range(components.POSITIONS):
            if has_repeatable(p, seat, spot):
                out[n] = moves.REPEAT + spot
                n += 1
    found = conversions(p, seat)
    for offset in range(2 * components.TOKEN_SETS):
        if found >> offset & 1:
            out[n] = moves.CONVERT + offset
            n += 1
    out[n] = moves.DONE
    return n + 1


def conversions(p: position.Position, seat: int) -> int:
    """Those that can be made and paid, one bit each, as they are numbered."""
    found = 0
    for kind in range(p.pieces.n_kinds):
        if p.left[seat][kind] > 0:
            found |= conversions_of(p, seat, kind)
    return found


def conversions_of(p: position.Position, seat: int, kind: int) -> int:
    found = 0
    gives = p.pieces.kind_gives[kind]
    if not p.pieces.kind_either[kind]:
        found |= 1 << gives
    else:
        for token in range(components.TOKEN_COUNT):
            if gives >> token & 1:
                found |= 1 << (1 << token)
    paid = 0
    if p.pieces.kind_pays[kind] == components.TokenNumber.WHEAT and p.stock[seat][components.TokenNumber.WHEAT] > 0:
        paid |= found
    if p.stock[seat][components.TokenNumber.COIN] > 0:
        paid |= (found & ~(1 << (1 << components.TokenNumber.COIN))) << components.TOKEN_SETS
    return paid


def convert(p: position.Position, seat: int, offset: int) -> None:
    token = components.TokenNumber.COIN if offset >= components.TOKEN_SETS else components.TokenNumber.WHEAT
    gives = offset % components.TOKEN_SETS
    kind = 0
    while not (p.left[seat][kind] > 0 and fits(p, kind, token, gives)):
        kind += 1
    p.left[seat][kind] -= 1
    p.stock[seat][token] -= 1
    for given in range(components.TOKEN_COUNT):
        p.stock[seat][given] += gives >> given & 1


def fits(p: position.Position, kind: int, token: int, gives: int) -> bool:
    if token == components.TokenNumber.WHEAT and p.pieces.kind_pays[kind] != components.TokenNumber.WHEAT:
        return False
    if not p.pieces.kind_either[kind]:
        return gives == p.pieces.kind_gives[kind]
    return gives & (gives - 1) == 0 and gives & p.pieces.kind_gives[kind] != 0
