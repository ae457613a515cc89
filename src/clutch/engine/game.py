"""What a game supplies. Everything above (tables, bots, server, research) knows games only through this class."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from clutch.engine.chance import Chance
from clutch.engine.codec import BadRecord, decode_kind
from clutch.engine.component_files import Problem, place_of, read_file
from clutch.engine.errors import BadComponents, BadMove, BadSeating, IllegalMove, NotYourDecision
from clutch.engine.kernel import Kernel
from clutch.engine.lines import Line, Who, line_of
from clutch.engine.options import read_options
from clutch.engine.outcome import Outcome
from clutch.engine.plans import Plan
from clutch.engine.seats import Seat, Viewer

State = TypeVar("State")
View = TypeVar("View")
Options = TypeVar("Options")
Components = TypeVar("Components")

Move = Any  # a record of one of the game's `moves`
Answer = Any  # a move, or a Plan of several


class Event(Protocol):
    """Something that happened; a record that knows who may see what of it."""

    @property
    def reveals(self) -> bool:
        """Whether anybody learnt by it what they could not have known: then no undo goes back across it."""
        ...

    def seen_by(self, viewer: Viewer) -> Event | None:
        """The event as this viewer may know it; None if there is nothing to see."""
        ...


@dataclass(frozen=True, slots=True)
class Setup(Generic[Options, Components]):
    """What is agreed before a game begins; public."""

    players: int
    options: Options
    components: Components


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a game: the answers of all deciders, the chance it may use, and an ear for what happens."""

    answers: Mapping[Seat, Answer]
    chance: Chance
    tell: Callable[[Event], None]

    def answer(self) -> Move:
        """The answer of a step that one seat decided alone."""
        (move,) = self.answers.values()
        return move


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why a move is illegal: a line to say, and the clause."""

    line: Line
    clause: str


class Game(ABC, Generic[State, View, Options, Components]):
    name: ClassVar[str]
    rules_version: ClassVar[int]
    players: ClassVar[range]
    options: type[Options]
    components: type[Components]
    state: type[State]
    view_type: type[View]
    moves: tuple[type[Any], ...]
    events: tuple[type[Any], ...]
    lesson_seed: ClassVar[int] = 7  # of the guided game: a deal in which the learner is asked first and sees much early

    # --- the rules ------------------------------------------------------------------------------------------

    @abstractmethod
    def set_up(self, setup: Setup[Options, Components], step: Step) -> State:
        """The state at the first decision."""

    @abstractmethod
    def deciders(self, state: State) -> tuple[Seat, ...]:
        """Who decides now: several at once if they choose at the same time, nobody when the game is over."""

    @abstractmethod
    def offers(self, state: State, seat: Seat) -> tuple[Move, ...]:
        """All that a decider may answer."""

    @abstractmethod
    def resolve(self, state: State, step: Step) -> None:
        """Carry out the answers of all deciders, and go on to the next decision. The answers are legal."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """How it ended, once it has."""

    @abstractmethod
    def why_not(self, state: State, seat: Seat, move: Move) -> WhyNot:
        """What an illegal move breaks."""

    def plans(self, state: State, seat: Seat) -> bool:  # noqa: ARG002 - a game that needs it looks
        """Whether this decider's answer is a plan: several moves, made on a copy of the state that nobody else sees."""
        return False

    def plan(self, state: State, seat: Seat, move: Move) -> None:
        """Carry out one move of a plan on the planner's own copy. The move is legal, and nothing hidden comes up."""
        raise NotImplementedError(f"{self.name} has no plans")

    # --- what can be known ----------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: State, viewer: Viewer) -> View:
        """What one seat, or a spectator, may know: built up from nothing."""

    @abstractmethod
    def imagine(self, setup: Setup[Options, Components], view: View, chance: Chance) -> State:
        """A state that looks just like this view, with everything the view leaves open dealt at random."""

    # --- numbers, for kernels and research ------------------------------------------------------------------

    action_count: ClassVar[int]
    tuning: ClassVar[dict[str, float]] = {}  # what its kernel's rules of thumb and values go by

    @abstractmethod
    def number_of(self, move: Move) -> int: ...

    @abstractmethod
    def move_of(self, number: int) -> Move: ...

    @abstractmethod
    def kernel(self, setup: Setup[Options, Components]) -> Kernel:
        """A fast twin of the rules, for this set-up; to be loaded from a state."""

    # --- pieces ---------------------------------------------------------------------------------------------

    @abstractmethod
    def problem_of(self, components: Components) -> Problem | None:
        """Why no game can be played with these pieces, beyond the ranges of their fields."""

    def check_components(self, components: Components, source: Path) -> Components:
        """The same pieces, if a game can be played with them; raises BadComponents about `source`."""
        problem = self.problem_of(components)
        if problem is not None:
            place = place_of(source, problem.where)
            raise BadComponents("card-file-makes-no-game", text=self.text, file=place, problem=problem.line)
        return components

    def read_components(self, source: Path | None = None) -> Components:
        """The standard pieces, or those of a file; raises BadComponents."""
        path = source or self.folder / "components.toml"
        return self.check_components(read_file(self.components, path), path)

    @property
    def folder(self) -> Path:
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    @property
    def text(self) -> Path:
        return self.folder / "text"

    # --- the same for every game ----------------------------------------------------------------------------

    def prepare(
        self, players: int, options: Mapping[str, object] | None = None, components: Path | None = None
    ) -> Setup[Options, Components]:
        """A checked set-up from what somebody typed or sent."""
        if type(players) is not int or players not in self.players:
            raise BadSeating("bad-player-count", players=players, least=self.players[0], most=self.players[-1])
        return Setup(players, read_options(self.options, options or {}), self.read_components(components))

    def read_move(self, data: object) -> Move:
        """A move from JSON; whether it is legal is another question."""
        try:
            return decode_kind(self.moves, data)
        except BadRecord as error:
            raise BadMove("bad-move", problem=str(error)) from None

    def read_answer(self, data: object) -> Answer:
        """A move or a plan from JSON."""
        if not isinstance(data, dict) or data.get("kind") != Plan.__name__:
            return self.read_move(data)
        moves = data.get("moves")
        if not isinstance(moves, list) or set(data) != {"kind", "moves"}:
            raise BadMove("bad-move", problem="a plan is a list of moves")
        return Plan(tuple(self.read_move(move) for move in moves))

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """Raise unless this seat may answer this now."""
        if seat not in self.deciders(state):
            raise NotYourDecision("not-your-decision", deciders=tuple(Who(each) for each in self.deciders(state)))
        offers = self.offers(state, seat)
        if move not in offers:
            why = self.why_not(state, seat, move)
            raise IllegalMove(
                "illegal-move",
                text=self.text,
                clause=why.clause,
                why=why.line,
                offers=tuple(line_of(offer) for offer in offers),
            )
