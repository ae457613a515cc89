"""What is on the table, flat: the fields of the kernel, and copies of it.

Eggs are numbers: equal eggs share the place of the first of them in the deck. Lists are arrays with a counter; the last
egg of a pile is its top.
"""

from __future__ import annotations

from typing import Any

from clutch.engine.kernel import COMPILED, Kernel, room
from clutch.games.incubation import components
from clutch.games.incubation.components import COLOURS, OBJECTIVES_IN_PLAY, Components, egg_deck

SEATS = 5
MOST_EGGS = components.MOST_EGGS
MOST_OBJECTIVES = components.MOST_OBJECTIVES
SECTIONS = components.SECTIONS
PILES = components.PILES
ROW = components.ROW
NONE = -1
SYMBOLS = ("water", "fire", "gold", "chest")
SALTS = 96
MASK = 0xFFFF_FFFF_FFFF_FFFF
MIX = 0x9E37_79B9_7F4A_7C15
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
    **dict.fromkeys(("decay", "hope"), (32,)),
    **dict.fromkeys(("missing_of", "helpful_of"), (SEATS, ROW)),
    "worth_of": (2,),
    "roll_worth": (4, 4),
    "actions": (128,),
}


def plain_arrays() -> dict[str, list[Any]]:
    """The arrays of table.pxd, when nothing is compiled."""
    return {name: room(*sizes) for name, sizes in ARRAYS.items()}


class Table(Kernel):
    original: Table
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
    rounds_ahead: int
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
    horizon: int
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
    pool: list[int]

    def __init__(self, setup: Any) -> None:
        if not COMPILED:
            self.__dict__.update(plain_arrays())
        super().__init__()
        self.pieces = pieces = setup.components
        self.seats = setup.players
        self.in_play = OBJECTIVES_IN_PLAY[setup.players]
        check_pieces(pieces, setup.players)
        self.n_faces = len(pieces.dice.faces)
        for i, symbol in enumerate(pieces.dice.faces):
            self.faces[i] = SYMBOLS.index(symbol)
            self.share[self.faces[i]] += 1.0 / self.n_faces
        self.gold_pointer = pieces.market.gold
        self.water_pointer = pieces.market.water
        self.fire_pointer = pieces.market.fire
        for i, colour in enumerate(pieces.market.colours):
            self.section_colour[i] = COLOURS.index(colour)
        for i in range(SALTS):
            self.salt[i] = self.mixed(((i + 1) * MIX) & MASK) | 1
        self.learn_eggs(pieces)
        self.learn_objectives(pieces)

    def learn_eggs(self, pieces: Components) -> None:
        deck = egg_deck(pieces)
        self.n_eggs = len(deck)
        for i, egg in enumerate(deck):
            self.eggs[i] = deck.index(egg)
            self.fire_need[i] = egg.fire
            self.water_need[i] = egg.water
            self.egg_value[i] = egg.value
            self.n_colours[i] = len(egg.colours)
            for which, colour in enumerate(egg.colours):
                self.egg_colour[i][which] = COLOURS.index(colour)

    def learn_objectives(self, pieces: Components) -> None:
        self.n_cards = len(pieces.objectives)
        for i, card in enumerate(pieces.objectives):
            self.asks_alike[i] = card.alike
            self.asks_different[i] = card.different
            self.asks_gold[i] = card.gold
            self.card_value[i] = card.value
            for each in card.dragons:
                self.asks_for[i][COLOURS.index(each.colour)] = each.count

    # --- copies ---------------------------------------------------------------------------------------------

    def copy(self) -> Kernel:
        twin = type(self).__new__(type(self))
        if not COMPILED:
            twin.__dict__.update(plain_arrays(), is_asked=False)
        make_copy(twin, self)
        return twin

    def rewind(self) -> None:
        copy_table(self, self.original)


def check_pieces(pieces: Components, players: int) -> None:
    """Compiled arrays have no bounds of their own."""
    eggs, cards = len(egg_deck(pieces)), len(pieces.objectives)
    if not players + PILES <= eggs <= MOST_EGGS or eggs % PILES:
        raise ValueError(f"no game of {players} has {eggs} eggs")
    if not OBJECTIVES_IN_PLAY[players] <= cards <= MOST_OBJECTIVES:
        raise ValueError(f"no game of {players} has {cards} objectives")


def make_copy(twin: Table, other: Table) -> None:
    twin.original = other
    twin.is_copy = True
    twin.pieces = other.pieces
    copy_setup(twin, other)
    copy_tuning(twin, other)
    copy_table(twin, other)
    copy_dragons(twin, other)


