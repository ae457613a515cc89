"""Disasters, single and double: fight, suffer, replace (END-3, END-4)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.engine.seats import Seat
from clutch.games.empires_end.components import COIN_PRICE, LEAST_TOKENS, RESOURCES, TOKENS, Token
from clutch.games.empires_end.events import (
    AbilityActed,
    CoinsBought,
    DisasterReplaced,
    DisasterRevealed,
    DisasterSuffered,
    EmpireFell,
    Fought,
    FreeBidMade,
    InnovationGained,
    LocationDestroyed,
    MarkerMoved,
    tokens,
)
from clutch.games.empires_end.moves import (
    BuyCoins,
    EndTurn,
    Fight,
    FreeBid,
    Move,
    Position,
    Replace,
    Suffer,
)
from clutch.games.empires_end.rules.cards import draw
from clutch.games.empires_end.rules.empire import (
    exhaust,
    nearest_healthy,
    places_for_innovation,
    ready_places,
    refresh_sites,
)
from clutch.games.empires_end.state import Empire, Innovation, OpenDisaster, State, Stock


def reveal_disasters(state: State, step: Step, count: int) -> None:
    """END-3.1, END-4.1"""
    state.disasters = [OpenDisaster(draw(state, step)) for _ in range(count)]
    for number, disaster in enumerate(state.disasters):
        step.tell(DisasterRevealed(number, disaster.card))
    begin_turn(state, state.first)


def begin_turn(state: State, seat: Seat) -> None:
    state.seat = seat
    state.asked = "disaster"
    for disaster in state.disasters:
        disaster.is_fought = False


# --- what may be done ---------------------------------------------------------------------------------------


def possible_answers(state: State) -> tuple[Move, ...]:
    """Every card still there must be fought or suffered; replacing one is no bid (END-3.2, END-3.9, END-4.1)."""
    moves: list[Move] = []
    can_replace = bool(ready_places(state, state.empire, "replace"))
    for number, disaster in enumerate(state.disasters):
        if disaster.is_suffered:
            continue
        if not disaster.is_fought:
            moves += [*possible_fights(state, number), Suffer(number)]
        if can_replace:
            moves.append(Replace(number))
    return (*moves, EndTurn()) if is_dealt_with(state) else tuple(moves)


def possible_fights(state: State, number: int) -> list[Move]:
    """Pay what the card accepts, or a coin, or bid for free (END-3.2, END-3.8)."""
    accepted = [each for each in RESOURCES if each in state.card(state.disasters[number].card).accepts]
    stock = state.empire.stock
    payable: list[Token] = [*accepted, "coin"]
    moves: list[Move] = [Fight(number, token) for token in payable if stock.of(token)]
    moves += [FreeBid(number, each) for each in accepted if ready_places(state, state.empire, "free_bid", each)]
    return moves


def is_dealt_with(state: State) -> bool:
    return all(disaster.is_fought or disaster.is_suffered for disaster in state.disasters)


# --- fighting -----------------------------------------------------------------------------------------------


def answer(state: State, step: Step, move: Move) -> None:
    """Carry out a part of a turn; what is left of it is for `go_on`."""
    match move:
        case Fight(number, token):
            state.empire.stock.add(token, -1)
            state.disasters[number].heap.add(token, 1)
            state.disasters[number].is_fought = True
            step.tell(Fought(state.seat, number, token))
        case FreeBid(number, resource):
            state.dealing_with, state.resource = number, resource
            state.asked = "free_bid"
        case Replace(number):
            state.dealing_with = number
            state.asked = "replace"
        case Suffer(number):
            suffer(state, step, number)
        case _:
            pass_turn(state)


def bid_freely(state: State, step: Step, position: Position) -> None:
    """Nothing is laid by the card (END-3.8)."""
    used = exhaust(state, state.empire.row[position], "free_bid", state.resource)
    disaster = state.disasters[state.dealing_with]
    disaster.is_fought = True
    resource = next(each for each in RESOURCES if each == state.resource)
    step.tell(FreeBidMade(state.seat, state.dealing_with, resource, position, used))
    state.asked = "disaster"


def replace_disaster(state: State, step: Step, position: Position) -> None:
    """A new one comes before the old one is discarded; what lay by it stays (END-3.9)."""
    used = exhaust(state, state.empire.row[position], "replace")
    disaster = state.disasters[state.dealing_with]
    old, disaster.card = disaster.card, draw(state, step)
    state.discards.append(old)
    step.tell(DisasterReplaced(state.seat, state.dealing_with, position, old, disaster.card, used))
    state.asked = "disaster"


def places_to_choose(state: State) -> list[Position]:
    """For the decisions that name a position."""
    match state.asked:
        case "free_bid":
            return ready_places(state, state.empire, "free_bid", state.resource)
        case "replace":
            return ready_places(state, state.empire, "replace")
        case "target":
            return nearest_healthy(state.empire, target_of(state))
        case _:
            return places_for_innovation(state.empire)


def target_of(state: State) -> Position:
    return state.card(state.disasters[state.dealing_with].card).target - 1


def choose_place(state: State, step: Step, position: Position) -> None:
    match state.asked:
        case "free_bid":
            bid_freely(state, step, position)
        case "replace":
            replace_disaster(state, step, position)
        case "target":
            destroy(state, step, position)
        case _:
            gain_innovation(state, step, position)


# --- suffering ----------------------------------------------------------------------------------------------


def suffer(state: State, step: Step, number: int) -> None:
    """The marker, all that lies by the card; then the target (END-3.4)."""
    disaster = state.disasters[number]
    disaster.is_suffered = True
    state.dealing_with = number
    step.tell(DisasterSuffered(state.seat, number, disaster.card, tokens(disaster.heap)))
    if all(each.is_suffered for each in state.disasters):  # of a double disaster only the second (END-4.2)
        take_marker(state, step, state.seat)
    for token in TOKENS:
        state.empire.stock.add(token, disaster.heap.of(token))
    disaster.heap = Stock()
    state.asked = "target"


def take_marker(state: State, step: Step, seat: Seat) -> None:
    if state.first != seat:
        state.first = seat
        step.tell(MarkerMoved(seat))


def destroy(state: State, step: Step, position: Position) -> None:
    """Its Earthquakes act at once; an empire without a healthy location falls (END-3.4, END-3.6)."""
    empire, seat = state.empire, state.seat
    site = empire.row[position]
    site.healthy = False
    step.tell(LocationDestroyed(seat, position, site.location))
    for innovation in site.innovations:
        act_on_destruction(state, step, position, innovation)
    if empire.healthy:
        state.asked = "assign"
    else:
        fall(state, step)


def act_on_destruction(state: State, step: Step, position: Position, innovation: Innovation) -> None:
    """END-9.6"""
    effect, empire = state.effect(innovation), state.empire
    if effect.when != "destruction":
        return
    empire.stock.gain(effect.gives)
    points = effect.amount if effect.does == "points" else 0
    empire.score += points
    refreshed = refresh_sites(empire.row) if effect.does == "refresh_all" else ()
    step.tell(AbilityActed(state.seat, position, innovation.card, tokens(effect.gives), points, refreshed))


def fall(state: State, step: Step) -> None:
    """Out at once; everything goes to the supply and to the discards, the marker to the next still in (END-3.6)."""
    empire, seat = state.empire, state.seat
    empire.out = 1 + max(each.out for each in state.empires)
    innovations = [each.card for site in empire.row for each in site.innovations]
    discarded = [*empire.hand, *innovations, state.disasters[state.dealing_with].card]
    step.tell(EmpireFell(seat, tuple(empire.hand), empire.out, tuple(discarded)))
    state.discards += discarded
    empire.stock, empire.hand = Stock(), []
    for site in empire.row:
        site.innovations = []
    if state.first == seat and state.seats_in:
        take_marker(state, step, state.seats_in[0])
    state.asked = "disaster"


def gain_innovation(state: State, step: Step, position: Position) -> None:
    """Active at once; then a shortage may be met (END-3.4)."""
    card = state.disasters[state.dealing_with].card
    state.empire.row[position].innovations.append(Innovation(card))
    step.tell(InnovationGained(state.seat, card, position))
    state.asked = "shortage" if state.empire.stock.total < LEAST_TOKENS else "disaster"


def possible_purchases(empire: Empire) -> tuple[Move, ...]:
    return tuple(BuyCoins(count) for count in range(LEAST_TOKENS - empire.stock.total + 1))


def buy_coins(state: State, step: Step, count: int) -> None:
    """Also below zero points (END-3.7)."""
    empire = state.empire
    shown = tokens(empire.stock) if count else None
    empire.stock.coin += count
    empire.score -= COIN_PRICE * count
    step.tell(CoinsBought(state.seat, count, -COIN_PRICE * count, shown))
    state.asked = "disaster"


# --- the course of a phase ----------------------------------------------------------------------------------


def next_in_disaster(state: State) -> bool:
    """Go on to the next decision of this phase; False if it is over."""
    if all(disaster.is_suffered for disaster in state.disasters):
        return False
    if state.empire.out or (is_dealt_with(state) and not ready_places(state, state.empire, "replace")):
        pass_turn(state)
    return True


def pass_turn(state: State) -> None:
    """To the next still in, clockwise."""
    others = [(state.seat + i) % state.players for i in range(1, state.players + 1)]
    begin_turn(state, next(each for each in others if not state.empires[each].out))
