"""From the set-up and the states of the rules to records."""

from __future__ import annotations

from typing import Any

from clutch.engine.kernel import generator
from clutch.engine.kernel.layout import figures, filled
from clutch.games.incubation import components
from clutch.games.incubation.components import COLOURS, SYMBOLS, Components, egg_deck
from clutch.games.incubation.kernel.position import KINDS, NO_HORIZON, NONE, SALTS, STEPS, Pieces, Position, Tuning
from clutch.games.incubation.state import ENDINGS, PHASES
from clutch.games.incubation.state_checks import check_cards, check_sizes

TUNING = {
    **figures(Tuning),
    "share": 0.1,  # of a level's simulations: dice soon blur what more of them would find
    "share.easy": 0.27,  # so that every level is about as much stronger than the one below
    "share.medium": 0.05,
    "share.hard": 0.025,
    "share.judge": 0.4,
    "certainty": 2.5,  # standard errors by which a choice must be clear to stop early: here there is nothing to betray
    "caution": 1.0,  # standard errors by which a search must find an action better than the rule of thumb's
    "randomness": 3.0,  # of 100 actions in a playout, how many are any legal one
}


# --- the set-up ---------------------------------------------------------------------------------------------


def pieces(setup: Any) -> Pieces:
    parts = setup.components
    p = Pieces()
    p.seats = setup.players
    p.in_play = components.OBJECTIVES_IN_PLAY[setup.players]
    p.pointer = [getattr(parts.market, SYMBOLS[kind]) for kind in range(KINDS)]
    p.section_colour = [COLOURS.index(colour) for colour in parts.market.colours]
    p.salt = [generator.mixed((i + 1) * generator.MIX & generator.MASK) | 1 for i in range(SALTS)]
    p.n_faces = len(parts.dice.faces)
    for i, symbol in enumerate(parts.dice.faces):
        p.faces[i] = SYMBOLS.index(symbol)
        p.share[p.faces[i]] += 1.0 / p.n_faces
    deck = egg_deck(parts)
    p.n_eggs = len(deck)
    for i, egg in enumerate(deck):
        p.eggs[i] = deck.index(egg)
        p.needs[i] = [egg.water, egg.fire]
        p.egg_value[i] = egg.value
        p.n_colours[i] = len(egg.colours)
        for which, colour in enumerate(egg.colours):
            p.egg_colour[i][which] = COLOURS.index(colour)
    p.n_cards = len(parts.objectives)
    for i, card in enumerate(parts.objectives):
        p.asks_alike[i] = card.alike
        p.asks_different[i] = card.different
        p.asks_gold[i] = card.gold
        p.card_value[i] = card.value
        for each in card.dragons:
            p.asks_for[i][COLOURS.index(each.colour)] = each.count
    return p


def tuning(setup: Any, numbers: dict[str, float]) -> Tuning:
    t = filled(Tuning, numbers)
    t.decay = [t.patience**lacks for lacks in range(STEPS)]
    t.hope = [t.chase**missing for missing in range(STEPS)]
    return t


# --- states of the rules ------------------------------------------------------------------------------------


def position(setup: Any, known: Pieces, state: Any) -> Position:
    """The position that equals a state of the rules, but for what is studied of the objectives."""
    check_sizes(state, known.seats)
    p = Position()
    p.pieces = known
    p.first = state.first
    p.seat = state.seat
    p.round = state.round
    p.phase = PHASES.index(state.phase)
    p.wheel = state.wheel
    p.ending = ENDINGS.index(state.ending) + 1 if state.ending else 0
    p.stirred = int(state.stirred)
    p.quiet_rounds = state.quiet_rounds
    p.horizon = NO_HORIZON
    p.treasure = [[each.water, each.fire, each.gold] for each in state.treasures]
    load_turn(p, state.turn)
    numbers = egg_numbers(setup.components)
    cards = [card.objective for card in setup.components.objectives]
    check_cards(state, numbers, cards)
    for i, pile in enumerate(state.piles):
        p.height[i] = len(pile)
        p.pile[i][: len(pile)] = [numbers[egg] for egg in pile]
    p.n_row = len(state.objectives)
    for slot, objective in enumerate(state.objectives):
        p.row[slot] = cards.index(objective.card)
        p.taken_by[slot] = NONE if objective.taken_by is None else objective.taken_by
    for seat, area in enumerate(state.areas):
        load_area(p, seat, area, numbers)
    return p


def egg_numbers(parts: Components) -> dict[Any, int]:
    """Equal eggs have the number of the first of them."""
    numbers: dict[Any, int] = {}
    for i, egg in enumerate(egg_deck(parts)):
        numbers.setdefault(egg, i)
    return numbers


def load_turn(p: Position, turn: Any) -> None:
    p.dice = [SYMBOLS.index(symbol) for symbol in turn.dice] or [NONE] * components.DICE
    p.used = [int(used) for used in turn.used]
    p.rerolled = int(turn.rerolled)
    p.second_takes_egg = int(turn.second_takes_egg)
    p.in_hand = [turn.water, turn.fire]
    p.surplus = [turn.surplus_water, turn.surplus_fire]
    p.surplus_section = NONE if turn.surplus_section is None else turn.surplus_section
    p.n_owed = len(turn.owed)
    for i, colour in enumerate(turn.owed):
        p.owed[i] = COLOURS.index(colour)


def load_area(p: Position, seat: int, area: Any, numbers: dict[Any, int]) -> None:
    for i, incubator in enumerate(area.incubators):
        p.egg[seat][i] = NONE if incubator.egg is None else numbers[incubator.egg]
        p.lacks[seat][i] = [incubator.lacks_water, incubator.lacks_fire]
    p.gold[seat] = area.gold
    p.points[seat] = sum(each.value for each in (*area.dragons, *area.objectives))
    p.n_objectives[seat] = len(area.objectives)
    p.n_dragons[seat] = len(area.dragons)
    p.mystery[seat] = sum(not dragon.colours for dragon in area.dragons)
    p.plain[seat] = [sum(dragon.colours == (colour,) for dragon in area.dragons) for colour in COLOURS]
    p.dragons[seat][: len(area.dragons)] = [numbers[dragon] for dragon in area.dragons]
