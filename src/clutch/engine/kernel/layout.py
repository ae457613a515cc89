"""Records: declared once in Python, one C struct when compiled.

    class Position(Record):
        round: int
        gold: Annotated[list[int], SEATS]
        row: Annotated[list[list[int]], SEATS, PLACES, I8]

A record in compiled memory is a run of bytes; uncompiled it is the object itself, whose arrays are lists. `headers.py`
writes the struct for the C compiler, `dtype` the same for NumPy; both follow the fields in their order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import numpy as np

I8, I16, U64 = "signed char", "short", "unsigned long long"
Word = Annotated[int, U64]
Words = Annotated[list[int], U64]
Cards = Annotated[list[int], I8]  # an array of small numbers, handed to a function
Pointer = Annotated[Any, "void*"]  # a record of a kind that the function does not know


class Seats(int):
    """The size of an array that has an entry for each seat: `assign_seat` copies one seat's share of all of them."""


C_NAMES = {int: "int", float: "double", bool: "bint", None: "void", type(None): "void"}
CODES = {"int": "i4", "bint": "i4", "double": "f8", I8: "i1", I16: "i2", U64: "u8", "long long": "i8"}
ADDRESS = "u8"
R = TypeVar("R", bound="Record")
_FIELDS: dict[type[Any], tuple[Field, ...]] = {}  # made once for each record
_DTYPES: dict[type[Any], np.dtype[Any]] = {}


@dataclass(frozen=True)
class Field:
    name: str
    c_name: str  # of a number; of what is pointed at
    sizes: tuple[int, ...] = ()
    points: bool = False
    call: tuple[Any, ...] = ()  # of a function: what it takes, and last what it returns

    @property
    def is_by_seat(self) -> bool:
        return bool(self.sizes) and isinstance(self.sizes[0], Seats)

    @property
    def is_number(self) -> bool:
        return not self.points and not self.call


class Record:
    """What a C struct is when nothing is compiled: its numbers begin as 0, or as the class says."""

    def __init__(self) -> None:
        usual = figures(type(self))
        for field in fields(type(self)):
            setattr(self, field.name, usual.get(field.name, room(*field.sizes) if field.is_number else None))


def figures(record: type[Record]) -> dict[str, float]:
    """What the class says of its numbers."""
    return {field.name: vars(record)[field.name] for field in fields(record) if field.name in vars(record)}


def filled(record: type[R], numbers: dict[str, float]) -> R:
    """A new record with those of the numbers that it has fields for."""
    new = record()
    for field in fields(record):
        if field.name in numbers:
            setattr(new, field.name, numbers[field.name])
    return new


def room(*sizes: int) -> Any:
    """0, or a list of zeros, or a list of such lists."""
    if not sizes:
        return 0
    first, *rest = sizes
    return [room(*rest) for _ in range(first)] if rest else [0] * first


def fields(record: type[Record]) -> tuple[Field, ...]:
    if record not in _FIELDS:
        hints = get_type_hints(record, include_extras=True)
        _FIELDS[record] = tuple(_field(name, hint) for name, hint in hints.items())
    return _FIELDS[record]


def _field(name: str, hint: Any) -> Field:
    hint, marks = parted(hint)
    sizes = tuple(mark for mark in marks if isinstance(mark, int))
    if get_origin(hint) is Callable:
        takes, returns = get_args(hint)
        return Field(name, marks[0], call=(*takes, returns))
    if isinstance(hint, type) and issubclass(hint, Record):
        return Field(name, hint.__name__, points=True)
    return Field(name, c_number(hint, marks), sizes, points=hint is Any or (get_origin(hint) is list and not sizes))


def parted(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A hint, and the marks of Annotated."""
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        return inner, tuple(marks)
    return hint, ()


def c_number(hint: Any, marks: tuple[Any, ...] = ()) -> str:
    """The C type of the numbers in a field or an argument."""
    named = [mark for mark in marks if isinstance(mark, str)]
    while get_origin(hint) is list:
        hint, inner = parted(get_args(hint)[0])
        named += [mark for mark in inner if isinstance(mark, str)]
    return named[0] if named else C_NAMES[hint]


def dtype(record: type[Record]) -> np.dtype[Any]:
    """The same layout for NumPy; addresses are numbers."""
    if record not in _DTYPES:
        codes = [(f.name, CODES[f.c_name] if f.is_number else ADDRESS, f.sizes) for f in fields(record)]
        _DTYPES[record] = np.dtype(codes, align=True)
    return _DTYPES[record]


def assign(to: Any, other: Any, size: int) -> None:
    """Make a record equal to another of its kind: values, not references."""
    for name, value in vars(other).items():
        setattr(to, name, copied(value))


def assign_seat(to: Any, other: Any, seat: int) -> None:
    """Take over one seat's share of everything that is by seat."""
    for field in fields(type(to)):
        if field.is_by_seat:
            getattr(to, field.name)[seat] = copied(getattr(other, field.name)[seat])


def copied(value: Any) -> Any:
    return [copied(each) for each in value] if isinstance(value, list) else value


def address(memory: Any) -> Any:
    """Where a record is, for compiled code; uncompiled it is the record itself."""
    return memory


def nth(rows: Any, size: int, i: int) -> Any:
    """One of several records side by side."""
    return rows[i]


def chance_of(at: Any) -> Any:
    """The generator of a position: its first field, whichever the game."""
    return at.chance


def row_of(table: Any, width: int, i: int) -> Any:
    """The i-th row of a table that lies in one piece."""
    return table[i * width : (i + 1) * width]
