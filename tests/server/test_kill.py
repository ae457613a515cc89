"""`kill -9` at any moment loses nothing that anybody was shown or promised, whichever database it is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.house import Server
from tests.server.kill import NO_LIMITS, Drive

KILLS = 7  # and as many as one likes by hand: see kill.py
TABLES = 50


def test_a_kill_loses_nothing(
    database: str, web: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in NO_LIMITS.items():
        monkeypatch.setenv(name, value)
    counts = asyncio.run(Drive(Server(database, web)).run(KILLS, TABLES))
    with capsys.disabled():
        print(f"\n{database.partition(':')[0]}: {counts}")  # noqa: T201 - the evidence
    assert counts.kills == KILLS
    assert counts.tables >= TABLES
    assert counts.acknowledged > 40 * KILLS
    assert counts.displayed > 3 * counts.acknowledged / 2
