"""Card files: whatever is wrong, the error names the file, the line, the entry and what is expected."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from clutch.engine.component_files import MOST_BYTES, line_of_entry, read_file
from clutch.engine.errors import BadComponents
from clutch.engine.words import LANGUAGES
from clutch.games.eggs_and_empires.components import Components

LINES = """\
game = "eggs_and_empires"
name = "mine"

[merchant]
points = 6

# [[eggs]] is one kind of egg
[[eggs]]
value = 13

[[eggs]]
value = 5
copies = 2
used_with = "all"
""".splitlines()


def write(folder: Path, changes: dict[int, str]) -> Path:
    """The file above with some lines changed, counted from 1."""
    lines = [changes.get(number, line) for number, line in enumerate(LINES, start=1)]
    path = folder / "my-eggs.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def complaint(path: Path) -> str:
    with pytest.raises(BadComponents) as caught:
        read_file(Components, path)
    for language in LANGUAGES:
        assert str(path) in caught.value.say(language)
    return str(caught.value)


def test_a_good_file_is_read(tmp_path: Path) -> None:
    found = read_file(Components, write(tmp_path, {}))
    assert found.name == "mine"
    assert [(egg.value, egg.copies) for egg in found.eggs] == [(13, 1), (5, 2)]


@pytest.mark.parametrize(
    ("number", "changed", "entry"),
    [
        (1, 'game = "chess"', "game"),
        (2, "name = 3", "name"),
        (2, 'name = ""', "name"),
        (2, f'name = "{"x" * 61}"', "name"),
        (5, "points = 6.5", "merchant.points"),
        (5, "points = nan", "merchant.points"),
        (5, "points = 51", "merchant.points"),
        (9, 'value = "13"', "eggs.0.value"),
        (9, "value = true", "eggs.0.value"),
        (12, "value = -51", "eggs.1.value"),
        (12, "  value=[5]", "eggs.1.value"),
        (13, "copies = 0", "eggs.1.copies"),
        (13, "copies = 61", "eggs.1.copies"),
        (14, 'used_with = "7p"', "eggs.1.used_with"),
        (14, "colour = 3", "eggs.1.colour"),
        (2, 'name = "mine"\nnmae = 3', "nmae"),
    ],
)
def test_a_wrong_value_or_unknown_field_is_named_with_its_line(
    tmp_path: Path, number: int, changed: str, entry: str
) -> None:
    said = complaint(write(tmp_path, {number: changed}))
    assert f"line {number + changed.count(chr(10))}: “{entry}”" in said


@pytest.mark.parametrize(
    ("number", "changed", "line", "entry"),
    [(9, "", 8, "eggs.0.value"), (12, "", 11, "eggs.1.value"), (5, "", 4, "merchant.points"), (2, "", 1, "name")],
)
def test_a_missing_field_is_named_with_the_line_of_its_entry(
    tmp_path: Path, number: int, changed: str, line: int, entry: str
) -> None:
    assert f"line {line}: “{entry}”" in complaint(write(tmp_path, {number: changed}))


def test_a_date_where_a_name_is_expected_is_named_with_its_line(tmp_path: Path) -> None:
    assert "line 2: “name”" in complaint(write(tmp_path, {2: "name = 2026-01-31"}))


@pytest.mark.parametrize(
    ("number", "changed"), [(2, 'name = "mine'), (5, "points: 6"), (9, "value = 013"), (12, "value = 5\nvalue = 6")]
)
def test_a_file_that_is_not_toml_is_told_the_line(tmp_path: Path, number: int, changed: str) -> None:
    assert f"line {number + changed.count(chr(10))}," in complaint(write(tmp_path, {number: changed}))


def test_nesting_without_end_is_not_a_card_file(tmp_path: Path) -> None:
    complaint(write(tmp_path, {2: "name = " + "[" * 50_000}))


def test_bytes_that_are_not_text_are_not_a_card_file(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert "UTF-8" in complaint(path)


def test_a_file_that_is_not_there_or_a_folder_cannot_be_read(tmp_path: Path) -> None:
    assert "Check the name" in complaint(tmp_path / "nowhere.toml")
    assert "Check the name" in complaint(tmp_path)


def test_a_huge_file_is_not_read_at_all(tmp_path: Path) -> None:
    path = write(tmp_path, {})
    os.truncate(path, MOST_BYTES + 1)
    assert "64,000 bytes" in complaint(path)


def test_the_line_of_an_entry_that_is_not_there_is_the_first() -> None:
    assert line_of_entry("\n".join(LINES), "eggs.7.value") == 1
    assert line_of_entry("\n".join(LINES), "dragons") == 1
    assert line_of_entry("", "game") == 1


def test_the_line_is_found_whatever_the_spacing() -> None:
    assert line_of_entry("a = 1\n [[ eggs ]]\n  value  = 3", "eggs.0.value") == 3
