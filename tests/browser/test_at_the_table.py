"""What people do at a table beside deciding."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from clutch.games.registry import GAMES
from tests.browser.conftest import Invite
from tests.browser.guest import WAIT, Guest
from tests.browser.house import lay_table
from tests.browser.playing import play_away
from tests.server.house import EGGS, EMPIRES, INCUBATION, SHORT, Server


def two_at_a_table(invite: Invite, server: Server, game: str = EGGS, bots: int = 1) -> tuple[Guest, Guest, str]:
    ada, bob = (invite(name=name, game=game, one_click=True) for name in ("Ada", "Bob"))
    table = lay_table(server, ada.key, "me:Ada", "open", *["random"] * bots, game=game)
    for guest in (ada, bob):
        guest.go(f"/t/{table}")
    bob.button("sit-here").click()
    ada.button("start-game").click()
    return ada, bob, table


def until_ada_could_go_back(ada: Guest, bob: Guest) -> int:
    """Ada has decided something, and nothing hidden was shown since; the step at which they are."""
    for made in range(200):
        if ada.may_go_back:
            return int(ada.told["step"])
        for guest in (ada, bob):
            if guest.state == "mine":
                guest.decide(made)
                done = guest.number_of("ack")
                for each in (ada, bob):
                    each.until(lambda: each.number_of("welcome", "update") >= done)  # noqa: B023 - at once
        ada.page.wait_for_timeout(10)
    raise AssertionError("it never comes to that")


def test_undo_is_asked_and_agreed(invite: Invite, server: Server) -> None:
    ada, bob, _ = two_at_a_table(invite, server, INCUBATION, bots=0)
    step = until_ada_could_go_back(ada, bob)
    ada.button("menu").click()
    ada.button("undo").click()
    expect(ada.page.get_by_text(ada.say("undo-waiting", names="Bob"))).to_be_visible()
    bob.button("undo-agree", bob.dialog("undo-title")).click()
    for guest in (ada, bob):
        guest.until(lambda: guest.told["step"] < step)  # noqa: B023 - at once
    assert ada.until_asked() == "mine"
    expect(bob.page.locator("dialog")).to_have_count(0)
    assert bob.state == "waiting"


def test_undo_is_refused(invite: Invite, server: Server) -> None:
    ada, bob, _ = two_at_a_table(invite, server, INCUBATION, bots=0)
    step = until_ada_could_go_back(ada, bob)
    ada.page.keyboard.press("u")
    bob.button("undo-refuse", bob.dialog("undo-title")).click()
    expect(ada.page.get_by_text(ada.say("note-undo-refused", name="Bob")).first).to_be_visible()
    assert ada.told["step"] == bob.told["step"] == step


def test_chat_and_reactions(invite: Invite, server: Server) -> None:
    ada, bob, _ = two_at_a_table(invite, server)
    ada.until_asked()
    ada.button("chat").first.click()
    ada.page.get_by_role("textbox", name=ada.say("chat-placeholder")).fill("Good luck <b>Bob</b>!")
    ada.button("chat-send").click()
    expect(bob.page.get_by_role("status").filter(has_text="Good luck <b>Bob</b>!")).to_be_visible()
    bob.page.get_by_role("button", name=bob.say("chat-unread", count=1)).click()
    talk = bob.page.get_by_role("list", name=bob.say("chat"))
    expect(talk).to_contain_text("Good luck <b>Bob</b>!")
    bob.button("reaction-thanks").click()
    expect(ada.page.get_by_role("list", name=ada.say("chat"))).to_contain_text(ada.say("reaction-thanks"))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_shown(invite: Invite, server: Server, game: str) -> None:
    ada = invite(game=game)
    ada.go(f"/t/{lay_table(server, ada.key, 'me:Ada', 'random', game=game, options=SHORT.get(game))}")
    ada.until_asked()
    while ada.listed_offers().count():  # the best offer is to be marked on its piece
        ada.decide()
        ada.until_asked()
    ada.page.keyboard.press("h")
    hint = ada.bar.get_by_role("status")
    expect(hint).to_contain_text("%", timeout=WAIT)
    expect(hint.get_by_role("listitem").first).to_be_visible()
    best = ada.page.get_by_role("button", name=re.compile(ada.saying("advice-best", "chance").pattern.strip("^$")))
    expect(best.first).to_be_visible()


def test_the_title_tells_whose_turn_it_is(invite: Invite, server: Server) -> None:
    ada, bob, _ = two_at_a_table(invite, server)
    turn = re.compile(re.escape(ada.say("your-turn")))
    ada.until_asked()
    expect(ada.page).to_have_title(turn)
    ada.decide()
    expect(ada.page).not_to_have_title(turn)
    expect(bob.page).to_have_title(turn)
    bob.decide()
    expect(ada.page).to_have_title(turn)


def test_pass_and_play_hides_hands_behind_a_curtain(invite: Invite) -> None:
    ada = invite(one_click=True)
    ada.link("new-table", ada.go_to_lobby()).click()
    seats = ada.page.get_by_role("combobox", name=ada.saying("seat-kind", "number"))
    seats.nth(1).select_option("me")
    names = ada.page.get_by_role("textbox", name=ada.say("your-name"))
    names.nth(1).fill("Bob")
    ada.button("start-game").click()
    ada.at_table()
    hands: dict[str, set[str]] = {}
    for made in range(12):
        state = ada.until_asked()
        if state == "curtain":
            check_no_cards(ada)
            title = ada.page.get_by_role("dialog").get_by_role("heading").inner_text()
            name = "Ada" if "Ada" in title else "Bob"
            ada.button_named(ada.say("i-am", name=name)).click()
            ada.page.get_by_role("region", name=ada.say("label-hand"), exact=True).wait_for()
        else:
            hands.setdefault(viewer_of(ada), set()).add(hand_of(ada))
            ada.decide(made)
    assert len(hands) == 2


def check_no_cards(guest: Guest) -> None:
    """While the device goes from hand to hand there is no card of anyone in the page, seen or not."""
    assert guest.page.get_by_role("region", name=guest.say("label-hand"), include_hidden=True).count() == 0
    assert guest.page.locator("[data-place^=own-card]").count() == 0
    assert guest.page.locator("main [aria-pressed]").count() == 0


def hand_of(guest: Guest) -> str:
    return guest.page.get_by_role("region", name=guest.say("label-hand"), exact=True).inner_text()


def viewer_of(guest: Guest) -> str:
    own = guest.page.get_by_role("region", name=guest.say("eggs-your-nest"), exact=True).first
    return "Ada" if "Ada" in own.inner_text() else "Bob"


@pytest.mark.parametrize(
    ("game", "welcome"),
    [(EGGS, "eggs-tip-welcome"), (INCUBATION, "incubation-tip-welcome"), (EMPIRES, "empires-tip-welcome")],
)
def test_the_guided_game_explains_itself(invite: Invite, game: str, welcome: str) -> None:
    ada = invite(game=game)
    ada.link("learn-by-playing", ada.go_to_lobby()).click()
    ada.at_table()
    coach = ada.page.get_by_role("complementary", name=ada.say("coach"))
    expect(coach).to_contain_text(ada.say(welcome))
    told: list[str] = []
    for made in range(10):
        while coach.is_visible():
            tip = coach.inner_text()
            assert tip not in told  # each tip is given once
            told.append(tip)
            ada.button("got-it", coach).click()
            expect(coach.get_by_text(tip.splitlines()[0], exact=True)).to_have_count(0)
        ada.until_asked()
        if not coach.is_visible():
            ada.decide(made)
    assert len(told) > 5


def test_rematch(invite: Invite, server: Server) -> None:
    ada, bob, table = two_at_a_table(invite, server)
    ada.until_asked()
    play_away(server, table, ada, bob)
    ada.button("rematch").click()
    ada.page.wait_for_url(lambda url: not url.endswith(table))
    again = ada.at_table()
    assert again != table
    bob.link("rematch-go").click()
    bob.page.wait_for_url(f"**/t/{again}")
    for guest in (ada, bob):
        guest.page.get_by_text("Bob", exact=True).first.wait_for()


def test_a_seat_moves_to_another_device(invite: Invite, server: Server) -> None:
    ada, phone = invite(), invite(phone=True)
    table = lay_table(server, ada.key, "me:Ada", "random", "random")
    ada.go(f"/t/{table}")
    ada.until_asked()
    hand = hand_of(ada)
    ada.button("menu").click()
    ada.button("move-seat").click()
    link = ada.page.get_by_role("textbox", name=ada.say("move-seat-link")).input_value()
    phone.page.goto(link)
    phone.button("claim-do").tap()
    phone.page.wait_for_url(f"**/t/{table}")
    phone.until_asked()
    assert sorted(hand_of(phone).split()) == sorted(hand.split())
    expect(ada.page.get_by_role("status").filter(has_text=ada.say("watching"))).to_be_attached()
    assert ada.page.get_by_role("region", name=ada.say("label-hand"), include_hidden=True).count() == 0
    phone.decide()
    late = invite()
    late.may_be_refused = True
    late.page.goto(link)
    late.button("claim-do").click()
    expect(late.find("claim-failed-title")).to_be_visible()


def test_spectators_are_told_that_they_watch(invite: Invite, server: Server) -> None:
    ada, eve = invite(), invite(name="Eve")
    table = lay_table(server, ada.key, "me:Ada", "random", "random", public=True)
    eve.go("/")
    eve.page.get_by_role("link", name=eve.say("watch")).click()
    expect(eve.find("watching")).to_be_visible()
    assert eve.state == "waiting"
    assert eve.page.url.endswith(f"/t/{table}")
