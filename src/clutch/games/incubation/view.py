"""What one seat may know, built up from nothing; and a state imagined back from it.

Everything is open but the piles under their top eggs (INC-2.2): all see the same.
"""

from __future__ import annotations

from collections import Counter

from clutch.engine.chance import Chance
from clutch.engine.errors import BadView
from clutch.engine.game import Setup
from clutch.engine.records import record
from clutch.engine.seats import Seat, Viewer
from clutch.games.incubation.components import Colour, Components, Egg, Objective, Section, Symbol, egg_deck, pointed_at
from clutch.games.incubation.rules.objectives import Progress, progress
from clutch.games.incubation.rules.scoring import Score, score
from clutch.games.incubation.state import (
    Area,
    Ending,
    Incubator,
    ObjectiveSlot,
    Options,
    Phase,
    State,
    Treasure,
    Turn,
)


@record
class SeenIncubator:
    egg: Egg | None
    fire: int  # placed so far
    water: int


@record
class SeenArea:
    incubators: tuple[SeenIncubator, ...]
    dragons: tuple[Egg, ...]
    objectives: tuple[Objective, ...]
    gold: int
    score: Score  # if the game ended now


@record
class SeenSection:
    colour: Colour
    gold: int
    water: int
    fire: int


@record
class SeenPile:
    top: Egg | None  # None: the pile is empty
    height: int


@record
class SeenObjective:
    card: Objective
    taken_by: Seat | None
    progress: tuple[Progress, ...]  # by seat


@record
class SeenTurn:
    dice: tuple[Symbol, ...]
    used: tuple[bool, ...]
    rerolled: bool
    second_takes_egg: bool
    water: int  # in hand, to be placed
    fire: int
    surplus_water: int  # in hand, to be put into a treasure
    surplus_fire: int
    surplus_section: Section | None
    owed: tuple[Colour, ...]


@record
class View:
    viewer: Viewer
    areas: tuple[SeenArea, ...]
    first: Seat
    seat: Seat
    round: int
    phase: Phase
    wheel: Section
    points_at: tuple[Section, ...]  # where the wheel points: for gold, water, fire
    market: tuple[SeenSection, ...]
    piles: tuple[SeenPile, ...]
    objectives: tuple[SeenObjective, ...]
    turn: SeenTurn
    ending: Ending | None
    stirred: bool
    quiet_rounds: int


def view(state: State, viewer: Viewer) -> View:
    colours = state.components.market.colours
    return View(
        viewer=viewer,
        areas=tuple(see_area(area) for area in state.areas),
        first=state.first,
        seat=state.seat,
        round=state.round,
        phase=state.phase,
        wheel=state.wheel,
        points_at=pointed_at(state.components, state.wheel),
        market=tuple(
            SeenSection(colour, each.gold, each.water, each.fire)
            for colour, each in zip(colours, state.treasures, strict=True)
        ),
        piles=tuple(see_pile(pile) for pile in state.piles),
        objectives=tuple(
            SeenObjective(slot.card, slot.taken_by, tuple(progress(slot.card, area) for area in state.areas))
            for slot in state.objectives
        ),
        turn=see_turn(state.turn),
        ending=state.ending,
        stirred=state.stirred,
        quiet_rounds=state.quiet_rounds,
    )


def see_area(area: Area) -> SeenArea:
    return SeenArea(
        incubators=tuple(SeenIncubator(each.egg, each.fire, each.water) for each in area.incubators),
        dragons=tuple(area.dragons),
        objectives=tuple(area.objectives),
        gold=area.gold,
        score=score(area),
    )


def see_pile(pile: list[Egg]) -> SeenPile:
    """Only the top egg (INC-2.2)."""
    return SeenPile(pile[-1] if pile else None, len(pile))


def see_turn(turn: Turn) -> SeenTurn:
    return SeenTurn(
        dice=tuple(turn.dice),
        used=tuple(turn.used),
        rerolled=turn.rerolled,
        second_takes_egg=turn.second_takes_egg,
        water=turn.water,
        fire=turn.fire,
        surplus_water=turn.surplus_water,
        surplus_fire=turn.surplus_fire,
        surplus_section=turn.surplus_section,
        owed=tuple(turn.owed),
    )


# --- back from a view to a state ----------------------------------------------------------------------------


def imagine(setup: Setup[Options, Components], seen: View, chance: Chance) -> State:
    """A state that looks just like this view; the eggs under the tops are dealt at random."""
    unseen = chance.shuffled(unseen_eggs(setup, seen))
    piles = [
        [unseen.pop() for _ in range(pile.height - 1)] + [pile.top] if pile.top is not None else []
        for pile in seen.piles
    ]
    return State(
        options=setup.options,
        components=setup.components,
        areas=[imagine_area(area) for area in seen.areas],
        first=seen.first,
        seat=seen.seat,
        round=seen.round,
        phase=seen.phase,
        wheel=seen.wheel,
        treasures=[Treasure(each.gold, each.water, each.fire) for each in seen.market],
        piles=piles,
        objectives=[ObjectiveSlot(slot.card, slot.taken_by) for slot in seen.objectives],
        turn=imagine_turn(seen.turn),
        ending=seen.ending,
        stirred=seen.stirred,
        quiet_rounds=seen.quiet_rounds,
    )


def unseen_eggs(setup: Setup[Options, Components], seen: View) -> list[Egg]:
    known = [incubator.egg for area in seen.areas for incubator in area.incubators if incubator.egg is not None]
    known += [dragon for area in seen.areas for dragon in area.dragons]
    known += [pile.top for pile in seen.piles if pile.top is not None]
    left = Counter(egg_deck(setup.components))
    left.subtract(known)
    hidden = sum(max(0, pile.height - 1) for pile in seen.piles)
    if min(left.values(), default=0) < 0 or left.total() != hidden:
        raise BadView("bad-view")
    return list(left.elements())


def imagine_area(area: SeenArea) -> Area:
    return Area(
        incubators=[Incubator(each.egg, each.fire, each.water) for each in area.incubators],
        dragons=list(area.dragons),
        objectives=list(area.objectives),
        gold=area.gold,
    )


def imagine_turn(turn: SeenTurn) -> Turn:
    return Turn(
        dice=list(turn.dice),
        used=list(turn.used),
        rerolled=turn.rerolled,
        second_takes_egg=turn.second_takes_egg,
        water=turn.water,
        fire=turn.fire,
        surplus_water=turn.surplus_water,
        surplus_fire=turn.surplus_fire,
        surplus_section=turn.surplus_section,
        owed=list(turn.owed),
    )
