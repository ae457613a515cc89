"""The Industry phase: cards of the hand, one repair, abilities; in any order (END-7)."""

from __future__ import annotations

from clutch.engine.seats import Seat
from clutch.games.empires_end.components import MOST_USED
from clutch.games.empires_end.events import (
    AbilityActed,
    CardSold,
    HandDiscarded,
    InnovationBuilt,
    InnovationMoved,
    LocationRepaired,
    LocationsSwapped,
    Tokens,
)
from clutch.games.empires_end.moves import (
    Build,
    ChoosePosition,
    DiscardHand,
    Done,
    KeepHand,
    Move,
    MoveFrom,
    PayCoins,
    PickInnovation,
    Position,
    Repair,
    Sell,
    SwapFirst,
    UseRefresh,
)
from clutch.games.empires_end.rules.economy import Tell
from clutch.games.empires_end.rules.empire import (
    abilities,
    count_of,
    neighbours,
    places_for_innovation,
    refresh_sites,
    swap,
)
from clutch.games.empires_end.state import Innovation, Planning, Site, State

COINS_FOR_A_CARD = 1  # END-7.3


def begin_industry(plan: Planning) -> None:
    plan.next = "industry"
    plan.hand_open = plan.repair_open = plan.abilities_open = True


def possible_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Three actions, each once, in any order, one finished before the next is begun (END-7.1)."""
    plan = state.plans[seat]
    moves: list[Move] = []
    if plan.hand_open and state.empires[seat].hand:
        moves += [*possible_cards(state, seat), DiscardHand()]
    if plan.repair_open:
        moves += possible_repairs(state, seat)
    if plan.abilities_open:
        moves += possible_abilities(state, seat)
    return (*moves, Done())


# --- the hand (END-7.2 to END-7.4) --------------------------------------------------------------------------


def possible_cards(state: State, seat: Seat) -> list[Move]:
    empire, plan = state.empires[seat], state.plans[seat]
    if plan.cards_used >= MOST_USED:
        return []
    purse = empire.stock.hammer + empire.stock.coin
    slots = range(len(empire.hand))
    builds: list[Move] = [Build(slot) for slot in slots if building_cost(state, seat, slot) <= purse]
    return [*builds, *(Sell(slot) for slot in slots)]


def building_cost(state: State, seat: Seat, slot: int) -> int:
    """Each healthy Town takes 1 off the cost of one card, of different cards (END-7.2)."""
    acting = abilities(state, state.empires[seat], "industry")
    towns = sorted((effect.amount for _, _, effect in acting if effect.does == "discount"), reverse=True)
    built = state.plans[seat].cards_built
    discount = towns[built] if built < len(towns) else 0
    return max(0, state.card(state.empires[seat].hand[slot]).cost - discount)


def possible_hand_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Another card, or what becomes of the rest (END-7.4)."""
    return (*possible_cards(state, seat), KeepHand(), DiscardHand())


def begin_hand(state: State, seat: Seat, tell: Tell) -> None:
    close_abilities_if_begun(state, seat, tell)
    state.plans[seat].hand_open = False


def build(state: State, seat: Seat, slot: int, tell: Tell) -> None:
    plan, empire = state.plans[seat], state.empires[seat]
    begin_hand(state, seat, tell)
    plan.cost = building_cost(state, seat, slot)
    plan.card = empire.hand.pop(slot)
    plan.cards_used += 1
    plan.cards_built += 1
    plan.next = "pay_build"
    pay_if_no_choice(state, seat, tell)


def sell(state: State, seat: Seat, slot: int, tell: Tell) -> None:
    plan, empire = state.plans[seat], state.empires[seat]
    begin_hand(state, seat, tell)
    card = empire.hand.pop(slot)
    empire.stock.coin += COINS_FOR_A_CARD
    plan.thrown.append(card)
    plan.cards_used += 1
    tell(CardSold(seat, card, COINS_FOR_A_CARD))
    go_on_with_hand(state, seat)


def go_on_with_hand(state: State, seat: Seat) -> None:
    """With no card left there is no choice (END-7.4)."""
    state.plans[seat].next = "hand" if state.empires[seat].hand else "industry"


def discard_hand(state: State, seat: Seat, tell: Tell) -> None:
    plan, empire = state.plans[seat], state.empires[seat]
    begin_hand(state, seat, tell)
    tell(HandDiscarded(seat, tuple(empire.hand)))
    plan.thrown += empire.hand
    empire.hand = []
    plan.next = "industry"


