"""Seats are numbered clockwise from 0; whoever watches without a seat is the spectator."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Field

from clutch.engine.lines import AS_SEAT

MOST_SEATS = 6
Seat = Annotated[int, AS_SEAT, Field(ge=0, lt=MOST_SEATS)]
Viewer = int | None
SPECTATOR: Final[None] = None


def clockwise(first: Seat, players: int) -> list[Seat]:
    """All seats in player order, beginning with `first`."""
    return [(first + i) % players for i in range(players)]
