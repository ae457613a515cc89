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


def clear_the_table(table: State, step: Step) -> None:
    """Discard what was played and what nobody took, scout, reveal; then the abilities (EGG-3.3 to EGG-3.5)."""
    for played in table.played:
        if not goes_on_pile(played):
            table.areas[played.seat].discards.append(played.card)
    discard_unclaimed_eggs(table, step)
    if table.turn < TURNS:
        scout_eggs(table, step)
        reveal_eggs(table, step)
    table.line_up([played for seat in player_order(table) for played in acting_cards(table, seat)])
    table.phase = "turn_end"
    go_on_acting(table, step)


def goes_on_pile(played: PlayedCard) -> bool:
    """A Merchant or Blacksmith that took no egg (EGG-5.5, EGG-5.8)."""
    return played.card in (Adventurer.MERCHANT, Adventurer.BLACKSMITH) and played.took is None


def discard_unclaimed_eggs(table: State, step: Step) -> None:
    """For the round; a face-down egg stays face down (EGG-3.3)."""
    for value in table.face_up:
        step.tell(EggLeft(value, None))
    for egg in table.face_down:
        step.tell(EggLeft(egg.value, egg.scout))
    table.gone_face_up += table.face_up
    table.gone_face_down += table.face_down
    table.face_up, table.face_down = [], []


def scout_eggs(table: State, step: Step) -> None:
    """Each Scout looks at the top egg and puts it face down, for the next turn (EGG-5.2)."""
    for seat in player_order(table):
        if any(played.seat == seat and played.card == Adventurer.SCOUT for played in table.played):
            egg = FaceDownEgg(seat, table.egg_deck.pop())
            table.face_down.append(egg)
            step.tell(EggScouted(seat, egg.value))


def acting_cards(table: State, seat: Seat) -> list[PlayedCard]:
    """This player's cards with something to do now, the higher number first (EGG-3.5)."""
    mine = [played for played in table.played if played.seat == seat]  # the higher one is first
    return [played for played in mine if goes_on_pile(played) or is_courier_or_priest_with_egg(played)]


def is_courier_or_priest_with_egg(played: PlayedCard) -> bool:
    """EGG-5.4, EGG-5.6; only an egg that this very card picked counts (EGG-4.8)."""
    return played.card in (Adventurer.COURIER, Adventurer.PRIEST) and played.took is not None


def go_on_acting(table: State, step: Step) -> None:
    """Let the waiting cards act up to the first choice."""
    while table.queue:
        played = table.waiting[0]
        if possible_acts(table, played):
            return
        table.serve()
        if goes_on_pile(played):
            table.areas[played.seat].laid.append(played.card)
            step.tell(CardLaid(played.seat, played.card, table.components.bonus_of(played.card)))
    draw_up(table, step)
    pass_marker(table, step)
    end_turn(table, step)


def possible_acts(table: State, played: PlayedCard) -> tuple[Move, ...]:
    area = table.areas[played.seat]
    if played.card == Adventurer.PRIEST and played.took is not None:
        return (*(DiscardEgg(egg.mark) for egg in area.pile), DiscardNothing())
    if played.card == Adventurer.COURIER and find_egg(area.pile, played.took) is not None:
        others = [seat for seat in range(table.players) if seat != played.seat]
        return (*(GiveEgg(seat) for seat in others), KeepEgg())
    return ()


def find_egg(pile: list[PileEgg], mark: Mark | None) -> PileEgg | None:
    return next((egg for egg in pile if egg.mark == mark), None)


def answer_act(table: State, step: Step) -> None:
    played = table.serve()
    match step.answer():
        case GiveEgg(to):
            give_egg(table, step, played, to)
        case KeepEgg():
            step.tell(EggKept(played.seat))
        case DiscardEgg(mark):
            discard_egg(table, step, played.seat, mark)
        case DiscardNothing():
            step.tell(NothingDiscarded(played.seat))
    go_on_acting(table, step)


def give_egg(table: State, step: Step, played: PlayedCard, to: Seat) -> None:
    """The receiver learns its value and has it at once (EGG-5.4, EGG-3.5)."""
    egg = next(egg for egg in table.areas[played.seat].pile if egg.mark == played.took)
    table.areas[played.seat].pile.remove(egg)
    if egg.known_to is not None:
        egg.known_to = tuple(sorted({*egg.known_to, to}))
    table.areas[to].pile.append(egg)
    step.tell(EggGiven(played.seat, to, egg.value, egg.mark, egg.known_to))


def discard_egg(table: State, step: Step, seat: Seat, mark: Mark) -> None:
    """The value is shown (EGG-5.6)."""
    egg = next(egg for egg in table.areas[seat].pile if egg.mark == mark)
    table.areas[seat].pile.remove(egg)
    table.gone_face_up.append(egg.value)
    step.tell(EggDiscarded(seat, egg.value, egg.mark))


def pass_marker(table: State, step: Step) -> None:
    """EGG-3.7, EGG-6.6"""
    every_turn = table.options.marker == "every_turn"
    if every_turn or (table.options.marker == "ties" and tie_occurred(table)):
        table.marker = player_order(table)[1]
        step.tell(MarkerMoved(table.marker, "turn" if every_turn else "tie"))
