"""At normal speed, with everything moving."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.house import lay_table
from tests.server.house import EGGS, INCUBATION, Server

LONGEST_TURN = 6.0
SLACK = 1.25  # a busy machine is late now and then

# While something is shown, the page says so, and the time adds up.
WATCH = """(moving) => {
  window.shown = 0;
  window.covered = [];
  let before = performance.now();
  const look = (now) => {
    const bar = document.querySelector('section[aria-label][tabindex="-1"]');
    if (bar?.textContent.includes(moving)) window.shown += now - before;
    before = now;
    if (bar) window.covered.push(...window.over(bar));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

# Whatever lies over the bar: found where a finger would find it, or drawn there on its way across the table.
OVER = """() => {
  window.over = (bar) => {
    const box = bar.getBoundingClientRect();
    const found = [];
    for (let x = 0.02; x < 1; x += 0.12) {
      for (const y of [0.1, 0.5, 0.9]) {
        const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        if (hit && !bar.contains(hit) && !hit.closest('dialog, [role=status]')) found.push(hit.outerHTML.slice(0, 120));
      }
    }
    for (const piece of document.querySelectorAll('main [data-place], main button')) {
      const edge = piece.getBoundingClientRect();
      const drawn = edge.width && edge.bottom - box.top > 1 && edge.top < box.bottom && edge.right > box.left;
      const clipped = piece.closest('main').getBoundingClientRect().bottom <= box.top + 1
        && getComputedStyle(piece.closest('main')).overflow !== 'visible';
      if (drawn && !clipped) found.push(piece.outerHTML.slice(0, 120));
    }
    return found;
  };
}"""


def start_watching(guest: Guest) -> None:
    guest.page.evaluate(OVER)
    guest.page.evaluate(WATCH, guest.say("watch-this"))


def shown(guest: Guest) -> float:
    return float(guest.page.evaluate("window.shown")) / 1000


# With most players it takes longest. Some games have a turn for everyone at once, some for one after the other.
@pytest.mark.alone
@pytest.mark.parametrize(
    ("game", "players", "begins", "rounds", "turns_in_round"),
    [(EGGS, 6, "choosing", 4, 1), (INCUBATION, 5, "rolled", 1, 5)],
)
def test_turns_are_short_and_nothing_covers_the_decision(
    invite: Invite, server: Server, game: str, players: int, begins: str, rounds: int, turns_in_round: int
) -> None:
    ada = invite(game=game, speed="normal", still=False, one_click=True)
    table = lay_table(server, ada.key, "me:Ada", *["random"] * (players - 1), game=game)
    ada.go(f"/t/{table}")
    ada.until_asked()
    start_watching(ada)
    ada.decide()
    turns: list[float] = []
    made, before = 0, -1.0
    while len(turns) < rounds:
        ada.until_asked()
        if ada.phase == begins:
            if before >= 0:
                turns.append((shown(ada) - before) / turns_in_round)
            before = shown(ada)
        made += 1
        ada.decide(made)
    covered: list[Any] = ada.page.evaluate("window.covered")
    assert not covered, covered[:3]
    assert max(turns) > 0.5, turns  # it was shown indeed
    assert max(turns) < LONGEST_TURN * SLACK, turns


@pytest.mark.alone
def test_what_is_shown_can_be_skipped(invite: Invite, server: Server) -> None:
    ada = invite(speed="slow", still=False, one_click=True)
    table = lay_table(server, ada.key, "me:Ada", "random", "random", "random")
    ada.go(f"/t/{table}")
    ada.until_asked()
    ada.decide()
    ada.until_asked()
    start_watching(ada)
    ada.decide()
    ada.button("skip", ada.bar).wait_for()
    while ada.state == "waiting":
        ada.page.keyboard.press(" ")
        ada.page.wait_for_timeout(50)
    assert shown(ada) < LONGEST_TURN / 2  # slowly it takes longer than six seconds
