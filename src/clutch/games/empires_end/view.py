"""What one seat may know, built up from nothing; and a state imagined back from it."""

from __future__ import annotations

import copy

from clutch.engine.chance import Chance
from clutch.engine.errors import BadView
from clutch.engine.game import Setup
from clutch.engine.records import record
from clutch.engine.seats import Seat, Viewer
from clutch.games.empires_end.components import Components, Phase, Token
from clutch.games.empires_end.events import Tokens, tokens
from clutch.games.empires_end.moves import Disaster
from clutch.games.empires_end.rules.conflict import basic_strength
from clutch.games.empires_end.rules.economy import open_choices
from clutch.games.empires_end.rules.final import Score, score
from clutch.games.empires_end.rules.industry import begin_industry, building_cost, repair_cost
from clutch.games.empires_end.state import (
    Asked,
    CardNumber,
    Empire,
    Innovation,
    LocationNumber,
    OpenDisaster,
    Options,
    Planning,
    Site,
    State,
    Stock,
)


@record
class SeenInnovation:
    card: CardNumber
    exhausted: bool


@record
class SeenSite:
    location: LocationNumber
    healthy: bool
    innovations: tuple[SeenInnovation, ...]


@record
class Costs:
    """In hammers: of each card of the hand, and of each position."""

    building: tuple[int, ...]
    repairs: tuple[int, ...]


@record
class SeenEmpire:
    row: tuple[SeenSite, ...]
    stock: Tokens | None  # the viewer's own, or all if stocks are open (END-2.3)
    hand: tuple[CardNumber, ...] | None  # the viewer's own only
    hand_size: int
    score: int  # on the track
    strength: int
    out: int
    result: Score | None  # if the game ended now; of stocks that are seen
    costs: Costs | None  # the viewer's own only


@record
class SeenDisaster:
    card: CardNumber
    heap: Tokens
    is_fought: bool
    is_suffered: bool


@record
class View:
    viewer: Viewer
    empires: tuple[SeenEmpire, ...]
    first: Seat
    track: tuple[Phase, ...]
    phase: int
    asked: Asked
    seat: Seat
    deck: int
    discards: tuple[CardNumber, ...]
    conflict_deck: int
    conflict: int | None
    conflicts_gone: tuple[int, ...]
    disasters: tuple[SeenDisaster, ...]
    dealing_with: Disaster
    resource: Token | None
    plan: Planning | None  # the viewer's own
    refreshes: tuple[int, ...]
    bids: tuple[tuple[int, int], ...]
    basics: tuple[int, ...]


def view(state: State, viewer: Viewer) -> View:
    return View(
        viewer=viewer,
        empires=tuple(see_empire(state, seat, viewer) for seat in range(state.players)),
        first=state.first,
        track=state.components.track(state.players),
        phase=state.phase,
        asked=state.asked,
        seat=state.seat,
        deck=len(state.deck),
        discards=tuple(state.discards),
        conflict_deck=len(state.conflict_deck),
        conflict=state.conflict,
        conflicts_gone=tuple(state.conflicts_gone),
        disasters=tuple(
            SeenDisaster(each.card, tokens(each.heap), each.is_fought, each.is_suffered) for each in state.disasters
        ),
        dealing_with=state.dealing_with,
        resource=state.resource,
        plan=copy.deepcopy(state.plans[viewer]) if viewer is not None and state.plans else None,
        refreshes=tuple(state.refreshes),
        bids=tuple(state.bids),
        basics=tuple(state.basics),
    )


def see_empire(state: State, seat: Seat, viewer: Viewer) -> SeenEmpire:
    empire = state.empires[seat]
    is_open = seat == viewer or state.options.stocks == "open" or state.asked == "over"
    return SeenEmpire(
        row=tuple(
            SeenSite(
                site.location,
                site.healthy,
                tuple(SeenInnovation(each.card, each.exhausted) for each in site.innovations),
            )
            for site in empire.row
        ),
        stock=tokens(empire.stock) if is_open else None,
        hand=tuple(empire.hand) if seat == viewer else None,
        hand_size=len(empire.hand),
        score=empire.score,
        strength=basic_strength(state, empire),
        out=empire.out,
        result=score(state, seat) if is_open and not empire.out else None,
        costs=see_costs(state, seat) if seat == viewer and state.plans else None,
    )


def see_costs(state: State, seat: Seat) -> Costs:
    empire = state.empires[seat]
    return Costs(
        building=tuple(building_cost(state, seat, slot) for slot in range(len(empire.hand))),
        repairs=tuple(repair_cost(state, seat, position) for position in range(len(empire.row))),
    )


