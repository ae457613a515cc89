"""Plans: answers of several moves, made at one's own pace, that nobody sees before all are whole."""

from __future__ import annotations

from typing import Any

import pytest

from clutch.engine.chance import Chance, seed_from
from clutch.engine.codec import encode, encode_kind
from clutch.engine.errors import BadMove, IllegalMove, NotYourDecision
from clutch.engine.events import SeenByAll
from clutch.engine.game import Game, Setup, Step, WhyNot
from clutch.engine.kernel import Kernel
from clutch.engine.lines import Line
from clutch.engine.match import Match, replay
from clutch.engine.outcome import Outcome, places_by
from clutch.engine.plans import Plan, encode_answer, moves_of
from clutch.engine.records import mutable_record, record
from clutch.engine.seats import SPECTATOR, Seat, Viewer


@record
class Put:
    stones: int


@record
class Done:
    pass


@record
class Shown(SeenByAll):
    seat: Seat
    stones: int


@mutable_record
class Heaps:
    """Everyone puts stones on their own heap, at most five, until they say done; then all heaps are shown."""

    stones: list[int]
    is_done: list[bool]
    round: int = 1


class Stones(Game[Heaps, dict[str, Any], None, None]):
    name = "stones"
    rules_version = 1
    players = range(2, 4)
    moves = (Put, Done)
    events = (Shown,)
    action_count = 4

    def set_up(self, setup: Setup[None, None], step: Step) -> Heaps:
        return Heaps([0] * setup.players, [False] * setup.players)

    def deciders(self, state: Heaps) -> tuple[Seat, ...]:
        return tuple(seat for seat, done in enumerate(state.is_done) if not done)

    def offers(self, state: Heaps, seat: Seat) -> tuple[Any, ...]:
        if state.is_done[seat]:
            return ()
        return (*(Put(n) for n in (1, 2, 3) if state.stones[seat] + n <= 5 * state.round), Done())

    def plans(self, state: Heaps, seat: Seat) -> bool:
        return True

    def plan(self, state: Heaps, seat: Seat, move: Any) -> None:
        if isinstance(move, Put):
            state.stones[seat] += move.stones
        else:
            state.is_done[seat] = True

    def resolve(self, state: Heaps, step: Step) -> None:
        for seat, answer in step.answers.items():
            for move in moves_of(answer):
                self.plan(state, seat, move)
            step.tell(Shown(seat, state.stones[seat]))
        state.round += 1
        state.is_done = [state.round > 2] * len(state.stones)

    def outcome(self, state: Heaps) -> Outcome | None:
        return Outcome(places_by(state.stones), tuple(state.stones), "most-stones") if state.round > 2 else None

    def why_not(self, state: Heaps, seat: Seat, move: Any) -> WhyNot:
        return WhyNot(Line("bad-view"), "STO-1")

    def view(self, state: Heaps, viewer: Viewer) -> dict[str, Any]:
        return {"stones": tuple(state.stones), "round": state.round}

    def imagine(self, setup: Setup[None, None], view: dict[str, Any], chance: Chance) -> Heaps:
        raise NotImplementedError

    def number_of(self, move: Any) -> int:
        return 0 if isinstance(move, Done) else int(move.stones)

    def move_of(self, number: int) -> Any:
        return Put(number) if number else Done()

    def kernel(self, setup: Setup[None, None]) -> Kernel:
        raise NotImplementedError

    def problem_of(self, components: None) -> None:
        raise NotImplementedError


STONES = Stones()


def new_match(players: int = 2) -> Match:
    return Match(STONES, Setup(players, None, None), seed_from(1))


def test_a_plan_is_made_move_by_move_and_seen_by_its_seat_alone() -> None:
    match = new_match()
    untouched = match.observe(1)
    assert match.observe(0).plan == ()
    assert not match.answer(0, Put(3))
    assert match.observe(0).view["stones"] == (3, 0)
    assert match.observe(0).plan == (Put(3),)
    assert match.observe(0).offers == (Put(1), Put(2), Done())
    assert match.observe(0).answered == ()
    for viewer in (1, SPECTATOR):
        assert match.observe(viewer).view["stones"] == (0, 0)
    assert match.observe(1) == untouched
    assert match.state.stones == [0, 0]


def test_a_step_is_carried_out_when_all_plans_are_whole() -> None:
    match = new_match()
    match.answer(1, Put(2))
    match.answer(0, Put(3))
    assert not match.answer(0, Done())
    assert match.observe(1).answered == (0,)
    assert match.observe(0).answer == Plan((Put(3), Done()))
    assert match.observe(0).offers == ()
    assert match.observe(0).view["stones"] == (3, 0)
    assert match.answer(1, Done())
    assert match.state.stones == [3, 2]
    assert match.steps == [{0: Plan((Put(3), Done())), 1: Plan((Put(2), Done()))}]
    assert match.drafts == {}
    assert match.events[1] == [Shown(0, 3), Shown(1, 2)]


