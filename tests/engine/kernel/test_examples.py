"""The examples in docstrings run."""

from __future__ import annotations

import doctest

import pytest

from clutch.engine.kernel import Batch, Position


@pytest.mark.parametrize("cls", [Batch, Position])
def test_the_example_of_a_class_runs(cls: type) -> None:
    parsed = doctest.DocTestParser().get_doctest(cls.__doc__ or "", {}, cls.__name__, None, None)
    assert parsed.examples
    assert doctest.DocTestRunner().run(parsed).failed == 0
