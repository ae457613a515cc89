"""Who may see what of a table: through which seat, as a spectator, with hints, and afterwards."""

from __future__ import annotations

from clutch.engine.match import Match
from clutch.engine.seats import Seat, Viewer
from clutch.tables.rulings.conditions import (
    NotAllowed,
    begun_match,
    existing_seat,
    require_over,
)
from clutch.tables.table import Table

MOST_HINTS = 1  # being thought about, for one page


def viewer_of(table: Table, owner: str | None, wanted: Viewer) -> Viewer:
    """Through which seat somebody looks: the one they want, if it is theirs.

    Who has a single seat need not say which. With several (pass-and-play) nothing is seen until one says who they are.
    """
    yours = table.seats_of(owner)
    if wanted in yours:
        return wanted
    return yours[0] if len(yours) == 1 and wanted is None else None


def check_watch(table: Table, owner: str | None) -> None:
    """As a spectator; before the game begins everyone sees the table."""
    if table.status != "waiting" and not table.head.settings.spectators and not table.seats_of(owner):
        raise NotAllowed("no-spectators-here")


def check_look(table: Table, owner: str | None, seat: Viewer) -> None:
    """Through one of one's own seats, or from outside."""
    if seat is not None and seat not in table.seats_of(owner):
        raise NotAllowed("not-your-seat")


def check_hint(table: Table, owner: str | None, seat: Seat, under_way: int) -> None:
    check_look(table, owner, seat)
    if not table.head.settings.hints:
        raise NotAllowed("no-hints-here")
    if seat not in table.deciders or under_way >= MOST_HINTS:
        raise NotAllowed("no-hint-now")


def check_replay(table: Table, owner: str | None, viewer: Viewer) -> Match:
    """While a game is running everyone sees their own; afterwards every seat's."""
    match = begun_match(table)
    if viewer is not None:
        existing_seat(table, viewer)
    if table.status != "over":
        check_look(table, owner, viewer)
        if viewer is None:
            check_watch(table, owner)
    return match


def check_replay_of_file(players: int, viewer: Viewer) -> None:
    """A saved game is told whole to whoever has it."""
    if viewer is not None and viewer >= players:
        raise NotAllowed("no-such-seat", most=players)


def check_whole_game(table: Table) -> Match:
    """What is judged, or written to a file with its seed, is over."""
    require_over(table)
    return begun_match(table)


def check_transfer(table: Table, owner: str | None, seat: Seat) -> str:
    """A code that moves a seat is given to its owner."""
    if owner is None or seat not in table.seats_of(owner):
        raise NotAllowed("not-your-seat")
    return owner
