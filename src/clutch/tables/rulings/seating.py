"""Seats: who may take, leave, fill and move them, before, during and after a game."""

from __future__ import annotations

from collections.abc import Sequence

from clutch.engine.seats import Seat
from clutch.tables import commands
from clutch.tables import entries as log
from clutch.tables.ids import new_id
from clutch.tables.rulings.conditions import (
    Asker,
    NotAllowed,
    existing_seat,
    require_host,
    require_over,
    require_own_seat,
    require_room,
    require_waiting,
    running_match,
    tidy,
)
from clutch.tables.table import Table


def check_lesson(seats: Sequence[commands.NewSeat]) -> None:
    people = [seat for seat in seats if seat.kind == "me"]
    if len(people) != 1 or any(seat.kind == "open" for seat in seats):
        raise NotAllowed("lesson-is-for-one")


def join(command: commands.Join, table: Table, asker: Asker) -> log.Joined:
    require_waiting(table)
    require_room(table)
    open_seats = [i for i, seat in enumerate(table.seats) if seat.kind == "open"]
    if not open_seats:
        raise NotAllowed("table-full")
    seat = open_seats[0] if command.seat is None else command.seat
    if seat not in open_seats:
        raise NotAllowed("seat-taken")
    return log.Joined(seat, free_name(command.name, [each.name for each in table.seats]), asker.owner)


def free_name(name: str, taken: Sequence[str | None]) -> str:
    """The name, well set; nobody takes that of another."""
    tidied = tidy(name)
    if any(each is not None and each.casefold() == tidied.casefold() for each in taken):
        raise NotAllowed("name-taken", name=tidied)
    return tidied


def leave(command: commands.Leave, table: Table, asker: Asker) -> log.SeatCleared:
    require_own_seat(table, asker.owner, command.seat)
    require_waiting(table)
    return log.SeatCleared(command.seat)


def seat_bot(command: commands.SeatBot, table: Table, asker: Asker) -> log.BotSeated:
    require_host(table, asker.owner)
    require_waiting(table)
    require_room(table)
    if existing_seat(table, command.seat).kind == "person":
        raise NotAllowed("seat-taken")
    return log.BotSeated(command.seat, command.level)


def open_seat(command: commands.OpenSeat, table: Table, asker: Asker) -> log.SeatCleared:
    require_host(table, asker.owner)
    require_waiting(table)
    if existing_seat(table, command.seat).kind == "open":
        raise NotAllowed("seat-is-open")
    return log.SeatCleared(command.seat)


def start(command: commands.Start, table: Table, asker: Asker) -> log.Started:  # noqa: ARG001 - it says nothing more
    require_host(table, asker.owner)
    require_waiting(table)
    if any(seat.kind == "open" for seat in table.seats):
        raise NotAllowed("seats-still-open")
    return log.Started()


def stand_in(command: commands.StandIn, table: Table, asker: Asker) -> log.StoodIn:
    require_host(table, asker.owner)
    running_match(table)
    require_room(table)
    seat = existing_seat(table, command.seat)
    if seat.kind != "person" or seat.stand_in is not None or seat.owner == asker.owner:
        raise NotAllowed("no-stand-in-needed")
    if asker.is_here(command.seat):
        raise NotAllowed("still-here")
    return log.StoodIn(command.seat, command.level, "host")


def take_back(command: commands.TakeBack, table: Table, asker: Asker) -> log.CameBack:
    running_match(table)
    seat = existing_seat(table, command.seat)
    if asker.owner not in (seat.owner, table.host):
        raise NotAllowed("not-your-seat")
    if seat.stand_in is None or seat.resigned:
        raise NotAllowed("nothing-to-give-back")
    return log.CameBack(command.seat)


def move_seat(table: Table, seat: Seat, before: str, owner: str) -> log.SeatMoved:
    """A seat goes to another device; a code of somebody who no longer has the seat moves nothing."""
    if table.seats[seat].owner != before:
        raise NotAllowed("bad-code")
    require_room(table)
    return log.SeatMoved(seat, owner)


def rematch(command: commands.Rematch, table: Table, asker: Asker) -> log.RematchMade:  # noqa: ARG001 - it says nothing more
    """Names the new table; whoever writes the entry makes it (`clutch.tables.new_tables.make_rematch`)."""
    if not table.seats_of(asker.owner):
        raise NotAllowed("not-your-seat")
    require_over(table)
    if table.rematch is not None:
        raise NotAllowed("rematch-made")
    return log.RematchMade(new_id())
