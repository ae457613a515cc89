"""A match: one game being played, step by step, from a seed.

In a step all deciders answer, in any order; an answer may be changed until the last one is in, and nothing of it is
seen before. Then the step is carried out with its own chance. (game, set-up, seed, steps) reproduce the match exactly.
Where a game says so an answer is a plan of several moves: until it is whole, its seat alone sees what it would lead to.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping
from typing import Any

from clutch.engine.chance import SEED_BYTES, Chance, bot_seed, step_key
from clutch.engine.errors import NotYourDecision
from clutch.engine.game import Answer, Event, Game, Move, Setup, Step
from clutch.engine.outcome import Outcome
from clutch.engine.plans import Plan
from clutch.engine.records import record
from clutch.engine.seats import Seat, Viewer

Answers = dict[Seat, Answer]


@record
class Observation:
    """All that one viewer is told of a match at one moment; nothing else about it leaves the engine."""

    viewer: Viewer
    view: Any
    deciders: tuple[Seat, ...]
    answered: tuple[Seat, ...]
    answer: Any  # the viewer's own, while it can still be changed
    plan: tuple[Any, ...] | None  # the viewer's moves so far, if the answer is a plan
    offers: tuple[Any, ...]


class Draft:
    """A plan in the making: its moves, and the state as its seat sees it after them."""

    def __init__(self, state: Any, moves: tuple[Move, ...] = ()) -> None:
        self.state = copy.deepcopy(state)
        self.moves = moves

    def copy(self) -> Draft:
        return Draft(self.state, self.moves)


class Match:
    def __init__(self, game: Game[Any, Any, Any, Any], setup: Setup[Any, Any], seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed is {SEED_BYTES} bytes")
        self.game = game
        self.setup = setup
        self.seed = seed
        self.steps: list[Answers] = []
        self.pending: Answers = {}  # whole answers of a step that not all have answered
        self.drafts: dict[Seat, Draft] = {}  # the plans of this step, whole or not
        self.events: list[list[Event]] = [[]]  # of the set-up, then of each step
        self.state: Any = game.set_up(setup, self._step({}))

    @property
    def deciders(self) -> tuple[Seat, ...]:
        return self.game.deciders(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def state_of(self, viewer: Viewer) -> Any:
        """The state as it is, or as this seat has planned it."""
        return self.drafts[viewer].state if viewer in self.drafts else self.state

    def offers(self, seat: Seat) -> tuple[Move, ...]:
        return self.game.offers(self.state_of(seat), seat) if seat in self.deciders else ()

    def check(self, seat: Seat, move: Move) -> None:
        """Raise unless this seat may answer this now."""
        self.game.check(self.state_of(seat), seat, move)

    def answer(self, seat: Seat, move: Move) -> bool:
        """Take a seat's answer, its change of mind, or a move of its plan; True if the step was carried out by it."""
        self.check(seat, move)
        return self.accept(seat, move)

    def accept(self, seat: Seat, move: Move) -> bool:
        """The same for a move that was checked at this moment: nothing is looked at again."""
        if self.game.plans(self.state, seat):
            self._plan(seat, move)
            if self.offers(seat):
                return False
            self.pending[seat] = Plan(self.drafts[seat].moves)
        else:
            self.pending[seat] = move
        if any(each not in self.pending for each in self.deciders):
            return False
        self.carry_out(self.pending)
        return True

    def carry_out(self, answers: Mapping[Seat, Answer]) -> None:
        """A whole step whose answers were checked: of this match, or of the one that is played again."""
        in_order = {seat: answers[seat] for seat in sorted(answers)}
        self.pending, self.drafts = {}, {}
        self.events.append([])
        self.steps.append(in_order)
        self.game.resolve(self.state, self._step(in_order))

    def _plan(self, seat: Seat, move: Move) -> None:
        if seat not in self.drafts:
            self.drafts[seat] = Draft(self.state)
        draft = self.drafts[seat]
        self.game.plan(draft.state, seat, move)
        draft.moves = (*draft.moves, move)

    def answer_all(self, answers: Mapping[Seat, Move]) -> None:
        """A whole step at once: one answer of every decider, or none is taken."""
        if not answers or set(answers) != set(self.deciders):
            raise NotYourDecision("wrong-deciders", step=len(self.steps) + 1)
        for seat, answer in answers.items():
            self._check_whole(seat, answer)
        self.carry_out(answers)

    def _check_whole(self, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, Plan) != self.game.plans(self.state, seat):
            raise NotYourDecision("not-a-whole-answer", step=len(self.steps) + 1)
        if not isinstance(answer, Plan):
            self.game.check(self.state, seat, answer)
            return
        planned = copy.deepcopy(self.state)
        for move in answer.moves:
            self.game.check(planned, seat, move)
            self.game.plan(planned, seat, move)
        if self.game.offers(planned, seat):
            raise NotYourDecision("not-a-whole-answer", step=len(self.steps) + 1)

    def withdraw(self, seat: Seat, keep: int = 0) -> None:
        """Take back an answer that nobody has seen; of a plan the first `keep` moves stay."""
        if not self.can_withdraw(seat, keep):
            raise NotYourDecision("nothing-to-withdraw")
        self.pending.pop(seat, None)
        draft = self.drafts.pop(seat, None)
        for move in draft.moves[:keep] if draft else ():
            self._plan(seat, move)

    def can_withdraw(self, seat: Seat, keep: int = 0) -> bool:
        """Whether there is something to take back: an answer, or moves of a plan beyond those to keep."""
        if seat in self.drafts:
            return 0 <= keep < len(self.drafts[seat].moves)
        return seat in self.pending and keep == 0

    def plan_of(self, seat: Seat) -> tuple[Move, ...] | None:
        """The moves a decider has planned so far; None if its answer is a single move."""
        if seat not in self.deciders or not self.game.plans(self.state, seat):
            return None
        return self.drafts[seat].moves if seat in self.drafts else ()

    def bot_seed(self, seat: Seat) -> int:
        """For the next move of a bot at this seat."""
        return bot_seed(self.seed, len(self.steps), seat, len(self.plan_of(seat) or ()))

    def reveals(self, step: int) -> bool:
        """Whether anybody learnt a secret in a step: somebody else's choice, or what lay face down."""
        return len(self.steps[step - 1]) > 1 or any(event.reveals for event in self.events[step])

    def back_to(self, step: int) -> Match:
        """The same match as it was after so many steps."""
        earlier = Match(self.game, self.setup, self.seed)
        for answers in self.steps[:step]:
            earlier.carry_out(answers)
        return earlier

    def copy(self) -> Match:
        twin = copy.copy(self)
        twin.state = copy.deepcopy(self.state)
        twin.steps = list(self.steps)
        twin.pending = dict(self.pending)
        twin.drafts = {seat: draft.copy() for seat, draft in self.drafts.items()}
        twin.events = [list(each) for each in self.events]
        return twin

    # --- what leaves ----------------------------------------------------------------------------------------

    def observe(self, viewer: Viewer) -> Observation:
        return Observation(
            viewer=viewer,
            view=self.game.view(self.state_of(viewer), viewer),
            deciders=self.deciders,
            answered=tuple(sorted(self.pending)),
            answer=None if viewer is None else self.pending.get(viewer),
            plan=None if viewer is None else self.plan_of(viewer),
            offers=() if viewer is None else self.offers(viewer),
        )

    def seen_events(self, step: int, viewer: Viewer) -> list[Event]:
        """What a viewer saw happen in a step (0 is the set-up)."""
        return redacted(self.events[step], viewer)

    def _step(self, answers: Mapping[Seat, Move]) -> Step:
        return Step(answers, Chance(step_key(self.seed, len(self.steps))), self.events[-1].append)


def redacted(events: Iterable[Event], viewer: Viewer) -> list[Event]:
    seen = (event.seen_by(viewer) for event in events)
    return [event for event in seen if event is not None]


def replay(game: Game[Any, Any, Any, Any], setup: Setup[Any, Any], seed: bytes, steps: Iterable[Answers]) -> Match:
    """Play recorded steps again; raises what the first illegal one deserves."""
    match = Match(game, setup, seed)
    for answers in steps:
        match.answer_all(answers)
    return match
