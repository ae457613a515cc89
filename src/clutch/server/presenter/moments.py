"""The game as it goes on: the present moment, what happened since, and the messages that carry them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from pydantic import create_model

from clutch.engine.codec import encode_kind
from clutch.engine.game import Game
from clutch.engine.plans import encode_answer
from clutch.engine.seats import Viewer
from clutch.server.presenter.infos import table_info
from clutch.server.protocol import Clocks, Note, Seen, StepSeen, Update, Welcome
from clutch.tables.table import Table


@dataclass(frozen=True)
class Shapes:
    """The messages of one game, in which the view has its type: so they are written in half the time."""

    seen: type[Seen]
    welcome: type[Welcome]
    update: type[Update]


@cache
def shapes_of(game: Game[Any, Any, Any, Any]) -> Shapes:
    seen = create_model("Seen", __base__=Seen, view=(game.view_type, ...))
    seen_or_none: Any = seen | None
    return Shapes(
        seen=seen,
        welcome=create_model("Welcome", __base__=Welcome, seen=(seen_or_none, ...)),
        update=create_model("Update", __base__=Update, seen=(seen_or_none, None)),
    )


def seen(table: Table, viewer: Viewer, clocks: Clocks | None) -> Seen | None:
    if table.match is None:
        return None
    told = table.match.observe(viewer)
    running = table.status == "running"
    return shapes_of(table.game).seen(
        viewer=viewer,
        step=len(table.match.steps),
        view=told.view,
        deciders=told.deciders if running else (),
        answered=told.answered,
        answer=None if told.answer is None else encode_answer(told.answer),
        plan=None if told.plan is None else tuple(encoded(move) for move in told.plan),
        offers=tuple(encoded(offer) for offer in told.offers) if running and may_decide(table, viewer) else (),
        can_undo=viewer is not None and table.head.settings.undo and table.undo_target(viewer) is not None,
        clocks=clocks,
    )


@lru_cache(maxsize=10_000)
def encoded(record: Any) -> dict[str, Any]:
    """A move or an event as it is sent: the same ones come again and again. Nobody changes what this gives."""
    return encode_kind(record)


def may_decide(table: Table, viewer: Viewer) -> bool:
    return viewer is not None and table.seats[viewer].bot is None


def steps_since(table: Table, viewer: Viewer, number: int) -> tuple[StepSeen, ...]:
    """What the viewer saw happen after a number; -1: everything."""
    match = table.match
    if match is None:
        return ()
    first = len(table.step_numbers)
    while first > 0 and table.step_numbers[first - 1] > number:
        first -= 1
    return tuple(step_seen(table, step, viewer) for step in range(first, len(table.step_numbers)))


def step_seen(table: Table, step: int, viewer: Viewer) -> StepSeen:
    match = table.match
    events: list[Any] = match.seen_events(step, viewer) if match else []
    return StepSeen(step=step, events=tuple(encoded(event) for event in events))


def notes_since(table: Table, number: int) -> tuple[Note, ...]:
    first = len(table.notes)
    while first > 0 and table.notes[first - 1].number > number:
        first -= 1
    return tuple(
        Note(number=note.number, at=note.at, kind=note.kind, seat=note.seat, text=note.text)
        for note in table.notes[first:]
    )


def welcome(table: Table, viewer: Viewer, owner: str | None, clocks: Clocks | None) -> Welcome:
    return shapes_of(table.game).welcome(
        number=table.number,
        table=table_info(table),
        yours=table.seats_of(owner),
        host=table.host == owner,
        seen=seen(table, viewer, clocks),
        steps=steps_since(table, viewer, -1),
        notes=notes_since(table, -1),
    )


def update(
    table: Table, viewer: Viewer, owner: str | None, since: int, clocks: Clocks | None, whole: bool = False
) -> Update | Welcome:
    """What is new for a viewer who has everything up to a number.

    `whole`: with the present moment even where nobody else may notice that it is another, as after one's own answer.
    """
    if table.rewound > since or since > table.number:
        return welcome(table, viewer, owner, clocks)
    steps = steps_since(table, viewer, since)
    info = table_info(table) if table.info_number > since else None
    whole = bool(steps) or info is not None or (whole and table.match is not None)
    return shapes_of(table.game).update(
        number=table.number,
        table=info,
        yours=table.seats_of(owner) if info else None,
        seen=seen(table, viewer, clocks) if whole else None,
        answered=None if whole or table.match is None else tuple(sorted(table.match.pending)),
        clocks=None if whole else clocks,
        steps=steps,
        notes=notes_since(table, since),
    )
