"""What the contract tests must know of this game: what is conserved, and what a viewer cannot tell apart."""

from __future__ import annotations

import copy

from clutch.engine.chance import Chance
from clutch.engine.game import Step
from clutch.engine.match import Answers, Match
from clutch.engine.seats import Viewer
from clutch.games.eggs_and_empires.components import Adventurer, egg_deck
from clutch.games.eggs_and_empires.events import PileShown
from clutch.games.eggs_and_empires.game import GAME
from clutch.games.eggs_and_empires.moves import mark_number
from clutch.games.eggs_and_empires.state import State


class Tagged(int):
    """A card that can be told from an equal one, and followed wherever the rules move it."""


def check_conservation(match: Match) -> None:
    """Every adventurer and every egg is somewhere, once; the scores are what the events said."""
    state: State = match.state
    copies = 2 if state.players == 2 else 1
    for seat, area in enumerate(state.areas):
        on_table = [
            played.card
            for played in state.played
            if played.seat == seat
            and (
                state.phase == "collecting"
                or (state.phase == "turn_end" and played in state.waiting and not played.took)
            )
        ]
        cards = [*area.hand, *area.draw_pile, *area.discards, *area.laid, *on_table]
        assert sorted(cards) == sorted([*Adventurer] * copies)
    if state.phase not in ("mulligan", "over"):
        eggs = [egg.value for area in state.areas for egg in area.pile]
        eggs += [egg.value for egg in (*state.face_down, *state.gone_face_down)]
        eggs += [*state.egg_deck, *state.face_up, *state.gone_face_up]
        assert sorted(eggs) == sorted(egg_deck(state.components, state.players))
        marks = [egg.mark for area in state.areas for egg in area.pile]
        assert len(set(marks)) == len(marks)
    if any(isinstance(event, PileShown) for event in match.events[-1]):
        check_scores(match)


def check_scores(match: Match) -> None:
    """After a round: points recomputed from everything that was ever shown."""
    state: State = match.state
    totals = [0] * state.players
    for event in (event for events in match.events for event in events if isinstance(event, PileShown)):
        bonus = sum(6 if laid.card == Adventurer.MERCHANT else -4 for laid in event.laid)
        assert sum(event.eggs) + bonus == event.points
        totals[event.seat] += event.points
        assert event.total == totals[event.seat]
    assert totals == state.totals


# --- secret-swap -----------------------------------------------------------------------------------------------

Slot = tuple[list[int], int] | tuple[object, str]


def hidden_slots(state: State, viewer: Viewer) -> dict[str, list[Slot]]:
    """Where cards lie that this viewer has not seen, in groups that may be exchanged among each other."""
    eggs: list[Slot] = [(state.egg_deck, i) for i in range(len(state.egg_deck))]
    eggs += [(egg, "value") for egg in (*state.face_down, *state.gone_face_down) if egg.scout != viewer]
    for area in state.areas:
        eggs += [
            (egg, "value")
            for egg in area.pile
            if egg.known_to is not None and (viewer is None or viewer not in egg.known_to)
        ]
    groups = {"eggs": eggs}
    for seat, area in enumerate(state.areas):
        cards: list[Slot] = [(area.draw_pile, i) for i in range(len(area.draw_pile))]
        if seat != viewer:
            cards += [(area.hand, i) for i in range(len(area.hand))]
        groups[f"cards of {seat}"] = cards
    return groups


def read(slot: Slot) -> int:
    where, which = slot
    value: int = where[which] if isinstance(where, list) and isinstance(which, int) else getattr(where, str(which))
    return value


def write(slot: Slot, value: int) -> None:
    where, which = slot
    if isinstance(where, list) and isinstance(which, int):
        where[which] = value
    else:
        setattr(where, str(which), value)


def swapped(before: State, answers: Answers, viewer: Viewer, chance: Chance, key: bytes) -> State:
    """A state that this viewer cannot tell from `before`, neither now nor after these answers are carried out.

    Every hidden card is tagged, the step is carried out, and only cards that are hidden before and after it change
    places. Cards that vanish at the end of a round, unseen, count as hidden.
    """
    tagged = copy.deepcopy(before)
    groups = hidden_slots(tagged, viewer)
    for slots in groups.values():
        for slot in slots:
            write(slot, Tagged(read(slot)))
    cards = {name: [read(slot) for slot in slots] for name, slots in groups.items()}
    never_shown = {id(read((pile, i))) for pile in unshown_piles(tagged) for i in range(len(pile))}
    round_before = tagged.round
    GAME.resolve(tagged, Step(answers, Chance(key), lambda event: None))
    after = hidden_slots(tagged, viewer)
    still_hidden = {id(read(slot)) for slots in after.values() for slot in slots}
    if tagged.round != round_before or tagged.phase == "over":
        still_hidden |= never_shown
    result = copy.deepcopy(before)
    for name, slots in hidden_slots(result, viewer).items():
        free = [i for i, card in enumerate(cards[name]) if id(card) in still_hidden]
        values = chance.shuffled(int(cards[name][i]) for i in free)
        for i, value in zip(free, values, strict=True):
            write(slots[i], value)
    return result


def unshown_piles(state: State) -> list[list[int]]:
    """What goes back into the box at the end of a round without having been shown."""
    return [state.egg_deck]


# --- kernel cross-check ---------------------------------------------------------------------------------------


def plain_state(state: State) -> dict[str, object]:
    """The position as `plain_position` gives it. A kernel lays waiting Merchants and Blacksmiths at once."""
    waiting = state.waiting
    laying = [card for card in waiting if card.took is None] if state.phase == "turn_end" else []
    laid = [[*area.laid, *(c.card for c in laying if c.seat == seat)] for seat, area in enumerate(state.areas)]
    cards = [[c for c in state.played if c.seat == seat] for seat in range(state.players)]
    none = (0,) * (2 if state.players == 2 else 1)
    return {
        "marker": state.marker,
        "round": state.round,
        "turn": state.turn,
        "phase": state.phase,
        "score": state.totals,
        "tokens": state.tokens,
        "hands": [area.hand for area in state.areas],
        "draw_piles": [area.draw_pile for area in state.areas],
        "piles": [
            [
                (mark_number(egg.mark), egg.value, 64 if egg.known_to is None else sum(1 << k for k in egg.known_to))
                for egg in area.pile
            ]
            for area in state.areas
        ],
        "laid": [(each.count(Adventurer.MERCHANT), each.count(Adventurer.BLACKSMITH)) for each in laid],
        "egg_deck": state.egg_deck,
        "face_up": state.face_up,
        "face_down": [(egg.scout, egg.value) for egg in state.face_down],
        "lost": [(egg.scout, egg.value) for egg in state.gone_face_down],
        "played": [tuple(c.card for c in each) or none for each in cards],
        "took": [tuple(0 if c.took is None else mark_number(c.took) + 1 for c in each) or none for each in cards],
        "queue": [2 * c.seat + cards[c.seat].index(c) for c in waiting if c not in laying],
    }
