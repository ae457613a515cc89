"""What a state must be like for a kernel to load it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from clutch.games.empires_end.components import FOUNDED, HAND, MOST_USED, POSITIONS, QUICK_HAND, TOKENS, Components
from clutch.games.empires_end.moves import DISASTERS, MOST_COINS

MOST_TOKENS = 9_999  # of a kind; more than any game has
MOST_POINTS = 9_999
ABOUT_ONE = ("free_bid", "replace", "target", "assign")
PLANS = ("founding", "planning", "bidding")
SIMULTANEOUS = ("redraw", *PLANS)
DISASTER_STEPS = ("disaster", "shortage", *ABOUT_ONE)
NEXT = {  # what can be planned in each step
    "bidding": ("axes", "coins", "done"),
    "founding": ("found_first", "found_second", "found_target", "found_place", "done"),
}
CHOSEN = {"found_first": 0, "found_second": 1, "found_target": 2, "found_place": 2}
ABOUT_A_PLACE = ("repeat_pick", "pay_repair", "swap_with", "move_pick", "move_to")
ABOUT_A_CARD = ("pay_build", "place", "move_to")


def check_state(state: Any, seats: int, pieces: Components, is_quick: bool) -> None:
    rows = [sorted(site.location for site in empire.row) for empire in state.empires]
    if rows != [list(range(POSITIONS))] * seats:
        raise ValueError("no state of this game has such empires")
    if any(not 0 <= number <= most for number, most in numbers(state, seats, pieces)):
        raise ValueError("no state of this game has such a number")
    if any(abs(empire.score) > MOST_POINTS for empire in state.empires):
        raise ValueError("no state of this game has such a score")
    are_needed = state.asked in PLANS
    if are_needed and any(not is_plan(state, seat) for seat in range(len(state.plans))):
        raise ValueError("no state of this game has such plans")
    lists = (state.plans, state.refreshes, state.bids, state.basics)
    if any(each and len(each) != seats for each in lists) or bool(state.plans) < are_needed:
        raise ValueError("no state of this game has plans for so many")
    check_cards(state, seats, pieces, is_quick)


def is_plan(state: Any, seat: int) -> bool:
    """What is decided next has what it is about."""
    plan, empire = state.plans[seat], state.empires[seat]
    others = {step for steps in NEXT.values() for step in steps if step != "done"}
    if plan.next not in NEXT[state.asked] if state.asked in NEXT else plan.next in others:
        return False
    if plan.next in ABOUT_A_PLACE and plan.position is None:
        return False
    if plan.next in ABOUT_A_CARD and plan.card is None:
        return False
    innovations = [[each.card for each in site.innovations] for site in empire.row]
    if plan.next == "move_to" and plan.card not in innovations[plan.position]:
        return False
    if plan.next == "found_place" and sum(len(cards) for cards in innovations) >= len(plan.founded):
        return False
    return plan.next not in CHOSEN or len(plan.founded) == CHOSEN[plan.next]


def numbers(state: Any, seats: int, pieces: Components) -> Iterator[tuple[int, int]]:
    """Each with the most that it may be; none is below 0."""
    yield from ((state.first, seats - 1), (state.seat, seats - 1))
    yield state.phase, len(pieces.track(seats)) - (0 if state.asked == "over" else 1)
    yield state.dealing_with, DISASTERS - 1
    yield len(state.disasters), DISASTERS
    yield int(state.asked in DISASTER_STEPS), len(state.disasters)
    yield state.dealing_with if state.asked in ABOUT_ONE else 0, max(0, len(state.disasters) - 1)
    for stock in (*(each.stock for each in state.empires), *(each.heap for each in state.disasters)):
        yield from ((stock.of(token), MOST_TOKENS) for token in TOKENS)
    for empire in state.empires:
        yield len(empire.hand), HAND
        yield empire.out, seats
        yield int(not empire.out), len(empire.healthy)
    for plan, empire in zip(state.plans, state.empires, strict=False):
        yield from plan_numbers(plan)
        yield len(empire.hand) + len(plan.thrown), HAND
    yield from ((number, 9) for number in state.refreshes)
    yield from ((number, MOST_TOKENS) for bid in state.bids for number in bid)
    yield from ((number, MOST_TOKENS) for number in state.basics)


def plan_numbers(plan: Any) -> Iterator[tuple[int, int]]:
    yield from ((len(plan.founded), FOUNDED), (plan.cost, MOST_COINS))
    yield from ((plan.position or 0, POSITIONS - 1), (plan.repeats, MOST_TOKENS))
    yield from ((plan.cards_used, MOST_USED), (plan.cards_built, MOST_USED), (plan.swaps_used, POSITIONS))
    yield from ((plan.axes, MOST_TOKENS), (plan.coins, MOST_TOKENS))
    yield from ((each.left, MOST_TOKENS) for each in plan.conversions)


def check_cards(state: Any, seats: int, pieces: Components, is_quick: bool) -> None:
    """Every card is in one place, and there are enough for the rest of the game."""
    cards = [each.card for empire in state.empires for site in empire.row for each in site.innovations]
    founded = {card for plan in state.plans for card in plan.founded}  # in the hand until all have founded
    cards += [card for empire in state.empires for card in empire.hand if card not in founded]
    cards += [*state.deck, *state.discards, *(card for plan in state.plans for card in plan.thrown)]
    known = set(cards) | set(between_places(state))
    if len(set(cards)) != len(cards) or known != set(range(len(pieces.disasters))):
        raise ValueError("no state of this game has such cards")
    phases = rest_of(state, pieces.track(seats))
    if cards_left(state, is_quick) < cards_needed(phases, seats):
        raise ValueError("no state of this game has so few cards left")
    conflicts = [*state.conflict_deck, *state.conflicts_gone, *([] if state.conflict is None else [state.conflict])]
    if sorted(conflicts) != list(range(len(pieces.conflicts))) or len(state.conflict_deck) < phases.count("conflict"):
        raise ValueError("no state of this game has such conflicts")


def rest_of(state: Any, track: tuple[str, ...]) -> tuple[str, ...]:
    """The phases that have not begun."""
    if state.asked == "over":
        return ()
    return track[state.phase :] if state.asked in ("redraw", "founding") else track[state.phase + 1 :]


def cards_left(state: Any, is_quick: bool) -> int:
    """To draw, when all plans under way are finished with everything built that can be."""
    left = len(state.deck) + len(state.discards)
    for plan, empire in zip(state.plans, state.empires, strict=False):
        if plan.did_industry:
            left += len(plan.thrown) + len(empire.hand) - (QUICK_HAND if is_quick else HAND)
            left -= MOST_USED - plan.cards_built
    return left


def between_places(state: Any) -> Iterator[int]:
    """Cards that lie open, and those that a plan has in hand."""
    for disaster in state.disasters:
        yield disaster.card
    for plan in state.plans:
        yield from plan.founded
        if plan.card is not None:
            yield plan.card


def cards_needed(phases: tuple[str, ...], players: int) -> int:
    """How many can leave deck and discards for good: suffered, built, founded with; and one more to replace with."""
    suffered = phases.count("disaster") + 2 * phases.count("double_disaster")
    built = MOST_USED * players * (phases.count("industry") + phases.count("combined"))
    return suffered + built + 2
