"""The beginning and the end of a round (EGG-2, EGG-6)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.games.eggs_and_empires.components import EGGS_PER_TURN, TURNS, adventurer_deck, egg_deck, hand_size
from clutch.games.eggs_and_empires.events import (
    CardsDrawn,
    EggsRevealed,
    HandDealt,
    HandKept,
    HandRedrawn,
    LaidCard,
    MarkerMoved,
    PileShown,
    RoundBegan,
    TokenWon,
)
from clutch.games.eggs_and_empires.moves import RedrawHand
from clutch.games.eggs_and_empires.rules.order import player_order
from clutch.games.eggs_and_empires.rules.outcome import end_game, is_decided
from clutch.games.eggs_and_empires.state import Area, State


def begin_round(state: State, step: Step) -> None:
    """New decks and hands; the eggs follow when the mulligans are done (EGG-6.2)."""
    deck = adventurer_deck(state.players)
    step.tell(RoundBegan(state.round, len(deck)))
    state.turn = 1
    state.face_up, state.face_down, state.gone_face_up, state.gone_face_down = [], [], [], []
    state.egg_deck = []
    for seat in range(state.players):
        area = state.areas[seat] = Area(draw_pile=step.chance.shuffled(deck))
        area.hand = take_from_top(area, hand_size(state.players))
        step.tell(HandDealt(seat, tuple(area.hand), len(area.hand)))
    state.phase = "mulligan"


def take_from_top(area: Area, count: int) -> list[int]:
    return [area.draw_pile.pop() for _ in range(min(count, len(area.draw_pile)))]


def carry_out_mulligans(state: State, step: Step) -> None:
    """New cards are drawn before the old ones are shuffled back (EGG-2.3)."""
    for seat, area in enumerate(state.areas):
        if not isinstance(step.answers[seat], RedrawHand):
            step.tell(HandKept(seat))
            continue
        aside, area.hand = area.hand, take_from_top(area, hand_size(state.players))
        area.draw_pile = step.chance.shuffled(area.draw_pile + aside)
        step.tell(HandRedrawn(seat, tuple(area.hand), len(area.hand)))
    state.egg_deck = step.chance.shuffled(egg_deck(state.components, state.players))
    reveal_eggs(state, step)
    state.phase = "choosing"


def reveal_eggs(state: State, step: Step) -> None:
    """EGG-2.4, EGG-3.4"""
    state.face_up = [state.egg_deck.pop() for _ in range(EGGS_PER_TURN[state.players])]
    turn = state.turn if state.phase == "mulligan" else state.turn + 1
    step.tell(EggsRevealed(turn, tuple(state.face_up)))


def draw_up(state: State, step: Step) -> None:
    """EGG-3.6"""
    for seat, area in enumerate(state.areas):
        drawn = take_from_top(area, hand_size(state.players) - len(area.hand))
        area.hand += drawn
        if drawn:
            step.tell(CardsDrawn(seat, tuple(drawn), len(drawn)))


def end_turn(state: State, step: Step) -> None:
    state.played = []
    if state.turn < TURNS:
        state.turn += 1
        state.phase = "choosing"
        return
    score_round(state, step)
    if is_decided(state):
        end_game(state, step)
        return
    place_marker(state, step)
    state.round += 1
    begin_round(state, step)


def score_round(state: State, step: Step) -> None:
    """Eggs, Merchants and Blacksmiths on the pile (EGG-6.1); tokens (EGG-6.5)."""
    points = tuple(points_on_pile(state, area) for area in state.areas)
    state.round_points.append(points)
    for seat, area in enumerate(state.areas):
        for egg in area.pile:
            egg.known_to = None  # all piles are shown (EGG-4.6)
        eggs = tuple(egg.value for egg in area.pile)
        laid = tuple(LaidCard(card, state.components.bonus_of(card)) for card in area.laid)
        step.tell(PileShown(seat, eggs, laid, points[seat], state.totals[seat]))
    if state.options.scoring == "tokens":
        for seat in range(state.players):
            if points[seat] == max(points):
                state.tokens[seat] += 1
                step.tell(TokenWon(seat, state.tokens[seat]))


def points_on_pile(state: State, area: Area) -> int:
    return sum(egg.value for egg in area.pile) + sum(state.components.bonus_of(card) for card in area.laid)


def place_marker(state: State, step: Step) -> None:
    """Between rounds: to the lowest, the first of equals from its holder clockwise (EGG-6.3, EGG-6.6)."""
    order = player_order(state)
    if state.options.marker == "every_round":
        state.marker = order[1]
        step.tell(MarkerMoved(state.marker, "round"))
        return
    counted = list(state.round_points[-1]) if state.options.scoring == "tokens" else state.totals
    state.marker = min(order, key=lambda seat: counted[seat])
    step.tell(MarkerMoved(state.marker, "lowest"))
