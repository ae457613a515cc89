"""A search under way: one tree in memory, from one position, for one seat."""

from __future__ import annotations

import ctypes
from functools import cache
from math import log
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from clutch.engine.kernel import Position
from clutch.engine.kernel.memory import COMPILED, in_memory, released
from clutch.search import tree
from clutch.search.nodes import LOGS, Tree

MASK = 0xFFFF_FFFF_FFFF_FFFF
MOST_NODES = 2_000_000
EDGES = 4  # for each node


@cache
def root_logs() -> NDArray[np.float64]:
    return np.array([0.0, *(log(i) ** 0.5 for i in range(1, LOGS))])


class Search:
    """Grows a tree. What the seat cannot know plays no part; the same seed grows the same tree."""

    def __init__(
        self, root: Position, seat: int, seed: int, most_nodes: int, exploration: float, randomness: int
    ) -> None:
        if not 0 <= most_nodes <= MOST_NODES:
            raise ValueError(f"a tree has 0 to {MOST_NODES} nodes")
        root.check_seat(seat)
        self._busy = Lock()
        self._root_key = root.information(seat)
        values = Tree()
        values.size, values.seat, values.seats, values.seed = root.size, seat, root.seats, seed & MASK
        values.exploration, values.randomness = exploration, randomness
        values.n_nodes = values.n_edges = 1  # 0 means none
        values.most_nodes = most_nodes + 1
        values.most_edges = EDGES * values.most_nodes
        values.slot_mask = (1 << (2 * values.most_nodes - 1).bit_length()) - 1
        self._tree = in_memory(values)
        self._tree.point("calls", root.kernel.calls)
        self._tree.point("root", root.kernel.memory(root.room))
        self._tree.point("work", root.kernel.memory(root.room))
        self._tree.array("root_log", root_logs())
        self._tree.array("node_key", np.zeros(values.most_nodes, np.uint64))
        self._slots = self._numbers("slots", values.slot_mask + 1)
        self._edges = self._numbers("node_edges", values.most_nodes)
        self._actions, self._next, self._visits, _ = (
            self._numbers(name, values.most_edges)
            for name in ("edge_action", "edge_next", "edge_visits", "edge_offered")
        )
        self._totals, self._squares = (
            self._tree.array(name, np.zeros(values.most_edges)) for name in ("edge_total", "edge_square")
        )

    def _numbers(self, name: str, size: int) -> list[int]:
        array: list[int] = self._tree.array(name, np.zeros(size, np.int32))
        return array

    def simulate(self, simulations: int) -> None:
        """So many simulations; compiled, without the interpreter's lock, so that several threads search at once."""
        if not self._busy.acquire(blocking=False):
            raise RuntimeError("another thread is growing this tree; give each thread its own")
        try:
            released(tree, "simulate", self._tree, simulations)
        finally:
            self._busy.release()

    def findings(self) -> dict[int, tuple[int, float, float]]:
        """For each action tried at the root: how often, the sum of what it led to, and the sum of its squares."""
        key = ctypes.c_uint64(self._root_key) if COMPILED else self._root_key
        edge = self._edges[self._slots[released(tree, "find_slot", self._tree, key, returns=ctypes.c_int)]]
        found = {}
        while edge != 0:
            found[int(self._actions[edge])] = (
                int(self._visits[edge]),
                float(self._totals[edge]),
                float(self._squares[edge]),
            )
            edge = self._next[edge]
        return found
