"""What the contract tests must know of this game: what is conserved, and what a viewer cannot tell apart."""

from __future__ import annotations

import copy
from collections import Counter
from dataclasses import dataclass

from clutch.engine.chance import Chance
from clutch.engine.game import Step
from clutch.engine.match import Answers, Match
from clutch.engine.seats import Viewer
from clutch.games.incubation.components import COLOURS, OBJECTIVES_IN_PLAY, SECTIONS, Components, Egg, egg_deck
from clutch.games.incubation.events import DiceUsed, ResourcePlaced, SurplusStored, TreasureTaken, WheelSet, WheelTurned
from clutch.games.incubation.game import GAME
from clutch.games.incubation.state import State

SYMBOLS = ("water", "fire", "gold", "chest")


@dataclass(frozen=True)
class Deck:
    """Each egg by its place in the deck; equal ones have the first."""

    components: Components
    numbers: dict[Egg, int]
    all: list[int]


_DECKS: dict[int, Deck] = {}  # by the identity of the components, which are kept


def deck_of(components: Components) -> Deck:
    if id(components) not in _DECKS:
        eggs = egg_deck(components)
        numbers = [eggs.index(egg) for egg in eggs]
        _DECKS[id(components)] = Deck(components, dict(zip(eggs, numbers, strict=True)), sorted(numbers))
    return _DECKS[id(components)]


def check_conservation(match: Match) -> None:
    """No egg or objective is lost or made; no egg gets more than it needs; at the end the books are checked."""
    state: State = match.state
    eggs = [egg for pile in state.piles for egg in pile]
    eggs += [egg for area in state.areas for egg in area.dragons]
    eggs += [each.egg for area in state.areas for each in area.incubators if each.egg is not None]
    deck = deck_of(state.components)
    assert sorted(deck.numbers[egg] for egg in eggs) == deck.all
    assert len(state.objectives) == OBJECTIVES_IN_PLAY[state.players]
    for seat, area in enumerate(state.areas):
        taken = [slot.card for slot in state.objectives if slot.taken_by == seat]
        assert sorted(taken, key=repr) == sorted(area.objectives, key=repr)
        for each in area.incubators:
            assert each.lacks_fire >= 0
            assert each.lacks_water >= 0
            assert each.egg is not None or each.fire == each.water == 0
    if match.outcome is not None:
        check_books(match)


def check_books(match: Match) -> None:
    """All gold, and what lies in the treasures, added up from everything that was told."""
    state: State = match.state
    gold = [0] * state.players
    heaps = [Counter[str]() for _ in range(SECTIONS)]
    placed, given = 0, 0
    for event in (event for events in match.events for event in events):
        match event:
            case WheelSet() | WheelTurned():
                for what in ("gold", "water", "fire"):
                    heaps[getattr(event, what)][what] += 1
            case SurplusStored():
                heaps[event.section][event.resource] += event.amount
                given -= event.amount
            case TreasureTaken():
                heaps[event.section].subtract({what: getattr(event, what) for what in ("gold", "water", "fire")})
                gold[event.seat] += event.gold
                given += event.water + event.fire
            case DiceUsed() if event.symbol == "gold":
                gold[event.seat] += event.amount
            case DiceUsed():
                given += event.amount
            case ResourcePlaced():
                placed += event.amount
            case _:
                pass
    assert gold == [area.gold for area in state.areas]
    assert placed == given
    assert [(heap["gold"], heap["water"], heap["fire"]) for heap in heaps] == treasures(state)


def treasures(state: State) -> list[tuple[int, int, int]]:
    return [(each.gold, each.water, each.fire) for each in state.treasures]


# --- secret-swap -----------------------------------------------------------------------------------------------


def swapped(before: State, answers: Answers, viewer: Viewer, chance: Chance, key: bytes) -> State:
    """A state that nobody can tell from `before`, neither now nor after these answers are carried out.

    Eggs that lie under the top of a pile before and after the step change places; all viewers see the same.
    """
    after = copy.deepcopy(before)
    GAME.resolve(after, Step(answers, Chance(key), lambda event: None))
    hidden = [(pile, i) for pile in range(len(after.piles)) for i in range(len(after.piles[pile]) - 1)]
    eggs = chance.shuffled(before.piles[pile][i] for pile, i in hidden)
    result = copy.deepcopy(before)
    for (pile, i), egg in zip(hidden, eggs, strict=True):
        result.piles[pile][i] = egg
    return result


# --- kernel cross-check ---------------------------------------------------------------------------------------


def plain_state(state: State) -> dict[str, object]:
    """The position as `plain_position` gives it."""
    numbers = deck_of(state.components).numbers
    turn = state.turn

    def number(egg: Egg | None) -> int:
        return -1 if egg is None else numbers[egg]

    return {
        "first": state.first,
        "seat": state.seat,
        "round": state.round,
        "phase": state.phase,
        "wheel": state.wheel,
        "treasures": treasures(state),
        "piles": [[number(egg) for egg in pile] for pile in state.piles],
        "incubators": [[(number(each.egg), each.fire, each.water) for each in area.incubators] for area in state.areas],
        "dragons": [[number(egg) for egg in area.dragons] for area in state.areas],
        "objectives_of": [
            [i for i, slot in enumerate(state.objectives) if slot.taken_by == seat] for seat in range(state.players)
        ],
        "gold": [area.gold for area in state.areas],
        "row": [-1 if slot.taken_by is None else slot.taken_by for slot in state.objectives],
        "dice": [SYMBOLS.index(symbol) for symbol in turn.dice],
        "used": [int(used) for used in turn.used],
        "rerolled": int(turn.rerolled),
        "second_takes_egg": int(turn.second_takes_egg),
        "water": turn.water,
        "fire": turn.fire,
        "surplus_water": turn.surplus_water,
        "surplus_fire": turn.surplus_fire,
        "surplus_section": -1 if turn.surplus_section is None else turn.surplus_section,
        "owed": [COLOURS.index(colour) for colour in turn.owed],
        "ending": state.ending or "",
        "stirred": int(state.stirred),
        "quiet_rounds": state.quiet_rounds,
    }
