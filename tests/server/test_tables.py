"""A table without a server: what may be done at it, by whom and when; and that it is the fold of its log."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from clutch.engine.chance import seed_from
from clutch.engine.codec import decode, decode_kind, encode, encode_kind
from clutch.engine.errors import ClutchError
from clutch.engine.match import Match
from clutch.games.registry import all_games
from clutch.server import showing
from clutch.server.new_tables import next_table, wished_table
from clutch.server.protocol import NewTable, SeatWish
from clutch.tables import commands, entries, rulings
from clutch.tables.entries import KINDS, Entry
from clutch.tables.rulings import NotAllowed, answer, moved, rule
from clutch.tables.settings import Clock, Settings
from clutch.tables.table import Head, Table
from tests.contract.contract import AnyGame
from tests.server.house import seats

ANN, BEN, CAT, EVE = (letter * 64 for letter in "abce")
WALKS = 25
WALK_STEPS = 150


def dice(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311 - a test that can be repeated


class Place:
    """A table whose log is kept: every change is an entry, as the server writes it."""

    def __init__(self, *kinds: str, lesson: bool = False, seed: int = 1, **settings: Any) -> None:
        wish = NewTable(
            game="eggs_and_empires",
            seats=[SeatWish(**each) for each in seats(*kinds)],
            settings=Settings(**settings),
            lesson=lesson,
        )
        made = wished_table(wish, ANN, "en")
        self.table = Table(replace(made.head, seed=seed_from(seed).hex()))
        self.log = list(made.opening)
        for entry in self.log:
            self.table.apply(entry)
        self.now = self.table.head.created
        self.ids = 0

    def write(self, what: Any, by: str | None = None) -> None:
        self.now += 1000
        entry = Entry(self.table.entries + 1, self.now, by, what)
        self.table.apply(entry)
        self.log.append(entry)

    def do(self, actor: str, command: type[commands.Command], used: int = 0, **fields: Any) -> None:
        self.ids += 1
        asked = command(id=f"c{self.ids}", **fields)
        what = rule(asked, self.table, actor, used)
        if isinstance(what, entries.RematchMade):
            what = entries.RematchMade(next_table(self.table).head.id)
        self.write(what, f"{actor[:16]}/c{self.ids}")

    def refused(self, actor: str, command: type[commands.Command], **fields: Any) -> str:
        """The code with which a command is refused; it changes nothing."""
        before = picture(self.table)
        with pytest.raises(ClutchError) as error:
            self.do(actor, command, **fields)
        assert picture(self.table) == before
        for language in ("en", "fr", "it"):
            assert error.value.say(language, ("Ann", "Ben"))
        return error.value.line.message

    @property
    def step(self) -> int:
        assert self.table.match is not None
        return len(self.table.match.steps)

    def answer(self, seat: int, chance: random.Random | None = None, used: int = 0) -> None:
        match = self.table.match
        assert match is not None
        offers = match.offers(seat)
        move = chance.choice(offers) if chance else offers[0]
        owner = self.table.seats[seat].owner
        if self.table.seats[seat].bot is not None or owner is None:
            self.write(answer(self.table, seat, move, 0))
        else:
            self.do(owner, commands.Answer, used, seat=seat, step=self.step, move=encode_kind(move))

    def play(self, chance: random.Random, until: Callable[[Table], bool] = lambda table: False) -> None:
        while self.table.status == "running" and not until(self.table):
            self.answer(self.table.undecided[0], chance)


def picture(table: Table) -> Any:
    """All that a table is, for comparisons."""
    match = table.match
    return (
        *(table.status, table.host, tuple(table.seats), table.number, table.info_number, table.entries, table.rewound),
        *(table.changed, table.rematch, tuple(table.banks.left), dict(table.done), tuple(table.notes)),
        table.undo and (table.undo.by, table.undo.step, frozenset(table.undo.agreed)),
        tuple(table.step_numbers),
        table.outcome,
        match and (json.dumps(encode(match.state)), repr(match.steps), repr(match.pending), repr(match.events)),
    )


def folded(place: Place) -> Table:
    """The table read from its log, by way of the JSON in which the store keeps it."""
    table = Table(decode(Head, json.loads(json.dumps(encode(place.table.head)))))
    for entry in place.log:
        what = decode_kind(KINDS, json.loads(json.dumps(encode_kind(entry.what))))
        table.apply(Entry(entry.number, entry.at, entry.by, what))
    return table


def is_free_to_undo(seat: int) -> Callable[[Table], bool]:
    return lambda table: table.undo_target(seat) is not None


def two_people(**settings: Any) -> Place:
    place = Place("me:Ann", "open", **settings)
    place.do(BEN, commands.Join, name="Ben")
    place.do(ANN, commands.Start)
    return place


def three_people(**settings: Any) -> Place:
    place = Place("me:Ann", "open", "open", **settings)
    place.do(BEN, commands.Join, name="Ben")
    place.do(CAT, commands.Join, name="Cat")
    place.do(ANN, commands.Start)
    return place


# --- before the game ------------------------------------------------------------------------------------------


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


# --- answering --------------------------------------------------------------------------------------------------


def test_only_the_owner_of_a_seat_answers_for_it() -> None:
    place = two_people()
    keep = {"kind": "KeepHand"}
    for actor in (ANN, EVE):
        assert place.refused(actor, commands.Answer, seat=1, step=0, move=keep) == "not-your-seat"
    assert place.refused(ANN, commands.Answer, seat=2, step=0, move=keep) == "no-such-seat"
    assert place.refused(ANN, commands.Answer, seat=0, step=1, move=keep) == "moment-passed"
    assert place.refused(ANN, commands.Answer, seat=0, step=0, move={"kind": "Cheat"}) == "bad-move"
    assert place.refused(ANN, commands.Answer, seat=0, step=0, move={"kind": "LeaveEggs"}) == "illegal-move"
    place.do(ANN, commands.Answer, seat=0, step=0, move=keep)
    assert place.table.undecided == (1,)


def test_a_change_of_mind_is_unseen_by_everyone_else() -> None:
    """Not in the number, not in the time of the last change, not in the clocks, not in any message."""
    place = two_people(clock=Clock(kind="bank", seconds=60, increment=30))
    place.answer(0, used=1000)
    told = {viewer: showing.welcome(place.table, viewer, None, None).model_dump_json() for viewer in (1, None)}
    before = place.table.number, place.table.changed, tuple(place.table.banks.left)
    for _ in range(5):
        place.do(ANN, commands.Answer, seat=0, step=0, move={"kind": "RedrawHand"})
        place.do(ANN, commands.Answer, seat=0, step=0, move={"kind": "KeepHand"})
    assert (place.table.number, place.table.changed, tuple(place.table.banks.left)) == before
    for viewer, text in told.items():
        assert showing.welcome(place.table, viewer, None, None).model_dump_json() == text
    assert showing.table_line(place.table, None).changed == before[1]


def test_an_answer_can_be_withdrawn_until_the_last_one_is_in() -> None:
    place = two_people()
    assert place.refused(ANN, commands.Withdraw, seat=0, step=0) == "nothing-to-take-back"
    place.answer(0)
    assert place.refused(BEN, commands.Withdraw, seat=0, step=0) == "not-your-seat"
    place.do(ANN, commands.Withdraw, seat=0, step=0)
    assert place.table.undecided == (0, 1)
    place.answer(0)
    place.answer(1)
    assert place.step == 1
    assert place.refused(ANN, commands.Withdraw, seat=0, step=0) == "moment-passed"
    assert place.refused(ANN, commands.Withdraw, seat=0, step=1) == "nothing-to-take-back"


def test_the_same_command_twice_is_known_by_its_id() -> None:
    place = two_people()
    place.answer(0)
    by = f"{ANN[:16]}/c{place.ids}"
    assert place.table.done[by] == place.table.number
    assert folded(place).done == place.table.done


# --- undo ---------------------------------------------------------------------------------------------------------


def test_undo_is_free_for_one_person_against_bots() -> None:
    place = Place("me:Ann", "greedy", "greedy")
    chance = dice(1)
    place.play(chance, is_free_to_undo(0))
    target = place.table.undo_target(0)
    assert target is not None
    assert place.table.match is not None
    before = encode(place.table.match.back_to(target).state)
    place.do(ANN, commands.AskUndo, seat=0, step=place.step)
    assert place.step == target
    assert encode(place.table.match.state) == before
    assert place.table.rewound == place.table.number
    assert place.table.notes[-1].kind == "undone"


def test_undo_needs_the_consent_of_every_other_person() -> None:
    place = three_people()
    chance = dice(2)
    place.play(chance, is_free_to_undo(0))
    steps = place.step
    target = place.table.undo_target(0)
    place.do(ANN, commands.AskUndo, seat=0, step=steps)
    assert place.step == steps
    assert place.refused(BEN, commands.AskUndo, seat=1, step=steps) == "undo-already-asked"
    assert place.refused(ANN, commands.ReplyUndo, seat=0, agree=True) == "undo-not-yours-to-answer"
    assert place.refused(EVE, commands.ReplyUndo, seat=1, agree=True) == "not-your-seat"
    place.do(BEN, commands.ReplyUndo, seat=1, agree=True)
    assert place.refused(BEN, commands.ReplyUndo, seat=1, agree=True) == "undo-not-yours-to-answer"
    assert place.step == steps
    place.do(CAT, commands.ReplyUndo, seat=2, agree=True)
    assert place.step == target
    assert place.table.undo is None


def test_one_no_is_enough_and_whoever_asked_may_think_better_of_it() -> None:
    place = three_people()
    place.play(dice(2), is_free_to_undo(0))
    for actor, seat in ((CAT, 2), (ANN, 0)):
        place.do(ANN, commands.AskUndo, seat=0, step=place.step)
        place.do(actor, commands.ReplyUndo, seat=seat, agree=False)
        assert place.table.undo is None
        assert place.table.notes[-1].kind == "undo_refused"


def test_a_request_for_undo_ends_when_the_game_goes_on() -> None:
    place = three_people()
    place.play(dice(2), is_free_to_undo(0))
    place.do(ANN, commands.AskUndo, seat=0, step=place.step)
    steps = place.step
    while place.step == steps:
        assert place.table.undo is not None
        place.answer(place.table.undecided[0])
    assert place.refused(BEN, commands.ReplyUndo, seat=1, agree=True) == "nobody-asked-for-undo"


def test_no_undo_goes_back_across_anything_revealed() -> None:
    """At every moment of five games: where an undo is allowed, nobody learnt anything in between."""
    allowed = 0
    for seed in range(5):
        place = Place("me:Ann", *["greedy"] * (1 + seed), seed=seed)
        chance = dice(seed)
        while place.table.status == "running":
            target, match = place.table.undo_target(0), place.table.match
            assert match is not None
            if target is None:
                with pytest.raises(NotAllowed, match="revealed since"):
                    place.do(ANN, commands.AskUndo, seat=0, step=place.step)
            else:
                allowed += 1
                events = [event for step in match.events[target + 1 :] for event in step]
                assert not any(event.reveals for event in events)
                assert all(len(answers) == 1 for answers in match.steps[target:])
            place.answer(place.table.undecided[0], chance)
    assert allowed > 25


def test_a_table_may_play_without_undo() -> None:
    place = Place("me:Ann", "greedy", "greedy", undo=False)
    place.play(dice(1), is_free_to_undo(0))
    assert place.refused(ANN, commands.AskUndo, seat=0, step=place.step) == "no-undo-here"


def test_who_resigns_or_sleeps_keeps_no_undo_waiting() -> None:
    for what in (entries.Resigned(2), entries.StoodIn(2, "easy", "clock")):
        place = three_people()
        place.play(dice(2), is_free_to_undo(0))
        target = place.table.undo_target(0)
        place.do(ANN, commands.AskUndo, seat=0, step=place.step)
        place.do(BEN, commands.ReplyUndo, seat=1, agree=True)
        place.write(what)
        assert place.step == target
        assert place.table.undo is None


def test_whoever_asked_and_resigns_takes_nothing_back() -> None:
    place = three_people()
    place.play(dice(2), is_free_to_undo(0))
    steps = place.step
    place.do(ANN, commands.AskUndo, seat=0, step=steps)
    place.do(ANN, commands.Resign, seat=0)
    assert place.step == steps
    assert place.table.undo is None
    assert place.refused(ANN, commands.AskUndo, seat=0, step=steps) == "already-resigned"


# --- resigning and standing in ------------------------------------------------------------------------------------


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


# --- seats that move ----------------------------------------------------------------------------------------------


def test_a_seat_moves_only_from_whoever_has_it() -> None:
    """A code made before the seat was left, cleared or moved is worth nothing: it would steal the next one's hand."""
    place = Place("me:Ann", "open")
    place.do(EVE, commands.Join, name="Eve")
    place.do(EVE, commands.Leave, seat=1)
    with pytest.raises(NotAllowed, match="code does not work"):
        moved(place.table, 1, EVE, EVE)
    place.do(BEN, commands.Join, name="Ben")
    with pytest.raises(NotAllowed, match="code does not work"):
        moved(place.table, 1, EVE, EVE)
    place.write(moved(place.table, 1, BEN, CAT))
    assert place.table.seats[1].owner == CAT
    assert place.table.seats[1].name == "Ben"
    with pytest.raises(NotAllowed, match="code does not work"):
        moved(place.table, 1, BEN, EVE)


