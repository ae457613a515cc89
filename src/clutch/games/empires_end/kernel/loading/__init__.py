"""From the set-up and the states of the rules to records."""

from __future__ import annotations

from typing import Any

from clutch.games.empires_end.components import TOKENS
from clutch.games.empires_end.kernel.loading.from_setup import pieces
from clutch.games.empires_end.kernel.loading.states import position
from clutch.games.empires_end.kernel.position import Position, Tuning

__all__ = ["TUNING", "Position", "pieces", "position", "tuning"]

TUNING = {
    **{name: figure for name, figure in vars(Tuning).items() if isinstance(figure, float)},
    "share": 0.25,  # of the usual simulations: they are slow here
    "share.easy": 0.27,  # so that every level is clearly stronger than the one below
    "share.medium": 0.048,
    "share.hard": 0.025,
    "share.expert": 0.05,
    "plans": 0.25,  # of these again for plans and places: a plan is many decisions, and there is less to find
    "exploration": 0.4,
    "caution": 0.8,  # standard errors by which a search must find an action better than the rule of thumb's
    "wariness": 2.5,  # the same for plans and places, where there is much to choose from
    "randomness": 3.0,  # of 100 actions in a playout, how many are any legal one
    "wheat": 4.5,  # points for a token that can be spent well
    "axe": 4.75,
    "hammer": 3.9,
    "coin": 5.0,
    # what is different with three or four players
    "more.phases_ahead": 6.0,
    "more.wheat": 5.0,
    "more.axe": 4.2,
    "more.coin": 5.7,
    "more.fights": 2.6,
    "more.builds": 2.8,
    "more.bids": 2.9,
    "more.both": 0.94,
    "more.flow": 2.0,
    "more.echo": 4.0,
    "more.shaken": 0.05,
    "more.settled": 13.0,
    "more.reach": 0.23,
}


def tuning(setup: Any, figures: dict[str, float]) -> Tuning:
    if setup.players > 2:
        figures = {name: figures.get(f"more.{name}", figure) for name, figure in figures.items()}
    t = Tuning()
    t.price = [figures[token] for token in TOKENS]
    for name in figures.keys() & vars(Tuning).keys():
        setattr(t, name, figures[name])
    return t
