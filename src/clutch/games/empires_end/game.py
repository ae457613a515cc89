"""Empire's End, as the engine sees it."""

from __future__ import annotations

from clutch.engine.chance import Chance
from clutch.engine.component_files import Problem
from clutch.engine.game import Game, Setup, Step, WhyNot
from clutch.engine.outcome import Outcome
from clutch.engine.seats import Seat, Viewer
from clutch.games.empires_end import card_files, view, why_not
from clutch.games.empires_end.components import SEATS, Components
from clutch.games.empires_end.events import EVENTS
from clutch.games.empires_end.kernel import EmpiresEndKernel
from clutch.games.empires_end.moves import ACTION_COUNT, MOVE_OF, MOVES, NUMBERS, Move
from clutch.games.empires_end.rules import outcome, planning, play, set_up
from clutch.games.empires_end.state import Options, State
from clutch.games.empires_end.view import View


class EmpiresEnd(Game[State, View, Options, Components]):
    name = "empires_end"
    rules_version = 1
    players = range(2, SEATS + 1)
    options = Options
    components = Components
    state = State
    view_type = View
    moves = MOVES
    events = EVENTS
    action_count = ACTION_COUNT
    kernel_type = EmpiresEndKernel
    lesson_seed = 2  # a Rebellion to begin with, and a hand that shows much

    def set_up(self, setup: Setup[Options, Components], step: Step) -> State:
        return set_up.set_up(setup, step)

    def deciders(self, state: State) -> tuple[Seat, ...]:
        return play.deciders(state)

    def offers(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return play.offers(state, seat)

    def resolve(self, state: State, step: Step) -> None:
        play.resolve(state, step)

    def plans(self, state: State, seat: Seat) -> bool:  # noqa: ARG002 - the same for all
        return state.asked in ("founding", "planning", "bidding")

    def plan(self, state: State, seat: Seat, move: Move) -> None:
        planning.carry_out(state, seat, move, lambda _: None)

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


GAME = EmpiresEnd()
