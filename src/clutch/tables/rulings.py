"""What may be done at a table, by whom and when: a command becomes an entry of the log, or an error."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from clutch.engine.codec import encode_kind
from clutch.engine.errors import ClutchError
from clutch.engine.seats import Seat
from clutch.tables import TEXT, commands
from clutch.tables import entries as log
from clutch.tables.entries import What
from clutch.tables.table import Table

MOST_NOTES = 300  # of one seat
MOST_ENTRIES = 5_000  # a game of six has about 300


class NotAllowed(ClutchError):
    """Something that cannot be done at this table, by this person, or now."""

    def __init__(self, message: str, /, **args: Any) -> None:
        super().__init__(message, text=TEXT, **args)


@singledispatch
def rule(command: Any, table: Table, actor: str, used: int) -> What:
    """The entry that carries out a command of somebody who thought for so many milliseconds."""
    raise TypeError(f"no such command: {command!r}")


@rule.register
def _(command: commands.Answer, table: Table, actor: str, used: int) -> What:
    _own(table, actor, command.seat)
    _now(table, command.step)
    _awake(table, command.seat)
    if table.match is not None and table.match.can_withdraw(command.seat):
        _brief(table)
    return answer(table, command.seat, table.game.read_move(command.move), used)


def answer(table: Table, seat: Seat, move: Any, used: int) -> What:
    """A decision, of a person or of a bot."""
    match = table.match
    if match is None:
        raise NotAllowed("not-begun")
    match.check(seat, move)
    return log.Answered(seat, encode_kind(move), used)


@rule.register
def _(command: commands.Withdraw, table: Table, actor: str, used: int) -> What:
    _own(table, actor, command.seat)
    _now(table, command.step)
    _awake(table, command.seat)
    if table.match is None or not table.match.can_withdraw(command.seat, command.keep):
        raise NotAllowed("nothing-to-take-back")
    _brief(table)
    return log.Withdrawn(command.seat, used, command.keep)


@rule.register
def _(command: commands.AskUndo, table: Table, actor: str, used: int) -> What:
    _own(table, actor, command.seat)
    _now(table, command.step)
    _awake(table, command.seat)
    _brief(table)
    if not table.head.settings.undo:
        raise NotAllowed("no-undo-here")
    if table.undo is not None:
        raise NotAllowed("undo-already-asked")
    target = table.undo_target(command.seat)
    if target is None:
        raise NotAllowed("undo-across-secret")
    return log.UndoAsked(command.seat, target)


@rule.register
def _(command: commands.ReplyUndo, table: Table, actor: str, used: int) -> What:
    _own(table, actor, command.seat)
    undo = table.undo
    if undo is None:
        raise NotAllowed("nobody-asked-for-undo")
    is_own = command.seat == undo.by and not command.agree  # who asked may think better of it
    if not is_own and (command.seat not in table.must_agree(undo.by) or command.seat in undo.agreed):
        raise NotAllowed("undo-not-yours-to-answer")
    return log.UndoReplied(command.seat, command.agree)


@rule.register
def _(command: commands.Resign, table: Table, actor: str, used: int) -> What:
    _own(table, actor, command.seat)
    _running(table)
    if table.seats[command.seat].resigned:
        raise NotAllowed("already-resigned")
    return log.Resigned(command.seat)


@rule.register
def _(command: commands.Join, table: Table, actor: str, used: int) -> What:
    _waiting(table)
    _brief(table)
    open_seats = [i for i, seat in enumerate(table.seats) if seat.kind == "open"]
    if not open_seats:
        raise NotAllowed("table-full")
    seat = open_seats[0] if command.seat is None else command.seat
    if seat not in open_seats:
        raise NotAllowed("seat-taken")
    name = tidy(command.name)
    if any(each.name is not None and each.name.casefold() == name.casefold() for each in table.seats):
        raise NotAllowed("name-taken", name=name)
    return log.Joined(seat, name, actor)


@rule.register
def _(command: commands.Leave, table: Table, actor: str, used: int) -> What:
    _own(table, actor, command.seat)
    _waiting(table)
    return log.SeatCleared(command.seat)


@rule.register
def _(command: commands.SeatBot, table: Table, actor: str, used: int) -> What:
    _host(table, actor)
    _waiting(table)
    _brief(table)
    if _seat(table, command.seat).kind == "person":
        raise NotAllowed("seat-taken")
    return log.BotSeated(command.seat, command.level)


@rule.register
def _(command: commands.OpenSeat, table: Table, actor: str, used: int) -> What:
    _host(table, actor)
    _waiting(table)
    if _seat(table, command.seat).kind == "open":
        raise NotAllowed("seat-is-open")
    return log.SeatCleared(command.seat)


@rule.register
def _(command: commands.Start, table: Table, actor: str, used: int) -> What:
    _host(table, actor)
    _waiting(table)
    if any(seat.kind == "open" for seat in table.seats):
        raise NotAllowed("seats-still-open")
    return log.Started()


@rule.register
def _(command: commands.StandIn, table: Table, actor: str, used: int) -> What:
    _host(table, actor)
    _running(table)
    _brief(table)
    seat = _seat(table, command.seat)
    if seat.kind != "person" or seat.stand_in is not None or seat.owner == actor:
        raise NotAllowed("no-stand-in-needed")
    return log.StoodIn(command.seat, command.level, "host")


@rule.register
def _(command: commands.TakeBack, table: Table, actor: str, used: int) -> What:
    _running(table)
    seat = _seat(table, command.seat)
    if actor not in (seat.owner, table.host):
        raise NotAllowed("not-your-seat")
    if seat.stand_in is None or seat.resigned:
        raise NotAllowed("nothing-to-give-back")
    return log.CameBack(command.seat)


@rule.register
def _(command: commands.Say, table: Table, actor: str, used: int) -> What:
    _own(table, actor, command.seat)
    _talkative(table, command.seat)
    return log.Said(command.seat, tidy(command.text))


@rule.register
def _(command: commands.React, table: Table, actor: str, used: int) -> What:
    _own(table, actor, command.seat)
    _talkative(table, command.seat)
    return log.Reacted(command.seat, command.reaction)


@rule.register
def _(command: commands.Rematch, table: Table, actor: str, used: int) -> What:
    """The server makes the new table, and its id takes the place of this entry's."""
    if not table.seats_of(actor):
        raise NotAllowed("not-your-seat")
    if table.status != "over":
        raise NotAllowed("not-over")
    if table.rematch is not None:
        raise NotAllowed("rematch-made")
    return log.RematchMade("")


