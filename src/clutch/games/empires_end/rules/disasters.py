"""Disasters, single and double: fight, suffer, replace (END-3, END-4)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.engine.seats import Seat
from clutch.games.empires_end.components import RESOURCES, TOKENS, Token
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

ENOUGH = 5  # tokens; with fewer there is a shortage (END-3.7)
PRICE = 2  # points for a coin


def reveal_disasters(table: State, step: Step, count: int) -> None:
    """END-3.1, END-4.1"""
    table.disasters = [OpenDisaster(draw(table, step)) for _ in range(count)]
    for number, disaster in enumerate(table.disasters):
        step.tell(DisasterRevealed(number, disaster.card))
    begin_turn(table, table.first)


def begin_turn(table: State, seat: Seat) -> None:
    table.seat = seat
    table.asked = "disaster"
    for disaster in table.disasters:
        disaster.is_fought = False


# --- what may be done ---------------------------------------------------------------------------------------


def possible_answers(table: State) -> tuple[Move, ...]:
    """Every card still there must be fought or suffered; replacing one is no bid (END-3.2, END-3.9, END-4.1)."""
    moves: list[Move] = []
    can_replace = bool(ready_places(table, table.empire, "replace"))
    for number, disaster in enumerate(table.disasters):
        if disaster.is_suffered:
            continue
        if not disaster.is_fought:
            moves += [*possible_fights(table, number), Suffer(number)]
        if can_replace:
            moves.append(Replace(number))
    return (*moves, EndTurn()) if is_dealt_with(table) else tuple(moves)


def possible_fights(table: State, number: int) -> list[Move]:
    """Pay what the card accepts, or a coin, or bid for free (END-3.2, END-3.8)."""
    accepted = [each for each in RESOURCES if each in table.card(table.disasters[number].card).accepts]
    stock = table.empire.stock
    payable: list[Token] = [*accepted, "coin"]
    moves: list[Move] = [Fight(number, token) for token in payable if stock.of(token)]
    moves += [FreeBid(number, each) for each in accepted if ready_places(table, table.empire, "free_bid", each)]
    return moves


def is_dealt_with(table: State) -> bool:
    return all(disaster.is_fought or disaster.is_suffered for disaster in table.disasters)


# --- fighting -----------------------------------------------------------------------------------------------


def answer(table: State, step: Step, move: Move) -> None:
    """Carry out a part of a turn; what is left of it is for `go_on`."""
    match move:
        case Fight(number, token):
            table.empire.stock.add(token, -1)
            table.disasters[number].heap.add(token, 1)
            table.disasters[number].is_fought = True
            step.tell(Fought(table.seat, number, token))
        case FreeBid(number, resource):
            table.dealing_with, table.resource = number, resource
            table.asked = "free_bid"
        case Replace(number):
            table.dealing_with = number
            table.asked = "replace"
        case Suffer(number):
            suffer(table, step, number)
        case _:
            pass_turn(table)


def bid_freely(table: State, step: Step, position: Position) -> None:
    """Nothing is laid by the card (END-3.8)."""
    used = exhaust(table, table.empire.row[position], "free_bid", table.resource)
    disaster = table.disasters[table.dealing_with]
    disaster.is_fought = True
    resource = next(each for each in RESOURCES if each == table.resource)
    step.tell(FreeBidMade(table.seat, table.dealing_with, resource, position, used))
    table.asked = "disaster"


def replace_disaster(table: State, step: Step, position: Position) -> None:
    """A new one comes before the old one is discarded; what lay by it stays (END-3.9)."""
    used = exhaust(table, table.empire.row[position], "replace")
    disaster = table.disasters[table.dealing_with]
    old, disaster.card = disaster.card, draw(table, step)
    table.discards.append(old)
    step.tell(DisasterReplaced(table.seat, table.dealing_with, position, old, disaster.card, used))
    table.asked = "disaster"


def places_to_choose(table: State) -> list[Position]:
    """For the decisions that name a position."""
    match table.asked:
        case "free_bid":
            return ready_places(table, table.empire, "free_bid", table.resource)
        case "replace":
            return ready_places(table, table.empire, "replace")
        case "target":
            return nearest_healthy(table.empire, target_of(table))
        case _:
            return places_for_innovation(table.empire)


def target_of(table: State) -> Position:
    return table.card(table.disasters[table.dealing_with].card).target - 1


def choose_place(table: State, step: Step, position: Position) -> None:
    match table.asked:
        case "free_bid":
            bid_freely(table, step, position)
        case "replace":
            replace_disaster(table, step, position)
        case "target":
            destroy(table, step, position)
        case _:
            gain_innovation(table, step, position)


# --- suffering ----------------------------------------------------------------------------------------------


def suffer(table: State, step: Step, number: int) -> None:
    """The marker, all that lies by the card; then the target (END-3.4)."""
    disaster = table.disasters[number]
    disaster.is_suffered = True
    table.dealing_with = number
    step.tell(DisasterSuffered(table.seat, number, disaster.card, tokens(disaster.heap)))
    if all(each.is_suffered for each in table.disasters):  # of a double disaster only the second (END-4.2)
        take_marker(table, step, table.seat)
    for token in TOKENS:
        table.empire.stock.add(token, disaster.heap.of(token))
    disaster.heap = Stock()
    table.asked = "target"


def take_marker(table: State, step: Step, seat: Seat) -> None:
    if table.first != seat:
        table.first = seat
        step.tell(MarkerMoved(seat))


def destroy(table: State, step: Step, position: Position) -> None:
    """Its Earthquakes act at once; an empire without a healthy location falls (END-3.4, END-3.6)."""
    empire, seat = table.empire, table.seat
    site = empire.row[position]
    site.healthy = False
    step.tell(LocationDestroyed(seat, position, site.location))
    for innovation in site.innovations:
        act_on_destruction(table, step, position, innovation)
    if empire.healthy:
        table.asked = "assign"
    else:
        fall(table, step)


def act_on_destruction(table: State, step: Step, position: Position, innovation: Innovation) -> None:
    """END-9.6"""
    effect, empire = table.effect(innovation), table.empire
    if effect.when != "destruction":
        return
    empire.stock.gain(effect.gives)
    points = effect.amount if effect.does == "points" else 0
    empire.score += points
    refreshed = refresh_sites(empire.row) if effect.does == "refresh_all" else ()
    step.tell(AbilityActed(table.seat, position, innovation.card, tokens(effect.gives), points, refreshed))


def fall(table: State, step: Step) -> None:
    """Out at once; everything goes to the supply and to the discards, the marker to the next still in (END-3.6)."""
    empire, seat = table.empire, table.seat
    empire.out = 1 + max(each.out for each in table.empires)
    innovations = [each.card for site in empire.row for each in site.innovations]
    discarded = [*empire.hand, *innovations, table.disasters[table.dealing_with].card]
    step.tell(EmpireFell(seat, tuple(empire.hand), empire.out, tuple(discarded)))
    table.discards += discarded
    empire.stock, empire.hand = Stock(), []
    for site in empire.row:
        site.innovations = []
    if table.first == seat and table.seats_in:
        take_marker(table, step, table.seats_in[0])
    table.asked = "disaster"


def gain_innovation(table: State, step: Step, position: Position) -> None:
    """Active at once; then a shortage may be met (END-3.4)."""
    card = table.disasters[table.dealing_with].card
    table.empire.row[position].innovations.append(Innovation(card))
    step.tell(InnovationGained(table.seat, card, position))
    table.asked = "shortage" if table.empire.stock.total < ENOUGH else "disaster"


def possible_purchases(empire: Empire) -> tuple[Move, ...]:
    return tuple(BuyCoins(count) for count in range(ENOUGH - empire.stock.total + 1))


def buy_coins(table: State, step: Step, count: int) -> None:
    """Also below zero points (END-3.7)."""
    empire = table.empire
    shown = tokens(empire.stock) if count else None
    empire.stock.coin += count
    empire.score -= PRICE * count
    step.tell(CoinsBought(table.seat, count, -PRICE * count, shown))
    table.asked = "disaster"


# --- the course of a phase ----------------------------------------------------------------------------------


def next_in_disaster(table: State) -> bool:
    """Go on to the next decision of this phase; False if it is over."""
    if all(disaster.is_suffered for disaster in table.disasters):
        return False
    if table.empire.out or (is_dealt_with(table) and not ready_places(table, table.empire, "replace")):
        pass_turn(table)
    return True


def pass_turn(table: State) -> None:
    """To the next still in, clockwise."""
    others = [(table.seat + i) % table.players for i in range(1, table.players + 1)]
    begin_turn(table, next(each for each in others if not table.empires[each].out))
