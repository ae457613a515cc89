"""Several people, each with a browser of their own."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest, play_away, play_together
from tests.browser.house import GAME
from tests.server.house import Server


def choose_seats(host: Guest, *kinds: str) -> None:
    """`open` or `bot` for the seats after the host's, on the page for a new table."""
    seats = host.page.get_by_role("combobox", name=host.saying("seat-kind", "number"))
    seats.first.wait_for()
    while seats.count() > 1 + len(kinds):
        host.page.get_by_role("button", name=host.say("remove-seat", number=seats.count()), exact=True).click()
    while seats.count() < 1 + len(kinds):
        host.button("add-bot").click()
    for number, kind in enumerate(kinds, start=2):
        seat = host.page.get_by_role("combobox", name=host.say("seat-kind", number=number), exact=True)
        seat.select_option(kind)
        if kind == "bot":  # one that does not think long
            row = host.page.get_by_role("listitem").filter(has=seat)
            row.get_by_text(host.say("bot-random"), exact=True).click()


def open_table(host: Guest, *kinds: str) -> str:
    """Through the lobby and the page for a new table; the link to hand on."""
    host.go("/")
    host.link("new-table").click()
    host.page.wait_for_url(f"**/new/{GAME}")
    choose_seats(host, *kinds)
    host.button("make-and-invite").click()
    host.at_table()
    return host.page.get_by_role("textbox", name=host.say("invite-link")).input_value()


def sit_down(guest: Guest, link: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_role("textbox", name=guest.say("your-name")).fill(guest.name)
    guest.button("sit-here").first.click()
    expect(guest.find("is-you")).to_be_visible()


def test_two_browsers_to_the_end_by_invitation(invite: Invite) -> None:
    ada, bob = invite(name="Ada", one_click=True), invite(name="Bob", one_click=True)
    link = open_table(ada, "open")
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
