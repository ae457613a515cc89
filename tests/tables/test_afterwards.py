"""Rematches, talk, and how long a log may grow."""

from __future__ import annotations

import pytest

from clutch.tables import commands, entries
from clutch.tables.new_tables import make_rematch
from clutch.tables.rulings import conditions, talking
from tests.tables.place import ANN, BEN, EVE, Place, dice, two_people


def test_a_rematch_has_the_same_seats_another_deal_and_is_made_once() -> None:
    place = Place("me:Ann", "open", "greedy", spectators=False)
    place.do(BEN, commands.Join, name="Ben")
    place.do(ANN, commands.Start)
    assert place.refused(BEN, commands.Rematch) == "not-over"
    place.play(dice(3))
    assert place.refused(EVE, commands.Rematch) == "not-your-seat"
    again = make_rematch(place.table, "b" * 12)
    assert again.status == "running"
    assert [seat.owner for seat in again.seats] == [ANN, BEN, None]
    assert (again.host, again.head.settings) == (ANN, place.table.head.settings)
    assert again.head.seed != place.table.head.seed
    assert again.head.id != place.table.head.id
    place.write(entries.RematchMade(again.head.id))
    assert place.refused(BEN, commands.Rematch) == "rematch-made"


def test_players_talk_and_react_and_nobody_else_does() -> None:
    place = two_people()
    place.do(ANN, commands.Say, seat=0, text="  well \t played\n ")
    place.do(BEN, commands.React, seat=1, reaction="cheer")
    assert [(note.kind, note.text) for note in place.table.notes[-2:]] == [
        ("said", "well played"),
        ("reacted", "cheer"),
    ]
    assert place.refused(EVE, commands.Say, seat=0, text="hm") == "not-your-seat"
    for text in (" ", "\u202e", "a\x00b", "\x1b[31m"):
        assert place.refused(ANN, commands.Say, seat=0, text=text) == "unprintable-text"


def test_one_who_talks_without_end_does_not_silence_the_others() -> None:
    place = two_people()
    for number in range(talking.MOST_NOTES):
        if sum(note.seat == 0 for note in place.table.notes) < talking.MOST_NOTES:
            place.do(ANN, commands.Say, seat=0, text=str(number))
    assert place.refused(ANN, commands.Say, seat=0, text="more") == "said-enough"
    place.do(BEN, commands.Say, seat=1, text="at last")


def test_a_log_does_not_grow_without_end_and_the_game_can_still_be_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conditions, "MOST_ENTRIES", 50)
    place = two_people()
    place.answer(0)
    while place.table.entries < 50:
        place.answer(0)
    assert place.refused(ANN, commands.Answer, seat=0, step=0, move={"kind": "KeepHand"}) == "log-full"
    assert place.refused(ANN, commands.Withdraw, seat=0, step=0) == "log-full"
    place.play(dice(1))
    assert place.table.status == "over"
    waiting = Place("me:Ann", "open")
    while waiting.table.entries < 50:
        waiting.do(EVE, commands.Join, name="Eve")
        waiting.do(EVE, commands.Leave, seat=1)
    assert waiting.refused(EVE, commands.Join, name="Eve") == "log-full"
