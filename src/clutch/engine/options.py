"""Options: a record whose fields are choices from a short list, each with a default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields
from itertools import product
from typing import Any, TypeVar, get_args, get_type_hints

from clutch.engine.errors import BadOptions

O = TypeVar("O")  # noqa: E741 - an options record


def choices(options: type[Any]) -> dict[str, tuple[str, ...]]:
    """What each option may be; the default first."""
    hints = get_type_hints(options)
    table: dict[str, tuple[str, ...]] = {}
    for each in fields(options):
        if each.default is MISSING:
            raise TypeError(f"{options.__name__}.{each.name} has no default")
        allowed = get_args(hints[each.name])
        table[each.name] = (each.default, *(value for value in allowed if value != each.default))
    return table


def variants(options: type[O]) -> list[O]:
    """Every combination of options, the default first."""
    table = choices(options)
    return [options(**dict(zip(table, values, strict=True))) for values in product(*table.values())]


def read_options(options: type[O], wanted: Mapping[str, object]) -> O:
    """Options from what somebody typed or sent."""
    table = choices(options)
    for name, value in wanted.items():
        if name not in table:
            raise BadOptions("no-such-option", name=name, known=", ".join(table))
        if value not in table[name]:
            raise BadOptions("no-such-choice", name=name, value=str(value), known=", ".join(table[name]))
    return options(**dict(wanted))