def moved(table: Table, seat: Seat, before: str, owner: str) -> What:
    """A seat goes to another device; a code of somebody who no longer has the seat moves nothing."""
    if table.seats[seat].owner != before:
        raise NotAllowed("bad-code")
    _brief(table)
    return log.SeatMoved(seat, owner)


def _seat(table: Table, seat: Seat) -> Any:
    if seat >= len(table.seats):
        raise NotAllowed("no-such-seat", most=len(table.seats))
    return table.seats[seat]


def _own(table: Table, actor: str, seat: Seat) -> None:
    if _seat(table, seat).owner != actor:
        raise NotAllowed("not-your-seat")


def _host(table: Table, actor: str) -> None:
    if table.host != actor:
        raise NotAllowed("only-the-host")


def _waiting(table: Table) -> None:
    if table.status != "waiting":
        raise NotAllowed("already-begun")


def _running(table: Table) -> None:
    if table.status == "waiting":
        raise NotAllowed("not-begun")
    if table.status == "over":
        raise NotAllowed("game-is-over")


def _now(table: Table, step: int) -> None:
    _running(table)
    if table.match is None or step != len(table.match.steps):
        raise NotAllowed("moment-passed")


def _awake(table: Table, seat: Seat) -> None:
    """Where a bot plays, its person decides nothing."""
    if table.seats[seat].resigned:
        raise NotAllowed("already-resigned")
    if table.seats[seat].stand_in is not None:
        raise NotAllowed("bot-plays-for-you")


def _brief(table: Table) -> None:
    """What a game can do without ends before its log outgrows every real game; deciding never does."""
    if table.entries >= MOST_ENTRIES:
        raise NotAllowed("log-full")


def _talkative(table: Table, seat: Seat) -> None:
    """Each seat has its share, so that nobody silences the others."""
    if sum(note.seat == seat for note in table.notes) >= MOST_NOTES:
        raise NotAllowed("said-enough")


def tidy(text: str) -> str:
    """What somebody typed, with single spaces and none at the ends."""
    tidied = " ".join(text.split())
    if not tidied or not tidied.isprintable():
        raise NotAllowed("unprintable-text")
    return tidied
