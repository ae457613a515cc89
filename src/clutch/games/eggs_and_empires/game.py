"""Eggs and Empires, as the engine sees it."""

from __future__ import annotations

from clutch.engine.game import Game
from clutch.games.eggs_and_empires.card_files import problem_of
from clutch.games.eggs_and_empires.components import SEATS, Components
from clutch.games.eggs_and_empires.events import EVENTS
from clutch.games.eggs_and_empires.kernel import EggsKernel
from clutch.games.eggs_and_empires.moves import ACTION_COUNT, MOVE_OF, MOVES, NUMBERS
from clutch.games.eggs_and_empires.rules.outcome import outcome
from clutch.games.eggs_and_empires.rules.play import deciders, offers, resolve
from clutch.games.eggs_and_empires.rules.set_up import set_up
from clutch.games.eggs_and_empires.state import Options, State
from clutch.games.eggs_and_empires.view import View, imagine, view
from clutch.games.eggs_and_empires.why_not import why_not


class EggsAndEmpires(Game[State, View, Options, Components]):
    name = "eggs_and_empires"
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
    kernel_type = EggsKernel

    set_up = staticmethod(set_up)
    deciders = staticmethod(deciders)
    offers = staticmethod(offers)
    resolve = staticmethod(resolve)
    outcome = staticmethod(outcome)
    why_not = staticmethod(why_not)
    view = staticmethod(view)
    imagine = staticmethod(imagine)
    problem_of = staticmethod(problem_of)


GAME = EggsAndEmpires()
