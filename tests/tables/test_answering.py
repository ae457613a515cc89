"""Answers at a table: whose they are, and how long they can be changed."""

from __future__ import annotations

from clutch.server.presenter import infos, moments
from clutch.tables import commands
from clutch.tables.settings import Clock
from tests.tables.place import ANN, BEN, EVE, folded, two_people


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
    told = {viewer: moments.welcome(place.table, viewer, None, None).model_dump_json() for viewer in (1, None)}
    before = place.table.number, place.table.changed, tuple(place.table.banks.left)
    for _ in range(5):
        place.do(ANN, commands.Answer, seat=0, step=0, move={"kind": "RedrawHand"})
        place.do(ANN, commands.Answer, seat=0, step=0, move={"kind": "KeepHand"})
    assert (place.table.number, place.table.changed, tuple(place.table.banks.left)) == before
    for viewer, text in told.items():
        assert moments.welcome(place.table, viewer, None, None).model_dump_json() == text
    assert infos.table_line(place.table, None).changed == before[1]


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
