"""Records: one declaration, the same layout for C, NumPy and plain Python."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from clutch.engine.kernel.layout import I8, U64, Pointer, Record, assign, dtype, fields
from clutch.engine.kernel.memory import Memory, Values, read_from, write_into


class Inner(Record):
    size: int


class Sample(Record):
    seed: Annotated[int, U64]
    small: Annotated[list[list[int]], 2, 3, I8]
    share: float
    is_open: bool
    inner: Inner
    anything: Pointer
    numbers: list[int]


def filled() -> Sample:
    sample = Sample()
    sample.seed, sample.share, sample.is_open = 2**64 - 1, 0.25, True
    sample.small = [[1, -2, 3], [4, 5, -6]]
    return sample


def test_a_record_begins_with_zeros() -> None:
    sample = Sample()
    assert (sample.seed, sample.small, sample.share) == (0, [[0] * 3] * 2, 0)


def test_fields_know_their_c_type_sizes_and_pointers() -> None:
    assert [(each.name, each.c_name, each.sizes, each.points) for each in fields(Sample)] == [
        ("seed", "unsigned long long", (), False),
        ("small", "signed char", (2, 3), False),
        ("share", "double", (), False),
        ("is_open", "bint", (), False),
        ("inner", "Inner", (), True),
        ("anything", "void*", (), True),
        ("numbers", "int", (), True),
    ]


def test_the_layout_is_that_of_c() -> None:
    """Every field begins at a multiple of its size."""
    layout = dtype(Sample)
    assert layout.fields is not None
    assert [layout.fields[each.name][1] for each in fields(Sample)] == [0, 8, 16, 24, 32, 40, 48]
    assert layout.itemsize == 56


def test_numbers_survive_the_way_through_bytes() -> None:
    room = bytearray(dtype(Sample).itemsize)
    write_into(room, filled())
    back = read_from(room, Sample)
    assert (back.seed, back.small, back.share, back.is_open) == (2**64 - 1, [[1, -2, 3], [4, 5, -6]], 0.25, 1)
    with pytest.raises(AttributeError):
        _ = Values(room, Sample).nothing


@pytest.mark.parametrize("wrong", [[[1, 2, 300], [0, 0, 0]], [[1, 2, -129], [0, 0, 0]]])
def test_a_number_that_does_not_fit_is_refused_and_nothing_is_written(wrong: list[list[int]]) -> None:
    room = bytearray(dtype(Sample).itemsize)
    sample = filled()
    sample.small = wrong
    with pytest.raises(OverflowError):
        write_into(room, sample)
    assert not any(room)


def test_assigning_copies_values_not_references() -> None:
    one, other = filled(), Sample()
    assign(other, one, 0)
    one.small[0][0] = 99
    assert other.small[0][0] == 1


def test_memory_keeps_alive_what_it_points_at() -> None:
    memory = Memory(Sample)
    array = memory.array("numbers", np.arange(5, dtype=np.int32))
    memory.point("inner", Memory(Inner))
    assert list(array) == [0, 1, 2, 3, 4]
    assert len(memory.kept) == 2
