"""EGG-1: the files of owners, and what is said about bad ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from clutch.engine.errors import BadComponents
from clutch.games.eggs_and_empires.components import egg_deck
from clutch.games.eggs_and_empires.game import GAME

TEMPLATE = (GAME.folder / "components.toml").read_text(encoding="utf-8")


def card_file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my-eggs.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_owner_can_play_with_other_eggs(tmp_path: Path) -> None:
    path = card_file(tmp_path, TEMPLATE.replace("value = 13\n", "value = 20\n"))
    setup = GAME.prepare(4, components=path)
    assert max(egg_deck(setup.components, 4)) == 20
    position = GAME.kernel(setup).start(3)
    position.play_out()
    assert position.is_over()


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("value = 13\n", "value = 99\n"), ["line 22", "eggs.0.value", "less than or equal to 50"]),
        (("value = 13\n", 'value = "13"\n'), ["line 22", "eggs.0.value", "integer"]),
        (("value = 13\n", "valeu = 13\n"), ["line 21", "eggs.0", "value"]),
        (('used_with = "6p"', 'used_with = "7p"'), ["used_with", "'all', '5/6p' or '6p'"]),
        (("copies = 2\n", "copies = 1\n"), ["With 2 players", "18 eggs", "from 22 to 60"]),
        (("points = 6\n", "points = 600\n"), ["line 12", "merchant.points"]),
        (('name = "standard"\n', ""), ["name"]),
        (("[[eggs]]", "[[eggs]"), ["TOML"]),
        (('game = "eggs_and_empires"', 'game = "other"'), ["game", "eggs_and_empires"]),
    ],
)
def test_a_bad_card_file_is_told_where_and_what(tmp_path: Path, change: tuple[str, str], expected: list[str]) -> None:
    path = card_file(tmp_path, TEMPLATE.replace(*change))
    with pytest.raises(BadComponents) as error:
        GAME.read_components(path)
    for part in (str(path), *expected):
        assert part in str(error.value)
