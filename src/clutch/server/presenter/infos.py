"""What everyone may know of a table: its agreements, its seats, and how it ended."""

from __future__ import annotations

from clutch.engine.match import Match
from clutch.engine.outcome import Outcome
from clutch.server.protocol import OutcomeInfo, SeatInfo, TableInfo, UndoInfo
from clutch.server.rest_protocol import TableLine
from clutch.tables.game_file import SavedGame
from clutch.tables.parts import SeatState, standard_components
from clutch.tables.settings import Settings
from clutch.tables.table import Table


def table_info(table: Table) -> TableInfo:
    head = table.head
    over = table.status == "over"
    return TableInfo(
        id=head.id,
        game=head.game,
        rules_version=head.rules_version,
        status=table.status,
        players=head.players,
        options=head.options,
        components=head.components,
        own_components=head.own_components,
        settings=head.settings,
        lesson=head.lesson,
        seats=seat_infos(table),
        commitment=table.commitment,
        seed=head.seed if over else None,
        outcome=outcome_info(table.outcome, table.resigned_out),
        undo=undo_info(table),
        rematch=table.rematch,
        created=head.created,
    )


def seat_infos(table: Table) -> tuple[SeatInfo, ...]:
    return tuple(seat_info(seat) for seat in table.seats)


def seat_info(seat: SeatState) -> SeatInfo:
    return SeatInfo(kind=seat.kind, name=seat.name, level=seat.level, stand_in=seat.stand_in, resigned=seat.resigned)


def outcome_info(outcome: Outcome | None, resigned: bool) -> OutcomeInfo | None:
    if outcome is None:
        return None
    return OutcomeInfo(places=outcome.places, scores=outcome.scores, reason=outcome.reason, resigned=resigned)


def undo_info(table: Table) -> UndoInfo | None:
    undo = table.undo
    if undo is None:
        return None
    missing = tuple(seat for seat in table.must_agree(undo.by) if seat not in undo.agreed)
    return UndoInfo(by=undo.by, step=undo.step, agreed=tuple(sorted(undo.agreed)), needed=missing)


def table_line(table: Table, owner: str | None) -> TableLine:
    yours = table.seats_of(owner)
    return TableLine(
        id=table.head.id,
        game=table.head.game,
        status=table.status,
        seats=seat_infos(table),
        options=table.head.options,
        settings=table.head.settings,
        created=table.head.created,
        changed=table.changed,
        yours=yours,
        your_turn=any(seat in table.undecided and table.seats[seat].bot is None for seat in yours),
        outcome=outcome_info(table.outcome, table.resigned_out),
    )


def file_info(saved: SavedGame, match: Match) -> TableInfo:
    """A saved game as if it had been a table here: whoever has the file has its seed."""
    return TableInfo.model_construct(
        id="",
        game=saved.game,
        rules_version=saved.rules_version,
        status="over" if match.outcome else "running",
        players=saved.players,
        options=saved.options,
        components=saved.components,
        own_components=saved.components != standard_components(match.game),
        settings=Settings(),
        lesson=False,
        seats=tuple(seat_info(SeatState("person", seat.name)) for seat in saved.seats),
        commitment=saved.commitment,
        seed=saved.seed,
        outcome=outcome_info(match.outcome, resigned=False),
        undo=None,
        rematch=None,
        created=0,
    )
