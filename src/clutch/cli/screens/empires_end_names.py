"""What the pieces of Empire's End are called: a view and an event know them by number, the card file tells the rest."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from clutch.engine.game import Event
from clutch.engine.lines import Arg, Line, Piece, line_of, signed_points
from clutch.games.empires_end.components import (
    Bonus,
    Components,
    ConflictCard,
    DisasterCard,
    Goods,
    LocationCard,
    Tier,
)
from clutch.games.empires_end.events import (
    CardsDrawn,
    ConflictRevealed,
    DisasterReplaced,
    DisasterRevealed,
    InnovationBuilt,
    InnovationGained,
    Tokens,
)

Naming = Callable[[DisasterCard], Line]


def card_name(card: DisasterCard) -> Line:
    """Fire 9"""
    return Line("card-of", {"type": Piece("disaster-type", card.type), "target": card.target})


def card_with_effect(card: DisasterCard) -> Line:
    return Line("card-with", {"card": card_name(card), "effect": line_of(card.innovation)})


def disaster_name(card: DisasterCard) -> Line:
    """With all that one must know to fight it."""
    accepts = tuple(Piece("resource", each) for each in card.accepts)
    return Line("disaster-card", {"card": card_name(card), "accepts": accepts, "effect": line_of(card.innovation)})


def location_name(location: LocationCard) -> Line:
    """Road 14"""
    return Line("location-of", {"kind": Piece("location-kind", location.kind), "value": location.value})


def location_at(location: LocationCard, position: int) -> Line:
    return Line("location-at", {"location": location_name(location), "position": Piece("position", position)})


def goods(heap: Tokens) -> Line:
    """Also if there is nothing."""
    return Line("goods", line_of(heap).args)


def hammers(count: int) -> Line:
    return Line("cost", {"hammer": count})


# --- conflict cards -----------------------------------------------------------------------------------------


def tier_name(tier: Tier) -> Line:
    message = "tier-exactly" if tier.least == tier.most else "tier"
    brings = rewards(tier.points, tier.gains, tier.refresh)
    return Line(message, {"least": tier.least, "most": tier.most, "brings": brings})


def bonus_name(bonus: Bonus) -> Line:
    return rewards(bonus.points, bonus.gains)


def rewards(points: int, gains: Goods, refresh: int = 0) -> Line:
    """Only what there is."""
    found: list[Line] = []
    if points:
        found.append(signed_points(points))
    if gains.total:
        found.append(line_of(gains))
    if refresh:
        found.append(Line("label-refreshes", {"count": refresh}))
    if not found:
        return Line("label-nothing")
    return reduce(lambda first, more: Line("reward-and", {"first": first, "more": more}), found)


def conflict_name(card: ConflictCard) -> Line:
    tiers = tuple(tier_name(tier) for tier in card.tiers)
    return Line("conflict-card", {"tiers": tiers, "bonus": bonus_name(card.bonus), "uprising": line_of(card.uprising)})


# --- events -------------------------------------------------------------------------------------------------

# where more is to be said of a card than its name
IN_FULL: dict[tuple[type[object], str], Naming] = {
    (DisasterRevealed, "card"): disaster_name,
    (DisasterReplaced, "card"): disaster_name,
    (CardsDrawn, "cards"): card_with_effect,
    (InnovationGained, "card"): card_with_effect,
    (InnovationBuilt, "card"): card_with_effect,
}


def event_line(event: Event, components: Components) -> Line:
    if isinstance(event, ConflictRevealed):
        return Line("conflict-revealed-of", {"card": conflict_name(components.conflicts[event.card])})
    line = line_of(event)
    naming = {name: IN_FULL.get((type(event), name), card_name) for name in line.args}
    return Line(line.message, {name: named(arg, components, naming[name]) for name, arg in line.args.items()})


def named(arg: Arg, components: Components, naming: Naming) -> Arg:
    """Cards and locations by their names instead of their numbers."""
    match arg:
        case Piece("card", int(number)):
            return naming(components.disasters[number])
        case Piece("location", int(number)):
            return location_name(components.locations[number])
        case tuple():
            return tuple(named(each, components, naming) for each in arg)
        case _:
            return arg
