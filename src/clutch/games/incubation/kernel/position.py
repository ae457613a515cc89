"""A position, flat.

Eggs are numbers: equal eggs share the place of the first of them in the deck. Lists are arrays with a counter; the last
egg of a pile is its top.
"""

from __future__ import annotations

from typing import Annotated

from clutch.engine.kernel.calls import MOST_ACTIONS
from clutch.engine.kernel.layout import I8, I16, U64, Record
from clutch.games.incubation import components

NONE = -1
NO_HORIZON = 1_000_000
SALTS = 96
STEPS = 40  # more than the resources that an egg can lack, or the dragons of an objective
SYMBOL_COUNT = len(components.SYMBOLS)
RESOURCE_COUNT = len(components.RESOURCES)
KINDS = RESOURCE_COUNT + 1  # of things in a treasure: water, fire and gold, by the numbers of their symbols
MYSTERY = components.COLOUR_COUNT  # a mystery dragon, in a list by colours
SOURCES = ("eggs", "objectives", "gold")  # of points
FROM_EGGS, FROM_OBJECTIVES, FROM_GOLD = (SOURCES.index(source) for source in ("eggs", "objectives", "gold"))


class Pieces(Record):
    """What the set-up says."""

    seats: int
    n_eggs: int
    n_faces: int
    n_cards: int
    in_play: int  # objectives
    pointer: Annotated[list[int], KINDS]  # how far from its position the wheel drops each
    eggs: Annotated[list[int], components.MOST_EGGS, I8]  # the deck in the order of the file, by egg numbers
    needs: Annotated[list[list[int]], components.MOST_EGGS, RESOURCE_COUNT, I8]
    egg_value: Annotated[list[int], components.MOST_EGGS, I8]
    n_colours: Annotated[list[int], components.MOST_EGGS, I8]
    egg_colour: Annotated[list[list[int]], components.MOST_EGGS, components.MOST_COLOURS, I8]
    faces: Annotated[list[int], components.MOST_FACES, I8]
    share: Annotated[list[float], SYMBOL_COUNT]  # of a die's faces
    section_colour: Annotated[list[int], components.SECTIONS, I8]
    asks_for: Annotated[list[list[int]], components.MOST_OBJECTIVES, components.COLOUR_COUNT, I8]  # dragons by colour
    asks_alike: Annotated[list[int], components.MOST_OBJECTIVES, I8]
    asks_different: Annotated[list[int], components.MOST_OBJECTIVES, I8]
    asks_gold: Annotated[list[int], components.MOST_OBJECTIVES, I8]
    card_value: Annotated[list[int], components.MOST_OBJECTIVES, I8]
    salt: Annotated[list[int], SALTS, U64]  # factors of `information`


class Tuning(Record):
    """What rules of thumb and values go by, found by games of changed ones against the usual ones."""

    rounds_ahead: float = 3.0  # turns of every player that a playout looks ahead; 0 is the present turn only
    spread: float = 0.15  # points by which results differ for every turn that is left
    margin: float = 4.0  # points by which a finished game is clearly won
    points_share: float = 0.3  # of a finished game's value that goes by points, not by the place
    patience: float = 0.84  # what an egg keeps of its worth for every resource that it lacks
    pace: float = 1.2  # resources that an egg gets in a turn
    haste: float = 0.35  # of its worth lost for every resource that comes too late
    stored: float = 0.25  # points for water or fire in a treasure that can be had
    chase: float = 0.6  # of an objective's worth kept for every dragon that is missing
    gold_step: float = 0.04  # of an objective's worth lost for every gold that is missing
    tempo: float = 3.0  # turns of players for an egg of the two lowest piles
    toll: float = 1.2  # points that a resource could earn elsewhere
    decay: Annotated[list[float], STEPS]  # what is left of an egg's worth if it lacks so much
    hope: Annotated[list[float], STEPS]  # and of an objective's, if so many dragons are missing


class Position(Record):
    chance: Annotated[list[int], 4, U64]
    pieces: Pieces
    tuning: Tuning
    first: int
    seat: int
    round: int
    phase: int
    wheel: int
    ending: int
    stirred: int
    quiet_rounds: int
    turns_made: int
    horizon: float  # turns made when a playout stops
    rerolled: int
    second_takes_egg: int
    in_hand: Annotated[list[int], RESOURCE_COUNT]
    surplus: Annotated[list[int], RESOURCE_COUNT]
    surplus_section: int
    n_owed: int
    n_row: int
    dice: Annotated[list[int], components.DICE, I8]  # NONE before the first roll
    used: Annotated[list[int], components.DICE, I8]
    owed: Annotated[list[int], components.MOST_COLOURS, I8]
    row: Annotated[list[int], components.ROW, I8]  # objective cards, by number
    taken_by: Annotated[list[int], components.ROW, I8]
    height: Annotated[list[int], components.PILES, I8]
    pile: Annotated[list[list[int]], components.PILES, components.MOST_EGGS, I8]
    treasure: Annotated[list[list[int]], components.SECTIONS, KINDS, I16]
    egg: Annotated[list[list[int]], components.SEATS, components.INCUBATORS, I8]  # in the incubators; NONE: empty
    lacks: Annotated[list[list[list[int]]], components.SEATS, components.INCUBATORS, RESOURCE_COUNT, I8]
    gold: Annotated[list[int], components.SEATS, I16]
    points: Annotated[list[int], components.SEATS, I16]  # of dragons and objectives
    n_objectives: Annotated[list[int], components.SEATS, I8]
    n_dragons: Annotated[list[int], components.SEATS, I8]
    mystery: Annotated[list[int], components.SEATS, I8]  # mystery dragons
    plain: Annotated[list[list[int]], components.SEATS, components.COLOUR_COUNT, I8]  # plain dragons by colour
    dragons: Annotated[list[list[int]], components.SEATS, components.MOST_EGGS, I8]
    missing_of: Annotated[list[list[int]], components.SEATS, components.ROW, I8]  # dragons, for each objective
    helpful_of: Annotated[
        list[list[int]], components.SEATS, components.ROW, I8
    ]  # one bit for each colour that would help
    # room to work in
    turns_left: float
    market: Annotated[list[float], components.COLOUR_COUNT]  # what a sale brings
    wish: Annotated[list[float], components.COLOUR_COUNT + 1]  # what a dragon adds to objectives, by colour or MYSTERY
    gold_wish: float
    worth_of: Annotated[list[float], components.INCUBATORS]  # of the eggs in the incubators, once hatched
    best_egg: float  # what the best eggs on the piles promise
    second_egg: float
    alone: Annotated[list[float], SYMBOL_COUNT]  # what one die does for the seat
    together: Annotated[list[float], SYMBOL_COUNT]  # and two equal ones
    roll_worth: Annotated[list[list[float]], SYMBOL_COUNT, SYMBOL_COUNT]
    appeal: Annotated[list[float], components.COLOUR_COUNT]  # of a colour, to store surplus there
    still_lacks: Annotated[list[list[int]], components.INCUBATORS, RESOURCE_COUNT, I8]  # while resources are shared out
    pool: Annotated[list[int], components.MOST_EGGS, I8]
    actions: Annotated[list[int], MOST_ACTIONS]
