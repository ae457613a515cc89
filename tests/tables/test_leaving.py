"""Resigning, bots that stand in, and seats that move to another device."""

from __future__ import annotations

import pytest

from clutch.tables import commands
from clutch.tables.rulings.conditions import NotAllowed
from clutch.tables.rulings.seating import move_seat
from tests.tables.place import ANN, BEN, CAT, EVE, Place, dice, three_people, two_people

# --- resigning and standing in ---


def test_of_two_players_the_one_who_resigns_loses_at_once() -> None:
    place = two_people()
    place.do(BEN, commands.Resign, seat=1)
    assert place.table.status == "over"
    assert place.table.outcome is not None
    assert place.table.outcome.places == (1, 2)
    assert place.refused(ANN, commands.Answer, seat=0, step=0, move={"kind": "KeepHand"}) == "game-is-over"
    assert place.refused(BEN, commands.Resign, seat=1) == "game-is-over"


def test_of_more_a_bot_plays_on_and_whoever_resigned_is_last() -> None:
    for seed in range(8):
        place = three_people()
        place.do(CAT, commands.Resign, seat=2)
        assert place.table.status == "running"
        assert place.table.seats[2].bot == "medium"
        assert place.refused(CAT, commands.Answer, seat=2, step=0, move={"kind": "KeepHand"}) == "already-resigned"
        assert place.refused(CAT, commands.TakeBack, seat=2) == "nothing-to-give-back"
        place.play(dice(seed))
        assert place.table.outcome is not None
        assert place.table.outcome.places[2] == 3
        assert sorted(place.table.outcome.places)[0] == 1


def test_the_game_ends_when_all_people_have_resigned() -> None:
    place = Place("me:Ann", "greedy", "greedy")
    place.do(ANN, commands.Resign, seat=0)
    assert place.table.status == "over"
    assert place.table.outcome is not None
    assert place.table.outcome.places == (3, 1, 1)
    place = three_people()
    place.do(ANN, commands.Resign, seat=0)
    place.do(CAT, commands.Resign, seat=2)
    assert place.table.outcome is not None
    assert place.table.outcome.places == (2, 1, 2)
    assert place.table.outcome.reason == "all-resigned"


def test_the_host_lets_a_bot_stand_in_and_its_person_takes_the_seat_back() -> None:
    place = three_people()
    assert place.refused(BEN, commands.StandIn, seat=2, level="easy") == "only-the-host"
    assert place.refused(ANN, commands.StandIn, seat=0, level="easy") == "no-stand-in-needed"
    place.do(ANN, commands.StandIn, seat=1, level="easy")
    assert place.refused(ANN, commands.StandIn, seat=1, level="easy") == "no-stand-in-needed"
    assert place.refused(BEN, commands.Answer, seat=1, step=0, move={"kind": "KeepHand"}) == "bot-plays-for-you"
    assert place.refused(CAT, commands.TakeBack, seat=1) == "not-your-seat"
    place.do(BEN, commands.TakeBack, seat=1)
    assert place.refused(BEN, commands.TakeBack, seat=1) == "nothing-to-give-back"
    place.do(ANN, commands.StandIn, seat=1, level="easy")
    place.do(ANN, commands.TakeBack, seat=1)
    place.answer(1)
    assert place.table.undecided == (0, 2)


def test_whoever_a_bot_plays_for_cannot_withdraw_its_answer_or_ask_for_undo() -> None:
    place = three_people()
    place.do(ANN, commands.StandIn, seat=1, level="easy")
    place.answer(1)
    assert place.refused(BEN, commands.Withdraw, seat=1, step=0) == "bot-plays-for-you"
    assert place.refused(BEN, commands.AskUndo, seat=1, step=0) == "bot-plays-for-you"
    place.do(CAT, commands.Resign, seat=2)
    place.answer(2)
    assert place.refused(CAT, commands.Withdraw, seat=2, step=0) == "already-resigned"


# --- seats that move ---


def test_a_seat_moves_only_from_whoever_has_it() -> None:
    """A code made before the seat was left, cleared or moved is worth nothing: it would steal the next one's hand."""
    place = Place("me:Ann", "open")
    place.do(EVE, commands.Join, name="Eve")
    place.do(EVE, commands.Leave, seat=1)
    with pytest.raises(NotAllowed, match="code does not work"):
        move_seat(place.table, 1, EVE, EVE)
    place.do(BEN, commands.Join, name="Ben")
    with pytest.raises(NotAllowed, match="code does not work"):
        move_seat(place.table, 1, EVE, EVE)
    place.write(move_seat(place.table, 1, BEN, CAT))
    assert place.table.seats[1].owner == CAT
    assert place.table.seats[1].name == "Ben"
    with pytest.raises(NotAllowed, match="code does not work"):
        move_seat(place.table, 1, BEN, EVE)


def test_the_host_moves_with_the_last_seat_of_a_device() -> None:
    place = Place("me:Ann", "me:Ben", "open")
    place.write(move_seat(place.table, 1, ANN, BEN))
    assert place.table.host == ANN
    place.write(move_seat(place.table, 0, ANN, CAT))
    assert place.table.host == CAT
