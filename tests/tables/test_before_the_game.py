"""Before a game begins: who sits where, and who may change it."""

from __future__ import annotations

import pytest

from clutch.engine.chance import seed_from
from clutch.engine.match import Match
from clutch.games.registry import all_games
from clutch.tables import commands
from clutch.tables.rulings.conditions import NotAllowed
from tests.contract.contract import AnyGame
from tests.tables.place import ANN, BEN, CAT, EVE, Place, two_people


def test_whoever_joins_gets_the_seat_they_ask_for_or_the_first_open_one() -> None:
    place = Place("me:Ann", "open", "open")
    place.do(BEN, commands.Join, seat=2, name="Ben")
    place.do(CAT, commands.Join, name="Cat")
    assert [seat.owner for seat in place.table.seats] == [ANN, CAT, BEN]
    assert [note.kind for note in place.table.notes] == ["joined"] * 3


def test_a_seat_that_is_taken_or_missing_cannot_be_joined() -> None:
    place = Place("me:Ann", "open", "greedy")
    assert place.refused(BEN, commands.Join, seat=0, name="Ben") == "seat-taken"
    assert place.refused(BEN, commands.Join, seat=2, name="Ben") == "seat-taken"
    assert place.refused(BEN, commands.Join, seat=5, name="Ben") == "seat-taken"
    place.do(BEN, commands.Join, name="Ben")
    assert place.refused(CAT, commands.Join, name="Cat") == "table-full"


@pytest.mark.parametrize("name", ["Ann", "ANN", " Ann", "Ann ", "aNN"])
def test_nobody_takes_the_name_of_another(name: str) -> None:
    assert Place("me:Ann", "open").refused(BEN, commands.Join, name=name) == "name-taken"


def test_a_name_of_spaces_is_none() -> None:
    assert Place("me:Ann", "open").refused(BEN, commands.Join, name="   ") == "unprintable-text"
    with pytest.raises(NotAllowed):
        Place("me:   ", "open")


def test_two_at_one_browser_need_two_names() -> None:
    with pytest.raises(NotAllowed, match="already called"):
        Place("me:Ann", "me:ann ")


def test_whoever_leaves_opens_the_seat_and_only_its_owner_leaves_it() -> None:
    place = Place("me:Ann", "open")
    place.do(BEN, commands.Join, name="Ben")
    assert place.refused(EVE, commands.Leave, seat=1) == "not-your-seat"
    assert place.refused(ANN, commands.Leave, seat=1) == "not-your-seat"
    place.do(BEN, commands.Leave, seat=1)
    assert place.table.seats[1].kind == "open"
    assert place.table.notes[-1].text == "Ben"


def test_only_the_host_seats_bots_clears_seats_and_starts() -> None:
    place = Place("me:Ann", "open", "open")
    place.do(BEN, commands.Join, name="Ben")
    assert place.refused(BEN, commands.SeatBot, seat=2, level="greedy") == "only-the-host"
    assert place.refused(BEN, commands.OpenSeat, seat=0) == "only-the-host"
    assert place.refused(BEN, commands.Start) == "only-the-host"
    assert place.refused(ANN, commands.Start) == "seats-still-open"
    assert place.refused(ANN, commands.SeatBot, seat=1, level="greedy") == "seat-taken"
    assert place.refused(ANN, commands.SeatBot, seat=3, level="greedy") == "no-such-seat"
    place.do(ANN, commands.SeatBot, seat=2, level="greedy")
    place.do(ANN, commands.SeatBot, seat=2, level="hard")
    place.do(ANN, commands.OpenSeat, seat=2)
    assert place.refused(ANN, commands.OpenSeat, seat=2) == "seat-is-open"
    place.do(ANN, commands.OpenSeat, seat=1)
    assert place.table.notes[-1].kind == "left"
    place.do(ANN, commands.SeatBot, seat=1, level="easy")
    place.do(ANN, commands.SeatBot, seat=2, level="easy")
    place.do(ANN, commands.Start)
    assert place.table.status == "running"


def test_after_the_start_seats_stay_as_they_are() -> None:
    place = two_people()
    for actor, command, fields in (
        (EVE, commands.Join, {"name": "Eve"}),
        (BEN, commands.Leave, {"seat": 1}),
        (ANN, commands.SeatBot, {"seat": 1, "level": "easy"}),
        (ANN, commands.OpenSeat, {"seat": 1}),
        (ANN, commands.Start, {}),
    ):
        assert place.refused(actor, command, **fields) == "already-begun"


def test_before_the_start_nothing_is_played() -> None:
    place = Place("me:Ann", "open")
    assert place.refused(ANN, commands.Answer, seat=0, step=0, move={"kind": "KeepHand"}) == "not-begun"
    assert place.refused(ANN, commands.Withdraw, seat=0, step=0) == "not-begun"
    assert place.refused(ANN, commands.AskUndo, seat=0, step=0) == "not-begun"
    assert place.refused(ANN, commands.Resign, seat=0) == "not-begun"
    assert place.refused(ANN, commands.StandIn, seat=0, level="easy") == "not-begun"
    assert place.refused(ANN, commands.TakeBack, seat=0) == "not-begun"
    assert place.refused(ANN, commands.Rematch) == "not-over"
    assert place.refused(ANN, commands.ReplyUndo, seat=0, agree=True) == "nobody-asked-for-undo"


def test_a_table_without_an_open_seat_begins_at_once() -> None:
    assert Place("me:Ann", "greedy").table.status == "running"
    assert Place("me:Ann", "open").table.status == "waiting"


def test_a_guided_game_is_for_one() -> None:
    assert Place("me:Ann", "greedy", lesson=True).table.head.lesson
    for kinds in (("me:Ann", "me:Ben"), ("me:Ann", "open"), ("greedy", "greedy")):
        with pytest.raises(NotAllowed):
            Place(*kinds, lesson=True)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_in_a_guided_game_the_learner_is_asked_first(game: AnyGame) -> None:
    assert 0 in Match(game, game.prepare(3), seed_from(game.lesson_seed)).deciders
