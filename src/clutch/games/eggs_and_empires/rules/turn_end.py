"""After collecting: Scouts, new eggs, then Courier, Merchant, Priest and Blacksmith (EGG-3.3 to EGG-3.7, EGG-5)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.engine.seats import Seat
from clutch.games.eggs_and_empires.components import TURNS, Adventurer
from clutch.games.eggs_and_empires.events import (
    CardLaid,
    EggDiscarded,
    EggGiven,
    EggKept,
    EggLeft,
    EggScouted,
    MarkerMoved,
    NothingDiscarded,
)
from clutch.games.eggs_and_empires.moves import DiscardEgg, DiscardNothing, GiveEgg, KeepEgg, Move
from clutch.games.eggs_and_empires.rules.order import player_order, tie_occurred
from clutch.games.eggs_and_empires.rules.rounds import draw_up, end_turn, reveal_eggs
from clutch.games.eggs_and_empires.state import FaceDownEgg, Mark, PileEgg, PlayedCard, State


def clear_the_table(state: State, step: Step) -> None:
    """Discard what was played and what nobody took, scout, reveal; then the abilities (EGG-3.3 to EGG-3.5)."""
    for played in state.played:
        if not goes_on_pile(played):
            state.areas[played.seat].discards.append(played.card)
    discard_unclaimed_eggs(state, step)
    if state.turn < TURNS:
        scout_eggs(state, step)
        reveal_eggs(state, step)
    state.line_up([played for seat in player_order(state) for played in acting_cards(state, seat)])
    state.phase = "turn_end"
    go_on_acting(state, step)


def goes_on_pile(played: PlayedCard) -> bool:
    """A Merchant or Blacksmith that took no egg (EGG-5.5, EGG-5.8)."""
    return played.card in (Adventurer.MERCHANT, Adventurer.BLACKSMITH) and played.took is None


def discard_unclaimed_eggs(state: State, step: Step) -> None:
    """For the round; a face-down egg stays face down (EGG-3.3)."""
    for value in state.face_up:
        step.tell(EggLeft(value, None))
    for egg in state.face_down:
        step.tell(EggLeft(egg.value, egg.scout))
    state.gone_face_up += state.face_up
    state.gone_face_down += state.face_down
    state.face_up, state.face_down = [], []


def scout_eggs(state: State, step: Step) -> None:
    """Each Scout looks at the top egg and puts it face down, for the next turn (EGG-5.2)."""
    for seat in player_order(state):
        if any(played.seat == seat and played.card == Adventurer.SCOUT for played in state.played):
            egg = FaceDownEgg(seat, state.egg_deck.pop())
            state.face_down.append(egg)
            step.tell(EggScouted(seat, egg.value))


def acting_cards(state: State, seat: Seat) -> list[PlayedCard]:
    """This player's cards with something to do now, the higher number first (EGG-3.5)."""
    mine = [played for played in state.played if played.seat == seat]  # the higher one is first
    return [played for played in mine if goes_on_pile(played) or is_courier_or_priest_with_egg(played)]


def is_courier_or_priest_with_egg(played: PlayedCard) -> bool:
    """EGG-5.4, EGG-5.6; only an egg that this very card picked counts (EGG-4.8)."""
    return played.card in (Adventurer.COURIER, Adventurer.PRIEST) and played.took is not None


def go_on_acting(state: State, step: Step) -> None:
    """Let the waiting cards act up to the first choice."""
    while state.queue:
        played = state.waiting[0]
        if possible_acts(state, played):
            return
        state.serve()
        if goes_on_pile(played):
            state.areas[played.seat].laid.append(played.card)
            step.tell(CardLaid(played.seat, played.card, state.components.bonus_of(played.card)))
    draw_up(state, step)
    pass_marker(state, step)
    end_turn(state, step)


def possible_acts(state: State, played: PlayedCard) -> tuple[Move, ...]:
    area = state.areas[played.seat]
    if played.card == Adventurer.PRIEST and played.took is not None:
        return (*(DiscardEgg(egg.mark) for egg in area.pile), DiscardNothing())
    if played.card == Adventurer.COURIER and find_egg(area.pile, played.took) is not None:
        others = [seat for seat in range(state.players) if seat != played.seat]
        return (*(GiveEgg(seat) for seat in others), KeepEgg())
    return ()


def find_egg(pile: list[PileEgg], mark: Mark | None) -> PileEgg | None:
    return next((egg for egg in pile if egg.mark == mark), None)


def answer_act(state: State, step: Step) -> None:
    played = state.serve()
    match step.answer():
        case GiveEgg(to):
            give_egg(state, step, played, to)
        case KeepEgg():
            step.tell(EggKept(played.seat))
        case DiscardEgg(mark):
            discard_egg(state, step, played.seat, mark)
        case DiscardNothing():
            step.tell(NothingDiscarded(played.seat))
    go_on_acting(state, step)


def give_egg(state: State, step: Step, played: PlayedCard, to: Seat) -> None:
    """The receiver learns its value and has it at once (EGG-5.4, EGG-3.5)."""
    egg = next(egg for egg in state.areas[played.seat].pile if egg.mark == played.took)
    state.areas[played.seat].pile.remove(egg)
    if egg.known_to is not None:
        egg.known_to = tuple(sorted({*egg.known_to, to}))
    state.areas[to].pile.append(egg)
    step.tell(EggGiven(played.seat, to, egg.value, egg.mark, egg.known_to))


def discard_egg(state: State, step: Step, seat: Seat, mark: Mark) -> None:
    """The value is shown (EGG-5.6)."""
    egg = next(egg for egg in state.areas[seat].pile if egg.mark == mark)
    state.areas[seat].pile.remove(egg)
    state.gone_face_up.append(egg.value)
    step.tell(EggDiscarded(seat, egg.value, egg.mark))


def pass_marker(state: State, step: Step) -> None:
    """EGG-3.7, EGG-6.6"""
    every_turn = state.options.marker == "every_turn"
    if every_turn or (state.options.marker == "ties" and tie_occurred(state)):
        state.marker = player_order(state)[1]
        step.tell(MarkerMoved(state.marker, "turn" if every_turn else "tie"))
