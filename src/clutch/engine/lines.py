"""Lines: what is said about a move, an event or an error, before it is put into a language.

A line names a message and its arguments. Arguments keep their meaning (a player, a piece, a number), so that a
terminal can colour them and a browser can draw them; `clutch.engine.words` puts a line into words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints


@dataclass(frozen=True, slots=True)
class Who:
    """A player, by seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of the game, named by the message `kind` with the argument `$key`."""

    kind: str
    key: int | str


@dataclass(frozen=True, slots=True)
class Line:
    message: str
    args: Mapping[str, Arg] = field(default_factory=dict)


Arg = None | bool | int | float | str | Who | Piece | Line | tuple["Arg", ...]


@dataclass(frozen=True, slots=True)
class Means:
    """Marks what a plain number in a record stands for: `Seat = Annotated[int, Means("seat")]`."""

    kind: str


AS_SEAT = Means("seat")
AS_SIGNED = Means("signed")  # a gain or a loss: +6, −4
AS_POINTS = Means("points")  # such a one, of points: +6 points, −1 point


def signed(value: int) -> str:
    return f"{_sign(value)}{abs(value)}"


def signed_points(value: int) -> Line:
    return Line("signed-points", {"sign": _sign(value), "count": abs(value)})


def _sign(value: int) -> str:
    return "+" if value > 0 else "−" if value < 0 else ""


def line_of(record: Any) -> Line:
    """The line that tells a move or an event: its message is the class name, its arguments the fields."""
    cls: Any = type(record)
    hints = _hints(cls)
    args = {each.name: _arg(getattr(record, each.name), hints[each.name]) for each in fields(cls)}
    return Line(message_id(cls), args)


@cache
def message_id(cls: type) -> str:
    """EggCollected -> egg-collected."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()


@cache
def _hints(cls: type) -> dict[str, Any]:
    return get_type_hints(cls, include_extras=True)


def _arg(value: Any, hint: Any) -> Arg:
    if value is None:
        return None
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return _arg(value, next(each for each in get_args(hint) if each is not type(None)))
    if origin is Annotated:
        kind = next((each.kind for each in get_args(hint) if isinstance(each, Means)), None)
        if kind is None:
            return _arg(value, get_args(hint)[0])
        if kind == AS_SIGNED.kind:
            return signed(value)
        if kind == AS_POINTS.kind:
            return signed_points(value)
        return Who(value) if kind == AS_SEAT.kind else Piece(kind, value)
    if isinstance(value, tuple):
        inner = get_args(hint)
        return tuple(
            _arg(each, inner[0] if len(inner) == 2 and inner[1] is ... else inner[i]) for i, each in enumerate(value)
        )
    if isinstance(value, (bool, int, str)):
        return value
    return line_of(value)
