"""A kernel: a game's rules once more, flat and fast, for search and simulation, for one set-up.

It never changes, and any number of threads may use it. What changes is a `Position`.
"""

from __future__ import annotations

import hashlib
from types import ModuleType
from typing import Any

from clutch.engine.kernel import calls
from clutch.engine.kernel.batch import Batch
from clutch.engine.kernel.layout import Record, assign, dtype, fields, filled
from clutch.engine.kernel.memory import COMPILED, Memory, Values, in_memory, read_from, write_into
from clutch.engine.kernel.position import Position

MASK = 0xFFFF_FFFF_FFFF_FFFF
CHECK = 16  # bytes that tell whether saved ones are whole, and of this kernel


class Kernel:
    """A game's own class names its modules, and says how a search should look ahead."""

    loading: Any  # from the set-up and from states of the rules to records
    modules: tuple[ModuleType, ...]  # where the functions of `Calls` stand
    sources: tuple[str, ...] = ()  # of points, for studies

    def __new__(cls, setup: Any, tuning: dict[str, float] | None = None) -> Kernel:  # noqa: ARG004 - see __init__
        """Never without a set-up."""
        return super().__new__(cls)

    def __init__(self, setup: Any, tuning: dict[str, float] | None = None) -> None:
        self.setup = setup
        self.seats: int = setup.players
        self.figures = {**self.loading.TUNING, **(tuning or {})}
        self.known: Record = self.loading.pieces(setup)
        self.pieces = in_memory(self.known)
        self.tuning = in_memory(self.loading.tuning(setup, self.figures))
        self.calls = in_memory(filled(calls.Calls, self.figures))
        modules = {module.__name__.rsplit(".", 1)[-1]: module for module in self.modules}
        for each in fields(calls.Calls):
            if each.call:
                self.calls.call(each.name, modules[each.c_name])
        self.template = Memory(self.loading.Position)  # a position before the set-up
        self.template.point("pieces", self.pieces)
        self.template.point("tuning", self.tuning)
        self.size = self.template.size
        places: Any = dtype(self.loading.Position).fields
        self.pointers = [slice(places[name][1], places[name][1] + 8) for name in ("pieces", "tuning")]
        self._identity = hashlib.blake2b(repr((setup, dtype(self.loading.Position))).encode()).digest()
        self.learn()

    def learn(self) -> None:
        """Fill in what follows from pieces and tuning, once for each set-up."""

    def search_preferences(self, position: Position) -> dict[str, float]:  # noqa: ARG002 - a game that needs it looks
        """How a search should differ from the usual one here: exploration, randomness, caution, certainty, share."""
        return {}

    # --- positions ------------------------------------------------------------------------------------------

    def memory(self, room: Any) -> Memory:
        """The same position in memory of its own."""
        memory = Memory(self.loading.Position)
        memory.room = self.copied(room)
        return memory

    def copied(self, room: Any) -> Any:
        if COMPILED:
            return bytearray(room)
        twin = self.loading.Position()
        assign(twin, room, 0)
        return twin

    def rows(self, n: int) -> Memory:
        """Memory for so many positions side by side."""
        rows = Memory(self.loading.Position, n)
        for i in range(n):
            if COMPILED:
                rows.room[i * self.size : (i + 1) * self.size] = self.template.room
            else:
                rows.room[i] = self.copied(self.template.room)
        return rows

    def _blank(self) -> Position:
        """Before the set-up: nothing can be done with it but to start."""
        return Position(self, self.copied(self.template.room))

    def start(self, seed: int) -> Position:
        """A new game, from a 64-bit number."""
        position = self._blank()
        position.start(seed & MASK)
        return position

    def load(self, state: Any) -> Position:
        """The position that equals a state of the rules; answers that are not all in are not part of it."""
        return self._holding(self.loading.position(self.setup, self.known, state))

    def values(self, position: Position) -> Any:
        """The numbers of a position, by the names of its fields, in lists: to be looked at."""
        position.check_made()
        if not COMPILED:
            return self.copied(position.room)
        return Values(position.room, self.loading.Position, pieces=self.known)

    def save(self, position: Position) -> bytes:
        """A position as bytes: the same ones compiled and uncompiled."""
        position.check_made()
        room = bytearray(position.room) if COMPILED else bytearray(self.size)
        if not COMPILED:
            write_into(room, position.room)
        for pointer in self.pointers:
            room[pointer] = bytes(len(room[pointer]))
        return bytes(room) + self._check(room)

    def restore(self, saved: bytes) -> Position:
        """The position that was saved, by a kernel of the same game and set-up."""
        room, check = bytearray(saved[:-CHECK]), saved[-CHECK:]
        if len(room) != self.size or check != self._check(room):
            raise ValueError("these bytes are no position of this game and set-up; save it again")
        if not COMPILED:
            return self._holding(read_from(room, self.loading.Position))
        for pointer in self.pointers:
            room[pointer] = self.template.room[pointer]
        return Position(self, room)

    def batch(self, rows: int, remember: bool = False) -> Batch:
        """So many positions side by side, to be started."""
        return Batch(self, rows, remember)

    def _holding(self, values: Record) -> Position:
        position = self._blank()
        if COMPILED:
            write_into(position.room, values)
        else:
            values.pieces, values.tuning = self.pieces.room, self.tuning.room  # type: ignore[attr-defined]
            position = Position(self, values)
        return position

    def _check(self, room: bytearray) -> bytes:
        return hashlib.blake2b(room, key=self._identity, digest_size=CHECK).digest()
