"""Disaster phases: fighting, replacing, suffering (END-3, END-4)."""

from __future__ import annotations

from clutch.games.empires_end import components, moves, state
from clutch.games.empires_end.kernel import cards, empire, position


def reveal_disasters(p: position.Position, number: int) -> None:
    p.n_disasters = number
    for i in range(number):
        p.open_card[i] = cards.draw(p)
        p.suffered[i] = 0
        p.fought[i] = 0
        for token in range(components.TOKEN_COUNT):
            p.heap[i][token] = 0
    p.seat = p.first
    p.asked = state.AskedNumber.DISASTER


def list_turn(p: position.Position, out: list[int]) -> int:
    kinds = empire.ready_kinds(p, p.seat)
    n = 0
    owed = 0
    for i in range(p.n_disasters):
        if p.suffered[i]:
            continue
        if not p.fought[i]:
            owed += 1
            n = list_fights(p, i, kinds, n, out)
        if kinds >> moves.REPLACE_READY & 1:
            out[n] = moves.REPLACE + i
            n += 1
    if owed == 0:
        out[n] = moves.END_TURN
        n += 1
    return n


def list_fights(p: position.Position, i: int, kinds: int, n: int, out: list[int]) -> int:
    accepts = p.pieces.accepts[p.open_card[i]] | 1 << components.TokenNumber.COIN
    for token in range(components.TOKEN_COUNT):
        if accepts >> token & 1 and p.stock[p.seat][token] > 0:
            out[n] = moves.FIGHT + components.TOKEN_COUNT * i + token
            n += 1
    for resource in range(components.RESOURCE_COUNT):
        if accepts & kinds & 1 << resource:
            out[n] = moves.FREE_BID + components.RESOURCE_COUNT * i + resource
            n += 1
    out[n] = moves.SUFFER + i
    return n + 1


def list_disaster_places(p: position.Position, out: list[int]) -> int:
    if p.asked == state.AskedNumber.FREE_BID:
        return empire.list_places(empire.ready_places(p, p.seat, p.resource), out)
    if p.asked == state.AskedNumber.REPLACE:
        return empire.list_places(empire.ready_places(p, p.seat, moves.REPLACE_READY), out)
    if p.asked == state.AskedNumber.TARGET:
        return empire.list_places(empire.nearest(p, p.seat, p.pieces.target_of[p.open_card[p.dealing_with]]), out)
    return empire.list_places(empire.places_for(p, p.seat), out)


def deal_with(p: position.Position, action: int) -> None:
    """One action of a turn."""
    if action == moves.END_TURN:
        next_turn(p)
    elif action >= moves.SUFFER:
        suffer(p, action - moves.SUFFER)
    elif action >= moves.REPLACE:
        p.dealing_with = action - moves.REPLACE
        choose_ready(p, moves.REPLACE_READY)
    elif action >= moves.FREE_BID:
        p.dealing_with = (action - moves.FREE_BID) // components.RESOURCE_COUNT
        p.resource = (action - moves.FREE_BID) % components.RESOURCE_COUNT
        choose_ready(p, p.resource)
    else:
        i = (action - moves.FIGHT) // components.TOKEN_COUNT
        token = (action - moves.FIGHT) % components.TOKEN_COUNT
        p.stock[p.seat][token] -= 1
        p.heap[i][token] += 1
        p.fought[i] = 1
        go_on(p)


def choose_ready(p: position.Position, kind: int) -> None:
    """Which one is exhausted, where there are several."""
    spot = empire.only_place(empire.ready_places(p, p.seat, kind))
    if spot == position.NONE:
        p.asked = state.AskedNumber.REPLACE if kind == moves.REPLACE_READY else state.AskedNumber.FREE_BID
    elif kind == moves.REPLACE_READY:
        replace_disaster(p, spot)
    else:
        make_free_bid(p, spot)


def make_free_bid(p: position.Position, spot: int) -> None:
    p.exhausted[empire.find_ready(p, p.seat, spot, p.resource, False)] = 1
    p.fought[p.dealing_with] = 1
    p.resource = position.NONE
    go_on(p)


def replace_disaster(p: position.Position, spot: int) -> None:
    """The new one is revealed before the old one is discarded (END-3.9)."""
    p.exhausted[empire.find_ready(p, p.seat, spot, moves.REPLACE_READY, False)] = 1
    old = p.open_card[p.dealing_with]
    p.open_card[p.dealing_with] = cards.draw(p)
    cards.discard(p, old)
    go_on(p)


