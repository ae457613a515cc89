"""The Economy phase: gains come by themselves, conversions and repeats are choices (END-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clutch.engine.seats import Seat
from clutch.games.empires_end.components import TOKENS, Effect, Goods, Token
from clutch.games.empires_end.events import AbilityActed, Converted, Tokens
from clutch.games.empires_end.moves import Convert, Done, Move, PickInnovation, Position, Repeat
from clutch.games.empires_end.rules.empire import abilities, kind_near, neighbours, refresh_sites, ruins_near
from clutch.games.empires_end.state import Ability, Innovation, State

Tell = Callable[[Any], None]


def begin_economy(state: State, seat: Seat, tell: Tell) -> None:
    """Gains, points and refreshes are never declined and come first (END-5.1)."""
    open_choices(state, seat)
    for position, innovation, effect in list(abilities(state, state.empires[seat], "economy")):
        if effect.does != "convert":
            use(state, seat, position, innovation, effect, tell)


def open_choices(state: State, seat: Seat) -> None:
    """Conversions and repeats are the only choices (END-5.1)."""
    plan = state.plans[seat]
    effects = [effect for _, _, effect in abilities(state, state.empires[seat], "economy")]
    plan.next = "economy"
    plan.conversions = [ability_of(effect) for effect in effects if effect.does == "convert"]
    plan.repeats = sum(effect.does == "repeat" for effect in effects)


def use(state: State, seat: Seat, position: Position, card: Innovation | None, effect: Effect, tell: Tell) -> None:
    """An Economy ability, once; a conversion is made ready."""
    empire, plan = state.empires[seat], state.plans[seat]
    if effect.does == "convert":
        plan.conversions.append(ability_of(effect))
        return
    gains = gained(state, seat, position, effect)
    points = points_of(state, seat, position, effect)
    refreshed = refresh_sites(neighbours(empire, position)) if effect.does == "refresh_adjacent" else ()
    empire.score += points
    for token in TOKENS:
        empire.stock.add(token, getattr(gains, token))
    if points or refreshed or gains != Tokens():
        tell(AbilityActed(seat, position, card.card if card else None, gains, points, refreshed))


def ability_of(effect: Effect) -> Ability:
    gives = tuple(token for token in TOKENS if effect.gives.of(token))
    return Ability(effect.pays, gives, effect.either, effect.times)


def gained(state: State, seat: Seat, position: Position, effect: Effect) -> Tokens:
    """END-9.2"""
    if effect.does == "gain":
        return multiplied(effect.gives, 1)
    if effect.does == "gain_per_neighbour":
        return multiplied(effect.gives, kind_near(state, state.empires[seat], position, effect.near, True))
    return Tokens()


def multiplied(goods: Goods, times: int) -> Tokens:
    return Tokens(goods.wheat * times, goods.axe * times, goods.hammer * times, goods.coin * times)


def points_of(state: State, seat: Seat, position: Position, effect: Effect) -> int:
    empire = state.empires[seat]
    match effect.does:
        case "points":
            return effect.amount
        case "points_per_ruin":
            return effect.amount * ruins_near(empire, position)
        case "points_per_neighbour":
            return effect.amount * kind_near(state, empire, position, effect.near, True)
        case _:
            return 0


# --- choices ------------------------------------------------------------------------------------------------


def possible_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    repeats = [Repeat(position) for position in repeatable_places(state, seat)] if state.plans[seat].repeats else []
    return (*possible_conversions(state, seat), *repeats, Done())


def possible_conversions(state: State, seat: Seat) -> list[Move]:
    """Each payment and what it can bring, once; a coin does for wheat, but not to get a coin (END-1.3, END-5.2)."""
    stock, found = state.empires[seat].stock, dict[Move, None]()
    for ability in state.plans[seat].conversions:
        for gives in ways(ability) if ability.left else ():
            if ability.pays == "wheat" and stock.wheat:
                found[Convert("wheat", gives)] = None
            if stock.coin and gives != ("coin",):
                found[Convert("coin", gives)] = None
    return list(found)


def ways(ability: Ability) -> list[tuple[Token, ...]]:
    """“/” is a choice, “+” one of each (END-5.2)."""
    return [(token,) for token in ability.gives] if ability.either else [ability.gives]


def convert(state: State, seat: Seat, move: Convert, tell: Tell) -> None:
    """Of several abilities that would do, the one that can do the least else is used."""
    stock = state.empires[seat].stock
    fitting = [
        each
        for each in state.plans[seat].conversions
        if each.left and move.gives in ways(each) and (move.pays == "coin" or each.pays == "wheat")
    ]
    ability = min(fitting, key=lambda each: (each.pays == "wheat", each.either))
    ability.left -= 1
    stock.add(move.pays, -1)
    for token in move.gives:
        stock.add(token, 1)
    tell(Converted(seat, move.pays, move.gives))


def repeatable(state: State, seat: Seat, position: Position) -> list[tuple[int, Innovation | None, Effect]]:
    """What a Repeat can use there, equal abilities once; never another Repeat, nor what changes nothing (END-5.4)."""
    empire = state.empires[seat]
    site = empire.row[position]
    found: list[tuple[int, Innovation | None, Effect]] = []
    for where, innovation, effect in abilities(state, empire, "economy"):
        if where == position and effect.does != "repeat" and changes(state, seat, position, effect):
            number = 0 if innovation is None else 1 + next(i for i, e in enumerate(site.innovations) if e is innovation)
            if all(effect != other for _, _, other in found):
                found.append((number, innovation, effect))
    return found


def changes(state: State, seat: Seat, position: Position, effect: Effect) -> bool:
    if effect.does == "convert":
        return True
    if effect.does == "refresh_adjacent":
        return any(each.exhausted for site in neighbours(state.empires[seat], position) for each in site.innovations)
    return gained(state, seat, position, effect) != Tokens() or points_of(state, seat, position, effect) != 0


def repeatable_places(state: State, seat: Seat) -> list[Position]:
    return [position for position in range(len(state.empires[seat].row)) if repeatable(state, seat, position)]


def begin_repeat(state: State, seat: Seat, position: Position, tell: Tell) -> None:
    plan = state.plans[seat]
    plan.position = position
    plan.repeats -= 1
    if len(found := repeatable(state, seat, position)) == 1:
        repeat(state, seat, found[0][0], tell)
    else:
        plan.next = "repeat_pick"


def possible_picks(state: State, seat: Seat) -> tuple[Move, ...]:
    position = state.plans[seat].position or 0
    return tuple(PickInnovation(number) for number, _, _ in repeatable(state, seat, position))


def repeat(state: State, seat: Seat, number: int, tell: Tell) -> None:
    plan = state.plans[seat]
    position = plan.position or 0
    _, innovation, effect = next(each for each in repeatable(state, seat, position) if each[0] == number)
    use(state, seat, position, innovation, effect, tell)
    plan.position, plan.next = None, "economy"