# --- paying -------------------------------------------------------------------------------------------------


def possible_payments(state: State, seat: Seat) -> tuple[Move, ...]:
    """Hammers, with coins as jokers: the player chooses the mix (END-1.3)."""
    stock, cost = state.empires[seat].stock, state.plans[seat].cost
    return tuple(PayCoins(coins) for coins in range(max(0, cost - stock.hammer), min(cost, stock.coin) + 1))


def pay_if_no_choice(state: State, seat: Seat, tell: Tell) -> None:
    payments = possible_payments(state, seat)
    if len(payments) == 1 and isinstance(payments[0], PayCoins):
        pay(state, seat, payments[0].count, tell)


def pay(state: State, seat: Seat, coins: int, tell: Tell) -> None:
    plan, stock = state.plans[seat], state.empires[seat].stock
    hammers = plan.cost - coins
    stock.coin -= coins
    stock.hammer -= hammers
    plan.coins, plan.cost = coins, hammers  # remembered for what is told
    if plan.next == "pay_repair":
        finish_repair(state, seat, tell)
        return
    places = places_for_innovation(state.empires[seat])
    plan.next = "place"
    if len(places) == 1:
        place(state, seat, places[0], tell)


def place(state: State, seat: Seat, position: Position, tell: Tell) -> None:
    """END-6.1"""
    plan = state.plans[seat]
    if plan.card is not None:
        state.empires[seat].row[position].innovations.append(Innovation(plan.card))
        tell(InnovationBuilt(seat, plan.card, position, plan.cost, plan.coins))
    plan.card, plan.cost, plan.coins = None, 0, 0
    go_on_with_hand(state, seat)


# --- repair (END-7.5) ---------------------------------------------------------------------------------------


def possible_repairs(state: State, seat: Seat) -> list[Move]:
    empire = state.empires[seat]
    purse = empire.stock.hammer + empire.stock.coin
    return [
        Repair(position)
        for position, site in enumerate(empire.row)
        if not site.healthy and repair_cost(state, seat, position) <= purse
    ]


def repair_cost(state: State, seat: Seat, position: Position) -> int:
    """Less for each repair discount under an adjacent healthy location; they add up (END-7.5)."""
    empire = state.empires[seat]
    discount = sum(
        effect.amount
        for where, _, effect in abilities(state, empire, "industry")
        if effect.does == "cheaper_repairs" and abs(where - position) == 1
    )
    return max(0, state.place(empire.row[position]).repair - discount)


def repair(state: State, seat: Seat, position: Position, tell: Tell) -> None:
    plan = state.plans[seat]
    close_abilities_if_begun(state, seat, tell)
    plan.repair_open = False
    plan.position = position
    plan.cost = repair_cost(state, seat, position)
    plan.next = "pay_repair"
    pay_if_no_choice(state, seat, tell)


def finish_repair(state: State, seat: Seat, tell: Tell) -> None:
    plan = state.plans[seat]
    position = plan.position or 0
    site = state.empires[seat].row[position]
    site.healthy = True
    tell(LocationRepaired(seat, position, site.location, plan.cost, plan.coins))
    plan.position, plan.cost, plan.coins = None, 0, 0
    plan.next = "industry"


# --- abilities (END-7.6, END-7.7, END-9.3) ------------------------------------------------------------------


def possible_abilities(state: State, seat: Seat) -> list[Move]:
    empire, plan = state.empires[seat], state.plans[seat]
    moves: list[Move] = []
    if count_of(state, empire, "swap", "industry") > plan.swaps_used:
        moves += [SwapFirst(position) for position in range(len(empire.row))]
    if unused(state, seat, "move"):
        moves += [MoveFrom(position) for position in range(len(empire.row)) if movable(state, seat, position)]
    refreshing = {position for position, _ in unused(state, seat, "refresh_adjacent")}
    moves += [UseRefresh(position) for position in sorted(refreshing) if can_refresh(empire.row, position)]
    return moves


def unused(state: State, seat: Seat, does: str) -> list[tuple[Position, Innovation]]:
    """Innovations with this Industry ability that have not acted in this phase."""
    return [
        (position, innovation)
        for position, innovation, effect in abilities(state, state.empires[seat], "industry")
        if innovation is not None and effect.does == does and innovation.card not in state.plans[seat].cards_acted
    ]