def go_on(p: position.Position) -> None:
    """The same turn, the next one, or the end of the phase."""
    there = 0
    owed = 0
    for i in range(p.n_disasters):
        if not p.suffered[i]:
            there += 1
            owed += 1 - p.fought[i]
    if there == 0:
        p.asked = position.BETWEEN
    elif owed > 0 or empire.ready_kinds(p, p.seat) >> moves.REPLACE_READY & 1:
        p.asked = state.AskedNumber.DISASTER
    else:
        next_turn(p)


def next_turn(p: position.Position) -> None:
    p.seat = empire.next_in(p, p.seat)
    for i in range(p.n_disasters):
        p.fought[i] = 0
    p.asked = state.AskedNumber.DISASTER


def suffer(p: position.Position, i: int) -> None:
    seat = p.seat
    p.dealing_with = i
    p.suffered[i] = 1
    if p.n_disasters == 1 or p.suffered[1 - i]:
        p.first = seat  # END-4.2
    for token in range(components.TOKEN_COUNT):
        p.stock[seat][token] += p.heap[i][token]
        p.heap[i][token] = 0
    spot = empire.only_place(empire.nearest(p, seat, p.pieces.target_of[p.open_card[i]]))
    if spot == position.NONE:
        p.asked = state.AskedNumber.TARGET
    else:
        destroy(p, spot)


def destroy(p: position.Position, spot: int) -> None:
    seat = p.seat
    place = p.row[seat][spot]
    p.healthy[seat][place] = 0
    p.n_healthy[seat] -= 1
    shake(p, place)
    if p.n_healthy[seat] == 0:
        fall(p)
        return
    spot = empire.only_place(empire.places_for(p, seat))
    if spot == position.NONE:
        p.asked = state.AskedNumber.ASSIGN
    else:
        assign(p, spot)


def shake(p: position.Position, place: int) -> None:
    """Earthquakes under a location that is destroyed (END-9.6)."""
    seat = p.seat
    for i in range(p.count[seat][place]):
        effect = p.pieces.effect_of[p.under[seat][place][i]]
        if p.pieces.when[effect] == components.WhenNumber.DESTRUCTION:
            if p.pieces.does[effect] == components.DoesNumber.GAIN:
                empire.gain(p, seat, p.pieces.gives[effect], 1)
            elif p.pieces.does[effect] == components.DoesNumber.POINTS:
                p.score[seat] += p.pieces.amount[effect]
            elif p.pieces.does[effect] == components.DoesNumber.REFRESH_ALL:
                empire.refresh_all(p, seat)


def assign(p: position.Position, spot: int) -> None:
    card = p.open_card[p.dealing_with]
    p.exhausted[card] = 0
    empire.add_innovation(p, p.seat, p.row[p.seat][spot], card)
    if empire.tokens(p, p.seat) < components.LEAST_TOKENS:
        p.asked = state.AskedNumber.SHORTAGE
    else:
        go_on(p)


def buy_coins(p: position.Position, bought: int) -> None:
    p.stock[p.seat][components.TokenNumber.COIN] += bought
    p.score[p.seat] -= components.COIN_PRICE * bought
    go_on(p)


def fall(p: position.Position) -> None:
    """END-3.6"""
    seat = p.seat
    p.n_out += 1
    p.out[seat] = p.n_out
    bury(p, seat)
    cards.discard(p, p.open_card[p.dealing_with])
    if p.first == seat:
        p.first = empire.next_in(p, seat)
    if p.n_out == p.pieces.seats - 1:
        p.asked = state.AskedNumber.OVER
    elif p.n_disasters == 2 and not p.suffered[1 - p.dealing_with]:
        next_turn(p)
    else:
        p.asked = position.BETWEEN


def bury(p: position.Position, seat: int) -> None:
    """All that a fallen empire had."""
    for token in range(components.TOKEN_COUNT):
        p.stock[seat][token] = 0
    for i in range(p.n_hand[seat]):
        cards.discard(p, p.hand[seat][i])
    p.n_hand[seat] = 0
    empire.refresh_all(p, seat)
    for spot in range(components.POSITIONS):
        place = p.row[seat][spot]
        for i in range(p.count[seat][place]):
            cards.discard(p, p.under[seat][place][i])
        p.count[seat][place] = 0
