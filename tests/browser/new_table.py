"""Laying a table as people do: through the lobby, with friends by invitation."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.server.house import Json


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


def wish_table(host: Guest, *kinds: str) -> None:
    """Through the lobby to the page for a new table."""
    host.link("new-table", host.go_to_lobby()).click()
    host.page.wait_for_url(f"**/new/{host.game}")
    choose_seats(host, *kinds)


def choose_options(host: Guest, options: Json) -> None:
    host.page.get_by_role("heading", name=host.say("variants")).click()
    for name, choice in options.items():
        host.page.locator(f"input[name={name}][value={choice}]").check()


def open_table(host: Guest, *kinds: str, options: Json | None = None) -> str:
    """A table with places for others; the link to hand on."""
    wish_table(host, *kinds)
    if options:
        choose_options(host, options)
    host.button("make-and-invite").click()
    host.at_table()
    return host.page.get_by_role("textbox", name=host.say("invite-link")).input_value()


def sit_down(guest: Guest, link: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_role("textbox", name=guest.say("your-name")).fill(guest.name)
    guest.button("sit-here").first.click()
    expect(guest.find("is-you")).to_be_visible()
