"""Records: the frozen dataclasses that moves, events, views and pieces are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeVar, dataclass_transform

from pydantic import AfterValidator, ConfigDict, Field

T = TypeVar("T")


def check_printable(text: str) -> str:
    """For names that people type: nothing a terminal could take for a command, or shows backwards."""
    if not text.isprintable():
        raise ValueError("only printable characters, please")
    return text


# where a figure in a card file comes from; the head of every components.toml says what they mean
Provenance = Literal["rulebook", "publisher", "review", "derived", "reconstructed", "owner"]
PrintableName = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(check_printable)]


def _forbid_extra_fields(cls: type[Any]) -> None:
    cls.__pydantic_config__ = ConfigDict(extra="forbid")


def _same(frozen: T, _memo: dict[int, Any]) -> T:
    """A deep copy of something that cannot change."""
    return frozen


_PLAIN = frozenset((int, str, bool))


def _copied(value: Any) -> Any:
    """A state, once more: lists and mutable records are copied, all else cannot change."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is list:
        is_plain = value and type(value[0]) in _PLAIN  # and so are all others
        return value[:] if is_plain else [_copied(each) for each in value]
    return value.__deepcopy__({}) if hasattr(value, "__deepcopy__") else value


def _deep_copy(thing: T, _memo: dict[int, Any]) -> T:
    """Several times faster than the copy module: no two fields of a state share an object."""
    cls: Any = type(thing)
    twin: T = cls.__new__(cls)
    for name in cls.__slots__:
        setattr(twin, name, _copied(getattr(thing, name)))
    return twin


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """A frozen dataclass that can be read from JSON and refuses fields it does not have."""
    _forbid_extra_fields(cls)
    cls.__deepcopy__ = _same  # type: ignore[attr-defined]  # looked up by the copy module
    return dataclass(frozen=True, slots=True)(cls)


@dataclass_transform()
def mutable_record(cls: type[T]) -> type[T]:
    """The same, but it may change: for states and their parts. Its fields hold values, records, and lists of those."""
    _forbid_extra_fields(cls)
    cls.__deepcopy__ = _deep_copy  # type: ignore[attr-defined]  # looked up by the copy module
    return dataclass(slots=True)(cls)
