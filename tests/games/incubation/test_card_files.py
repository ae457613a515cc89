"""INC-1: the files of owners, and what is said about bad ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from clutch.engine.chance import seed_from
from clutch.engine.errors import BadComponents
from clutch.engine.lines import Arg, Line, Piece
from clutch.engine.match import Match
from clutch.games.incubation.game import GAME
from clutch.games.incubation.moves import UseDie
from clutch.games.incubation.state import State
from tests.games.incubation.scenario import Scenario, lacking
from tests.play import play_out

TEMPLATE = (GAME.folder / "components.toml").read_text(encoding="utf-8")


def card_file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my-eggs.toml"
    path.write_text(text, encoding="utf-8")
    return path


def line_of(part: str) -> int:
    """In which line of the standard file this stands first."""
    return TEMPLATE[: TEMPLATE.index(part)].count("\n") + 1


def test_an_owner_can_play_with_other_eggs(tmp_path: Path) -> None:
    path = card_file(tmp_path, TEMPLATE.replace("value = 3\n", "value = 20\ncopies = 4\n", 1))
    setup = GAME.prepare(4, components=path)
    match = Match(GAME, setup, seed_from(3))
    state: State = match.state
    assert [len(pile) for pile in state.piles] == [13, 13, 13]
    assert sum(egg.value == 20 for pile in state.piles for egg in pile) == 4
    play_out(match)
    assert match.outcome is not None


def test_an_owner_s_colour_may_have_a_single_section(tmp_path: Path) -> None:
    text = TEMPLATE.replace('"yellow", "red",', '"yellow", "blue",')
    setup = GAME.prepare(2, components=card_file(tmp_path, text))
    scene = Scenario(lacking("red", fire=1), treasures={0: (2, 0, 0), 4: (7, 0, 0)})
    scene.state.components = setup.components
    scene.roll("fire", "gold")
    scene.decide(UseDie(0))
    assert scene.me.gold == 2  # taken without a question


@pytest.mark.parametrize(
    ("change", "at", "expected"),
    [
        (("value = 3\n", "value = 99\n"), "value = 3\n", ["eggs.0.value", "less than or equal to 50"]),
        (("fire = 1\n", 'fire = "1"\n'), "fire = 1\n", ["eggs.0.fire", "integer"]),
        (("water = 1\n", "water = 12\n"), "water = 1\n", ["eggs.0.water", "less than or equal to 9"]),
        (("water = 1\n", "watre = 1\n"), "[[eggs]]", ["eggs.0", "water"]),
        (('colours = ["red"]', 'colours = ["pink"]'), 'colours = ["red"]', ["eggs.0.colours.0", "'red', 'blue'"]),
        (('["red"]\n', '["red", "blue", "green"]\n'), 'colours = ["red"]', ["eggs.0.colours", "2 items"]),
        (('"red", count = 3', '"pink", count = 3'), "[{ colour", ["objectives.0.dragons.0.colour", "'red', 'blue'"]),
        (('"red", count = 3', '"red", count = 0'), "[{ colour", ["objectives.0.dragons.0.count", "equal to 1"]),
        (("different = 4", "different = 5"), "different = 4", ["objectives.6.different", "less than or equal to 4"]),
        (('"gold", "chest"]', '"gold", "dragon"]'), "faces =", ["dice.faces.5", "'water', 'fire'"]),
        (('colours = ["red", "blue", "green", "yellow", ', "colours = ["), "colours =", ["market.colours", "8 items"]),
        (('colours = ["red", "blue", ', 'colours = ["red", "red", "blue", '), "colours =", ["market.colours", "8"]),
        (("fire = 6\n", "fire = 8\n"), "fire = 6\n", ["market.fire", "less than 8"]),
    ],
)
def test_a_bad_entry_is_told_by_its_line(tmp_path: Path, change: tuple[str, str], at: str, expected: list[str]) -> None:
    assert change[0] in TEMPLATE
    path = card_file(tmp_path, TEMPLATE.replace(*change, 1))
    with pytest.raises(BadComponents) as error:
        GAME.read_components(path)
    assert error.value.line.args["line"] == line_of(at)
    for part in (str(path), *expected):
        assert part in str(error.value)


LAST_OBJECTIVE = TEMPLATE[TEMPLATE.rindex("[[objectives]]") :]
LAST_EGG = TEMPLATE[TEMPLATE.rindex("[[eggs]]") : TEMPLATE.index("# The objectives")]
OBJECTIVES = TEMPLATE[TEMPLATE.index("[[objectives]]") :]
EGGS = {"found": 36, "least": 18, "most": 60}
TWO_RED = 'dragons = [{ colour = "red", count = 2 }'
RED_BLUE = 'colours = ["red", "blue"]\n'
OF_FOUR = "[[objectives]]\ndifferent = 4"
RING = 'colours = ["red", "blue", "green", "yellow", "red", "blue", "green", "yellow"]'


@pytest.mark.rule("INC-1.1", "INC-1.3", "INC-2.2")
@pytest.mark.parametrize(
    ("change", "problem", "about", "at"),
    [
        ((LAST_EGG, ""), "wrong-count-of-eggs", EGGS | {"found": 35}, None),
        (
            ("value = 3\n", "value = 3\ncopies = 28\n"),
            "wrong-count-of-eggs",
            {"found": 63, "least": 18, "most": 60},
            None,
        ),
        ((OBJECTIVES, LAST_OBJECTIVE * 4), "wrong-count-of-objectives", {"found": 4, "least": 5, "most": 20}, None),
        ((OBJECTIVES, LAST_OBJECTIVE * 21), "wrong-count-of-objectives", {"found": 21, "least": 5, "most": 20}, None),
        (("different = 4\n", ""), "objective-form", {"number": 7}, OF_FOUR),
        (("different = 4\n", "different = 4\nalike = 2\n"), "objective-form", {"number": 7}, OF_FOUR),
        (
            ('"blue", count = 1', '"red", count = 1'),
            "objective-colour-twice",
            {"number": 5},
            'dragons = [{ colour = "red", count = 2 }',
        ),
        (
            ('["red", "blue"]\n', '["red", "red"]\n'),
            "hybrid-of-one-colour",
            {"number": 25},
            'colours = ["red", "blue"]\n',
        ),
        (("fire = 1\nwater = 1\n", "fire = 0\nwater = 0\n"), "egg-without-need", {"number": 1}, "[[eggs]]"),
        ((RING, RING.replace("yellow", "red")), "colour-not-on-ring", {"colour": Piece("colour", "yellow")}, RING),
        (('"water", "water", "fire", "fire", "gold", "chest"', '"chest", "chest"'), "only-chests", {}, "faces ="),
    ],
)
def test_pieces_that_make_no_game_are_refused(
    tmp_path: Path, change: tuple[str, str], problem: str, about: dict[str, Arg], at: str | None
) -> None:
    assert change[0] in TEMPLATE
    path = card_file(tmp_path, TEMPLATE.replace(*change, 1))
    with pytest.raises(BadComponents) as error:
        GAME.read_components(path)
    file = str(path) if at is None else f"{path}:{line_of(at)}"
    assert error.value.line == Line("card-file-makes-no-game", {"file": file, "problem": Line(problem, about)})
    assert file in str(error.value)


@pytest.mark.rule("INC-2.2")
def test_fewer_than_18_eggs_would_end_the_game_with_the_first_ones(tmp_path: Path) -> None:
    eggs = TEMPLATE[TEMPLATE.index("[[eggs]]") : TEMPLATE.index("# The objectives")]
    path = card_file(tmp_path, TEMPLATE.replace(eggs, LAST_EGG + "copies = 15\n"))
    with pytest.raises(BadComponents) as error:
        GAME.read_components(path)
    assert "there are 15 eggs" in str(error.value).lower()


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (('name = "standard"\n', ""), "name"),
        (("[[eggs]]", "[[eggs]"), "TOML"),
        (('game = "incubation"', 'game = "other"'), "incubation"),
    ],
)
def test_a_file_that_is_none_is_refused(tmp_path: Path, change: tuple[str, str], expected: str) -> None:
    with pytest.raises(BadComponents, match=expected):
        GAME.read_components(card_file(tmp_path, TEMPLATE.replace(*change)))
