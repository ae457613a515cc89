"""JSON for records: nothing is guessed, nothing is converted, and errors name the field."""

from __future__ import annotations

import json
from typing import Annotated, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import Field

from clutch.engine.codec import BadRecord, decode, decode_kind, encode, encode_kind
from clutch.engine.records import record


@record
class Nest:
    depth: Annotated[int, Field(ge=0, le=9)]
    eggs: tuple[int, ...] = ()


@record
class Tree:
    name: str
    nest: Nest | None = None
    is_tall: bool = False


@record
class Fell:
    """A record without fields."""


TREES = st.builds(
    Tree,
    name=st.text(),
    nest=st.none() | st.builds(Nest, st.integers(0, 9), st.lists(st.integers()).map(tuple)),
    is_tall=st.booleans(),
)


@given(TREES)
@settings(database=None, max_examples=60)
def test_a_record_survives_the_way_through_json(tree: Tree) -> None:
    assert decode(Tree, json.loads(json.dumps(encode(tree)))) == tree


@given(TREES)
@settings(database=None, max_examples=30)
def test_a_record_of_a_kind_survives_the_way_through_json(tree: Tree) -> None:
    assert decode_kind((Fell, Tree), json.loads(json.dumps(encode_kind(tree)))) == tree


def test_the_kind_is_the_class_name() -> None:
    assert encode_kind(Fell()) == {"kind": "Fell"}
    assert decode_kind((Fell, Tree), {"kind": "Fell"}) == Fell()


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ({}, "name"),
        ({"name": 1}, "name"),
        ({"name": "Oak", "is_tall": 1}, "is_tall"),
        ({"name": "Oak", "is_tall": "yes"}, "is_tall"),
        ({"name": "Oak", "height": 3}, "height"),
        ({"name": "Oak", "nest": {"depth": "3"}}, "nest.depth"),
        ({"name": "Oak", "nest": {"depth": 3.0}}, "nest.depth"),
        ({"name": "Oak", "nest": {"depth": True}}, "nest.depth"),
        ({"name": "Oak", "nest": {"depth": 10}}, "nest.depth"),
        ({"name": "Oak", "nest": {"depth": -1}}, "nest.depth"),
        ({"name": "Oak", "nest": {"depth": 1, "eggs": [1, None]}}, "nest.eggs.1"),
        ({"name": "Oak", "nest": {"depth": 1, "eggs": 1}}, "nest.eggs"),
    ],
)
def test_a_bad_field_is_named(data: dict[str, Any], where: str) -> None:
    with pytest.raises(BadRecord) as caught:
        decode(Tree, data)
    assert caught.value.where == where
    assert caught.value.problem
    assert str(caught.value) == f"{where}: {caught.value.problem}"


@pytest.mark.parametrize("data", [None, 3, "Tree", [], ["Oak"], {"name": {1, 2}}, {"name": object()}])
def test_what_is_no_record_at_all_is_a_bad_record(data: object) -> None:
    with pytest.raises(BadRecord):
        decode(Tree, data)


def test_deep_nesting_is_a_bad_record() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(BadRecord):
        decode(Tree, {"name": deep})


@pytest.mark.parametrize("data", [None, [], "Tree", {}, {"kind": "Bush"}, {"kind": 3}, {"kind": ["Tree"]}])
def test_an_unknown_kind_is_told_which_kinds_there_are(data: object) -> None:
    with pytest.raises(BadRecord, match="expected one of Fell, Tree") as caught:
        decode_kind((Tree, Fell), data)
    assert caught.value.where == "kind"
