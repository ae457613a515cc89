"""The C headers are what the annotations say."""

from __future__ import annotations

import subprocess
from enum import IntEnum
from pathlib import Path
from types import ModuleType

import pytest

from clutch.engine.kernel import build, calls, generator
from clutch.engine.kernel.headers import c_type, enum_header, header
from clutch.engine.kernel.layout import Cards, Pointer, Word, Words
from clutch.games.eggs_and_empires import components, moves
from clutch.games.eggs_and_empires.kernel import position

ROOT = Path(__file__).parents[3]
KNOWN = set(build.kinds(ROOT / "src"))


@pytest.mark.parametrize(
    ("hint", "expected"),
    [
        (int, "int"),
        (bool, "bint"),
        (float, "double"),
        (None, "void"),
        (Word, "unsigned long long"),
        (Words, "unsigned long long*"),
        (Cards, "signed char*"),
        (list[int], "int*"),
        (Pointer, "void*"),
        (position.Position, "position.Position*"),
    ],
)
def test_c_types_follow_from_annotations(hint: object, expected: str) -> None:
    assert c_type(hint, calls) == expected


def test_numbers_of_moves_are_constants_of_c() -> None:
    text = header(moves, "numbers", KNOWN)
    assert f"cdef enum: GIVE = {moves.GIVE}\n" in text
    assert "NUMBERS" not in text


def test_enums_have_headers_of_their_own_so_that_names_may_repeat() -> None:
    assert "from clutch.games.eggs_and_empires.components_enums cimport Adventurer" in header(
        components, "numbers", KNOWN
    )
    assert "cdef enum: MAGE = 7\n" in enum_header(components.Adventurer)
    assert issubclass(components.Adventurer, IntEnum)


def test_records_become_structs_in_the_order_of_their_fields() -> None:
    text = header(position, "records", KNOWN)
    assert text.index("cdef struct Pieces:") < text.index("cdef struct Position:")
    assert "    signed char hand[6][4]\n" in text
    assert "    Pieces* pieces\n" in text
    assert "    int (*legal_actions)(void*, int*) noexcept nogil\n" in header(calls, "records", KNOWN)


def test_inline_functions_come_with_their_bodies_and_large_numbers_by_name() -> None:
    text = header(generator, "inline", KNOWN)
    assert "cdef inline int below(unsigned long long* chance, int n) noexcept nogil:\n    x = " in text
    assert f"{generator.MIX}ULL" in text


def test_an_annotation_that_c_does_not_know_is_an_error() -> None:
    module = ModuleType("odd")
    with pytest.raises(KeyError):
        c_type(dict, module)


def test_no_header_is_kept() -> None:
    kept = subprocess.run(["git", "ls-files", "*.pxd", "*.pyx"], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S607
    assert kept.stdout == ""


def test_every_kernel_has_the_same_files_besides_its_rules() -> None:
    for folder in (ROOT / "src" / "clutch" / "games").glob("*/kernel"):
        names = {path.stem for path in folder.iterdir()}
        assert {"position", "play", "unknown", "thumb", "outlook", "outcome", "loading"} <= names
