"""One package tells: nothing else in the server looks at a match, or says what is allowed at a table."""

from __future__ import annotations

import re
from pathlib import Path

import clutch.server

SERVER = Path(clutch.server.__file__).parent
LOOKS = r"\.seen_events\(|\.observe\((?!time)|\.state_of\(|match\.(state|events|pending|drafts)\b|encode_(kind|answer)"


def test_only_the_presenter_looks_at_a_match() -> None:
    """(The histograms of the metrics observe too: times.)"""
    assert [
        path.name
        for path in SERVER.rglob("*.py")
        if path.parent.name != "presenter" and re.search(LOOKS, path.read_text("utf-8"))
    ] == []


def test_the_presenter_reads_no_state() -> None:
    for path in (SERVER / "presenter").glob("*.py"):
        assert not re.search(r"\.state\b|\.events\[|\.drafts\b", path.read_text("utf-8")), path.name


def test_only_rulings_say_what_is_allowed() -> None:
    assert [path.name for path in SERVER.rglob("*.py") if "NotAllowed(" in path.read_text("utf-8")] == []
