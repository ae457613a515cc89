"""Copies of a kernel, and the way back: once for each simulation of a search."""

from __future__ import annotations

from clutch.engine.kernel import COMPILED, Kernel
from clutch.games.incubation import components
from clutch.games.incubation.kernel.pieces import Pieces
from clutch.games.incubation.kernel.table import Table, plain_arrays

SECTIONS = components.SECTIONS
PILES = components.PILES
ROW = components.ROW
SALTS = 96


class Copies(Pieces):
    def copy(self) -> Kernel:
        twin = type(self).__new__(type(self))
        if not COMPILED:
            twin.__dict__.update(plain_arrays(), is_asked=False)
        make_copy(twin, self)
        return twin

    def rewind(self) -> None:
        copy_table(self, self.original)


def make_copy(twin: Table, other: Table) -> None:
    twin.original = other
    twin.is_copy = True
    twin.pieces = other.pieces
    copy_setup(twin, other)
    copy_tuning(twin, other)
    copy_table(twin, other)


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
    for i in range(40):
        twin.decay[i] = other.decay[i]
        twin.hope[i] = other.hope[i]


def copy_table(twin: Table, other: Table) -> None:
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
    for i in range(other.n_dragons[seat]):
        twin.dragons[seat][i] = other.dragons[seat][i]
