"""The beginning of a quick game: every empire has already suffered two disasters (END-10.3)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.engine.plans import moves_of
from clutch.engine.seats import Seat
from clutch.games.empires_end.components import FOUNDED, HAND
from clutch.games.empires_end.events import CardsKept, EmpireFounded, HandDiscarded, InnovationGained, LocationDestroyed
from clutch.games.empires_end.moves import ChoosePosition, FoundWith, Move, Position, RedrawCards
from clutch.games.empires_end.rules.cards import deal, draw_up
from clutch.games.empires_end.rules.economy import Tell
from clutch.games.empires_end.rules.empire import nearest_healthy, places_for_innovation
from clutch.games.empires_end.state import Innovation, Planning, State


def redraw_cards(state: State, step: Step) -> None:
    """Discards are laid open before anybody draws (END-10.3)."""
    redrawing = [seat for seat in state.seats_in if isinstance(step.answers[seat], RedrawCards)]
    for seat in state.seats_in:
        if seat in redrawing:
            empire = state.empires[seat]
            step.tell(HandDiscarded(seat, tuple(empire.hand)))
            state.discards += empire.hand
            empire.hand = []
        else:
            step.tell(CardsKept(seat))
    for seat in redrawing:
        deal(state, step, seat, HAND)
    state.plans = [Planning(next="found_first") for _ in state.empires]
    state.asked = "founding"


def possible_foundings(state: State, seat: Seat) -> tuple[Move, ...]:
    plan, empire = state.plans[seat], state.empires[seat]
    match plan.next:
        case "found_first":
            return tuple(FoundWith(slot) for slot in range(len(empire.hand)))
        case "found_second":
            first = empire.hand.index(plan.founded[0])
            return tuple(FoundWith(slot) for slot in range(len(empire.hand)) if slot != first)
        case "found_target":
            return tuple(ChoosePosition(each) for each in targets(state, seat, 1))
        case _:
            return tuple(ChoosePosition(each) for each in places_for_innovation(empire))


def found(state: State, seat: Seat, move: Move, tell: Tell) -> None:
    """Both cards, both targets, then both places; what is no choice happens by itself."""
    plan, empire = state.plans[seat], state.empires[seat]
    match plan.next, move:
        case "found_first" | "found_second", FoundWith(slot):
            plan.founded.append(empire.hand[slot])
            plan.next = "found_second"
            if len(plan.founded) == FOUNDED:
                destroy(state, seat, targets(state, seat, 0)[0], tell)
                plan.next = "found_target"
        case "found_target", ChoosePosition(position):
            destroy(state, seat, position, tell)
            plan.next = "found_place"
        case _, ChoosePosition(position):
            assign(state, seat, position, tell)
        case _:
            raise TypeError(f"{move} founds nothing")
    if plan.next == "found_target" and len(targets(state, seat, 1)) == 1:
        destroy(state, seat, targets(state, seat, 1)[0], tell)
        plan.next = "found_place"


def targets(state: State, seat: Seat, which: int) -> list[Position]:
    """No Earthquake acts, nothing is taken (END-10.3)."""
    return nearest_healthy(state.empires[seat], state.card(state.plans[seat].founded[which]).target - 1)


def destroy(state: State, seat: Seat, position: Position, tell: Tell) -> None:
    site = state.empires[seat].row[position]
    site.healthy = False
    tell(LocationDestroyed(seat, position, site.location))


def assign(state: State, seat: Seat, position: Position, tell: Tell) -> None:
    """Under two different locations: the second finds the first one fuller (END-6.1)."""
    plan, empire = state.plans[seat], state.empires[seat]
    placed = sum(len(site.innovations) for site in empire.row)
    card = plan.founded[placed]
    empire.row[position].innovations.append(Innovation(card))
    tell(InnovationGained(seat, card, position))
    if placed + 1 == FOUNDED:
        plan.next = "done"


def found_all(state: State, step: Step) -> None:
    """Shown together; then everybody draws (END-10.3)."""
    for seat in state.seats_in:
        told: list[object] = []
        for move in moves_of(step.answers[seat]):
            found(state, seat, move, told.append)
        empire, founded = state.empires[seat], state.plans[seat].founded
        others = [card for card in empire.hand if card not in founded]
        step.tell(EmpireFounded(seat, tuple(founded), tuple(others)))
        for event in told:
            step.tell(event)  # type: ignore[arg-type]  # what `found` tells
        state.discards += others
        empire.hand = []
    state.plans = []
    draw_up(state, step)
