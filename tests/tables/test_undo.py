"""Undo: free against bots, by consent among people, never across anything revealed."""

from __future__ import annotations

import pytest

from clutch.engine.codec import encode
from clutch.tables import commands, entries
from clutch.tables.rulings.conditions import NotAllowed
from tests.tables.place import ANN, BEN, CAT, EVE, Place, dice, is_free_to_undo, three_people


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
