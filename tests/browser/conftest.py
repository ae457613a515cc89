from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import Guest
from tests.browser.house import chromium, open_house
from tests.server.house import Server


@pytest.fixture(scope="module")  # not longer: while it is open, no other test of this process may run a loop of its own
def browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="session")  # people are strangers to each other: they do not meet at another test's table
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


Invite = Callable[..., Guest]


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Somebody with a browser of their own; at the end nothing may have gone wrong in it."""
    guests: list[Guest] = []

    def come(**wishes: Any) -> Guest:
        guests.append(Guest(browser, server.address, **wishes))
        return guests[-1]

    yield come
    troubles = [trouble for guest in guests for trouble in guest.troubles]
    for guest in guests:
        guest.context.close()
    assert not troubles, troubles
