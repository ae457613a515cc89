"""From the set-up and the states of the rules to records."""

from __future__ import annotations

from typing import Any

from clutch.engine.kernel.layout import figures, filled
from clutch.games.eggs_and_empires.components import (
    CARDS,
    EGGS_PER_TURN,
    SEATS,
    Adventurer,
    decks_each,
    egg_deck,
    hand_size,
    tokens_to_win,
)
from clutch.games.eggs_and_empires.kernel.position import EVERYONE, NO_HORIZON, Pieces, Position, Tuning
from clutch.games.eggs_and_empires.moves import mark_number
from clutch.games.eggs_and_empires.state import MARKER_PASSES, PHASES
from clutch.games.eggs_and_empires.state_checks import check_state

TUNING = figures(Tuning)


def pieces(setup: Any) -> Pieces:
    players = setup.players
    values = egg_deck(setup.components, players)
    p = Pieces()
    p.seats = players
    p.each = p.decks = decks_each(players)
    p.hand_size = hand_size(players)
    p.rivals = (players - 1) * p.each
    p.reveal = EGGS_PER_TURN[players]
    p.target = tokens_to_win(players)
    p.tokens_count = setup.options.scoring == "tokens"
    p.marker_passes = MARKER_PASSES.index(setup.options.marker)
    p.merchant = setup.components.merchant.points
    p.blacksmith = setup.components.blacksmith.points
    p.mean_egg = sum(values) / len(values)
    p.n_eggs = len(values)
    p.eggs[: p.n_eggs] = values
    return p


def tuning(setup: Any, numbers: dict[str, float]) -> Tuning:
    return filled(Tuning, numbers)


def position(setup: Any, known: Pieces, state: Any) -> Position:
    """The position that equals a state of the rules."""
    check_state(state, known.seats)
    p = Position()
    p.pieces = known
    p.marker = state.marker
    p.round = state.round
    p.turn = state.turn
    p.phase = PHASES.index(state.phase)
    p.last_round = NO_HORIZON
    p.n_egg_deck = len(state.egg_deck)
    for i, value in enumerate(state.egg_deck):
        p.egg_deck[i] = value
    p.n_up = len(state.face_up)
    for i, value in enumerate(state.face_up):
        p.up[i] = value
    p.n_down = len(state.face_down)
    for i, egg in enumerate(state.face_down):
        p.down[i] = egg.value
        p.down_scout[i] = egg.scout
    p.n_lost = len(state.gone_face_down)
    for i, egg in enumerate(state.gone_face_down):
        p.lost[i] = egg.value
        p.lost_scout[i] = egg.scout
    for card in range(CARDS + 1):
        p.unseen[card] = sum(area.hand.count(card) + area.draw_pile.count(card) for area in state.areas)
    for seat, area in enumerate(state.areas):
        load_area(p, seat, area, state)
    load_cards(p, state)
    return p


def load_area(p: Position, seat: int, area: Any, state: Any) -> None:
    p.n_hand[seat] = len(area.hand)
    for i, card in enumerate(area.hand):
        p.hand[seat][i] = card
    p.n_deck[seat] = len(area.draw_pile)
    for i, card in enumerate(area.draw_pile):
        p.deck[seat][i] = card
    laid = [*area.laid, *(card.card for card in to_be_laid(state) if card.seat == seat)]
    p.merchants[seat] = laid.count(Adventurer.MERCHANT)
    p.smiths[seat] = laid.count(Adventurer.BLACKSMITH)
    p.bonus[seat] = p.merchants[seat] * p.pieces.merchant + p.smiths[seat] * p.pieces.blacksmith
    last = state.round_points[len(state.round_points) - 1] if state.round_points else [0] * SEATS
    p.score[seat] = state.totals[seat]
    p.round_points[seat] = last[seat]
    p.tokens[seat] = state.tokens[seat]
    p.n_pile[seat] = len(area.pile)
    p.open_points[seat] = p.score[seat] + p.bonus[seat]
    for i, egg in enumerate(area.pile):
        p.pile[seat][i] = egg.value
        p.pile_mark[seat][i] = mark_number(egg.mark)
        p.pile_known[seat][i] = EVERYONE
        if egg.known_to is None:
            p.open_points[seat] += egg.value
        else:
            p.pile_known[seat][i] = sum(1 << knower for knower in egg.known_to)


def load_cards(p: Position, state: Any) -> None:
    for card in state.played:
        which = 1 if p.played[card.seat][0] else 0
        p.played[card.seat][which] = card.card
        p.took[card.seat][which] = 0 if card.took is None else mark_number(card.took) + 1
    laid = to_be_laid(state)
    waiting = [card for card in state.waiting if card not in laid]
    p.n_queue = len(waiting)
    for i, card in enumerate(waiting):
        p.queue[i] = 2 * card.seat + (p.played[card.seat][0] != card.card)
    p.to_act = waiting[0].seat if waiting else 0


def to_be_laid(state: Any) -> list[Any]:
    """Merchants and Blacksmiths that wait for their turn to go on a pile; a kernel lays them at once."""
    return [card for card in state.waiting if card.took is None] if state.phase == "turn_end" else []
