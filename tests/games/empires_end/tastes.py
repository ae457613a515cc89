"""Players of different tastes, so that random games come to all sorts of positions; and what such games came to."""

from __future__ import annotations

from collections import Counter
from typing import Any

from clutch.engine.chance import Chance
from clutch.games.empires_end import events, moves
from clutch.games.empires_end.state import State
from tests.play import Taste, anything

FIGHTS = (moves.Fight, moves.FreeBid, moves.Replace)
SUFFERS = (moves.Suffer,)


def liking(*kinds: type[Any], disliking: tuple[type[Any], ...] = (), least: int = 3, most: bool = False) -> Taste:
    """Mostly one of these, hardly ever one of those; with `most` the biggest of what it likes."""

    def choose(offers: tuple[Any, ...], dice: Chance) -> Any:
        bearable = [offer for offer in offers if not isinstance(offer, disliking)] or list(offers)
        liked = [offer for offer in bearable if isinstance(offer, kinds)]
        if liked and dice.below(4) < least:
            return liked[-1] if most else dice.pick(liked)
        return dice.pick(bearable)

    return choose


sufferer = liking(*SUFFERS, moves.Repair)
doomed = liking(*SUFFERS, moves.Done, disliking=(moves.Repair, *FIGHTS), least=4)
fighter = liking(*FIGHTS, disliking=SUFFERS, least=4)
builder = liking(moves.Build, disliking=(moves.Repair, moves.Sell, moves.DiscardHand))
spender = liking(
    moves.BidAxes, moves.BidCoins, moves.Repair, moves.BuyCoins, disliking=(moves.Sell,), least=4, most=True
)
replacer = liking(moves.Replace, moves.FreeBid, moves.Build, moves.Convert, moves.Repeat)
tinkerer = liking(moves.MoveFrom, moves.UseRefresh, moves.SwapFirst, moves.Build, moves.Repeat, disliking=(moves.Done,))
TASTES: tuple[Taste, ...] = (anything, sufferer, doomed, fighter, builder, spender, replacer, tinkerer)


# --- what games came to ---------------------------------------------------------------------------------------


def what_is_asked(state: State) -> Counter[str]:
    return Counter([f"asked: {state.asked}"] if state.asked in ("target", "free_bid", "replace", "refresh") else [])


NAMES = {
    events.EmpireFell: "empire fell",
    events.CoinsBought: "shortage",
    events.DisasterReplaced: "replaced",
    events.FreeBidMade: "free bid",
    events.InnovationMoved: "innovation moved",
    events.DeckShuffled: "deck shuffled",
}


def what_happened(told: list[Any], state: State) -> Counter[str]:
    """How often something rare did."""
    seen = Counter(NAMES[type(event)] for event in told if type(event) in NAMES)
    for event in told:
        match event:
            case events.CoinsBought() if event.count:
                seen["coins bought"] += event.count
            case events.GameEnded(reason="last-empire"):
                seen["one empire left"] += 1
            case events.FinalCounted() if state.card(event.card).innovation.does == "copy":
                seen["copy counted"] += 1
            case events.AbilityActed() if event.refreshed:
                seen["refreshed"] += 1
            case _:
                pass
    seen["score below zero"] += sum(empire.score < 0 for empire in state.empires)
    seen["both on one location"] += doubles_on_one_location(told, state)
    return seen


def doubles_on_one_location(told: list[Any], state: State) -> int:
    """How often somebody suffered both disasters of a phase, with the same target."""
    count = 0
    suffered: list[tuple[int, int]] = []
    for event in told:
        if isinstance(event, events.PhaseBegan):
            suffered = []
        if isinstance(event, events.DisasterSuffered):
            hit = (event.seat, state.card(event.card).target)
            count += hit in suffered
            suffered.append(hit)
    return count
