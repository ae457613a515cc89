"""A state of the rules in plain values, as `plain_position` gives it."""

from __future__ import annotations

from clutch.games.empires_end.components import TOKENS
from clutch.games.empires_end.state import Empire, OpenDisaster, Planning, State, Stock

IN_DISASTERS = ("disaster", "free_bid", "replace", "target", "assign", "shortage")
ABOUT_ONE = ("free_bid", "replace", "target", "assign")
PLANS = ("founding", "planning", "bidding")
BIDS = ("axes", "coins", "done")


def plain_state(state: State) -> dict[str, object]:
    """What only a certain step needs is there in that step."""
    asked = state.asked
    in_refresh = asked == "refresh"
    return {
        "asked": asked,
        "seat": state.seat if asked in IN_DISASTERS or in_refresh else -1,
        "first": state.first,
        "phase": state.phase,
        "empires": [plain_empire(empire) for empire in state.empires],
        "deck": state.deck,
        "discards": state.discards,
        "conflict_deck": state.conflict_deck,
        "conflict": -1 if state.conflict is None else state.conflict,
        "conflicts_gone": state.conflicts_gone,
        "disasters": [plain_disaster(each) for each in state.disasters] if asked in IN_DISASTERS else [],
        "dealing_with": state.dealing_with if asked in ABOUT_ONE else -1,
        "resource": TOKENS.index(state.resource) if asked == "free_bid" and state.resource else -1,
        "plans": [plain_plan(plan, state.empires[seat]) for seat, plan in enumerate(state.plans)]
        if asked in PLANS
        else [],
        "refreshes": state.refreshes if in_refresh else [],
        "bids": [tuple(bid) for bid in state.bids] if in_refresh else [],
        "basics": state.basics if in_refresh else [],
    }


def plain_stock(stock: Stock) -> list[int]:
    return [stock.of(token) for token in TOKENS]


def plain_disaster(disaster: OpenDisaster) -> tuple[int, list[int], int, int]:
    return (disaster.card, plain_stock(disaster.heap), int(disaster.is_fought), int(disaster.is_suffered))


def plain_empire(empire: Empire) -> dict[str, object]:
    return {
        "row": [
            (site.location, int(site.healthy), [(each.card, int(each.exhausted)) for each in site.innovations])
            for site in empire.row
        ],
        "stock": plain_stock(empire.stock),
        "hand": empire.hand,
        "score": empire.score,
        "out": empire.out,
    }


def plain_plans(state: State) -> list[dict[str, object]]:
    return [plain_plan(plan, empire) for plan, empire in zip(state.plans, state.empires, strict=True)]


def plain_plan(plan: Planning, empire: Empire) -> dict[str, object]:
    """Conversions by what they pay, what they give and whether it is one of these: how often each is left."""
    conversions: dict[object, int] = {}
    for each in plan.conversions:
        if each.left:
            kind = (each.pays, tuple(token for token in TOKENS if token in each.gives), each.either)
            conversions[kind] = conversions.get(kind, 0) + each.left
    own = {each.card for site in empire.row for each in site.innovations}
    return {
        "next": plan.next,
        "to_do": (int(plan.has_economy), int(plan.has_industry), int(plan.did_industry)),
        "conversions": conversions,
        "repeats": plan.repeats,
        "open": (int(plan.hand_open), int(plan.repair_open), int(plan.abilities_open)),
        "began_abilities": int(plan.began_abilities),
        "used": (plan.cards_used, plan.cards_built, plan.swaps_used),
        "acted": sorted(set(plan.cards_acted) & own),
        "thrown": plan.thrown,
        "bid": (plan.axes, plan.coins) if plan.next in BIDS else (0, 0),
        "founded": plan.founded,
    }