# --- back from a view to a state ----------------------------------------------------------------------------


def imagine(setup: Setup[Options, Components], seen: View, chance: Chance) -> State:
    """A state that looks just like this view; hands, decks and hidden stocks are dealt at random."""
    unseen = chance.shuffled(unseen_cards(setup, seen))
    state = State(
        options=setup.options,
        components=setup.components,
        empires=[imagine_empire(empire, unseen, chance) for empire in seen.empires],
        first=seen.first,
        phase=seen.phase,
        asked=seen.asked,
        seat=seen.seat,
        discards=list(seen.discards),
        conflict=seen.conflict,
        conflicts_gone=list(seen.conflicts_gone),
        disasters=[
            OpenDisaster(each.card, stock_of(each.heap), each.is_fought, each.is_suffered) for each in seen.disasters
        ],
        dealing_with=seen.dealing_with,
        resource=seen.resource,
        refreshes=list(seen.refreshes),
        bids=list(seen.bids),
        basics=list(seen.basics),
    )
    state.deck = unseen
    gone = {*seen.conflicts_gone, *([] if seen.conflict is None else [seen.conflict])}
    left = [number for number in range(len(setup.components.conflicts)) if number not in gone]
    state.conflict_deck = chance.shuffled(left)
    state.plans = imagine_plans(state, seen)
    return state


def stock_of(heap: Tokens) -> Stock:
    return Stock(heap.wheat, heap.axe, heap.hammer, heap.coin)


def unseen_cards(setup: Setup[Options, Components], seen: View) -> list[CardNumber]:
    known = [each.card for empire in seen.empires for site in empire.row for each in site.innovations]
    known += [card for empire in seen.empires for card in empire.hand or ()]
    known += [*seen.discards, *lying_open(seen)]
    if seen.asked == "founding":  # a founder's cards lie in the row already, and leave the hand with the rest
        known = list(dict.fromkeys(known))
    if seen.plan is not None:
        known += seen.plan.thrown
        known += [] if seen.plan.card is None or seen.plan.card in known else [seen.plan.card]
    left = [card for card in range(len(setup.components.disasters)) if card not in set(known)]
    hidden = sum(empire.hand_size for empire in seen.empires if empire.hand is None) + seen.deck
    if len(set(known)) != len(known) or len(left) != hidden:
        raise BadView("bad-view")
    return left


def lying_open(seen: View) -> list[CardNumber]:
    """Disasters that lie open; one that is suffered belongs to somebody as soon as it is assigned."""
    assigning = seen.asked in ("target", "assign")
    return [
        each.card
        for number, each in enumerate(seen.disasters)
        if not each.is_suffered or (assigning and number == seen.dealing_with)
    ]


def imagine_empire(empire: SeenEmpire, unseen: list[CardNumber], chance: Chance) -> Empire:
    hand = [unseen.pop() for _ in range(empire.hand_size)] if empire.hand is None else list(empire.hand)
    stock = stock_of(empire.stock) if empire.stock else guessed_stock(empire, chance)
    return Empire(
        row=[
            Site(site.location, site.healthy, [Innovation(each.card, each.exhausted) for each in site.innovations])
            for site in empire.row
        ],
        stock=stock,
        hand=hand,
        score=empire.score,
        out=empire.out,
    )


def guessed_stock(empire: SeenEmpire, chance: Chance) -> Stock:
    """Somebody who counts would know better; a guess like a usual stock."""
    if empire.out:
        return Stock()
    return Stock(1 + chance.below(5), 1 + chance.below(4), 1 + chance.below(4), chance.below(4))


def imagine_plans(state: State, seen: View) -> list[Planning]:
    """Rivals have not begun; the viewer's own plan is as it was."""
    if seen.asked not in ("planning", "bidding", "founding"):
        return []
    state.plans = [Planning() for _ in state.empires]
    phase = seen.track[seen.phase]
    for seat in state.seats_in:
        plan = state.plans[seat]
        if seen.asked == "bidding":
            plan.next = "axes"
        elif seen.asked == "founding":
            plan.next = "found_first"
        else:
            plan.did_industry = phase != "economy"
            plan.has_economy = plan.has_industry = phase == "combined"
            plan.next = "order"
            if phase == "economy":
                open_choices(state, seat)
            elif phase == "industry":
                begin_industry(plan)
    if seen.viewer is not None and seen.plan is not None:
        state.plans[seen.viewer] = copy.deepcopy(seen.plan)
    return state.plans
