"""Points: final innovations and the score (END-9.5, END-10.2)."""

from __future__ import annotations

from clutch.engine.records import record
from clutch.engine.seats import Seat
from clutch.games.empires_end.components import Effect
from clutch.games.empires_end.moves import Position
from clutch.games.empires_end.rules.empire import abilities, kind_near, ruins_near
from clutch.games.empires_end.state import CardNumber, State


@record
class FinalPoints:
    """What one innovation is worth at the end."""

    position: Position
    card: CardNumber
    points: int


@record
class Score:
    """Where a player's points come from."""

    track: int
    locations: int
    innovations: int

    @property
    def total(self) -> int:
        return self.track + self.locations + self.innovations


def score(state: State, seat: Seat) -> Score:
    """If the game ended now (END-10.2)."""
    empire = state.empires[seat]
    return Score(
        track=empire.score,
        locations=sum(state.place(site).value for site in empire.healthy),
        innovations=sum(each.points for each in final_innovations(state, seat)),
    )


def final_innovations(state: State, seat: Seat) -> list[FinalPoints]:
    """On healthy locations; a Copy takes the best of the others, and cannot copy a Copy (END-9.5)."""
    acting = list(abilities(state, state.empires[seat], "final"))
    plain = [0 if effect.does == "copy" else points_of(state, seat, position, effect) for position, _, effect in acting]
    best = max((points for points, each in zip(plain, acting, strict=True) if each[2].does != "copy"), default=0)
    return [
        FinalPoints(position, innovation.card, max(0, best) if effect.does == "copy" else points)
        for points, (position, innovation, effect) in zip(plain, acting, strict=True)
        if innovation is not None
    ]


def points_of(state: State, seat: Seat, position: Position, effect: Effect) -> int:
    empire = state.empires[seat]
    match effect.does:
        case "points_per_token":
            return effect.amount * (empire.stock.of(effect.resource) if effect.resource else 0)
        case "points_per_own_ruin":
            return effect.amount * empire.ruins
        case "points_per_ruin":
            return effect.amount * ruins_near(empire, position)
        case "points_per_neighbour":
            return effect.amount * kind_near(state, empire, position, effect.near, False)
        case "points_for_most_ruins":
            most = max(other.ruins for other in state.empires if not other.out)
            return effect.amount if empire.ruins == most > 0 else 0
        case _:
            return 0
