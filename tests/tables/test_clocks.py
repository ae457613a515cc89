"""Clocks: for each move or for the game."""

from __future__ import annotations

from clutch.tables import commands, entries
from clutch.tables.settings import Clock
from tests.tables.place import ANN, BEN, dice, folded, three_people, two_people


def test_with_a_clock_for_each_move_everyone_has_the_whole_time_again() -> None:
    place = two_people(clock=Clock(kind="move", seconds=30))
    place.answer(0, used=10_000)
    assert place.table.banks.time_for(0) == 20_000
    place.answer(1, used=29_000)
    assert [place.table.banks.time_for(seat) for seat in (0, 1)] == [30_000, 30_000]


def test_withdrawing_gains_no_time() -> None:
    for clock in (Clock(kind="move", seconds=30), Clock(kind="bank", seconds=30, increment=20)):
        place = two_people(clock=clock)
        for _ in range(4):
            place.answer(0, used=5_000)
            place.do(ANN, commands.Withdraw, seat=0, step=0)
        assert place.table.banks.time_for(0) == 10_000


def test_a_bank_is_used_up_and_each_decision_that_stands_adds_the_increment() -> None:
    place = two_people(clock=Clock(kind="bank", seconds=60, increment=2))
    place.answer(0, used=10_000)
    assert place.table.banks.time_for(0) == 50_000
    place.answer(1, used=1_000)
    assert [place.table.banks.time_for(seat) for seat in (0, 1)] == [52_000, 61_000]


def test_a_bank_that_ran_out_is_empty_and_whoever_comes_back_has_a_little() -> None:
    place = three_people(clock=Clock(kind="bank", seconds=600, increment=60))
    place.write(entries.StoodIn(1, "easy", "clock"))
    assert place.table.banks.time_for(1) == 0
    for seat in (0, 1, 2):
        place.answer(seat)
    assert place.table.banks.time_for(1) == 0, "what a bot decides earns its person no time"
    place.do(BEN, commands.TakeBack, seat=1)
    assert place.table.banks.time_for(1) == 15_000


def test_without_a_clock_everyone_thinks_as_long_as_they_like() -> None:
    place = two_people()
    place.answer(0, used=10**9)
    assert place.table.banks.time_for(0) is None


def test_a_restart_costs_no_time_and_gives_none() -> None:
    place = two_people(clock=Clock(kind="bank", seconds=60, increment=3))
    chance = dice(4)
    for used in range(1, 30):
        place.answer(place.table.undecided[0], chance, used=used * 97)
    assert folded(place).banks.left == place.table.banks.left
