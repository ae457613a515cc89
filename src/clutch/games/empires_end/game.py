"""Empire's End, as the engine sees it."""

from __future__ import annotations

from clutch.engine.game import Game
from clutch.games.empires_end.card_files import problem_of
from clutch.games.empires_end.components import SEATS, Components
from clutch.games.empires_end.events import EVENTS
from clutch.games.empires_end.kernel import EmpiresEndKernel
from clutch.games.empires_end.moves import ACTION_COUNT, MOVE_OF, MOVES, NUMBERS
from clutch.games.empires_end.rules.outcome import outcome
from clutch.games.empires_end.rules.play import deciders, offers, plan, plans, resolve
from clutch.games.empires_end.rules.set_up import set_up
from clutch.games.empires_end.state import Options, State
from clutch.games.empires_end.view import View, imagine, view
from clutch.games.empires_end.why_not import why_not


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
    numbers = NUMBERS
    numbered = MOVE_OF
    action_count = ACTION_COUNT
    kernel_type = EmpiresEndKernel
    lesson_seed = 2  # a Rebellion to begin with, and a hand that shows much

    set_up = staticmethod(set_up)
    deciders = staticmethod(deciders)
    offers = staticmethod(offers)
    resolve = staticmethod(resolve)
    plans = staticmethod(plans)
    plan = staticmethod(plan)
    outcome = staticmethod(outcome)
    why_not = staticmethod(why_not)
    view = staticmethod(view)
    imagine = staticmethod(imagine)
    problem_of = staticmethod(problem_of)


GAME = EmpiresEnd()
