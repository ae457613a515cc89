"""A whole game by clicking, against bots."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite


def test_from_the_lobby_to_the_result(invite: Invite) -> None:
    ada = invite()
    ada.play_now()
    decisions = ada.play_out()
    assert decisions >= 27
    expect(ada.result).to_be_visible()
    expect(ada.result.get_by_role("listitem")).to_have_count(4)
    expect(ada.button("rematch")).to_be_enabled()
