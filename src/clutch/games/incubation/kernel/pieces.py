"""What the set-up says, learnt once: players, eggs, objectives, dice and market."""

from __future__ import annotations

from typing import Any

from clutch.engine.kernel import COMPILED
from clutch.games.incubation.components import (
    COLOURS,
    MOST_EGGS,
    MOST_OBJECTIVES,
    OBJECTIVES_IN_PLAY,
    PILES,
    Components,
    egg_deck,
)
from clutch.games.incubation.kernel.table import Table, plain_arrays

SYMBOLS = ("water", "fire", "gold", "chest")
SALTS = 96
MASK = 0xFFFF_FFFF_FFFF_FFFF
MIX = 0x9E37_79B9_7F4A_7C15


class Pieces(Table):
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


def check_pieces(pieces: Components, players: int) -> None:
    """Compiled arrays have no bounds of their own."""
    eggs, cards = len(egg_deck(pieces)), len(pieces.objectives)
    if not players + PILES <= eggs <= MOST_EGGS or eggs % PILES:
        raise ValueError(f"no game of {players} has {eggs} eggs")
    if not OBJECTIVES_IN_PLAY[players] <= cards <= MOST_OBJECTIVES:
        raise ValueError(f"no game of {players} has {cards} objectives")
