"""What is on the table, flat: the fields of the kernel.

Eggs are numbers: equal eggs share the place of the first of them in the deck. Lists are arrays with a counter; the last
egg of a pile is its top.
"""

from __future__ import annotations

from typing import Any

from clutch.engine.kernel import Kernel, room
from clutch.games.incubation import components
from clutch.games.incubation.components import Components

SEATS = 5
MOST_EGGS = components.MOST_EGGS
MOST_OBJECTIVES = components.MOST_OBJECTIVES
SECTIONS = components.SECTIONS
PILES = components.PILES
ROW = components.ROW
SALTS = 96
ARRAYS: dict[str, tuple[int, ...]] = {  # of table.pxd
    **dict.fromkeys(("eggs", "fire_need", "water_need", "egg_value", "n_colours", "pool"), (MOST_EGGS,)),
    **dict.fromkeys(("asks_alike", "asks_different", "asks_gold", "card_value"), (MOST_OBJECTIVES,)),
    **dict.fromkeys(("dice", "used", "owed"), (2,)),
    **dict.fromkeys(("row", "taken_by"), (ROW,)),
    **dict.fromkeys(("egg", "lacks_fire", "lacks_water"), (SEATS, 2)),
    **dict.fromkeys(("gold", "points", "n_objectives", "n_dragons", "mystery", "wish", "standing_of"), (SEATS,)),
    "egg_colour": (MOST_EGGS, 2),
    "faces": (20,),
    "section_colour": (SECTIONS,),
    "asks_for": (MOST_OBJECTIVES, 4),
    "salt": (SALTS,),
    "height": (PILES,),
    "pile": (PILES, MOST_EGGS),
    "treasure": (SECTIONS, 3),
    "plain": (SEATS, 4),
    "dragons": (SEATS, MOST_EGGS),
    **dict.fromkeys(("market", "share", "alone", "together", "appeal"), (4,)),
    **dict.fromkeys(("decay", "hope"), (40,)),
    **dict.fromkeys(("missing_of", "helpful_of"), (SEATS, ROW)),
    "worth_of": (2,),
    "still_lacks": (2, 2),
    "roll_worth": (4, 4),
    "actions": (128,),
}


def plain_arrays() -> dict[str, list[Any]]:
    """The arrays of table.pxd, when nothing is compiled."""
    return {name: room(*sizes) for name, sizes in ARRAYS.items()}


class Table(Kernel):
    original: Table  # what this is a copy of
    pieces: Components
    n_eggs: int
    n_faces: int
    n_cards: int
    in_play: int
    gold_pointer: int
    water_pointer: int
    fire_pointer: int
    eggs: list[int]
    fire_need: list[int]
    water_need: list[int]
    egg_value: list[int]
    n_colours: list[int]
    egg_colour: list[list[int]]
    faces: list[int]
    share: list[float]
    section_colour: list[int]
    asks_for: list[list[int]]
    asks_alike: list[int]
    asks_different: list[int]
    asks_gold: list[int]
    card_value: list[int]
    salt: list[int]
    rounds_ahead: float
    spread: float
    margin: float
    points_share: float
    patience: float
    pace: float
    haste: float
    stored: float
    chase: float
    gold_step: float
    tempo: float
    toll: float
    decay: list[float]
    hope: list[float]
    first: int
    seat: int
    round: int
    phase: int
    wheel: int
    ending: int
    stirred: int
    quiet_rounds: int
    horizon: float
    turns_made: int
    rerolled: int
    second_takes_egg: int
    water: int
    fire: int
    surplus_water: int
    surplus_fire: int
    surplus_section: int
    n_owed: int
    n_row: int
    dice: list[int]
    used: list[int]
    owed: list[int]
    row: list[int]
    taken_by: list[int]
    height: list[int]
    pile: list[list[int]]
    treasure: list[list[int]]
    egg: list[list[int]]
    lacks_fire: list[list[int]]
    lacks_water: list[list[int]]
    gold: list[int]
    points: list[int]
    n_objectives: list[int]
    n_dragons: list[int]
    mystery: list[int]
    plain: list[list[int]]
    dragons: list[list[int]]
    missing_of: list[list[int]]
    helpful_of: list[list[int]]
    is_weighed: bool
    standing_of: list[float]
    turns_left: float
    market: list[float]
    wish: list[float]
    gold_wish: float
    worth_of: list[float]
    best_egg: float
    second_egg: float
    alone: list[float]
    together: list[float]
    roll_worth: list[list[float]]
    appeal: list[float]
    still_lacks: list[list[int]]
    pool: list[int]
