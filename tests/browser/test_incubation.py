"""Incubation's decisions that take more than one piece: dice, and what they are for."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.house import lay_table
from tests.browser.playing import play_to
from tests.server.house import INCUBATION, Json, Server

Offers = list[Json]
Find = Callable[[Callable[[Offers], bool]], Guest]


@pytest.fixture
def find(invite: Invite, server: Server) -> Find:
    """Ada, at a moment at which she is offered something."""

    def find(wanted: Callable[[Offers], bool]) -> Guest:
        ada = invite(game=INCUBATION)
        for _ in range(9):  # it may not come up in a game
            table = lay_table(server, ada.key, "me:Ada", "random", game=INCUBATION)
            if play_to(server, table, ada, lambda seen: wanted(seen["offers"])) == "mine":
                return ada
        raise AssertionError("it never comes to that")

    return find


def place(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f'[data-place="{name}"] button')


def use(die: int) -> Json:
    return {"kind": "UseDie", "die": die}


def spend(die: int, pile: int) -> Json:
    return {"kind": "SpendDie", "die": die, "pile": pile}


def two_dice(offers: Offers) -> bool:
    return all(each in offers for each in (use(0), use(1), spend(0, 2), spend(1, 2)))


def confirm(guest: Guest) -> Json:
    """What is sent then."""
    before = guest.answered
    guest.confirming.click()
    guest.until(lambda: guest.answered > before)
    return guest.moves[-1]


def test_a_die_and_then_a_pile_takes_the_egg(find: Find) -> None:
    ada = find(two_dice)
    place(ada, "die-1").click()
    expect(place(ada, "die-1")).to_have_attribute("aria-pressed", "true")
    expect(place(ada, "die-0")).to_have_attribute("aria-pressed", "false")
    place(ada, "pile-2").click()
    expect(place(ada, "pile-2")).to_have_attribute("aria-pressed", "true")
    assert confirm(ada) == spend(1, 2)


def test_a_pile_and_then_another_die_pays_with_that_one(find: Find) -> None:
    ada = find(two_dice)
    place(ada, "pile-2").click()
    place(ada, "die-1").click()
    assert confirm(ada) == spend(1, 2)


def test_a_die_alone_acts_and_escape_lays_it_back(find: Find) -> None:
    ada = find(two_dice)
    place(ada, "die-0").click()
    ada.page.keyboard.press("Escape")
    expect(place(ada, "die-0")).to_have_attribute("aria-pressed", "false")
    expect(ada.confirming).to_have_count(0)
    place(ada, "die-1").click()
    assert confirm(ada) == use(1)


def test_the_dice_to_be_rolled_again_are_picked(find: Find) -> None:
    ada = find(lambda offers: offers[0]["kind"] == "KeepDice")
    place(ada, "die-0").click()
    place(ada, "die-1").click()
    expect(place(ada, "die-0")).to_have_attribute("aria-pressed", "true")
    place(ada, "die-0").click()
    expect(place(ada, "die-0")).to_have_attribute("aria-pressed", "false")
    assert confirm(ada) == {"kind": "RerollDie", "die": 1}


def test_one_of_two_equal_dice_acts_and_the_other_takes_an_egg(find: Find) -> None:
    ada = find(lambda offers: all(each in offers for each in ({"kind": "UseBoth"}, use(0), spend(0, 0), spend(0, 1))))
    place(ada, "die-1").click()
    place(ada, "pile-0").click()
    expect(ada.confirming).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("region", name=ada.say("label-dice")).get_by_text(ada.say("incubation-one-then-egg")).click()
    assert confirm(ada) == use(0)
    assert ada.until_asked() == "mine"
    while ada.phase != "dice":  # what it gave comes first
        ada.decide()
        ada.until_asked()
    assert {offer["kind"] for offer in ada.told["offers"]} == {"SpendDie"}
    expect(ada.bar).to_contain_text(ada.say("decide-die-egg"))
    ada.decide()
    assert ada.moves[-1]["kind"] == "SpendDie"
