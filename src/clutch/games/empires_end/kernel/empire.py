"""One empire: its row, its innovations, what is adjacent, what is exhausted."""

from __future__ import annotations

from clutch.engine.kernel.layout import Cards
from clutch.games.empires_end import components, moves
from clutch.games.empires_end.kernel import cards, position


def add_innovation(p: position.Position, seat: int, place: int, card: int) -> None:
    """The last of the location's."""
    p.under[seat][place][p.count[seat][place]] = card
    p.count[seat][place] += 1


def lift(p: position.Position, seat: int, place: int, card: int) -> None:
    i = 0
    while p.under[seat][place][i] != card:
        i += 1
    cards.cut(p.under[seat][place], p.count[seat][place], i)
    p.count[seat][place] -= 1


def swap(p: position.Position, seat: int, one: int, other: int) -> None:
    place = p.row[seat][one]
    p.row[seat][one] = p.row[seat][other]
    p.row[seat][other] = place


def gain(p: position.Position, seat: int, goods: Cards, times: int) -> None:
    for token in range(components.TOKEN_COUNT):
        p.stock[seat][token] += goods[token] * times


def tokens(p: position.Position, seat: int) -> int:
    total = 0
    for token in range(components.TOKEN_COUNT):
        total += p.stock[seat][token]
    return total


def means(p: position.Position, seat: int, token: int) -> int:
    """Of this kind, and coins, which do for it (END-1.3)."""
    return p.stock[seat][token] + p.stock[seat][components.TokenNumber.COIN]


def next_in(p: position.Position, seat: int) -> int:
    """Clockwise, the next player still in."""
    seat = (seat + 1) % p.pieces.seats
    while p.out[seat]:
        seat = (seat + 1) % p.pieces.seats
    return seat


def is_healthy_at(p: position.Position, seat: int, spot: int) -> bool:
    return p.healthy[seat][p.row[seat][spot]] == 1


def ruins_beside(p: position.Position, seat: int, spot: int) -> int:
    ruins = 0
    if spot > 0 and not is_healthy_at(p, seat, spot - 1):
        ruins += 1
    if spot < components.POSITIONS - 1 and not is_healthy_at(p, seat, spot + 1):
        ruins += 1
    return ruins


def neighbours(p: position.Position, seat: int, spot: int, type_: int, only_healthy: bool) -> int:
    found = 0
    for beside in range(max(0, spot - 1), min(components.POSITIONS, spot + 2)):
        place = p.row[seat][beside]
        if beside != spot and p.pieces.type_at[place] == type_ and (p.healthy[seat][place] or not only_healthy):
            found += 1
    return found


def places_for(p: position.Position, seat: int) -> int:
    """Healthy positions with the fewest innovations (END-6.1)."""
    fewest = 127
    places = 0
    for spot in range(components.POSITIONS):
        place = p.row[seat][spot]
        if p.healthy[seat][place] and p.count[seat][place] <= fewest:
            if p.count[seat][place] < fewest:
                fewest = p.count[seat][place]
                places = 0
            places |= 1 << spot
    return places


def nearest(p: position.Position, seat: int, spot: int) -> int:
    """The position itself if it is healthy, or the nearest that are (END-3.5)."""
    for distance in range(components.POSITIONS):
        places = 0
        if spot - distance >= 0 and is_healthy_at(p, seat, spot - distance):
            places |= 1 << (spot - distance)
        if spot + distance < components.POSITIONS and is_healthy_at(p, seat, spot + distance):
            places |= 1 << (spot + distance)
        if places:
            return places
    return 0


def places_to_move(p: position.Position, seat: int, spot: int) -> int:
    """Where an innovation of this position can go once it is lifted (END-7.7)."""
    place = p.row[seat][spot]
    if p.count[seat][place] == 0:
        return 0
    p.count[seat][place] -= 1
    places = places_for(p, seat)
    p.count[seat][place] += 1
    return places & ~(1 << spot)


def only_place(places: int) -> int:
    """The position, if it is a single one; otherwise NONE."""
    if places & (places - 1):
        return position.NONE
    spot = 0
    while places >> spot > 1:
        spot += 1
    return spot


def list_slots(first: int, count: int, out: list[int]) -> int:
    for i in range(count):
        out[i] = first + i
    return count


def list_places(places: int, out: list[int]) -> int:
    n = 0
    for spot in range(components.POSITIONS):
        if places >> spot & 1:
            out[n] = moves.CHOOSE_POSITION + spot
            n += 1
    return n


def ready_kinds(p: position.Position, seat: int) -> int:
    """What can be exhausted now: one bit for each free bid, and one for Replace."""
    kinds = 0
    for place in range(components.POSITIONS):
        if p.healthy[seat][place]:
            for i in range(p.count[seat][place]):
                card = p.under[seat][place][i]
                if p.pieces.ready_of[card] != position.NONE and not p.exhausted[card]:
                    kinds |= 1 << p.pieces.ready_of[card]
    return kinds


def ready_places(p: position.Position, seat: int, kind: int) -> int:
    places = 0
    for spot in range(components.POSITIONS):
        if is_healthy_at(p, seat, spot) and find_ready(p, seat, spot, kind, False) != position.NONE:
            places |= 1 << spot
    return places


def find_ready(p: position.Position, seat: int, spot: int, kind: int, is_exhausted: bool) -> int:
    """The first innovation of this kind at a position, ready or exhausted."""
    place = p.row[seat][spot]
    for i in range(p.count[seat][place]):
        card = p.under[seat][place][i]
        if p.pieces.ready_of[card] == kind and p.exhausted[card] == is_exhausted:
            return card
    return position.NONE


def exhausted_kinds(p: position.Position, seat: int, spot: int) -> int:
    kinds = 0
    place = p.row[seat][spot]
    for i in range(p.count[seat][place]):
        if p.exhausted[p.under[seat][place][i]]:
            kinds |= 1 << p.pieces.ready_of[p.under[seat][place][i]]
    return kinds


def n_exhausted(p: position.Position, seat: int) -> int:
    found = 0
    for place in range(components.POSITIONS):
        for i in range(p.count[seat][place]):
            found += p.exhausted[p.under[seat][place][i]]
    return found


def refresh_place(p: position.Position, seat: int, place: int) -> None:
    for i in range(p.count[seat][place]):
        p.exhausted[p.under[seat][place][i]] = 0


def refresh_all(p: position.Position, seat: int) -> None:
    for place in range(components.POSITIONS):
        refresh_place(p, seat, place)


def refresh_beside(p: position.Position, seat: int, spot: int) -> None:
    """Destroyed ones too, not the own (END-5.3)."""
    if spot > 0:
        refresh_place(p, seat, p.row[seat][spot - 1])
    if spot < components.POSITIONS - 1:
        refresh_place(p, seat, p.row[seat][spot + 1])


def can_refresh_beside(p: position.Position, seat: int, spot: int) -> bool:
    if spot > 0 and exhausted_kinds(p, seat, spot - 1):
        return True
    return spot < components.POSITIONS - 1 and exhausted_kinds(p, seat, spot + 1) != 0
