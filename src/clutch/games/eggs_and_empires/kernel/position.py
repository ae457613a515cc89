"""A position, flat. Lists are arrays with a counter (`n_up` eggs of `up`); the last card of a pile is its top."""

from __future__ import annotations

from typing import Annotated

from clutch.engine.kernel.calls import MOST_ACTIONS
from clutch.engine.kernel.layout import I8, U64, Record
from clutch.games.eggs_and_empires import components

MOST_IN_PILE = 24
EVERYONE = 1 << components.SEATS  # in pile_known: one bit a seat, or this
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
    eggs: Annotated[list[int], components.MOST_EGGS, I8]
    mean_egg: float


class Tuning(Record):
    """What rules of thumb and values go by, found by benchmarks/tune_search.py."""

    rounds_ahead: int = 0  # how many rounds after this one a playout goes on
    spread: float = 16.0  # points by which the results of a round differ
    margin: float = 12.0  # points by which a finished game is clearly won
    points_share: float = 0.3  # of a finished game's value that goes by points, not by the place
    token_weight: float = 1.2
    whim: float = 1.0  # points by which a rule of thumb errs
    thrift: float = 2.0  # in how many last turns a card is no longer saved up
    usual: Annotated[list[float], components.CARDS + 1]  # what a card is worth on average


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
    score: Annotated[list[int], components.SEATS]
    bonus: Annotated[list[int], components.SEATS]
    open_points: Annotated[list[int], components.SEATS]
    round_points: Annotated[list[int], components.SEATS]
    tokens: Annotated[list[int], components.SEATS, I8]
    unseen: Annotated[list[int], components.CARDS + 1, I8]  # how many of each card nobody has revealed this round
    wants: Annotated[list[int], components.SEATS, I8]  # a new hand
    merchants: Annotated[list[int], components.SEATS, I8]
    smiths: Annotated[list[int], components.SEATS, I8]
    n_hand: Annotated[list[int], components.SEATS, I8]
    n_deck: Annotated[list[int], components.SEATS, I8]
    n_pile: Annotated[list[int], components.SEATS, I8]
    hand: Annotated[list[list[int]], components.SEATS, components.MOST_HAND, I8]
    deck: Annotated[list[list[int]], components.SEATS, components.MOST_DECKS * components.CARDS, I8]
    played: Annotated[list[list[int]], components.SEATS, components.MOST_DECKS, I8]
    took: Annotated[
        list[list[int]], components.SEATS, components.MOST_DECKS, I8
    ]  # the mark of the egg that a card took, plus 1
    pile: Annotated[list[list[int]], components.SEATS, MOST_IN_PILE, I8]
    pile_mark: Annotated[list[list[int]], components.SEATS, MOST_IN_PILE, I8]
    pile_known: Annotated[list[list[int]], components.SEATS, MOST_IN_PILE, I8]
    queue: Annotated[list[int], components.MOST_DECKS * components.SEATS, I8]  # 2 * seat + which of the seat's cards
    egg_deck: Annotated[list[int], components.MOST_EGGS, I8]
    up: Annotated[list[int], components.MOST_PER_TURN, I8]
    down: Annotated[list[int], components.SEATS, I8]
    down_scout: Annotated[list[int], components.SEATS, I8]
    lost: Annotated[list[int], components.TURNS, I8]
    lost_scout: Annotated[list[int], components.TURNS, I8]
    # room to work in
    pool: Annotated[list[int], components.MOST_EGGS + components.SEATS, I8]
    worth_of: Annotated[list[float], 12]
    ahead: Annotated[list[float], 12]  # chance that a rival's card beats this one
    left: Annotated[list[int], components.CARDS + 1]
    actions: Annotated[list[int], MOST_ACTIONS]
