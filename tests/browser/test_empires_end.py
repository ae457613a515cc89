"""Empire's End: plans that are made on the table, fists that are filled, and strips that are used."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.decisions import kind_of
from tests.browser.guest import WAIT, Guest
from tests.browser.house import lay_table
from tests.browser.playing import play_to
from tests.server.house import EMPIRES, SHORT, Json, Server

Find = Callable[..., Guest]
Wanted = Callable[[Json], bool]


@pytest.fixture
def find(invite: Invite, server: Server) -> Find:
    """Ada, at a moment that somebody wants to look at."""

    def find(wanted: Wanted, bots: int = 1, **wishes: bool) -> Guest:
        ada = invite(game=EMPIRES, **wishes)
        for _ in range(9):  # it may not come up in a game
            kinds = ("me:Ada", *["random"] * bots)
            table = lay_table(server, ada.key, *kinds, game=EMPIRES, options=SHORT[EMPIRES])
            if play_to(server, table, ada, wanted) == "mine":
                return ada
        raise AssertionError("it never comes to that")

    return find


def deciding(kind: str, offered: str, least: int = 1) -> Wanted:
    """A kind of decision in which a kind of move is offered, so many at least."""
    return lambda seen: (
        kind_of(seen["view"]) == kind and least <= sum(offer["kind"] == offered for offer in seen["offers"])
    )


def piece(guest: Guest, place: str) -> Locator:
    return guest.page.locator(f'[data-place="{place}"] button')


def planned(guest: Guest, what: Locator) -> Json:
    """Clicks something that makes a move of a plan; that move."""
    before = guest.told["plan"]
    what.click()
    guest.until(lambda: guest.told["plan"] != before and guest.state == "mine")
    return guest.moves[-1]


def own(guest: Guest) -> Json:
    empire: Json = guest.told["view"]["empires"][0]
    return empire


def cards_used(guest: Guest, used: int) -> Locator:
    """Ticked or not."""
    return guest.page.get_by_role("heading", name=guest.say("empires-cards-used", used=used))


def test_a_short_game_begins_while_everything_moves(invite: Invite, server: Server) -> None:
    """What one has planned oneself is not shown again when all empires are founded; then it goes on."""
    ada = invite(game=EMPIRES, speed="fast", still=False)
    table = lay_table(server, ada.key, "me:Ada", "random", "random", game=EMPIRES, options=SHORT[EMPIRES])
    ada.go(f"/t/{table}")
    phases: list[str] = []
    while len(phases) < 9:
        ada.until_asked()
        phases.append(ada.phase)
        ada.decide(len(phases))
    assert "found_place" in phases[:-1]
    assert not phases[-1].startswith("found")


def test_a_plan_outlives_a_reload_and_can_be_taken_back_or_started_over(find: Find) -> None:
    ada = find(deciding("industry", "Sell", 2))
    before = own(ada)
    sell = ada.page.locator("main button.way:enabled").filter(has_text=ada.say("empires-sell"))
    expect(ada.button("step-back")).to_have_count(0)
    assert planned(ada, sell.nth(1)) == {"kind": "Sell", "slot": 1}
    expect(cards_used(ada, 1)).to_be_visible()
    ada.page.reload()
    ada.until_asked()
    expect(cards_used(ada, 1)).to_be_visible()
    assert own(ada)["hand"] == before["hand"][:1]
    assert own(ada)["stock"]["coin"] == before["stock"]["coin"] + 1
    after_one = own(ada)
    assert planned(ada, sell.nth(0)) == {"kind": "Sell", "slot": 0}
    expect(cards_used(ada, 2)).to_be_visible()
    ada.page.keyboard.press("u")
    expect(cards_used(ada, 1)).to_be_visible()
    assert own(ada) == after_one
    assert planned(ada, sell.nth(0)) == {"kind": "Sell", "slot": 0}
    ada.button("start-over").click()
    expect(cards_used(ada, 0)).to_be_visible()
    expect(ada.button("step-back")).to_have_count(0)
    assert own(ada) == before
    assert planned(ada, sell.nth(0)) == {"kind": "Sell", "slot": 0}


def test_conversions_are_made_one_by_one(find: Find) -> None:
    ada = find(deciding("economy", "Convert"))
    before = own(ada)["stock"]
    move = planned(ada, ada.page.locator("main button.way:enabled").first)
    assert own(ada)["stock"][move["pays"]] == before[move["pays"]] - 1 + move["gives"].count(move["pays"])
    ada.button("step-back").click()
    expect(ada.button("step-back")).to_have_count(0)
    assert own(ada)["stock"] == before


def test_two_locations_are_swapped_with_a_tool(find: Find) -> None:
    ada = find(deciding("industry", "SwapFirst"))
    row = [site["location"] for site in own(ada)["row"]]
    tool = ada.page.get_by_role("switch", name=ada.say("empires-tool-swap"))
    tool.click()
    expect(tool).to_have_attribute("aria-checked", "true")
    assert planned(ada, piece(ada, "site-0-4")) == {"kind": "SwapFirst", "position": 4}
    ada.page.keyboard.press("Escape")
    expect(ada.button("step-back")).to_have_count(0)
    expect(tool).to_have_attribute("aria-checked", "false")
    tool.click()
    assert planned(ada, piece(ada, "site-0-2")) == {"kind": "SwapFirst", "position": 2}
    assert planned(ada, piece(ada, "site-0-9")) == {"kind": "ChoosePosition", "position": 9}
    swapped = [site["location"] for site in own(ada)["row"]]
    assert (swapped[2], swapped[9]) == (row[9], row[2])


def test_a_fist_is_filled_and_emptied(find: Find) -> None:
    ada = find(deciding("axes", "BidAxes", 3))
    token = ada.say("token", key="axe")
    more, less = (ada.button_named(ada.say(f"empires-{way}", token=token)) for way in ("more", "less"))
    expect(less).to_be_disabled()
    more.click()
    more.click()
    less.click()
    piece(ada, "stock-0-axe").click()
    strength = own(ada)["strength"]
    total = ada.say("empires-total", basic=strength, total=strength + 2)
    expect(ada.page.get_by_text(total, exact=True)).to_be_visible()
    if own(ada)["stock"]["coin"]:
        assert planned(ada, ada.confirming) == {"kind": "BidAxes", "count": 2}
        assert ada.phase == "coins"
        ada.button("step-back").click()
        ada.until(lambda: ada.phase == "axes")


def test_one_of_two_disasters_is_aimed_at(find: Find) -> None:
    second = {"kind": "Fight", "disaster": 1, "token": "coin"}
    ada = find(lambda seen: second in seen["offers"] and {**second, "disaster": 0} in seen["offers"], bots=2)
    piece(ada, "disaster-1").click()
    piece(ada, "stock-0-coin").click()
    before = ada.answered
    ada.confirming.click()
    ada.until(lambda: ada.answered > before)
    assert ada.moves[-1] == second


def test_a_strip_bids_for_free(find: Find) -> None:
    can_bid = deciding("disaster", "FreeBid")
    ada = find(lambda seen: can_bid(seen) and not deciding("disaster", "Replace")(seen), one_click=True)
    before = sum(each["exhausted"] for site in own(ada)["row"] for each in site["innovations"])
    step = ada.told["step"]
    ada.page.locator("[data-place^=strip] button[aria-pressed]").first.click()
    ada.until(lambda: ada.told["step"] > step and ada.state != "waiting" and ada.phase != "free_bid")
    assert ada.moves[0]["kind"] == "FreeBid"
    assert sum(each["exhausted"] for site in own(ada)["row"] for each in site["innovations"]) == before + 1


def test_a_hint_tells_of_a_disaster_which_way_is_best(find: Find) -> None:
    ada = find(deciding("disaster", "Fight"))
    ada.page.keyboard.press("h")
    best = ada.page.get_by_role("button", name=re.compile(ada.saying("advice-best", "chance").pattern.strip("^$")))
    expect(best.first).to_be_visible(timeout=WAIT)


@pytest.mark.parametrize("stocks", ["hidden", "open"])
def test_stocks_are_shown_only_if_they_lie_open(invite: Invite, server: Server, stocks: str) -> None:
    ada = invite(game=EMPIRES)
    table = lay_table(server, ada.key, "me:Ada", "random", game=EMPIRES, options={"stocks": stocks})
    ada.go(f"/t/{table}")
    ada.until_asked()
    shown = int(stocks == "open")
    assert (ada.told["view"]["empires"][1]["stock"] is None) == (not shown)
    expect(ada.page.locator("[data-place=stock-1]")).to_have_count(shown)
