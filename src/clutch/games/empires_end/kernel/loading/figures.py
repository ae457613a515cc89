"""The figures that rules of thumb, values and searches go by."""

from __future__ import annotations

from typing import Any

from clutch.engine.kernel.layout import fields
from clutch.games.empires_end.components import TOKENS
from clutch.games.empires_end.kernel.position import Tuning

TUNING = {  # found by games of changed rules of thumb, and changed searches, against the usual ones
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
    "phases_ahead": 10.0,  # how many phases a playout looks ahead
    "spread": 0.5,  # points by which results differ for every phase that is left
    "margin": 20.0,  # points by which a finished game is clearly won
    "points_share": 0.3,  # of a finished game's value that goes by points, not by the place
    "wheat": 4.5,  # points for a token that can be spent well
    "axe": 4.75,
    "hammer": 3.9,
    "coin": 5.0,
    "crowd": 1.35,  # how fast tokens lose their worth as they become many
    "fights": 0.72,  # tokens that a disaster can take, from each of two players
    "builds": 6.6,  # tokens that an Industry phase can take
    "bids": 0.84,  # tokens that a Conflict can take
    "trades": 0.7,  # wheat that an Economy phase can take
    "both": 0.39,  # of a token's lesser use that counts besides its better one
    "leak": 0.015,  # how fast what is kept for the end is spent after all
    "flow": 0.37,  # tokens of a kind that an Economy phase adds
    "strong": 1.9,  # points for a strength in a conflict
    "hope": 0.44,  # that a destroyed location is repaired, if there is time
    "freedom": 1.8,  # points for a free bid or a Replace
    "again": 0.55,  # of that for every time that it is refreshed
    "handy": 0.12,  # points for a refresh, a swap or a move
    "barter": 0.5,  # of what a conversion gains, how much there will be to convert
    "echo": 2.0,  # points for a Repeat
    "mending": 0.15,  # hammers that a cheaper repair saves in every Industry phase
    "shaken": 0.03,  # that an Earthquake acts, for every disaster
    "settled": 6.5,  # points for a Copy
    "steep": 0.3,  # how fast the readiness to suffer grows as the loss becomes smaller
    "spite": 0.85,  # what a rival's loss is worth among two, as a part of one's own
    "reach": 0.34,  # of their axes and coins that rivals bid
    "last_reach": 0.66,  # in the last conflict
    "keen": 1.25,  # how sure that is
    "dread": 14.0,  # points that a disaster would cost, to have it replaced
    "bargain": 1.16,  # how gladly coins are bought
    "fresh": 7.0,  # points of a card that is worth keeping
    "later": 0.3,  # what a card loses that is sold, of its worth
    "risk": 0.28,  # what a location loses that a disaster threatens, of its worth
    "anew": 8.5,  # points that the first two disasters of a quick game may cost
    "marker": 0.57,  # points that it costs to begin the next disaster phase
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
    for field in fields(Tuning):
        if field.name in figures:
            setattr(t, field.name, figures[field.name])
    return t
