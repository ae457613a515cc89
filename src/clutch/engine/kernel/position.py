"""A position as Python sees it: every call is checked, and what fails changes nothing."""

from __future__ import annotations

from typing import Annotated, Any

from clutch.engine.kernel import calls, generator, layout, playing
from clutch.engine.kernel.layout import Pointer, Word


class Position:
    """Where a game of a kernel stands. Made by `Kernel.start`, `Kernel.load` or `copy`.

    >>> from clutch.games.registry import all_games
    >>> game = all_games()[0]
    >>> position = game.kernel(game.prepare(players=4)).start(seed=7)
    >>> while not position.is_over():
    ...     position.apply(position.legal_actions()[0])
    >>> len(position.scores())
    4
    """

    kernel: Any
    room: Any
    at: Pointer
    calls: calls.Calls
    seats: int
    size: int
    is_asked: bool
    listed: int  # how many legal actions are in `actions`; -1: not yet listed
    actions: Annotated[list[int], calls.MOST_ACTIONS]
    shares: Annotated[list[float], calls.MOST_SEATS]

    def __init__(self, kernel: Any, room: Any) -> None:
        if isinstance(room, layout.Record):  # uncompiled
            self.actions = layout.room(calls.MOST_ACTIONS)
            self.shares = layout.room(calls.MOST_SEATS)
        self.is_asked = False
        self.listed = -1
        self.kernel = kernel
        self.room = room
        self.at = layout.address(room)
        self.calls = calls.calls_at(kernel.calls.room)
        self.seats = kernel.seats
        self.size = kernel.size

    def start(self, number: Word) -> None:
        """Begin a new game, from a 64-bit number."""
        self.check_made()
        layout.assign(self.at, layout.address(self.kernel.template.room), self.size)
        self.seed(number)
        self.is_asked = False
        self.listed = -1
        self.calls.start(self.at)

    # --- playing --------------------------------------------------------------------------------------------

    def legal_actions(self) -> list[int]:
        """What the decider may do; nothing when the game is over."""
        self.check_made()
        if self.listed < 0:
            self.listed = self.calls.legal_actions(self.at, self.actions)
        return [self.actions[i] for i in range(self.listed)]

    def apply(self, action: int) -> None:
        """Carry out an action."""
        self.check_acting()
        if self.listed < 0:
            self.listed = self.calls.legal_actions(self.at, self.actions)
        for i in range(self.listed):
            if self.actions[i] == action:
                self.listed = -1
                self.calls.apply(self.at, action)
                return
        raise ValueError(f"action {action} is not legal here; legal are {self.legal_actions()}")

    def decider(self) -> int:
        """Whose action comes next."""
        self.check_made()
        return self.calls.decider(self.at)

    def is_over(self) -> bool:
        self.check_made()
        return self.calls.is_over(self.at)

    def play_out(self) -> int:
        """Any legal actions to the end; how many were made."""
        self.check_acting()
        self.listed = -1
        return playing.play_out(self.calls, self.at, self.actions)

    def play_by_thumb(self, randomness: int) -> int:
        """Rules of thumb up to the horizon, with so many actions in 100 taken at random."""
        self.check_acting()
        self.listed = -1
        return playing.play_by_thumb(self.calls, self.at, randomness, self.actions)

    def step_begun(self) -> bool:
        """Whether somebody has answered in a step that others have still to answer."""
        self.check_made()
        return self.calls.step_begun(self.at)

    def take_back(self, before: Position) -> None:
        """Undo the answers of a step whose deciders have not all answered; `before` is how the step began."""
        self.check_alike(before)
        self.listed = -1
        self.calls.take_back(self.at, before.at)

    def ask(self, seat: int) -> None:
        """Turn to this one of the deciders of a step. After that the position answers questions only: ask a copy."""
        self.check_seat(seat)
        self.is_asked = True
        self.listed = -1
        self.calls.ask(self.at, seat)

    # --- what a seat knows, and thinks ----------------------------------------------------------------------

    def deal_anew(self, seat: int) -> None:
        """Deal everything that this seat cannot know anew."""
        self.check_seat(seat)
        self.listed = -1
        self.calls.deal_anew(self.at, seat)

    def information(self, seat: int) -> Word:
        """A number for what this seat has seen: equal if it cannot tell two positions apart."""
        self.check_seat(seat)
        return self.calls.information(self.at, seat)

    def rule_of_thumb(self) -> int:
        """A sensible action for the decider, from nothing but what it knows."""
        self.check_made()
        if self.calls.is_over(self.at):
            raise ValueError("the game is over")
        return self.calls.rule_of_thumb(self.at, True)

    def set_horizon(self) -> None:
        """How far playouts look ahead from here."""
        self.check_made()
        self.calls.set_horizon(self.at)

    def at_horizon(self) -> bool:
        self.check_made()
        return self.calls.at_horizon(self.at)

    def value(self, seat: int) -> float:
        """How well this seat stands: its chance to win, estimated. Those of all seats are 1."""
        self.check_seat(seat)
        playing.value_all(self.calls, self.at, self.seats, self.shares)
        return self.shares[seat]

    # --- chance ---------------------------------------------------------------------------------------------

    def seed(self, number: Word) -> None:
        """Draw from now on from this 64-bit number."""
        self.check_made()
        generator.seed(layout.chance_of(self.at), number)

    def draw_like(self, key: bytes) -> None:
        """Draw from now on like Chance(key)."""
        self.check_made()
        if len(key) != 32 or not any(key):
            raise ValueError("a key is 32 bytes, not all of them zero")
        chance = layout.chance_of(self.at)
        for i in range(4):
            chance[i] = int.from_bytes(key[8 * i : 8 * i + 8], "little")

    def below(self, n: int) -> int:
        """A random whole number from 0 to n - 1."""
        self.check_made()
        return generator.below(layout.chance_of(self.at), n)

    # --- the end, and studies -------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        self.check_made()
        return [self.calls.score(self.at, seat) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """1 for who wins; equals share the better place."""
        self.check_made()
        return [playing.place_of(self.calls, self.at, self.seats, seat) for seat in range(self.seats)]

    def rounds(self) -> int:
        """How many rounds, or phases, have begun."""
        self.check_made()
        return self.calls.rounds(self.at)

    def order(self) -> list[int]:
        """The seats, the one that begins first."""
        self.check_made()
        first = self.calls.opener(self.at)
        return [(first + i) % self.seats for i in range(self.seats)]

    def points_from(self, source: int, seat: int) -> int:
        """What a seat has from the n-th of the kernel's sources of points."""
        self.check_seat(seat)
        if not 0 <= source < len(self.kernel.sources):
            raise IndexError(f"there is no source {source}")
        return self.calls.points_from(self.at, source, seat)

    # --- values ---------------------------------------------------------------------------------------------

    def copy(self) -> Position:
        self.check_made()
        twin = Position(self.kernel, self.kernel.copied(self.room))
        twin.is_asked = self.is_asked
        return twin

    def assign(self, other: Position) -> None:
        """Become equal to another position of the same kernel, chance included."""
        self.check_alike(other)
        self.listed = -1
        layout.assign(self.at, other.at, self.size)
        self.is_asked = other.is_asked

    # --- checks: all is well, or they raise -------------------------------------------------------------------

    def check_made(self) -> bool:
        if self.kernel is None:
            raise TypeError("a position is made by Kernel.start, Kernel.load or copy")
        return True

    def check_acting(self) -> bool:
        if self.is_asked:
            raise ValueError("a position that was asked answers questions only; act on another copy")
        return self.check_made()

    def check_alike(self, other: Position) -> bool:
        if type(other) is not Position or other.kernel is not self.kernel:  # None too
            raise ValueError("these positions are of different kernels")
        return self.check_made()

    def check_seat(self, seat: int) -> bool:
        """Compiled arrays have no bounds of their own."""
        self.check_made()
        if not 0 <= seat < self.seats:
            raise IndexError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        return True
