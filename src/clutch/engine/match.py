"""A match: one game being played, step by step, from a seed.

In a step all deciders answer, in any order; an answer may be changed until the last one is in, and nothing of it is
seen before. Then the step is carried out with its own chance. (game, set-up, seed, steps) reproduce the match exactly.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping
from typing import Any

from clutch.engine.chance import SEED_BYTES, Chance, step_key
from clutch.engine.errors import NotYourDecision
from clutch.engine.game import Event, Game, Move, Setup, Step
from clutch.engine.outcome import Outcome
from clutch.engine.records import record
from clutch.engine.seats import Seat, Viewer

Answers = dict[Seat, Move]


@record
class Observation:
    """All that one viewer is told of a match at one moment; nothing else about it leaves the engine."""

    viewer: Viewer
    view: Any
    deciders: tuple[Seat, ...]
    answered: tuple[Seat, ...]
    answer: Any  # the viewer's own, while it can still be changed
    offers: tuple[Any, ...]


class Match:
    def __init__(self, game: Game[Any, Any, Any, Any], setup: Setup[Any, Any], seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed is {SEED_BYTES} bytes")
        self.game = game
        self.setup = setup
        self.seed = seed
        self.steps: list[Answers] = []
        self.pending: Answers = {}
        self.events: list[list[Event]] = [[]]  # of the set-up, then of each step
        self.state: Any = game.set_up(setup, self._step({}))

    @property
    def deciders(self) -> tuple[Seat, ...]:
        return self.game.deciders(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def offers(self, seat: Seat) -> tuple[Move, ...]:
        return self.game.offers(self.state, seat) if seat in self.deciders else ()

    def answer(self, seat: Seat, move: Move) -> bool:
        """Take a seat's answer, or its change of mind; True if it was the last and the step was carried out."""
        self.game.check(self.state, seat, move)
        self.pending[seat] = move
        if any(each not in self.pending for each in self.deciders):
            return False
        answers = {each: self.pending[each] for each in sorted(self.pending)}
        self.pending = {}
        self.events.append([])
        self.steps.append(answers)
        self.game.resolve(self.state, self._step(answers))
        return True

    def answer_all(self, answers: Mapping[Seat, Move]) -> None:
        """A whole step at once: one answer of every decider, or none is taken."""
        if not answers or set(answers) != set(self.deciders):
            raise NotYourDecision("wrong-deciders", step=len(self.steps) + 1)
        for seat, move in answers.items():
            self.game.check(self.state, seat, move)
        self.pending = {}
        for seat, move in answers.items():
            self.answer(seat, move)

    def withdraw(self, seat: Seat) -> None:
        """Take back an answer that nobody has seen."""
        if seat not in self.pending:
            raise NotYourDecision("nothing-to-withdraw")
        del self.pending[seat]

    def reveals(self, step: int) -> bool:
        """Whether anybody learnt a secret in a step: somebody else's choice, or what lay face down."""
        return len(self.steps[step - 1]) > 1 or any(event.reveals for event in self.events[step])

    def back_to(self, step: int) -> Match:
        """The same match as it was after so many steps."""
        return replay(self.game, self.setup, self.seed, self.steps[:step])

    def copy(self) -> Match:
        twin = copy.copy(self)
        twin.state = copy.deepcopy(self.state)
        twin.steps = list(self.steps)
        twin.pending = dict(self.pending)
        twin.events = [list(each) for each in self.events]
        return twin

    # --- what leaves ----------------------------------------------------------------------------------------

    def observe(self, viewer: Viewer) -> Observation:
        return Observation(
            viewer=viewer,
            view=self.game.view(self.state, viewer),
            deciders=self.deciders,
            answered=tuple(sorted(self.pending)),
            answer=None if viewer is None else self.pending.get(viewer),
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
