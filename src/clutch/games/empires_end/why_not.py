"""What an illegal move breaks, in words."""

from __future__ import annotations

from clutch.engine.game import WhyNot
from clutch.engine.lines import Arg, Line, Piece
from clutch.engine.seats import Seat
from clutch.games.empires_end.components import LEAST_TOKENS, MOST_USED
from clutch.games.empires_end.moves import (
    BidAxes,
    BidCoins,
    Build,
    BuyCoins,
    ChoosePosition,
    Convert,
    DiscardHand,
    EndTurn,
    Fight,
    FoundWith,
    FreeBid,
    Move,
    MoveFrom,
    PayCoins,
    Repair,
    Repeat,
    Replace,
    Sell,
    Suffer,
    SwapFirst,
    UseRefresh,
)
from clutch.games.empires_end.rules import industry
from clutch.games.empires_end.state import State

CLAUSE = {
    "redraw": "END-10.3",
    "founding": "END-10.3",
    "disaster": "END-3.2",
    "free_bid": "END-3.8",
    "replace": "END-3.9",
    "target": "END-3.5",
    "assign": "END-6.1",
    "shortage": "END-3.7",
    "bidding": "END-8.2",
    "refresh": "END-8.4",
}
PLAN_CLAUSE = {"order": "END-10.1", "economy": "END-5.1", "repeat_pick": "END-5.4"}


def why_not(state: State, seat: Seat, move: Move) -> WhyNot:
    match state.asked, move:
        case "disaster", Fight() | FreeBid() | Replace() | Suffer() | EndTurn():
            return why_not_in_disaster(state, move)
        case "target", ChoosePosition(position):
            return because("not-nearest", "END-3.5", position=at(position))
        case "assign", ChoosePosition(position):
            return why_not_placed(state, seat, position, "END-6.1")
        case "shortage", BuyCoins():
            return because("enough-tokens", "END-3.7", most=LEAST_TOKENS)
        case "bidding", BidAxes():
            return because("stock-too-small", "END-8.2", most=state.empires[seat].stock.axe)
        case "bidding", BidCoins():
            return because("stock-too-small", "END-8.2", most=state.empires[seat].stock.coin)
        case "founding", FoundWith():
            return because("card-chosen-already", "END-10.3")
        case "planning", _:
            return why_not_planned(state, seat, move)
        case _:
            return because("not-now", CLAUSE[state.asked])


def because(message: str, clause: str, **args: Arg) -> WhyNot:
    return WhyNot(Line(message, args), clause)


def at(position: int) -> Piece:
    return Piece("position", position)


# --- disasters ----------------------------------------------------------------------------------------------


def why_not_in_disaster(state: State, move: Move) -> WhyNot:
    if isinstance(move, EndTurn):
        return because("must-fight-or-suffer", "END-3.2")
    number = move.disaster if isinstance(move, Fight | FreeBid | Replace | Suffer) else 0
    if number >= len(state.disasters):
        return because("not-now", "END-3.2")
    disaster = state.disasters[number]
    if disaster.is_suffered:
        return because("already-suffered", "END-4.1")
    if disaster.is_fought and not isinstance(move, Replace):
        return because("already-fought", "END-3.2")
    accepts = state.card(disaster.card).accepts
    match move:
        case Fight(_, token) if token not in (*accepts, "coin"):
            return because("not-accepted", "END-3.2", resource=Piece("resource", token))
        case Fight(_, token):
            return because("cannot-pay", "END-3.2", token=Piece("token", token))
        case FreeBid(_, resource) if resource not in accepts:
            return because("not-accepted", "END-3.8", resource=Piece("resource", resource))
        case FreeBid(_, resource):
            return because("nothing-ready", "END-3.8", ready=Piece("ready", resource))
        case _:
            return because("nothing-ready", "END-3.9", ready=Piece("ready", "replace"))


def why_not_placed(state: State, seat: Seat, position: int, clause: str) -> WhyNot:
    healthy = state.empires[seat].row[position].healthy
    return because("too-many-innovations" if healthy else "not-healthy", clause, position=at(position))


# --- plans --------------------------------------------------------------------------------------------------


def why_not_planned(state: State, seat: Seat, move: Move) -> WhyNot:
    plan = state.plans[seat]
    match plan.next, move:
        case "economy", Convert(pays, gives):
            if any(each.left for each in plan.conversions) and not state.empires[seat].stock.of(pays):
                return because("cannot-pay", "END-5.2", token=Piece("token", pays))
            given = tuple(Piece("token", token) for token in gives)
            return because("no-conversion", "END-5.2", pays=Piece("token", pays), gives=given)
        case "economy", Repeat(position) if plan.repeats:
            return because("nothing-to-repeat", "END-5.4", position=at(position))
        case "economy", Repeat():
            return because("no-ability-left", "END-5.4", ability=Line("effect-title-repeat"))
        case "place", ChoosePosition(position):
            return why_not_placed(state, seat, position, "END-6.1")
        case "swap_with", ChoosePosition():
            return because("same-location", "END-7.6")
        case "move_to", ChoosePosition(position):
            return why_not_placed(state, seat, position, "END-7.7")
        case "pay_build" | "pay_repair", PayCoins():
            return because("wrong-payment", "END-1.3", cost=Line("cost", {"hammer": plan.cost}))
        case "industry" | "hand", _:
            return why_not_in_industry(state, seat, move)
        case _:
            return because("not-now", PLAN_CLAUSE.get(plan.next, "END-7.1"))


def why_not_in_industry(state: State, seat: Seat, move: Move) -> WhyNot:
    plan, empire = state.plans[seat], state.empires[seat]
    match move:
        case Build() | Sell() | DiscardHand() if plan.next == "industry" and not plan.hand_open:
            return because("hand-action-done", "END-7.1")
        case Build() | Sell() if plan.cards_used >= MOST_USED:
            return because("two-cards-used", "END-7.3")
        case Build(slot) | Sell(slot) if slot >= len(empire.hand):
            return because("no-such-card", "END-7.2")
        case Build(slot):
            cost = industry.building_cost(state, seat, slot)
            return because("cannot-afford", "END-7.2", cost=Line("cost", {"hammer": cost}))
        case Repair(position) if plan.next == "industry":
            return why_not_repaired(state, seat, position)
        case SwapFirst() | MoveFrom() | UseRefresh() if plan.next == "industry":
            return why_no_ability(state, seat, move)
        case _:
            return because("not-now", "END-7.1")


def why_not_repaired(state: State, seat: Seat, position: int) -> WhyNot:
    if not state.plans[seat].repair_open:
        return because("repair-done", "END-7.5")
    if state.empires[seat].row[position].healthy:
        return because("not-destroyed", "END-7.5", position=at(position))
    cost = industry.repair_cost(state, seat, position)
    return because("cannot-afford", "END-7.5", cost=Line("cost", {"hammer": cost}))


def why_no_ability(state: State, seat: Seat, move: Move) -> WhyNot:
    if not state.plans[seat].abilities_open:
        return because("abilities-done", "END-7.1")
    match move:
        case MoveFrom(position) if industry.unused(state, seat, "move"):
            return because("nothing-to-move", "END-7.7", position=at(position))
        case MoveFrom():
            return because("no-ability-left", "END-7.7", ability=Line("effect-title-move"))
        case UseRefresh(position):
            return because("nothing-to-refresh", "END-9.3", position=at(position))
        case _:
            return because("no-ability-left", "END-7.6", ability=Line("effect-title-swap"))
