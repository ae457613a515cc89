"""Many positions of one kernel, side by side in memory, played in one call without the interpreter's lock."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from clutch.engine.kernel import playing
from clutch.engine.kernel.calls import MOST_ACTIONS, Rows
from clutch.engine.kernel.layout import assign
from clutch.engine.kernel.memory import COMPILED, in_memory, released
from clutch.engine.kernel.position import Position

if TYPE_CHECKING:
    from clutch.engine.kernel.kernel import Kernel

MOST_ROWS = 10_000_000
Ints = NDArray[np.int32]
Which = Sequence[int] | NDArray[Any] | None


@dataclass(frozen=True)
class Legal:
    """What may be done in each position; where the game is over nothing, by nobody (-1)."""

    actions: Ints  # a row a position, of which the first so many count
    counts: Ints
    deciders: Ints

    def mask(self, actions: int) -> NDArray[np.bool_]:
        """A row a position, with a place for each of so many actions."""
        legal = np.zeros((len(self.counts), actions), np.bool_)
        rows, columns = np.nonzero(np.arange(MOST_ACTIONS) < self.counts[:, None])
        legal[rows, self.actions[rows, columns]] = True
        return legal


class Batch:
    """N positions, by their numbers. `which` picks some of them; without it a call is about all.

    >>> import numpy as np
    >>> from clutch.games.registry import all_games
    >>> game = all_games()[0]
    >>> batch = game.kernel(game.prepare(players=3)).batch(100)
    >>> batch.start(seeds=range(100))
    >>> legal = batch.legal_actions()
    >>> batch.apply(legal.actions[:, 0])
    >>> bool(batch.play_out().min() > 10)
    True
    """

    def __init__(self, kernel: Kernel, rows: int, remember: bool = False) -> None:
        """If it remembers how steps began, rules of thumb do not see what others have answered in them."""
        if not 1 <= rows <= MOST_ROWS:
            raise ValueError(f"a batch has 1 to {MOST_ROWS:,} positions")
        self.kernel = kernel
        self.rows = rows
        self._busy = Lock()
        self._everything = np.arange(rows, dtype=np.int32)
        self._is_started = np.zeros(rows, np.bool_)
        self._scratch = np.zeros(MOST_ACTIONS, np.int32)
        self._listed = np.zeros((rows, MOST_ACTIONS), np.int32)  # by position, with how many; -1: it has changed since
        self._counts = np.full(rows, -1, np.int32)
        self._positions = kernel.rows(rows)
        record = Rows()
        record.size, record.seats, record.remembers = kernel.size, kernel.seats, int(remember)
        self._memory = in_memory(record)
        self._memory.point("calls", kernel.calls)
        self._memory.point("at", self._positions)
        self._memory.point("template", kernel.template)
        if remember:
            self._memory.point("before", kernel.rows(rows))
            self._memory.point("scratch", kernel.memory(kernel.template.room))

    # --- playing --------------------------------------------------------------------------------------------

    def start(self, seeds: Sequence[int] | NDArray[Any], which: Which = None) -> None:
        """New games, each from a 64-bit number."""
        chosen = self._chosen(which, started=False)
        self._run("start_all", chosen, self._each(seeds, chosen, np.uint64))
        self._is_started[chosen] = True
        self._counts[chosen] = -1

    def legal_actions(self, which: Which = None) -> Legal:
        """Of all positions, `actions` are those of the next call too, when that is made: copy what is to be kept."""
        chosen = self._chosen(which)
        deciders = np.empty(len(chosen), np.int32)
        self._run("list_all", chosen, self._listed, self._counts, deciders)
        if chosen is self._everything:
            return Legal(self._listed, self._counts.copy(), deciders)
        return Legal(self._listed[chosen], self._counts[chosen], deciders)

    def apply(self, actions: Sequence[int] | NDArray[Any], which: Which = None) -> None:
        """An action in each; if one of them is not legal, none is carried out."""
        chosen = self._chosen(which)
        wanted = self._each(actions, chosen, np.int32)
        wrong = self._run("first_illegal", chosen, wanted, self._listed, self._counts, returns=ctypes.c_int)
        if wrong >= 0:
            raise ValueError(f"action {wanted[wrong]} is not legal in position {chosen[wrong]}; nothing was done")
        self._run("apply_all", chosen, wanted)
        self._counts[chosen] = -1

    def any_action(self, which: Which = None) -> Ints:
        """Any legal action of each, drawn by the position's own chance."""
        chosen = self._chosen(which)
        self._check_playing(chosen)
        actions = np.empty(len(chosen), np.int32)
        self._run("any_actions", chosen, actions, self._scratch)
        return actions

    def rule_of_thumb(self, which: Which = None) -> Ints:
        """A sensible action for the decider of each."""
        chosen = self._chosen(which)
        self._check_playing(chosen)
        advice = np.empty(len(chosen), np.int32)
        self._run("advise_all", chosen, advice)
        return advice

    def deal_anew(
        self, seats: Sequence[int] | NDArray[Any], seeds: Sequence[int] | NDArray[Any], which: Which = None
    ) -> None:
        """Deal, in each, what this seat cannot know anew; each draws from then on from its seed."""
        chosen = self._chosen(which)
        viewers = self._each(seats, chosen, np.int32)
        if ((viewers < 0) | (viewers >= self.kernel.seats)).any():
            raise IndexError(f"seats are 0 to {self.kernel.seats - 1}")
        self._run("deal_all_anew", chosen, viewers, self._each(seeds, chosen, np.uint64))
        self._counts[chosen] = -1

    def play_out(self, which: Which = None) -> Ints:
        """Any legal actions to the end; how many were made in each."""
        chosen = self._chosen(which)
        made = np.empty(len(chosen), np.int32)
        self._run("play_all_out", chosen, made, self._scratch)
        self._counts[chosen] = -1
        return made

    def results(self, which: Which = None) -> tuple[Ints, Ints]:
        """Scores and places, by position and seat."""
        chosen = self._chosen(which)
        scores, places = (np.empty((len(chosen), self.kernel.seats), np.int32) for _ in range(2))
        self._run("score_all", chosen, scores, places)
        return scores, places

    # --- one of them ----------------------------------------------------------------------------------------

    def position(self, row: int) -> Position:
        """A copy of one position."""
        (chosen,) = self._chosen([row])
        return Position(self.kernel, self.kernel.copied(self._row(chosen)))

    def put(self, row: int, position: Position) -> None:
        """Take over a position of the same kernel."""
        (chosen,) = self._chosen([row], started=False)
        if position.kernel is not self.kernel or position.is_asked:
            raise ValueError("this is no position of the batch's kernel that can be played on")
        with self._alone():
            if COMPILED:
                self._row(chosen)[:] = position.room
            else:
                assign(self._row(chosen), position.room, 0)
        self._is_started[chosen] = True
        self._counts[chosen] = -1

    def _row(self, row: int) -> Any:
        if not COMPILED:
            return self._positions.room[row]
        return memoryview(self._positions.room)[row * self.kernel.size : (row + 1) * self.kernel.size]

    # --- checks ---------------------------------------------------------------------------------------------

    def _chosen(self, which: Which, started: bool = True) -> Ints:
        """Positions that are there, each once: compiled arrays have no bounds of their own."""
        chosen = self._everything if which is None else np.asarray(which)
        if chosen is not self._everything:
            if chosen.ndim != 1 or (chosen.size and chosen.dtype.kind not in "iu"):
                raise ValueError("name positions by a list of their numbers")
            if chosen.size and not 0 <= chosen.min() <= chosen.max() < self.rows:
                raise IndexError(f"positions are 0 to {self.rows - 1}")
            chosen = np.ascontiguousarray(chosen, np.int32)
            if len(np.unique(chosen)) != len(chosen):
                raise ValueError("name each position once")
        if started and not self._is_started[chosen].all():
            raise ValueError("some of these positions have no game yet; start them first")
        return chosen

    def _check_playing(self, chosen: Ints) -> None:
        if (self.legal_actions(chosen).deciders < 0).any():
            raise ValueError("some of these games are over")

    @staticmethod
    def _each(values: Any, chosen: Ints, kind: Any) -> NDArray[Any]:
        """A number for each chosen position."""
        array = np.ascontiguousarray(values, kind)
        if array.shape != chosen.shape:
            raise ValueError(f"{len(chosen)} positions take {len(chosen)} numbers")
        return array

    @contextmanager
    def _alone(self) -> Iterator[None]:
        if not self._busy.acquire(blocking=False):
            raise RuntimeError("another thread is using this batch; give each thread its own")
        try:
            yield
        finally:
            self._busy.release()

    def _run(self, name: str, chosen: Ints, *arrays: NDArray[Any], returns: Any = None) -> Any:
        with self._alone():
            return released(playing, name, self._memory, chosen, len(chosen), *arrays, returns=returns)
