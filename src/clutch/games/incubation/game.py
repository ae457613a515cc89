"""Incubation, as the engine sees it."""

from __future__ import annotations

from clutch.engine.game import Game
from clutch.games.incubation.card_files import problem_of
from clutch.games.incubation.components import SEATS, Components
from clutch.games.incubation.events import EVENTS
from clutch.games.incubation.kernel import IncubationKernel
from clutch.games.incubation.moves import ACTION_COUNT, MOVE_OF, MOVES, NUMBERS
from clutch.games.incubation.rules.outcome import outcome
from clutch.games.incubation.rules.play import deciders, offers, resolve
from clutch.games.incubation.rules.set_up import set_up
from clutch.games.incubation.state import Options, State
from clutch.games.incubation.view import View, imagine, view
from clutch.games.incubation.why_not import why_not


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
    numbers = NUMBERS
    numbered = MOVE_OF
    action_count = ACTION_COUNT
    kernel_type = IncubationKernel
    lesson_seed = 6  # a mystery egg, a hybrid and a plain one to choose from

    set_up = staticmethod(set_up)
    deciders = staticmethod(deciders)
    offers = staticmethod(offers)
    resolve = staticmethod(resolve)
    outcome = staticmethod(outcome)
    why_not = staticmethod(why_not)
    view = staticmethod(view)
    imagine = staticmethod(imagine)
    problem_of = staticmethod(problem_of)


GAME = Incubation()
