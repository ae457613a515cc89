"""Options: short lists of choices, each with a default."""

from __future__ import annotations

from typing import Literal

import pytest

from clutch.engine.errors import BadOptions
from clutch.engine.options import choices, read_options, variants
from clutch.engine.records import record


@record
class Weather:
    wind: Literal["calm", "storm"] = "storm"
    sky: Literal["clear", "grey", "black"] = "clear"


@record
class NoDefault:
    wind: Literal["calm", "storm"]


def test_choices_list_the_default_first() -> None:
    assert choices(Weather) == {"wind": ("storm", "calm"), "sky": ("clear", "grey", "black")}


def test_variants_are_all_combinations_and_the_default_comes_first() -> None:
    found = variants(Weather)
    assert found[0] == Weather()
    assert len(found) == len(set(found)) == 6


def test_options_that_are_not_named_keep_their_default() -> None:
    assert read_options(Weather, {}) == Weather()
    assert read_options(Weather, {"sky": "grey"}) == Weather(sky="grey")


def test_an_unknown_option_is_told_which_options_there_are() -> None:
    with pytest.raises(BadOptions, match=r"There is no option “snow”\. Options are: wind, sky\."):
        read_options(Weather, {"snow": "deep"})


@pytest.mark.parametrize("value", ["breeze", "", "STORM", None, 3, ["storm"], {}])
def test_an_unknown_value_is_told_which_values_there_are(value: object) -> None:
    with pytest.raises(BadOptions, match=r"Option wind cannot be .* Choose one of: storm, calm."):
        read_options(Weather, {"wind": value})


def test_an_option_without_a_default_is_a_mistake_of_the_game() -> None:
    with pytest.raises(TypeError, match=r"NoDefault\.wind has no default"):
        choices(NoDefault)