def copy_setup(twin: Table, other: Table) -> None:
    twin.seats = other.seats
    twin.n_eggs = other.n_eggs
    twin.n_faces = other.n_faces
    twin.n_cards = other.n_cards
    twin.in_play = other.in_play
    twin.gold_pointer = other.gold_pointer
    twin.water_pointer = other.water_pointer
    twin.fire_pointer = other.fire_pointer
    for i in range(other.n_eggs):
        twin.eggs[i] = other.eggs[i]
        twin.fire_need[i] = other.fire_need[i]
        twin.water_need[i] = other.water_need[i]
        twin.egg_value[i] = other.egg_value[i]
        twin.n_colours[i] = other.n_colours[i]
        for which in range(2):
            twin.egg_colour[i][which] = other.egg_colour[i][which]
    for i in range(other.n_faces):
        twin.faces[i] = other.faces[i]
    for i in range(4):
        twin.share[i] = other.share[i]
    for i in range(SECTIONS):
        twin.section_colour[i] = other.section_colour[i]
    for i in range(other.n_cards):
        twin.asks_alike[i] = other.asks_alike[i]
        twin.asks_different[i] = other.asks_different[i]
        twin.asks_gold[i] = other.asks_gold[i]
        twin.card_value[i] = other.card_value[i]
        for colour in range(4):
            twin.asks_for[i][colour] = other.asks_for[i][colour]
    for i in range(SALTS):
        twin.salt[i] = other.salt[i]


def copy_tuning(twin: Table, other: Table) -> None:
    twin.rounds_ahead = other.rounds_ahead
    twin.spread = other.spread
    twin.margin = other.margin
    twin.points_share = other.points_share
    twin.patience = other.patience
    twin.pace = other.pace
    twin.haste = other.haste
    twin.stored = other.stored
    twin.chase = other.chase
    twin.gold_step = other.gold_step
    twin.tempo = other.tempo
    twin.toll = other.toll
    for i in range(32):
        twin.decay[i] = other.decay[i]
        twin.hope[i] = other.hope[i]


def copy_table(twin: Table, other: Table) -> None:
    """All but the dragons: a copy only adds to them, so that going back is a matter of their number."""
    twin.is_weighed = False
    twin.s0 = other.s0
    twin.s1 = other.s1
    twin.s2 = other.s2
    twin.s3 = other.s3
    twin.first = other.first
    twin.round = other.round
    twin.wheel = other.wheel
    twin.ending = other.ending
    twin.stirred = other.stirred
    twin.quiet_rounds = other.quiet_rounds
    twin.horizon = other.horizon
    twin.turns_made = other.turns_made
    twin.n_row = other.n_row
    for slot in range(ROW):
        twin.row[slot] = other.row[slot]
        twin.taken_by[slot] = other.taken_by[slot]
    for p in range(PILES):
        twin.height[p] = other.height[p]
        for i in range(other.height[p]):
            twin.pile[p][i] = other.pile[p][i]
    for section in range(SECTIONS):
        for kind in range(3):
            twin.treasure[section][kind] = other.treasure[section][kind]
    copy_turn(twin, other)
    for seat in range(other.seats):
        copy_area(twin, other, seat)


def copy_turn(twin: Table, other: Table) -> None:
    twin.seat = other.seat
    twin.phase = other.phase
    twin.rerolled = other.rerolled
    twin.second_takes_egg = other.second_takes_egg
    twin.water = other.water
    twin.fire = other.fire
    twin.surplus_water = other.surplus_water
    twin.surplus_fire = other.surplus_fire
    twin.surplus_section = other.surplus_section
    twin.n_owed = other.n_owed
    for i in range(2):
        twin.dice[i] = other.dice[i]
        twin.used[i] = other.used[i]
        twin.owed[i] = other.owed[i]


def copy_area(twin: Table, other: Table, seat: int) -> None:
    for i in range(2):
        twin.egg[seat][i] = other.egg[seat][i]
        twin.lacks_fire[seat][i] = other.lacks_fire[seat][i]
        twin.lacks_water[seat][i] = other.lacks_water[seat][i]
    twin.gold[seat] = other.gold[seat]
    twin.points[seat] = other.points[seat]
    twin.n_objectives[seat] = other.n_objectives[seat]
    twin.n_dragons[seat] = other.n_dragons[seat]
    twin.mystery[seat] = other.mystery[seat]
    for colour in range(4):
        twin.plain[seat][colour] = other.plain[seat][colour]
    for slot in range(ROW):
        twin.missing_of[seat][slot] = other.missing_of[seat][slot]
        twin.helpful_of[seat][slot] = other.helpful_of[seat][slot]


def copy_dragons(twin: Table, other: Table) -> None:
    for seat in range(other.seats):
        for i in range(other.n_dragons[seat]):
            twin.dragons[seat][i] = other.dragons[seat][i]