def test_the_pace_and_order_of_plans_make_no_difference() -> None:
    plans: dict[int, tuple[Any, ...]] = {0: (Put(1), Put(1), Done()), 1: (Done(),), 2: (Put(3), Put(2), Done())}
    forward, mixed, at_once = new_match(3), new_match(3), new_match(3)
    for seat in (0, 1, 2):
        for move in plans[seat]:
            forward.answer(seat, move)
    for seat, which in [(2, 0), (0, 0), (1, 0), (0, 1), (2, 1), (0, 2), (2, 2)]:
        mixed.answer(seat, plans[seat][which])
    at_once.answer_all({seat: Plan(moves) for seat, moves in plans.items()})
    assert forward.steps == mixed.steps == at_once.steps
    assert forward.state == mixed.state == at_once.state
    assert forward.events == mixed.events == at_once.events


def test_a_plan_can_be_started_over_also_when_it_is_whole() -> None:
    match, untouched = new_match(), new_match()
    match.answer(0, Put(3))
    match.withdraw(0)
    assert match.observe(0) == untouched.observe(0)
    match.answer(0, Put(1))
    match.answer(0, Done())
    match.withdraw(0)
    assert match.observe(0) == untouched.observe(0)
    assert not match.can_withdraw(0)
    with pytest.raises(NotYourDecision, match="no answer to take back"):
        match.withdraw(0)


def test_the_last_moves_of_a_plan_can_be_taken_back_also_when_it_is_whole() -> None:
    match, untouched = new_match(), new_match()
    seen = []
    for move in (Put(3), Put(1), Done()):
        seen.append(match.observe(0))
        match.answer(0, move)
    for keep in (2, 1, 0):
        match.withdraw(0, keep)
        assert match.observe(0) == seen[keep]
        assert match.observe(1) == untouched.observe(1)


@pytest.mark.parametrize("keep", [-1, 2, 3])
def test_what_is_not_in_a_plan_cannot_be_kept(keep: int) -> None:
    match = new_match()
    match.answer(0, Put(3))
    match.answer(0, Put(1))
    before = match.observe(0)
    with pytest.raises(NotYourDecision, match="no answer to take back"):
        match.withdraw(0, keep)
    assert match.observe(0) == before


def test_a_move_that_does_not_follow_from_the_plan_changes_nothing() -> None:
    match = new_match()
    match.answer(0, Put(3))
    with pytest.raises(IllegalMove):
        match.answer(0, Put(3))
    assert match.observe(0).plan == (Put(3),)
    match.answer(0, Done())
    with pytest.raises(NotYourDecision):
        match.answer(0, Put(1))
    assert match.pending == {0: Plan((Put(3), Done()))}


@pytest.mark.parametrize(
    "answer", [Put(1), Done(), Plan(()), Plan((Put(1),)), Plan((Put(3), Put(3), Done())), Plan((Done(), Put(1)))]
)
def test_only_whole_legal_plans_are_taken_at_once(answer: Any) -> None:
    match = new_match()
    with pytest.raises((NotYourDecision, IllegalMove)):
        match.answer_all({0: answer, 1: Plan((Done(),))})
    assert match.steps == []
    assert match.pending == {}
    assert match.drafts == {}


def test_plans_survive_json_and_replay() -> None:
    match = new_match()
    match.answer_all({0: Plan((Put(2), Done())), 1: Plan((Put(1), Put(1), Done()))})
    match.answer_all({0: Plan((Done(),)), 1: Plan((Put(3), Done()))})
    written = [{seat: encode_answer(answer) for seat, answer in answers.items()} for answers in match.steps]
    assert written[0][0] == {"kind": "Plan", "moves": [{"kind": "Put", "stones": 2}, {"kind": "Done"}]}
    read = [{seat: STONES.read_answer(answer) for seat, answer in answers.items()} for answers in written]
    again = replay(STONES, match.setup, match.seed, read)
    assert again.outcome == match.outcome == Outcome((2, 1), (2, 5), "most-stones")
    assert encode(again.state) == encode(match.state)
    assert STONES.read_answer(encode_kind(Put(2))) == Put(2)


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "Plan"},
        {"kind": "Plan", "moves": 3},
        {"kind": "Plan", "moves": [], "more": 1},
        {"kind": "Plan", "moves": [7]},
    ],
)
def test_a_malformed_plan_is_refused(data: Any) -> None:
    with pytest.raises(BadMove):
        STONES.read_answer(data)


def test_bots_get_other_dice_for_every_move_of_a_plan() -> None:
    match = new_match()
    first = match.bot_seed(0)
    match.answer(0, Put(1))
    assert match.bot_seed(0) != first
    match.withdraw(0)
    assert match.bot_seed(0) == first


def test_a_copy_of_a_match_has_plans_of_its_own() -> None:
    match = new_match()
    match.answer(0, Put(1))
    twin = match.copy()
    twin.answer(0, Put(2))
    assert match.observe(0).view["stones"] == (1, 0)
    assert twin.observe(0).view["stones"] == (3, 0)
