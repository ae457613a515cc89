"""Decisions: who may answer, take back, undo and resign; and when a bot decides instead."""

from __future__ import annotations

from typing import Any

from clutch.engine.seats import Seat
from clutch.tables import commands
from clutch.tables import entries as log
from clutch.tables.rulings.conditions import (
    Asker,
    NotAllowed,
    match_at,
    require_awake,
    require_own_seat,
    require_room,
    running_match,
)
from clutch.tables.table import Table


def answer(command: commands.Answer, table: Table, asker: Asker) -> log.Answered:
    """The one place where the move of a person is decoded and checked."""
    require_own_seat(table, asker.owner, command.seat)
    match = match_at(table, command.step)
    require_awake(table, command.seat)
    if match.can_withdraw(command.seat):
        require_room(table)
    move = table.game.read_move(command.move)
    match.check(command.seat, move)
    return log.Answered(command.seat, move, asker.used)


def bot_answer(table: Table, seat: Seat, step: int, move: Any) -> log.Answered:
    """A bot may be late: the game went on, or its person is back."""
    match = match_at(table, step)
    if seat not in table.undecided:
        raise NotAllowed("moment-passed")
    if table.seats[seat].bot is None:
        raise NotAllowed("nothing-to-give-back")
    match.check(seat, move)
    return log.Answered(seat, move, 0)


def out_of_time(table: Table, seat: Seat, step: int, is_overdue: bool) -> log.StoodIn:
    """A bot plays for the sleeper, unless they woke up in time."""
    match_at(table, step)
    if not is_overdue or seat not in table.undecided or table.seats[seat].bot is not None:
        raise NotAllowed("moment-passed")
    return log.StoodIn(seat, table.head.settings.stand_in, "clock")


def withdraw(command: commands.Withdraw, table: Table, asker: Asker) -> log.Withdrawn:
    require_own_seat(table, asker.owner, command.seat)
    match = match_at(table, command.step)
    require_awake(table, command.seat)
    if not match.can_withdraw(command.seat, command.keep):
        raise NotAllowed("nothing-to-take-back")
    require_room(table)
    return log.Withdrawn(command.seat, asker.used, command.keep)


def ask_undo(command: commands.AskUndo, table: Table, asker: Asker) -> log.UndoAsked:
    require_own_seat(table, asker.owner, command.seat)
    match_at(table, command.step)
    require_awake(table, command.seat)
    require_room(table)
    if not table.head.settings.undo:
        raise NotAllowed("no-undo-here")
    if table.undo is not None:
        raise NotAllowed("undo-already-asked")
    target = table.undo_target(command.seat)
    if target is None:
        raise NotAllowed("undo-across-secret")
    return log.UndoAsked(command.seat, target)


def reply_undo(command: commands.ReplyUndo, table: Table, asker: Asker) -> log.UndoReplied:
    require_own_seat(table, asker.owner, command.seat)
    undo = table.undo
    if undo is None:
        raise NotAllowed("nobody-asked-for-undo")
    is_own = command.seat == undo.by and not command.agree  # who asked may think better of it
    if not is_own and (command.seat not in table.must_agree(undo.by) or command.seat in undo.agreed):
        raise NotAllowed("undo-not-yours-to-answer")
    return log.UndoReplied(command.seat, command.agree)


def resign(command: commands.Resign, table: Table, asker: Asker) -> log.Resigned:
    require_own_seat(table, asker.owner, command.seat)
    running_match(table)
    if table.seats[command.seat].resigned:
        raise NotAllowed("already-resigned")
    return log.Resigned(command.seat)