def test_the_host_moves_with_the_last_seat_of_a_device() -> None:
    place = Place("me:Ann", "me:Ben", "open")
    place.write(moved(place.table, 1, ANN, BEN))
    assert place.table.host == ANN
    place.write(moved(place.table, 0, ANN, CAT))
    assert place.table.host == CAT


# --- clocks ---------------------------------------------------------------------------------------------------------


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


# --- afterwards, and talk -----------------------------------------------------------------------------------------


def test_a_rematch_has_the_same_seats_another_deal_and_is_made_once() -> None:
    place = Place("me:Ann", "open", "greedy", spectators=False)
    place.do(BEN, commands.Join, name="Ben")
    place.do(ANN, commands.Start)
    assert place.refused(BEN, commands.Rematch) == "not-over"
    place.play(dice(3))
    assert place.refused(EVE, commands.Rematch) == "not-your-seat"
    again = next_table(place.table)
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
    for number in range(rulings.MOST_NOTES):
        if sum(note.seat == 0 for note in place.table.notes) < rulings.MOST_NOTES:
            place.do(ANN, commands.Say, seat=0, text=str(number))
    assert place.refused(ANN, commands.Say, seat=0, text="more") == "said-enough"
    place.do(BEN, commands.Say, seat=1, text="at last")


