"""What the fields of a game's records stand for, so that a browser can say them as the terminal does."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from clutch.engine.game import Game
from clutch.engine.lines import Means

FieldKind = None | str | dict[str, Any]


def field_kinds_of(game: Game[Any, Any, Any, Any]) -> dict[str, dict[str, Any]]:
    """For each record, each field that stands for something: a seat, a kind of piece, a list, another record."""
    found: dict[str, dict[str, Any]] = {}
    todo: list[Any] = [*game.moves, *game.events]
    while todo:
        cls = todo.pop()
        if cls.__name__ in found:
            continue
        hints = get_type_hints(cls, include_extras=True)
        inner: list[Any] = []
        kinds = {each.name: _kind_of(hints[each.name], inner) for each in fields(cls)}
        found[cls.__name__] = {name: kind for name, kind in kinds.items() if kind is not None}
        todo += inner
    return found


def _kind_of(hint: Any, inner: list[Any]) -> FieldKind:
    origin = get_origin(hint)
    if origin is Annotated:
        kind = next((each.kind for each in get_args(hint) if isinstance(each, Means)), None)
        return kind if kind is not None else _kind_of(get_args(hint)[0], inner)
    if origin in (Union, UnionType):
        return _kind_of(next(each for each in get_args(hint) if each is not type(None)), inner)
    if origin is tuple:
        each = _kind_of(get_args(hint)[0], inner)
        return None if each is None else {"list": each}
    if is_dataclass(hint) and isinstance(hint, type):
        inner.append(hint)
        return {"record": hint.__name__}
    return None
