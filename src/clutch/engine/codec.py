"""JSON for records. A move or an event is an object with its `kind`, the class name, and its fields."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

T = TypeVar("T")
Json = dict[str, Any]


class BadRecord(ValueError):
    """JSON that is not the record it should be; `where` names the field."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where = where
        self.problem = problem


@cache
def _adapter(cls: Any) -> TypeAdapter[Any]:
    return TypeAdapter(cls)


def encode(record: object) -> Any:
    """A record as plain JSON data."""
    cls: Any = type(record)
    return _adapter(cls).dump_python(record, mode="json")


def decode(cls: type[T], data: object) -> T:
    """The record that plain JSON data stands for; nothing is guessed or converted."""
    wanted: Any = cls
    try:
        found: T = _adapter(wanted).validate_json(json.dumps(data), strict=True)
        return found
    except ValidationError as error:
        first = error.errors()[0]
        raise BadRecord(".".join(str(part) for part in first["loc"]), first["msg"]) from None
    except (TypeError, ValueError, RecursionError) as error:
        raise BadRecord("", str(error)) from None


def encode_kind(record: object) -> Json:
    return {"kind": type(record).__name__, **encode(record)}


@cache
def _by_name(kinds: tuple[type[Any], ...]) -> dict[str, type[Any]]:
    return {cls.__name__: cls for cls in kinds}


def decode_kind(kinds: Iterable[type[T]], data: object) -> T:
    """One of several records, told apart by `kind`."""
    known = _by_name(tuple(kinds))
    if not isinstance(data, dict) or not isinstance(data.get("kind"), str) or data["kind"] not in known:
        raise BadRecord("kind", f"expected one of {', '.join(sorted(known))}")
    wanted: type[T] = known[data["kind"]]
    return decode(wanted, {name: value for name, value in data.items() if name != "kind"})