def test_a_log_does_not_grow_without_end_and_the_game_can_still_be_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulings, "MOST_ENTRIES", 50)
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


# --- anything by anybody ------------------------------------------------------------------------------------------


def any_command(place: Place, chance: random.Random) -> tuple[str, type[commands.Command], dict[str, Any]]:
    table = place.table
    seat = chance.randrange(6) if chance.random() < 0.1 else chance.randrange(len(table.seats))
    owner = table.seats[seat].owner if seat < len(table.seats) else None
    actor = owner if owner and chance.random() < 0.8 else chance.choice([ANN, BEN, CAT, EVE])
    step = len(table.match.steps) if table.match and chance.random() < 0.9 else chance.randrange(5)
    offers = table.match.offers(seat) if table.match and seat < len(table.seats) else ()
    move = encode_kind(chance.choice(offers)) if offers else {"kind": "KeepHand"}
    answering = (commands.Answer, {"seat": seat, "step": step, "move": move})
    rest: list[tuple[type[commands.Command], dict[str, Any]]] = [
        (commands.Withdraw, {"seat": seat, "step": step}),
        (commands.AskUndo, {"seat": seat, "step": step}),
        (commands.ReplyUndo, {"seat": seat, "agree": chance.random() < 0.8}),
        (commands.Join, {"seat": chance.choice([None, seat]), "name": chance.choice(["Ben", "Cat", "ann", "x"])}),
        (commands.Leave, {"seat": seat}),
        (commands.SeatBot, {"seat": seat, "level": "greedy"}),
        (commands.OpenSeat, {"seat": seat}),
        (commands.Start, {}),
        (commands.StandIn, {"seat": seat, "level": "random"}),
        (commands.TakeBack, {"seat": seat}),
        (commands.Say, {"seat": seat, "text": chance.choice(["hello", " ", "\x00"])}),
        (commands.React, {"seat": seat, "reaction": "think"}),
        (commands.Rematch, {}),
    ]
    if table.status == "waiting" and chance.random() < 0.5:
        return (ANN, commands.Start, {}) if chance.random() < 0.3 else (chance.choice([BEN, CAT]), *rest[3])
    if chance.random() < 0.01:
        return actor, commands.Resign, {"seat": seat}
    return actor, *(answering if chance.random() < 0.6 else chance.choice(rest))


