"""Which tests are measured by coverage: those that compute for seconds would compute three times as long."""

from __future__ import annotations

import pytest

# They play thousands of games, in which every line that they reach is reached by a smaller test as well; or what they
# reach is in another process.
HEAVY = (
    "tests/browser/",
    "tests/contract/",
    "tests/golden/",
    "tests/kernels/",
    "tests/search/",
    "tests/server/test_kill.py",
    "tests/server/test_secrets.py",
    "tests/tables/test_any_table.py",
    *(f"tests/games/{game}/test_reference.py" for game in ("eggs_and_empires", "empires_end", "incubation")),
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(HEAVY):
            item.add_marker("heavy")
