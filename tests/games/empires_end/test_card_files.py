"""END-1: the files of owners, and what is said about bad ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from clutch.engine.chance import seed_from
from clutch.engine.errors import BadComponents
from clutch.engine.lines import Arg, Line
from clutch.engine.match import Match
from clutch.games.empires_end.game import GAME
from clutch.games.empires_end.state import State
from tests.play import play_out

TEMPLATE = (GAME.folder / "components.toml").read_text(encoding="utf-8")
LOCATIONS = TEMPLATE[TEMPLATE.index("[[locations]]") : TEMPLATE.index("# The eleven conflict")]
LAST_LOCATION = LOCATIONS[LOCATIONS.rindex("[[locations]]") :]
DISASTERS = TEMPLATE[TEMPLATE.index("[[disasters]]") :]
LAST_DISASTER = DISASTERS[DISASTERS.rindex("[[disasters]]") :]
CONFLICTS = TEMPLATE[TEMPLATE.index("[[conflicts]]") : TEMPLATE.rindex("#", 0, TEMPLATE.index("[[disasters]]"))]
LAST_CONFLICT = CONFLICTS[CONFLICTS.rindex("[[conflicts]]") :]
STRENGTH = 'innovation = { does = "strength", when = "conflict", amount = 2 }'


def card_file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my-cards.toml"
    path.write_text(text, encoding="utf-8")
    return path


def line_of(part: str) -> int:
    """In which line of the standard file this stands first."""
    return TEMPLATE[: TEMPLATE.index(part)].count("\n") + 1


def refused(tmp_path: Path, change: tuple[str, str]) -> BadComponents:
    assert change[0] in TEMPLATE
    with pytest.raises(BadComponents) as error:
        GAME.read_components(card_file(tmp_path, TEMPLATE.replace(*change, 1)))
    return error.value


@pytest.mark.rule("END-1.4", "END-1.6")
def test_an_owner_can_play_with_other_cards(tmp_path: Path) -> None:
    text = TEMPLATE.replace("value = 32", "value = 40").replace(STRENGTH, STRENGTH.replace("amount = 2", "amount = 9"))
    match = Match(GAME, GAME.prepare(3, components=card_file(tmp_path, text)), seed_from(3))
    state: State = match.state
    assert state.components.locations[0].value == 40
    play_out(match)
    assert match.outcome is not None


@pytest.mark.rule("END-1.2", "END-1.4", "END-1.6", "END-1.8")
@pytest.mark.parametrize(
    ("change", "at", "expected"),
    [
        (("value = 32", "value = 100"), "value = 32", ["locations.0.value", "99"]),
        (("repair = 8", 'repair = "eight"'), "repair = 8", ["locations.0.repair"]),
        (('kind = "city"', 'kind = "castle"'), 'kind = "city"', ["locations.0.kind", "'city'"]),
        (('does = "swap"', 'does = "juggle"'), 'does = "swap"', ["locations.0.ability"]),
        (("target = 1\n", "target = 12\n"), "target = 1\n", ["disasters.0.target", "11"]),
        (('type = "fire"', 'type = "meteor"'), 'type = "fire"', ["disasters.0.type", "'fire'"]),
        (('accepts = ["axe", "hammer"]', "accepts = []"), 'accepts = ["axe", "hammer"]', ["disasters.0.accepts", "1"]),
        (('accepts = ["axe", "hammer"]', 'accepts = ["coin"]'), 'accepts = ["axe"', ["disasters.0.accepts.0"]),
        (("rank = 1, position = 11", "rank = 0, position = 11"), "rank = 1, position = 11", ["uprising.rank"]),
        (('"disaster", "economy", "disaster"', '"dinner", "economy"'), "phases = [", ["track_for_two.phases.0"]),
    ],
)
def test_a_bad_entry_is_told_by_its_line(tmp_path: Path, change: tuple[str, str], at: str, expected: list[str]) -> None:
    error = refused(tmp_path, change)
    found = error.line.args["line"]
    assert isinstance(found, int)
    assert 0 <= found - line_of(at) <= 1  # a list of several lines begins a line before its first item
    for part in (str(tmp_path / "my-cards.toml"), *expected):
        assert part in str(error)


@pytest.mark.rule("END-1.1", "END-1.4", "END-1.6")
@pytest.mark.parametrize(
    ("change", "problem", "about"),
    [
        ((LAST_LOCATION, ""), "wrong-number-of-locations", {"found": 10}),
        ((LAST_LOCATION, LAST_LOCATION * 2), "wrong-number-of-locations", {"found": 12}),
        ((CONFLICTS, LAST_CONFLICT * 3), "wrong-number-of-conflicts", {"found": 3, "least": 4, "most": 24}),
        ((CONFLICTS, LAST_CONFLICT * 25), "wrong-number-of-conflicts", {"found": 25, "least": 4, "most": 24}),
    ],
)
def test_too_few_or_too_many_pieces_make_no_game(
    tmp_path: Path, change: tuple[str, str], problem: str, about: dict[str, Arg]
) -> None:
    error = refused(tmp_path, change)
    file = str(tmp_path / "my-cards.toml")
    assert error.line == Line("card-file-makes-no-game", {"file": file, "problem": Line(problem, about)})
    assert file in str(error)


@pytest.mark.rule("END-7.4")
@pytest.mark.parametrize("count", [39, 121])
def test_there_are_enough_disasters_and_not_too_many(tmp_path: Path, count: int) -> None:
    error = refused(tmp_path, (DISASTERS, LAST_DISASTER * count))
    problem = error.line.args["problem"]
    assert isinstance(problem, Line)
    assert problem.message == "wrong-number-of-disasters"
    assert problem.args["found"] == count


FIRST_INNOVATION = 'innovation = { does = "free_bid", when = "disaster", resource = "hammer" }'


@pytest.mark.rule("END-1.5", "END-9.1", "END-9.2", "END-9.3", "END-9.4", "END-9.5", "END-9.6")
@pytest.mark.parametrize(
    ("effect", "problem", "about"),
    [
        ('does = "free_bid", when = "disaster"', "effect-needs", {"does": "free_bid", "what": "resource"}),
        (
            'does = "free_bid", when = "disaster", resource = "coin"',
            "effect-needs",
            {"does": "free_bid", "what": "resource"},
        ),
        ('does = "gain", when = "economy"', "effect-needs", {"does": "gain", "what": "gives"}),
        (
            'does = "convert", when = "economy", gives = { axe = 1 }',
            "effect-needs",
            {"does": "convert", "what": "times"},
        ),
        ('does = "points", when = "economy"', "effect-needs", {"does": "points", "what": "amount"}),
        (
            'does = "points_per_neighbour", when = "final", amount = 1',
            "effect-needs",
            {"does": "points_per_neighbour", "what": "near"},
        ),
        (
            'does = "points_per_token", when = "final", amount = 1',
            "effect-needs",
            {"does": "points_per_token", "what": "resource"},
        ),
        ('does = "replace", when = "economy"', "effect-not-then", {"does": "replace", "when": "economy"}),
        ('does = "strength", when = "final", amount = 1', "effect-not-then", {"does": "strength", "when": "final"}),
        ('does = "refresh_all", when = "industry"', "effect-not-then", {"does": "refresh_all", "when": "industry"}),
    ],
)
def test_an_effect_has_its_moment_and_what_it_needs(
    tmp_path: Path, effect: str, problem: str, about: dict[str, Arg]
) -> None:
    error = refused(tmp_path, (FIRST_INNOVATION, f"innovation = {{ {effect} }}"))
    file = f"{tmp_path / 'my-cards.toml'}:{line_of(FIRST_INNOVATION)}"
    expected = Line(problem, {"number": 1, **about})
    assert error.line == Line("card-file-makes-no-game", {"file": file, "problem": expected})
    assert file in str(error)


@pytest.mark.rule("END-1.6", "END-8.3")
def test_tiers_of_a_conflict_do_not_overlap(tmp_path: Path) -> None:
    error = refused(tmp_path, ("{ least = 4, most = 6, points = 3 }", "{ least = 4, most = 7, points = 3 }"))
    file = f"{tmp_path / 'my-cards.toml'}:{line_of('tiers = [')}"
    assert error.line == Line(
        "card-file-makes-no-game", {"file": file, "problem": Line("tiers-overlap", {"number": 1})}
    )


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (('name = "standard"\n', ""), "name"),
        (("[[locations]]", "[[locations]"), "TOML"),
        (('game = "empires_end"', 'game = "other"'), "empires_end"),
    ],
)
def test_a_file_that_is_none_is_refused(tmp_path: Path, change: tuple[str, str], expected: str) -> None:
    with pytest.raises(BadComponents, match=expected):
        GAME.read_components(card_file(tmp_path, TEMPLATE.replace(*change)))
