"""Replays: a game again, step by step, as one viewer saw it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from clutch.engine.codec import encode, encode_kind
from clutch.engine.match import Match
from clutch.engine.plans import encode_answer
from clutch.engine.seats import Viewer
from clutch.server.protocol import Frame, OutcomeInfo, Replay, SeatInfo, TableInfo
from clutch.server.showing import table_info
from clutch.tables.game_file import SavedSeat, check_promises, parse_game, replayed, saved_game
from clutch.tables.rulings import NotAllowed
from clutch.tables.settings import Settings
from clutch.tables.table import Table, standard_components


def replay_of(table: Table, viewer: Viewer, owner: str | None) -> Replay:
    """While a game is running everyone sees their own; afterwards every seat's."""
    if table.match is None:
        raise NotAllowed("not-begun")
    over = table.status == "over"
    if viewer is not None and viewer >= len(table.seats):
        raise NotAllowed("no-such-seat", most=len(table.seats))
    yours = table.seats_of(owner)
    if not over and viewer is not None and viewer not in yours:
        raise NotAllowed("not-your-seat")
    if viewer is None and not over and not yours and not table.head.settings.spectators:
        raise NotAllowed("no-spectators-here")
    return Replay(table=table_info(table), viewer=viewer, yours=yours, frames=frames_of(table.match, viewer, over))


def frames_of(match: Match, viewer: Viewer, over: bool) -> tuple[Frame, ...]:
    """Every moment; what was decided is told only when the game is over."""
    again = Match(match.game, match.setup, match.seed)
    frames: list[Frame] = []
    for step in range(len(match.steps) + 1):
        answers = match.steps[step] if step < len(match.steps) else {}
        frames.append(
            Frame(
                step=step,
                events=tuple(encode_kind(event) for event in again.seen_events(step, viewer)),
                view=encode(again.observe(viewer).view),
                deciders=again.deciders,
                answers={str(seat): encode_answer(answer) for seat, answer in answers.items()} if over else None,
            )
        )
        if answers:
            again.answer_all(answers)
    return tuple(frames)


def file_of(table: Table, bot_names: dict[str, str]) -> dict[str, Any]:
    """The saved game that `clutch verify` and `clutch replay` read; only when it is over, for it holds the seed."""
    if table.match is None or table.status != "over":
        raise NotAllowed("not-over")
    seats = tuple(
        SavedSeat(name=seat.name or bot_names[seat.level or "medium"], player=seat.level or "me")
        for seat in table.seats
    )
    data: dict[str, Any] = encode(saved_game(table.match, seats))
    return data


def replay_of_file(content: bytes, path: Path, viewer: Viewer) -> Replay:
    """A saved game as a replay; it must be one that keeps its promises."""
    saved = parse_game(content, path)
    match = replayed(path, saved)
    check_promises(path, saved, match)
    if viewer is not None and viewer >= saved.players:
        raise NotAllowed("no-such-seat", most=saved.players)
    info = TableInfo.model_construct(
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
        seats=tuple(_seat(seat) for seat in saved.seats),
        commitment=saved.commitment,
        seed=saved.seed,
        outcome=_outcome(match),
        undo=None,
        rematch=None,
        created=0,
    )
    return Replay.model_construct(table=info, viewer=viewer, yours=(), frames=frames_of(match, viewer, over=True))


def _seat(seat: SavedSeat) -> SeatInfo:
    return SeatInfo.model_construct(kind="person", name=seat.name, level=None, stand_in=None, resigned=False)


def _outcome(match: Match) -> OutcomeInfo | None:
    outcome = match.outcome
    if outcome is None:
        return None
    return OutcomeInfo(places=outcome.places, scores=outcome.scores, reason=outcome.reason, resigned=False)
