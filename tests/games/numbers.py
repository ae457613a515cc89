"""Numbers that kernels go by, against the lists that they are the places in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any, get_args


def check_places(numbers: type[IntEnum], names: Sequence[str], first: int = 0) -> None:
    assert [(each.name.lower(), each.value) for each in numbers] == [(name, i) for i, name in enumerate(names, first)]


def values_of(annotated: Any) -> tuple[str, ...]:
    """What an annotated Literal allows, in its order."""
    return get_args(get_args(annotated)[0])


def check_blocks(numbers: Mapping[Any, int], count: int, blocks: Mapping[Any, int]) -> None:
    """Moves are numbered from 0 without a gap; `blocks` names the first move of each kind, and its number."""
    assert list(numbers.values()) == list(range(count))
    assert {move: numbers[move] for move in blocks} == blocks
    assert {type(move) for move in blocks} == {type(move) for move in numbers}
