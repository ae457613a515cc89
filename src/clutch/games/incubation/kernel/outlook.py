"""How a seat stands: the points it has, and those that its eggs, its gold and the objectives promise."""

from __future__ import annotations

from clutch.games.incubation import components, state
from clutch.games.incubation.kernel import outcome, placing, position

E = 2.718281828459045


# --- time ---------------------------------------------------------------------------------------------------


def rounds_left(p: position.Position) -> float:
    """Until two piles are empty, as fast as eggs are usually taken; nobody hurries to take the last one."""
    most = max(p.height[0], max(p.height[1], p.height[2]))
    eggs = p.height[0] + p.height[1] + p.height[2] - most
    return 3.0 + eggs * p.tuning.tempo / p.pieces.seats


def left_for(p: position.Position, seat: int) -> float:
    """Turns that a seat still has, the present one included."""
    if p.phase == state.PhaseNumber.OVER:
        return 0.0
    if p.ending == 0:
        return rounds_left(p)
    place = (seat - p.first + p.pieces.seats) % p.pieces.seats
    return 1.0 if place >= (p.seat - p.first + p.pieces.seats) % p.pieces.seats else 0.0


def set_horizon(p: position.Position) -> None:
    """Playouts stop at the end of a turn: the present one, or when every player has had so many more."""
    p.horizon = p.turns_made + max(1.0, p.tuning.rounds_ahead * p.pieces.seats)


def at_horizon(p: position.Position) -> bool:
    return p.phase == state.PhaseNumber.OVER or p.turns_made >= p.horizon


# --- what things promise ------------------------------------------------------------------------------------


def weigh_market(p: position.Position) -> None:
    """The best treasure of each colour."""
    for colour in range(components.COLOUR_COUNT):
        p.market[colour] = 0.0
    for section in range(components.SECTIONS):
        colour = p.pieces.section_colour[section]
        resources = 0
        for resource in range(position.RESOURCE_COUNT):
            resources += min(2, p.treasure[section][resource])
        found = p.treasure[section][components.SymbolNumber.GOLD] + p.tuning.stored * resources
        p.market[colour] = max(p.market[colour], found)


def reach(p: position.Position, missing: int, gold: int) -> float:
    """How likely an objective is still met, so many dragons and so much gold away from it."""
    if p.turns_left < 1.0 + 1.5 * missing:
        return 0.0
    if gold <= 0:
        return p.tuning.hope[missing]
    return p.tuning.hope[missing] * max(0.0, 1.0 - p.tuning.gold_step * gold)


def weigh_objectives(p: position.Position, seat: int) -> float:
    """What they promise to a seat; and, kept for later, what one more dragon or gold would add."""
    for colour in range(position.MYSTERY + 1):
        p.wish[colour] = 0.0
    p.gold_wish = 0.0
    total = 0.0
    if p.turns_left < 1.0:
        return total
    for slot in range(p.n_row):
        if p.taken_by[slot] != position.NONE:
            continue
        points = 1.0 * p.pieces.card_value[p.row[slot]]
        missing = p.missing_of[seat][slot]
        gold = p.pieces.asks_gold[p.row[slot]] - p.gold[seat]
        likely = reach(p, missing, gold)
        total += points * likely
        if gold > 0:
            p.gold_wish += points * (reach(p, missing, gold - 1) - likely)
        if missing > 0:
            gain = points * (reach(p, missing - 1, gold) - likely)
            p.wish[position.MYSTERY] += gain
            for colour in range(components.COLOUR_COUNT):
                if p.helpful_of[seat][slot] >> colour & 1:
                    p.wish[colour] += gain
    return total


def worth(p: position.Position, egg: int) -> float:
    """Points that come with the dragon: its own, its sale, objectives; for the seat that was weighed last."""
    total = 1.0 * p.pieces.egg_value[egg]
    for i in range(p.pieces.n_colours[egg]):
        total += p.market[p.pieces.egg_colour[egg][i]]
    if p.pieces.n_colours[egg] == 1:
        total += p.wish[p.pieces.egg_colour[egg][0]]
    elif p.pieces.n_colours[egg] == 0:
        total += p.wish[position.MYSTERY]
    return total


def promise(p: position.Position, points: float, lacks: int) -> float:
    """What is left of so many points, so many resources away from them."""
    if lacks > 0 and p.turns_left < 1.0:
        return 0.0
    late = lacks - p.tuning.pace * p.turns_left
    if late > 0:
        points *= max(0.0, 1.0 - p.tuning.haste * late)
    return max(0.1 * points, points - p.tuning.toll * lacks) * p.tuning.decay[lacks]


# --- standings ----------------------------------------------------------------------------------------------


def prospect(p: position.Position, seat: int) -> float:
    """The points of a seat, and those that it can hope for."""
    total = 1.0 * outcome.score(p, seat)
    if p.phase == state.PhaseNumber.OVER:
        return total
    p.turns_left = left_for(p, seat)
    total += weigh_objectives(p, seat)
    for i in range(components.INCUBATORS):
        egg = p.egg[seat][i]
        if egg != position.NONE:
            total += promise(p, worth(p, egg), placing.lacks_in_all(p, seat, i))
    return total


def standings(p: position.Position, out: list[float]) -> None:
    """They grow with the prospects, the more steeply the nearer the end."""
    weigh_market(p)
    scale = p.tuning.margin
    if p.phase != state.PhaseNumber.OVER and p.ending == 0:
        scale += p.tuning.spread * rounds_left(p)
    for seat in range(p.pieces.seats):
        out[seat] = E ** (prospect(p, seat) / scale)
