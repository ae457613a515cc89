"""Several people, each with a browser of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from clutch.games.registry import GAMES
from tests.browser.conftest import Invite
from tests.browser.new_table import open_table, sit_down
from tests.browser.playing import play_away, play_together
from tests.server.house import SHORT, Server


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_to_the_end_by_invitation(invite: Invite, game: str) -> None:
    ada, bob = (invite(name=name, game=game, one_click=True) for name in ("Ada", "Bob"))
    link = open_table(ada, "open", options=SHORT.get(game))
    expect(ada.button("start-game")).to_be_disabled()
    sit_down(bob, link)
    expect(ada.page.get_by_text("Bob", exact=True)).to_be_visible()
    ada.button("start-game").click()
    play_together([ada, bob])
    for guest in (ada, bob):
        ranking = guest.result.get_by_role("listitem")
        expect(ranking).to_have_count(2)
        expect(ranking.filter(has_text="Bob")).to_have_count(1)
    assert ada.result.get_by_role("list").inner_text() == bob.result.get_by_role("list").inner_text()


def test_six_seats_of_people_and_bots(invite: Invite, server: Server) -> None:
    people = [invite(name=name, one_click=True) for name in ("Ada", "Bob", "Cleo")]
    link = open_table(people[0], "bot", "open", "bot", "open", "bot")
    for guest in people[1:]:
        sit_down(guest, link)
    people[0].button("start-game").click()
    play_together(people, decisions=40)
    play_away(server, link.rpartition("/")[2], *people)
    for guest in people:
        expect(guest.result.get_by_role("listitem")).to_have_count(6)
