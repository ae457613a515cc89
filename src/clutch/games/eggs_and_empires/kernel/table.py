"""What is on the table, flat: the fields of the kernel, and copies of it.

Lists are arrays with a counter (`n_up` eggs of `up` are in use); the last card of a pile is its top.
"""

from __future__ import annotations

from typing import Any

from clutch.engine.kernel import COMPILED, Kernel, room
from clutch.games.eggs_and_empires.components import EGGS_PER_TURN, MOST_EGGS, egg_deck, eggs_needed

SEATS = 6
MARKER_OPTIONS = ("ties", "every_round", "every_turn")


def plain_arrays() -> dict[str, list[Any]]:
    """The arrays of table.pxd, when nothing is compiled."""
    by_seat: tuple[str, ...] = (
        "score",
        "bonus",
        "open_points",
        "round_points",
        "tokens",
        "wants",
        "merchants",
        "smiths",
    )
    by_seat += ("n_hand", "n_deck", "n_pile", "down", "down_scout")
    return {
        **{name: room(SEATS) for name in by_seat},
        **{name: room(SEATS, 24) for name in ("pile", "pile_mark", "pile_known")},
        "hand": room(SEATS, 4),
        "deck": room(SEATS, 20),
        "played": room(SEATS, 2),
        "took": room(SEATS, 2),
        "queue": room(12),
        "egg_deck": room(60),
        "eggs": room(60),
        "up": room(4),
        "lost": room(8),
        "lost_scout": room(8),
        "pool": room(64),
        "worth_of": room(12),
        "unseen": room(11),
        "ahead": room(12),
        "left": room(11),
        "usual": room(11),
        "actions": room(128),
    }


class Table(Kernel):
    original: Table
    each: int
    hand_size: int
    decks: int
    reveal: int
    target: int
    marker_option: int
    merchant: int
    blacksmith: int
    n_eggs: int
    tokens_count: bool
    eggs: list[int]
    rivals: int
    unseen: list[int]
    ahead: list[float]
    left: list[int]
    usual: list[float]
    mean_egg: float
    rounds_ahead: int
    spread: float
    margin: float
    points_share: float
    token_weight: float
    whim: float
    thrift: float
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
    score: list[int]
    bonus: list[int]
    open_points: list[int]
    round_points: list[int]
    tokens: list[int]
    wants: list[int]
    merchants: list[int]
    smiths: list[int]
    n_hand: list[int]
    n_deck: list[int]
    n_pile: list[int]
    hand: list[list[int]]
    deck: list[list[int]]
    played: list[list[int]]
    took: list[list[int]]
    pile: list[list[int]]
    pile_mark: list[list[int]]
    pile_known: list[list[int]]
    queue: list[int]
    egg_deck: list[int]
    up: list[int]
    down: list[int]
    down_scout: list[int]
    lost: list[int]
    lost_scout: list[int]
    pool: list[int]
    worth_of: list[float]

    def __init__(self, setup: Any) -> None:
        if not COMPILED:
            self.__dict__.update(plain_arrays())
        super().__init__()
        players = setup.players
        self.seats = players
        self.each = self.decks = 2 if players == 2 else 1
        self.hand_size = 4 if players == 2 else 3
        self.rivals = (players - 1) * self.each  # cards that rivals reveal in a turn
        self.reveal = EGGS_PER_TURN[players]
        self.target = 3 if players <= 4 else 2
        self.tokens_count = setup.options.scoring == "tokens"
        self.marker_option = MARKER_OPTIONS.index(setup.options.marker)
        self.merchant = setup.components.merchant.points
        self.blacksmith = setup.components.blacksmith.points
        values = egg_deck(setup.components, players)
        if not eggs_needed(players) <= len(values) <= MOST_EGGS:
            raise ValueError(f"no game of {players} has {len(values)} eggs")
        self.mean_egg = sum(values) / len(values)
        self.n_eggs = len(values)
        for i, value in enumerate(values):
            self.eggs[i] = value

    # --- copies ---------------------------------------------------------------------------------------------

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
    copy_setup(twin, other)
    copy_table(twin, other)


def copy_setup(twin: Table, other: Table) -> None:
    twin.seats = other.seats
    twin.each = other.each
    twin.hand_size = other.hand_size
    twin.decks = other.decks
    twin.reveal = other.reveal
    twin.target = other.target
    twin.marker_option = other.marker_option
    twin.merchant = other.merchant
    twin.blacksmith = other.blacksmith
    twin.n_eggs = other.n_eggs
    twin.mean_egg = other.mean_egg
    twin.tokens_count = other.tokens_count
    twin.rounds_ahead = other.rounds_ahead
    twin.spread = other.spread
    twin.margin = other.margin
    twin.points_share = other.points_share
    twin.token_weight = other.token_weight
    twin.whim = other.whim
    twin.thrift = other.thrift
    twin.rivals = other.rivals
    for i in range(other.n_eggs):
        twin.eggs[i] = other.eggs[i]
    for card in range(11):
        twin.usual[card] = other.usual[card]


def copy_table(twin: Table, other: Table) -> None:
    twin.s0 = other.s0
    twin.s1 = other.s1
    twin.s2 = other.s2
    twin.s3 = other.s3
    twin.marker = other.marker
    twin.round = other.round
    twin.turn = other.turn
    twin.phase = other.phase
    twin.to_act = other.to_act
    twin.last_round = other.last_round
    twin.n_egg_deck = other.n_egg_deck
    twin.n_up = other.n_up
    twin.n_down = other.n_down
    twin.n_lost = other.n_lost
    twin.n_queue = other.n_queue
    for card in range(11):
        twin.unseen[card] = other.unseen[card]
    for i in range(other.n_egg_deck):
        twin.egg_deck[i] = other.egg_deck[i]
    for i in range(other.n_up):
        twin.up[i] = other.up[i]
    for i in range(other.n_down):
        twin.down[i] = other.down[i]
        twin.down_scout[i] = other.down_scout[i]
    for i in range(other.n_lost):
        twin.lost[i] = other.lost[i]
        twin.lost_scout[i] = other.lost_scout[i]
    for i in range(other.n_queue):
        twin.queue[i] = other.queue[i]
    for seat in range(other.seats):
        copy_area(twin, other, seat)


def copy_area(twin: Table, other: Table, seat: int) -> None:
    twin.score[seat] = other.score[seat]
    twin.bonus[seat] = other.bonus[seat]
    twin.open_points[seat] = other.open_points[seat]
    twin.round_points[seat] = other.round_points[seat]
    twin.tokens[seat] = other.tokens[seat]
    twin.wants[seat] = other.wants[seat]
    twin.merchants[seat] = other.merchants[seat]
    twin.smiths[seat] = other.smiths[seat]
    twin.n_hand[seat] = other.n_hand[seat]
    twin.n_deck[seat] = other.n_deck[seat]
    twin.n_pile[seat] = other.n_pile[seat]
    for i in range(4):
        twin.hand[seat][i] = other.hand[seat][i]
    for i in range(other.n_deck[seat]):
        twin.deck[seat][i] = other.deck[seat][i]
    for i in range(other.n_pile[seat]):
        twin.pile[seat][i] = other.pile[seat][i]
        twin.pile_mark[seat][i] = other.pile_mark[seat][i]
        twin.pile_known[seat][i] = other.pile_known[seat][i]
    for i in range(2):
        twin.played[seat][i] = other.played[seat][i]
        twin.took[seat][i] = other.took[seat][i]
