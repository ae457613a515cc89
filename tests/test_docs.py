"""The pages of docs/ speak of what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| (\d+) \| `([^`]+)` \| ((?:`[^`]+`(?:, )?)+) \| \S.* \|$", re.M)
STOPS = [
    (int(number), ROOT / where, re.findall(r"`([^`]+)`", functions))
    for number, where, functions in ROW.findall((ROOT / "docs" / "one-click.md").read_text("utf-8"))
]
MOST_STOPS = 22


def test_one_click_makes_few_stops() -> None:
    assert [number for number, _, _ in STOPS] == list(range(1, len(STOPS) + 1))
    assert 15 < len(STOPS) <= MOST_STOPS


@pytest.mark.parametrize(("number", "where", "functions"), STOPS)
def test_every_stop_of_a_click_is_there(number: int, where: Path, functions: list[str]) -> None:
    """Python: def name(…). Client: a function, a method, or a type."""
    text = where.read_text("utf-8")
    for name in functions:
        defined = rf"^\s*(async )?def {name}\(" if where.suffix == ".py" else definition_in_client(name)
        assert re.search(defined, text, re.M), f"stop {number}: no {name} in {where.relative_to(ROOT)}"


def definition_in_client(name: str) -> str:
    return rf"^\s*(export )?((async )?(function )?{name}\([^)]*\)(: [^{{]+)? {{|const {name}\b|type {name}\b)"


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("*.md")), ids=lambda page: page.name)
def test_files_named_in_a_page_exist(page: Path) -> None:
    """`server/hub.py` and the like, from src/clutch/, web/src/ or the top."""
    for name in re.findall(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|ts|js|svelte|toml|md))`", page.read_text("utf-8")):
        places = (ROOT, ROOT / "src" / "clutch", ROOT / "web" / "src", page.parent)
        assert any((place / name).exists() for place in places), f"{page.name} names {name}"
