"""Replays: a game again, step by step, as one viewer saw it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from clutch.engine.codec import encode
from clutch.engine.match import Match
from clutch.engine.plans import encode_answer
from clutch.engine.seats import Viewer
from clutch.server.presenter.infos import file_info, table_info
from clutch.server.presenter.moments import encoded
from clutch.server.rest_protocol import Frame, Replay
from clutch.tables.game_file import check_promises, parse_game, replayed
from clutch.tables.rulings.looking import check_replay, check_replay_of_file
from clutch.tables.table import Table


def replay_of(table: Table, viewer: Viewer, owner: str | None) -> Replay:
    match = check_replay(table, owner, viewer)
    return Replay(
        table=table_info(table),
        viewer=viewer,
        yours=table.seats_of(owner),
        frames=frames_of(match, viewer, table.status == "over"),
    )


def replay_of_file(content: bytes, path: Path, viewer: Viewer) -> Replay:
    """A saved game as a replay; it must be one that keeps its promises."""
    saved = parse_game(content, path)
    match = replayed(path, saved)
    check_promises(path, saved, match)
    check_replay_of_file(saved.players, viewer)
    frames = frames_of(match, viewer, over=True)
    return Replay.model_construct(table=file_info(saved, match), viewer=viewer, yours=(), frames=frames)


def frames_of(match: Match, viewer: Viewer, over: bool) -> tuple[Frame, ...]:
    """Every moment; what was decided is told only when the game is over."""
    again = match.back_to(0)
    frames: list[Frame] = []
    for step in range(len(match.steps) + 1):
        answers = match.steps[step] if step < len(match.steps) else {}
        events: list[Any] = again.seen_events(step, viewer)
        frames.append(
            Frame(
                step=step,
                events=tuple(encoded(event) for event in events),
                view=encode(again.observe(viewer).view),
                deciders=again.deciders,
                answers={str(seat): encode_answer(answer) for seat, answer in answers.items()} if over else None,
            )
        )
        if answers:
            again.carry_out(answers)
    return tuple(frames)
