"""Choosing adventurers and collecting eggs (EGG-3.1, EGG-4, EGG-7.2)."""

from __future__ import annotations

from itertools import combinations

from clutch.engine.game import Step
from clutch.games.eggs_and_empires.components import Adventurer, Egg
from clutch.games.eggs_and_empires.events import (
    AdventurersRevealed,
    EggCollected,
    NothingTaken,
    PickTurn,
    PriestessesCancelled,
    Revealed,
)
from clutch.games.eggs_and_empires.moves import (
    ChooseAdventurer,
    ChooseAdventurers,
    LeaveEggs,
    Move,
    TakeFaceDownEgg,
    TakeFaceUpEgg,
)
from clutch.games.eggs_and_empires.rules.order import collecting_order, is_cancelled
from clutch.games.eggs_and_empires.rules.turn_end import clear_the_table
from clutch.games.eggs_and_empires.state import Area, Mark, PileEgg, PlayedCard, State


def cards_to_choose(area: Area, players: int) -> tuple[Move, ...]:
    numbers = sorted(set(area.hand))
    if players > 2:
        return tuple(ChooseAdventurer(card) for card in numbers)
    return tuple(ChooseAdventurers(higher, lower) for lower, higher in combinations(numbers, 2))


def chosen_cards(move: Move) -> tuple[int, ...]:
    match move:
        case ChooseAdventurer(card):
            return (card,)
        case ChooseAdventurers(higher, lower):
            return (higher, lower)
        case _:
            raise TypeError(f"{move} chooses no card")


def reveal_adventurers(state: State, step: Step) -> None:
    """All at the same time (EGG-3.1)."""
    state.played = []
    for seat, move in step.answers.items():
        for card in chosen_cards(move):
            state.areas[seat].hand.remove(card)
            state.played.append(PlayedCard(seat, card))
    state.line_up(collecting_order(state))
    cards = tuple(Revealed(seat, chosen_cards(move)) for seat, move in step.answers.items())
    step.tell(AdventurersRevealed(cards, tuple(PickTurn(each.seat, each.card) for each in state.waiting)))
    cancelled = tuple(played.seat for played in state.played if is_cancelled(played, state))
    if cancelled:
        step.tell(PriestessesCancelled(cancelled))
    state.phase = "collecting"
    go_on_collecting(state, step)


def go_on_collecting(state: State, step: Step) -> None:
    """Serve the waiting cards up to the first real choice (EGG-4.1, EGG-4.2)."""
    while state.queue:
        picks = possible_picks(state, state.waiting[0])
        if len(picks) > 1:
            return
        played = state.serve()
        if picks:
            pick(state, step, played, picks[0])
        else:
            no_eggs = not state.face_up and not state.face_down
            step.tell(NothingTaken(played.seat, played.card, "no_eggs" if no_eggs else "only_exploding"))
    clear_the_table(state, step)


def possible_picks(state: State, played: PlayedCard) -> tuple[Move, ...]:
    """One must take an egg if able (EGG-4.2); a Mage is choosy (EGG-5.7)."""
    is_mage = played.card == Adventurer.MAGE
    wanted = {egg for egg in state.face_up if not (is_mage and egg < 0)}
    face_up = [TakeFaceUpEgg(value) for value in sorted(wanted, reverse=True)]
    face_down = [TakeFaceDownEgg(egg.scout) for egg in state.face_down]
    may_leave = [LeaveEggs()] if is_mage and face_down and not face_up else []
    return (*face_up, *face_down, *may_leave)


def answer_pick(state: State, step: Step) -> None:
    pick(state, step, state.serve(), step.answer())
    go_on_collecting(state, step)


def pick(state: State, step: Step, played: PlayedCard, move: Move) -> None:
    match move:
        case TakeFaceUpEgg(value):
            state.face_up.remove(value)
            collect(state, step, played, value, None)
        case TakeFaceDownEgg(scout):
            egg = next(egg for egg in state.face_down if egg.scout == scout)
            state.face_down.remove(egg)
            collect(state, step, played, egg.value, scout)
        case LeaveEggs():
            step.tell(NothingTaken(played.seat, played.card, "left"))


def collect(state: State, step: Step, played: PlayedCard, value: Egg, scout: int | None) -> None:
    """Onto the player's pile; whoever knows the egg goes on knowing it (EGG-4.6)."""
    seat = played.seat
    nth = sum(other.seat == seat and other.took is not None for other in state.played)
    played.took = Mark(state.turn, seat, nth)
    known_to = None if scout is None else tuple(sorted({seat, scout}))
    state.areas[seat].pile.append(PileEgg(played.took, played.card, value, known_to))
    step.tell(EggCollected(seat, played.card, value, scout, played.took, known_to))
