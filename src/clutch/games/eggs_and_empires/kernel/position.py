"""A position, flat. Lists are arrays with a counter (`n_up` eggs of `up` are in use); the last card of a pile is its top."""

from __future__ import annotations

from typing import Annotated

from clutch.engine.kernel.calls import MOST_ACTIONS
from clutch.engine.kernel.layout import I8, U64, Record
from clutch.games.eggs_and_empires.components import (
    CARDS,
    MOST_DECKS,
    MOST_EGGS,
    MOST_HAND,
    MOST_PER_TURN,
    SEATS,
    TURNS,
)

MOST_IN_PILE = 24
EVERYONE = 1 << SEATS  # in pile_known: one bit a seat, or this
NO_HORIZON = 99


class Pieces(Record):
    """What the set-up says."""

    seats: int
    each: int  # cards that everybody plays in a turn
    hand_size: int
    decks: int
    rivals: int  # cards that rivals reveal in a turn
    reveal: int
    target: int
    marker_passes: int
    tokens_count: bool
    merchant: int
    blacksmith: int
    n_eggs: int
    eggs: Annotated[list[int], MOST_EGGS, I8]
    mean_egg: float


class Tuning(Record):
    """What rules of thumb and values go by; `loading.TUNING` says what each is."""

    rounds_ahead: int
    spread: float
    margin: float
    points_share: float
    token_weight: float
    whim: float
    thrift: float
    usual: Annotated[list[float], CARDS + 1]  # what a card is worth on average


class Position(Record):
    chance: Annotated[list[int], 4, U64]
    pieces: Pieces
    tuning: Tuning
    marker: int
    round: int
    turn: int
    phase: int
    to_act: int
    last_round: int
    n_egg_deck: int
    n_up: int
    n_down: int
    n_lost: int
    n_queue: int
    score: Annotated[list[int], SEATS]
    bonus: Annotated[list[int], SEATS]
    open_points: Annotated[list[int], SEATS]
    round_points: Annotated[list[int], SEATS]
    tokens: Annotated[list[int], SEATS, I8]
    unseen: Annotated[list[int], CARDS + 1, I8]  # how many of each card nobody has revealed this round
    wants: Annotated[list[int], SEATS, I8]  # a new hand
    merchants: Annotated[list[int], SEATS, I8]
    smiths: Annotated[list[int], SEATS, I8]
    n_hand: Annotated[list[int], SEATS, I8]
    n_deck: Annotated[list[int], SEATS, I8]
    n_pile: Annotated[list[int], SEATS, I8]
    hand: Annotated[list[list[int]], SEATS, MOST_HAND, I8]
    deck: Annotated[list[list[int]], SEATS, MOST_DECKS * CARDS, I8]
    played: Annotated[list[list[int]], SEATS, MOST_DECKS, I8]
    took: Annotated[list[list[int]], SEATS, MOST_DECKS, I8]  # the mark of the egg that a card took, plus 1
    pile: Annotated[list[list[int]], SEATS, MOST_IN_PILE, I8]
    pile_mark: Annotated[list[list[int]], SEATS, MOST_IN_PILE, I8]
    pile_known: Annotated[list[list[int]], SEATS, MOST_IN_PILE, I8]
    queue: Annotated[list[int], MOST_DECKS * SEATS, I8]  # 2 * seat + which of the seat's cards
    egg_deck: Annotated[list[int], MOST_EGGS, I8]
    up: Annotated[list[int], MOST_PER_TURN, I8]
    down: Annotated[list[int], SEATS, I8]
    down_scout: Annotated[list[int], SEATS, I8]
    lost: Annotated[list[int], TURNS, I8]
    lost_scout: Annotated[list[int], TURNS, I8]
    # room to work in
    pool: Annotated[list[int], MOST_EGGS + SEATS, I8]
    worth_of: Annotated[list[float], 12]
    ahead: Annotated[list[float], 12]  # chance that a rival's card beats this one
    left: Annotated[list[int], CARDS + 1]
    actions: Annotated[list[int], MOST_ACTIONS]
