"""Set-up, the beginning and the end of a round, the end of the game (EGG-2, EGG-6)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.engine.outcome import Outcome, places_by
from clutch.games.eggs_and_empires.components import EGGS_PER_TURN, ROUNDS, TURNS, egg_deck
from clutch.games.eggs_and_empires.events import (
    CardsDrawn,
    EggsRevealed,
    GameEnded,
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
from clutch.games.eggs_and_empires.state import Area, State


def decks_each(table: State) -> int:
    return 2 if table.players == 2 else 1  # EGG-7.1


def hand_size(table: State) -> int:
    return 4 if table.players == 2 else 3  # EGG-2.2, EGG-7.1


def tokens_to_win(table: State) -> int:
    return 3 if table.players <= 4 else 2  # EGG-6.5


def begin_round(table: State, step: Step) -> None:
    """New decks and hands; the eggs follow when the mulligans are done (EGG-6.2)."""
    deck = list(range(1, 11)) * decks_each(table)
    step.tell(RoundBegan(table.round, len(deck)))
    table.turn = 1
    table.face_up, table.face_down, table.gone_face_up, table.gone_face_down = [], [], [], []
    table.egg_deck = []
    for seat in range(table.players):
        area = table.areas[seat] = Area(draw_pile=step.chance.shuffled(deck))
        area.hand = take_from_top(area, hand_size(table))
        step.tell(HandDealt(seat, tuple(area.hand), len(area.hand)))
    table.phase = "mulligan"


def take_from_top(area: Area, count: int) -> list[int]:
    return [area.draw_pile.pop() for _ in range(min(count, len(area.draw_pile)))]


def carry_out_mulligans(table: State, step: Step) -> None:
    """New cards are drawn before the old ones are shuffled back (EGG-2.3)."""
    for seat, area in enumerate(table.areas):
        if not isinstance(step.answers[seat], RedrawHand):
            step.tell(HandKept(seat))
            continue
        aside, area.hand = area.hand, take_from_top(area, hand_size(table))
        area.draw_pile = step.chance.shuffled(area.draw_pile + aside)
        step.tell(HandRedrawn(seat, tuple(area.hand), len(area.hand)))
    table.egg_deck = step.chance.shuffled(egg_deck(table.components, table.players))
    reveal_eggs(table, step)
    table.phase = "choosing"


def reveal_eggs(table: State, step: Step) -> None:
    """EGG-2.4, EGG-3.4"""
    table.face_up = [table.egg_deck.pop() for _ in range(EGGS_PER_TURN[table.players])]
    turn = table.turn if table.phase == "mulligan" else table.turn + 1
    step.tell(EggsRevealed(turn, tuple(table.face_up)))


def draw_up(table: State, step: Step) -> None:
    """EGG-3.6"""
    for seat, area in enumerate(table.areas):
        drawn = take_from_top(area, hand_size(table) - len(area.hand))
        area.hand += drawn
        if drawn:
            step.tell(CardsDrawn(seat, tuple(drawn), len(drawn)))


def end_turn(table: State, step: Step) -> None:
    table.played = []
    if table.turn < TURNS:
        table.turn += 1
        table.phase = "choosing"
        return
    score_round(table, step)
    if (end := outcome_if_over(table)) is not None:
        table.phase = "over"
        step.tell(GameEnded(end.winners, "most-points" if end.reason == "most-points" else "enough-tokens"))
        return
    place_marker(table, step)
    table.round += 1
    begin_round(table, step)


def score_round(table: State, step: Step) -> None:
    """Eggs, Merchants and Blacksmiths on the pile (EGG-6.1); tokens (EGG-6.5)."""
    points = tuple(points_on_pile(table, area) for area in table.areas)
    table.round_points.append(points)
    for seat, area in enumerate(table.areas):
        for egg in area.pile:
            egg.known_to = None  # all piles are shown (EGG-4.6)
        eggs = tuple(egg.value for egg in area.pile)
        laid = tuple(LaidCard(card, table.components.bonus_of(card)) for card in area.laid)
        step.tell(PileShown(seat, eggs, laid, points[seat], table.totals[seat]))
    if table.options.scoring == "tokens":
        for seat in range(table.players):
            if points[seat] == max(points):
                table.tokens[seat] += 1
                step.tell(TokenWon(seat, table.tokens[seat]))


def points_on_pile(table: State, area: Area) -> int:
    return sum(egg.value for egg in area.pile) + sum(table.components.bonus_of(card) for card in area.laid)


def place_marker(table: State, step: Step) -> None:
    """Between rounds: to the lowest, the first of equals from its holder clockwise (EGG-6.3, EGG-6.6)."""
    order = player_order(table)
    if table.options.marker == "every_round":
        table.marker = order[1]
        step.tell(MarkerMoved(table.marker, "round"))
        return
    counted = list(table.round_points[-1]) if table.options.scoring == "tokens" else table.totals
    table.marker = min(order, key=lambda seat: counted[seat])
    step.tell(MarkerMoved(table.marker, "lowest"))


def outcome_if_over(table: State) -> Outcome | None:
    """EGG-6.4, EGG-6.5"""
    if table.options.scoring == "tokens":
        if max(table.tokens) < tokens_to_win(table):
            return None
        return Outcome(places_by(table.tokens), tuple(table.tokens), "enough-tokens")
    if len(table.round_points) < ROUNDS:
        return None
    return Outcome(places_by(table.totals), tuple(table.totals), "most-points")
