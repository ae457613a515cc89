"""Lines keep their meaning; words put them into a language."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import pytest

from clutch.engine.lines import AS_POINTS, AS_SIGNED, Arg, Line, Means, Piece, Who, line_of, message_id, signed_points
from clutch.engine.records import record
from clutch.engine.seats import Seat
from clutch.engine.words import LANGUAGES, Words, wished_language

Gem = Annotated[int, Means("gem")]
Count = Annotated[int, "no meaning beyond the number"]

ENGLISH = """
gem = { $key ->
    [1] ruby
   *[other] gem { $key }
}
gem-was-taken = { $seat } took { $gems }{ $from ->
    [none] { "" }
   *[other] { " " }from { $from }
}.
told = { $thing }
box = box { $size }
only-english = Only here
no-value =
    .title = Only an attribute
"""
FRENCH = """
gem = { $key ->
    [1] rubis
   *[other] gemme { $key }
}
told = { $thing } !
"""


@record
class Box:
    size: Count


@record
class GemWasTaken:
    seat: Seat
    gems: tuple[Gem, ...]
    from_: Seat | None
    pair: tuple[Gem, Seat]
    box: Box
    boxes: tuple[Box, ...]
    count: Count
    is_last: bool
    note: str


@record
class Changed:
    by: Annotated[int, AS_SIGNED]
    score: Annotated[int, AS_POINTS] = 0


@pytest.fixture
def text(tmp_path: Path) -> Path:
    for language, content in (("en", ENGLISH), ("fr", FRENCH), ("it", "")):
        (tmp_path / f"{language}.ftl").write_text(content, encoding="utf-8")
    return tmp_path


def test_the_message_of_a_record_is_its_class_name() -> None:
    assert message_id(GemWasTaken) == "gem-was-taken"
    assert message_id(Box) == "box"


def test_arguments_take_their_meaning_from_the_types_of_the_fields() -> None:
    taken = GemWasTaken(2, (1, 5), None, (3, 1), Box(4), (Box(1), Box(2)), 7, True, "well")
    assert line_of(taken) == Line(
        "gem-was-taken",
        {
            "seat": Who(2),
            "gems": (Piece("gem", 1), Piece("gem", 5)),
            "from_": None,
            "pair": (Piece("gem", 3), Who(1)),
            "box": Line("box", {"size": 4}),
            "boxes": (Line("box", {"size": 1}), Line("box", {"size": 2})),
            "count": 7,
            "is_last": True,
            "note": "well",
        },
    )


def test_an_optional_field_that_is_there_keeps_its_meaning() -> None:
    taken = GemWasTaken(0, (), 1, (1, 1), Box(1), (), 0, False, "")
    assert line_of(taken).args["from_"] == Who(1)


def test_a_gain_or_a_loss_has_its_sign_and_nothing_has_none() -> None:
    assert [line_of(Changed(points)).args["by"] for points in (6, 0, -4)] == ["+6", "0", "−4"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["+6 points", "+1 point", "0 points", "−1 point", "−4 points"]),
        ("fr", ["+6 points", "+1 point", "0 point", "−1 point", "−4 points"]),
        ("it", ["+6 punti", "+1 punto", "0 punti", "−1 punto", "−4 punti"]),
    ],
)
def test_points_gained_and_lost_have_their_sign_and_their_plural(language: str, said: list[str]) -> None:
    assert [Words(language).say(signed_points(points)) for points in (6, 1, 0, -1, -4)] == said
    assert line_of(Changed(0, -4)).args["score"] == signed_points(-4)


def test_a_whole_line_is_said_with_names_pieces_and_lists(text: Path) -> None:
    words = Words("en", text, names=("Ann", "Bob"))
    gems = (Piece("gem", 1), Piece("gem", 2), Piece("gem", 3))
    assert words.say("gem-was-taken", seat=Who(0), gems=gems, **{"from": None}) == "Ann took ruby, gem 2 and gem 3."
    assert words.say("gem-was-taken", seat=Who(1), gems=gems[:1], **{"from": Who(0)}) == "Bob took ruby from Ann."


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        (None, "none"),
        ((), "none"),
        (True, "yes"),
        (False, "no"),
        (12, "12"),
        (-12, "−12"),
        (0, "0"),
        ("well", "well"),
        (Who(0), "Ann"),
        (Who(1), "Player 2"),
        (Piece("gem", 1), "ruby"),
        (Piece("gem", -4), "gem −4"),
        ((Piece("gem", 1),), "ruby"),
        ((Who(0), Who(1)), "Ann and Player 2"),
        ((1, -2, 3), "1, −2 and 3"),
        (Line("box", {"size": 4}), "box 4"),
        ((Line("box", {"size": 1}), Line("box", {"size": 2})), "box 1 · box 2"),
    ],
)
def test_every_kind_of_argument_is_put_into_words(text: Path, thing: Arg, said: str) -> None:
    assert Words("en", text, names=("Ann",)).say(Line("told", {"thing": thing})) == said


def test_a_message_missing_in_a_language_is_said_in_english(text: Path) -> None:
    french = Words("fr", text)
    assert french.say("only-english") == "Only here"
    assert french.say("told", thing=Piece("gem", 1)) == "rubis !"
    assert not french.knows("only-english")
    assert french.knows("told")


@pytest.mark.parametrize("message", ["no-such-message", "no-value"])
def test_a_message_without_words_is_a_mistake_of_the_program(text: Path, message: str) -> None:
    with pytest.raises(KeyError, match=message):
        Words("fr", text).say(message)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "a, b and c"), ("fr", "a, b et c"), ("it", "a, b e c")]
)  # fmt: skip
def test_lists_end_as_the_language_has_it(language: str, said: str) -> None:
    assert Words(language).enumerate(["a", "b", "c"]) == said
    assert Words(language).enumerate(["a"]) == "a"


def test_the_same_words_can_speak_about_other_people(text: Path) -> None:
    words = Words("fr", text, names=("Ann",))
    assert words.with_names(("Zoé",)).say("told", thing=Who(0)) == "Zoé !"
    assert words.say("told", thing=Who(0)) == "Ann !"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "IT"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LC_MESSAGES": "it_IT", "LC_ALL": "fr_FR"}, "fr"),
        ({"LC_ALL": "fr_FR", "CLUTCH_LANG": "it"}, "it"),
        ({"LANG": "it_IT", "CLUTCH_LANG": "", "LC_ALL": ""}, "it"),
    ],
)
def test_the_language_is_the_one_wished_for_if_it_is_ours(environment: dict[str, str], language: str) -> None:
    assert wished_language(environment) == language


def test_the_language_of_this_computer_is_asked_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    for language in LANGUAGES:
        monkeypatch.setenv("CLUTCH_LANG", language)
        assert wished_language() == language
