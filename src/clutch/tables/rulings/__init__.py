"""What may be done and seen at a table, by whom and when: all permissions are here.

A command becomes what is to be written in the log, or an error. What a ruling has found (a decoded and checked move,
say) it hands on; nobody looks at it again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clutch.tables import commands
from clutch.tables.entries import Payload
from clutch.tables.rulings import playing, seating, talking
from clutch.tables.rulings.conditions import Asker, NotAllowed
from clutch.tables.table import Table

RULINGS: dict[type[commands.Command], Callable[[Any, Table, Asker], Payload]] = {
    commands.Answer: playing.answer,
    commands.Withdraw: playing.withdraw,
    commands.AskUndo: playing.ask_undo,
    commands.ReplyUndo: playing.reply_undo,
    commands.Resign: playing.resign,
    commands.Join: seating.join,
    commands.Leave: seating.leave,
    commands.SeatBot: seating.seat_bot,
    commands.OpenSeat: seating.open_seat,
    commands.Start: seating.start,
    commands.StandIn: seating.stand_in,
    commands.TakeBack: seating.take_back,
    commands.Rematch: seating.rematch,
    commands.Say: talking.say,
    commands.React: talking.react,
}


def ruling_on(command: commands.AnyCommand, asker: Asker | None) -> Callable[[Table], Payload]:
    """Says of a table what is to be written in its log, or raises why not. Who has no key (None) may do nothing."""
    if asker is None:
        raise NotAllowed("not-your-seat")
    ruling = RULINGS[type(command)]
    return lambda table: ruling(command, table, asker)
