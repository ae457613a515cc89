"""Who decides, what is offered, and how decisions are carried out; the track of phases (END-1.8, END-2)."""

from __future__ import annotations

from clutch.engine.game import Setup, Step
from clutch.engine.plans import moves_of
from clutch.engine.seats import Seat
from clutch.games.empires_end.components import HAND, QUICK_FROM, Components
from clutch.games.empires_end.events import PhaseBegan, RowLaid
from clutch.games.empires_end.moves import BuyCoins, ChoosePosition, KeepCards, Move, RedrawCards, Refresh
from clutch.games.empires_end.rules import conflict, disasters, planning, quick
from clutch.games.empires_end.rules.cards import deal, draw_up
from clutch.games.empires_end.rules.final import end_game
from clutch.games.empires_end.state import Empire, Options, Site, State, Stock

AT_ONCE = ("redraw", "founding", "planning", "bidding")


def set_up(setup: Setup[Options, Components], step: Step) -> State:
    """END-2"""
    components, start = setup.components, setup.components.start
    deck = step.chance.shuffled(range(len(components.disasters)))
    conflicts = step.chance.shuffled(range(len(components.conflicts)))
    first = step.chance.below(setup.players)
    row = step.chance.shuffled(range(len(components.locations)))
    table = State(
        options=setup.options,
        components=components,
        empires=[
            Empire(
                row=[Site(location) for location in row],
                stock=Stock(start.wheat, start.axe, start.hammer, start.coin),
            )
            for _ in range(setup.players)
        ],
        first=first,
        deck=deck,
        conflict_deck=conflicts,
    )
    step.tell(RowLaid(first, tuple(row)))
    for seat in table.seats_in:
        deal(table, step, seat, HAND)
    if setup.options.length == "quick":
        table.asked, table.phase = "redraw", QUICK_FROM
    else:
        begin_phase(table, step)
    return table


def begin_phase(table: State, step: Step) -> None:
    phase = table.components.track(table.players)[table.phase]
    step.tell(PhaseBegan(table.phase + 1, phase))
    match phase:
        case "disaster":
            disasters.reveal_disasters(table, step, 1)
        case "double_disaster":
            disasters.reveal_disasters(table, step, 2)
        case "conflict":
            conflict.reveal_conflict(table, step)
        case _:
            planning.begin(table, step, phase)


def end_phase(table: State, step: Step) -> None:
    table.disasters = []
    table.phase += 1
    if table.phase == len(table.components.track(table.players)):
        end_game(table, step)
    else:
        begin_phase(table, step)


# --- decisions ----------------------------------------------------------------------------------------------


def deciders(table: State) -> tuple[Seat, ...]:
    if table.asked == "over":
        return ()
    if table.asked == "redraw":
        return tuple(sorted(table.seats_in))
    if table.asked in AT_ONCE:
        return tuple(seat for seat in sorted(table.seats_in) if table.plans[seat].next != "done")
    return (table.seat,)


def offers(table: State, seat: Seat) -> tuple[Move, ...]:
    if seat not in deciders(table):
        return ()
    match table.asked:
        case "redraw":
            return (KeepCards(), RedrawCards())
        case "disaster":
            return disasters.possible_answers(table)
        case "free_bid" | "replace" | "target" | "assign":
            return tuple(ChoosePosition(position) for position in disasters.places_to_choose(table))
        case "shortage":
            return disasters.possible_purchases(table.empire)
        case "refresh":
            return conflict.possible_refreshes(table, seat)
        case _:
            return planning.possible_moves(table, seat)


def resolve(table: State, step: Step) -> None:
    match table.asked:
        case "redraw":
            quick.redraw_cards(table, step)
        case "founding":
            quick.found_all(table, step)
            begin_phase(table, step)
        case "planning":
            finish_planning(table, step)
        case "bidding":
            conflict.show_bids(table, step)
            go_on_with_conflict(table, step)
        case "refresh":
            move = step.answer()
            if isinstance(move, Refresh):
                conflict.refresh(table, step, move)
            go_on_with_conflict(table, step)
        case _:
            carry_out(table, step, step.answer())
            go_on_with_disaster(table, step)


def carry_out(table: State, step: Step, move: Move) -> None:
    match move:
        case ChoosePosition(position):
            disasters.choose_place(table, step, position)
        case BuyCoins(count):
            disasters.buy_coins(table, step, count)
        case _:
            disasters.answer(table, step, move)


def go_on_with_disaster(table: State, step: Step) -> None:
    """Places without a choice are chosen by the engine; then the next decision, turn or phase."""
    while table.asked in ("free_bid", "replace", "target", "assign"):
        places = disasters.places_to_choose(table)
        if len(places) > 1:
            return
        disasters.choose_place(table, step, places[0])
    if table.asked == "shortage":
        return
    if len(table.seats_in) == 1:
        end_game(table, step)
    elif not disasters.next_in_disaster(table):
        end_phase(table, step)


def go_on_with_conflict(table: State, step: Step) -> None:
    if not conflict.next_refresh(table, step):
        conflict.finish_conflict(table, step)
        end_phase(table, step)


def finish_planning(table: State, step: Step) -> None:
    """All plans are carried out, from the first player clockwise; then everybody draws (END-5.1, END-7.4)."""
    for seat in table.seats_in:
        for move in moves_of(step.answers[seat]):
            planning.carry_out(table, seat, move, step.tell)
    draws = any(plan.did_industry for plan in table.plans)
    for seat in table.seats_in:
        table.discards += table.plans[seat].thrown
    table.plans = []
    if draws:
        draw_up(table, step)
    end_phase(table, step)
