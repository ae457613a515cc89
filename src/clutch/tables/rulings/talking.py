"""What may be said at a table, and how much of it."""

from __future__ import annotations

from clutch.engine.seats import Seat
from clutch.tables import commands
from clutch.tables import entries as log
from clutch.tables.rulings.conditions import Asker, NotAllowed, require_own_seat, tidy
from clutch.tables.table import Table

MOST_NOTES = 300  # of one seat


def say(command: commands.Say, table: Table, asker: Asker) -> log.Said:
    require_own_seat(table, asker.owner, command.seat)
    require_voice(table, command.seat)
    return log.Said(command.seat, tidy(command.text))


def react(command: commands.React, table: Table, asker: Asker) -> log.Reacted:
    require_own_seat(table, asker.owner, command.seat)
    require_voice(table, command.seat)
    return log.Reacted(command.seat, command.reaction)


def require_voice(table: Table, seat: Seat) -> None:
    """Each seat has its share, so that nobody silences the others."""
    if sum(note.seat == seat for note in table.notes) >= MOST_NOTES:
        raise NotAllowed("said-enough")
