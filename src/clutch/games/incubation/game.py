"""Incubation, as the engine sees it."""

from __future__ import annotations

from clutch.engine.chance import Chance
from clutch.engine.component_files import Problem
from clutch.engine.game import Game, Setup, Step, WhyNot
from clutch.engine.outcome import Outcome
from clutch.engine.seats import Seat, Viewer
from clutch.games.incubation import card_files, view, why_not
from clutch.games.incubation.components import SEATS, Components
from clutch.games.incubation.events import EVENTS
from clutch.games.incubation.kernel import IncubationKernel
from clutch.games.incubation.moves import ACTION_COUNT, MOVE_OF, MOVES, NUMBERS, Move
from clutch.games.incubation.rules import outcome, play, set_up
from clutch.games.incubation.state import Options, State
from clutch.games.incubation.view import View


class Incubation(Game[State, View, Options, Components]):
    name = "incubation"
    rules_version = 1
    players = range(2, SEATS + 1)
    options = Options
    components = Components
    state = State
    view_type = View
    moves = MOVES
    events = EVENTS
    action_count = ACTION_COUNT
    kernel_type = IncubationKernel
    lesson_seed = 6  # a mystery egg, a hybrid and a plain one to choose from

    def set_up(self, setup: Setup[Options, Components], step: Step) -> State:
        return set_up.set_up(setup, step)

    def deciders(self, state: State) -> tuple[Seat, ...]:
        return play.deciders(state)

    def offers(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return play.offers(state, seat)

    def resolve(self, state: State, step: Step) -> None:
        play.resolve(state, step)

    def outcome(self, state: State) -> Outcome | None:
        return outcome.outcome(state)

    def why_not(self, state: State, seat: Seat, move: Move) -> WhyNot:
        return why_not.why_not(state, seat, move)

    def view(self, state: State, viewer: Viewer) -> View:
        return view.view(state, viewer)

    def imagine(self, setup: Setup[Options, Components], view_: View, chance: Chance) -> State:
        return view.imagine(setup, view_, chance)

    def number_of(self, move: Move) -> int:
        return NUMBERS[move]

    def move_of(self, number: int) -> Move:
        return MOVE_OF[number]

    def problem_of(self, components: Components) -> Problem | None:
        return card_files.problem_of(components)


GAME = Incubation()
