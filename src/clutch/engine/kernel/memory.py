"""Where records lie: bytes that compiled code works on; uncompiled, the records themselves."""

from __future__ import annotations

import ctypes
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clutch.engine.kernel import playing
from clutch.engine.kernel.layout import Record, assign, dtype, fields

COMPILED = not str(playing.__file__).endswith(".py")


class Memory:
    """A record, or several side by side."""

    def __init__(self, record: type[Record], rows: int | None = None) -> None:
        self.record = record
        self.size = dtype(record).itemsize
        self.kept: list[Any] = []  # what is pointed at lives as long as this
        self.room: Any
        if COMPILED:
            self.room = bytearray(self.size * (1 if rows is None else rows))
        else:
            self.room = record() if rows is None else [record() for _ in range(rows)]

    @property
    def address(self) -> Any:
        """For a call from Python."""
        return where(self.room) if COMPILED else self.room

    def write(self, values: Record) -> None:
        """Take over all numbers; one that does not fit is an OverflowError, and nothing is written."""
        if not COMPILED:
            assign(self.room, values, 0)
            return
        write_into(self.room, values)

    def point(self, name: str, to: Memory) -> None:
        """Let a pointer of the record point at another memory."""
        self._set(name, to.address)
        self.kept.append(to)

    def array(self, name: str, values: NDArray[Any]) -> Any:
        """Let a pointer of the record point at an array, uncompiled at a list; that is handed back."""
        array = values if COMPILED else values.tolist()
        self._set(name, where(array) if COMPILED else array)
        self.kept.append(array)
        return array

    def call(self, name: str, module: ModuleType) -> None:
        """Let a pointer of the record point at the function of this name."""
        self._set(name, entry(module, name) if COMPILED else getattr(module, name))

    def _set(self, name: str, value: Any) -> None:
        if COMPILED:
            np.frombuffer(self.room, dtype(self.record))[name] = value
        else:
            setattr(self.room, name, value)


def in_memory(values: Record) -> Memory:
    """The same numbers, where compiled code can reach them."""
    memory = Memory(type(values))
    memory.write(values)
    return memory


def write_into(room: bytearray, values: Record) -> None:
    """The numbers of a record, into the bytes of one; its pointers stay."""
    record = type(values)
    rows = np.frombuffer(room, dtype(record))
    row = rows.copy()
    for field in fields(record):
        if field.is_number:
            row[field.name] = np.array(getattr(values, field.name), row.dtype[field.name].base)
    rows[:] = row


class Values:
    """The numbers of a record in bytes, by the names of its fields: each is read when it is asked for."""

    def __init__(self, room: bytearray, record: type[Record], **known: Any) -> None:
        self._room = memoryview(bytes(room))
        self._places: Any = dtype(record).fields
        self.__dict__.update(known)

    def __getattr__(self, name: str) -> Any:
        if name not in self._places:
            raise AttributeError(name)
        kind, start = self._places[name]
        view = self._room[start : start + kind.itemsize]
        value = view.cast(kind.base.char, kind.shape).tolist() if kind.shape else view.cast(kind.char)[0]
        self.__dict__[name] = value
        return value


def read_from(room: bytearray, record: type[Record]) -> Any:
    """A record with the numbers in these bytes."""
    values, found = record(), Values(room, record)
    for field in fields(record):
        if field.is_number:
            setattr(values, field.name, getattr(found, field.name))
    return values


def where(array: Any) -> int:
    """The address of the first byte of an array or of bytes."""
    return int(np.frombuffer(array, np.uint8).ctypes.data if isinstance(array, bytearray) else array.ctypes.data)


def entry(module: ModuleType, name: str) -> int:
    """The address of a compiled function."""
    functions = getattr(module, "__pyx_capi__", {})
    if name not in functions:
        raise ImportError(f"{module.__name__} has no compiled {name}; compile all kernels again: make build")
    api = ctypes.pythonapi
    api.PyCapsule_GetName.restype = ctypes.c_char_p
    api.PyCapsule_GetName.argtypes = [ctypes.py_object]
    api.PyCapsule_GetPointer.restype = ctypes.c_void_p
    api.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
    capsule = functions[name]
    return int(api.PyCapsule_GetPointer(capsule, api.PyCapsule_GetName(capsule)))


def released(module: ModuleType, name: str, *given: Any, returns: Any = None) -> Any:
    """Call a function of a kernel with memories, arrays and numbers; compiled, without the interpreter's lock.

    `given` is held until the call is done, so nothing that it points at can go away meanwhile.
    """
    if not COMPILED:
        return _with_plain_numbers(getattr(module, name), given)
    return _entry(module, name, returns)(*(_argument(each) for each in given))


@cache
def _entry(module: ModuleType, name: str, returns: Any) -> Any:
    return ctypes.CFUNCTYPE(returns)(entry(module, name))


def _argument(given: Any) -> Any:
    if isinstance(given, Memory):
        return ctypes.c_void_p(given.address)
    return ctypes.c_void_p(where(given)) if isinstance(given, np.ndarray) else given


def _with_plain_numbers(function: Any, given: tuple[Any, ...]) -> Any:
    """Uncompiled functions compute with Python's own numbers, which do not overflow; what they wrote comes back."""
    plain = [each.reshape(-1).astype(object) if isinstance(each, np.ndarray) else each for each in given]
    result = function(*(each.room if isinstance(each, Memory) else each for each in plain))
    for array, numbers in zip(given, plain, strict=True):
        if isinstance(array, np.ndarray):
            array.reshape(-1)[:] = numbers
    return result