def can_refresh(row: list[Site], position: Position) -> bool:
    near = [row[each] for each in (position - 1, position + 1) if 0 <= each < len(row)]
    return any(each.exhausted for site in near for each in site.innovations)


def close_abilities_if_begun(state: State, seat: Seat, tell: Tell) -> None:
    """Beginning another action ends the abilities (END-7.1)."""
    if state.plans[seat].began_abilities:
        close_abilities(state, seat, tell)


def close_abilities(state: State, seat: Seat, tell: Tell) -> None:
    """Points act by themselves when the abilities end (END-7.1)."""
    plan, empire = state.plans[seat], state.empires[seat]
    if not plan.abilities_open:
        return
    plan.abilities_open = plan.began_abilities = False
    for position, innovation, effect in abilities(state, empire, "industry"):
        if effect.does == "points":
            empire.score += effect.amount
            tell(AbilityActed(seat, position, innovation.card if innovation else None, Tokens(), effect.amount, ()))


def begin_swap(state: State, seat: Seat, position: Position) -> None:
    plan = state.plans[seat]
    plan.began_abilities = True
    plan.swaps_used += 1
    plan.position, plan.next = position, "swap_with"


def swap_with(state: State, seat: Seat, other: Position, tell: Tell) -> None:
    plan = state.plans[seat]
    one = plan.position or 0
    swap(state.empires[seat], one, other)
    tell(LocationsSwapped(seat, one, other, "city"))
    plan.position, plan.next = None, "industry"


def use_refresh(state: State, seat: Seat, position: Position, tell: Tell) -> None:
    plan, empire = state.plans[seat], state.empires[seat]
    plan.began_abilities = True
    innovation = next(each for where, each in unused(state, seat, "refresh_adjacent") if where == position)
    plan.cards_acted.append(innovation.card)
    refreshed = refresh_sites(neighbours(empire, position))
    tell(AbilityActed(seat, position, innovation.card, Tokens(), 0, refreshed))


def movable(state: State, seat: Seat, position: Position) -> list[int]:
    """Which innovations of a location can go elsewhere, by number; of equal ones the first (END-7.7)."""
    site = state.empires[seat].row[position]
    if not site.innovations or not destinations(state, seat, position):
        return []
    acted = state.plans[seat].cards_acted
    looks = [(state.effect(each), each.exhausted, each.card in acted) for each in site.innovations]
    return [1 + number for number, look in enumerate(looks) if look not in looks[:number]]


def destinations(state: State, seat: Seat, position: Position) -> list[Position]:
    """Another healthy location with the fewest among all healthy ones, the old one counted without the card."""
    empire = state.empires[seat]
    counts = {
        where: len(site.innovations) - (where == position) for where, site in enumerate(empire.row) if site.healthy
    }
    fewest = min(counts.values())
    return [where for where, count in counts.items() if count == fewest and where != position]


def begin_move(state: State, seat: Seat, position: Position, tell: Tell) -> None:
    plan = state.plans[seat]
    plan.began_abilities = True
    plan.cards_acted.append(unused(state, seat, "move")[0][1].card)
    plan.position = position
    numbers = movable(state, seat, position)
    plan.next = "move_pick"
    if len(numbers) == 1:
        lift(state, seat, numbers[0], tell)


def possible_picks(state: State, seat: Seat) -> tuple[Move, ...]:
    return tuple(PickInnovation(number) for number in movable(state, seat, state.plans[seat].position or 0))


def lift(state: State, seat: Seat, number: int, tell: Tell) -> None:
    plan = state.plans[seat]
    position = plan.position or 0
    plan.card = state.empires[seat].row[position].innovations[number - 1].card
    plan.next = "move_to"
    places = destinations(state, seat, position)
    if len(places) == 1:
        move_to(state, seat, places[0], tell)


def possible_destinations(state: State, seat: Seat) -> tuple[Move, ...]:
    return tuple(ChoosePosition(each) for each in destinations(state, seat, state.plans[seat].position or 0))


def move_to(state: State, seat: Seat, other: Position, tell: Tell) -> None:
    """Exhaust markers go along (END-7.7)."""
    plan, row = state.plans[seat], state.empires[seat].row
    position = plan.position or 0
    lifted = next(each for each in row[position].innovations if each.card == plan.card)
    row[position].innovations = [each for each in row[position].innovations if each is not lifted]
    row[other].innovations.append(lifted)
    tell(InnovationMoved(seat, lifted.card, position, other))
    plan.position, plan.card, plan.next = None, None, "industry"