def walk(seed: int) -> tuple[int, int]:
    """Random commands by random people; how many were carried out, and how many refused."""
    chance = dice(seed)
    clock = Clock(kind=chance.choice(["none", "move", "bank"]), seconds=30, increment=5)
    place = Place(
        "me:Ann", *["open"] * chance.randrange(1, 4), *["greedy"] * chance.randrange(3), seed=seed, clock=clock
    )
    done = refused = 0
    for _ in range(WALK_STEPS):
        table = place.table
        if table.status == "running" and chance.random() < 0.3:
            bots = [seat for seat in table.undecided if table.seats[seat].bot]
            people = [seat for seat in table.undecided if not table.seats[seat].bot]
            if bots:
                place.answer(bots[0], chance)
            elif people and clock.kind != "none" and chance.random() < 0.2:
                place.write(entries.StoodIn(people[0], "easy", "clock"))
            continue
        actor, command, fields = any_command(place, chance)
        before = picture(table)
        try:
            place.do(actor, command, used=chance.randrange(4000), **fields)
            done += 1
        except ClutchError:
            refused += 1
            assert picture(table) == before, "a refused command has changed something"
        assert picture(folded(place)) == picture(table), "the table is not the fold of its log"
        showing.welcome(table, chance.randrange(len(table.seats)), actor, None).model_dump_json()
    return done, refused


def test_whatever_anybody_asks_for_the_table_is_the_fold_of_its_log_and_refusals_change_nothing() -> None:
    counts = [walk(seed) for seed in range(WALKS)]
    assert sum(done for done, _ in counts) > 500
    assert sum(refused for _, refused in counts) > 500
