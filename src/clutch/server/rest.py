"""REST: games, the lobby, new tables, replays. Everything that changes a table goes over its socket."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Annotated, Any

import structlog
from fastapi import APIRouter, Depends, Header, Query, Request
from fastapi.responses import Response
from fastapi.routing import APIRoute
from pydantic import BaseModel

from clutch import __version__
from clutch.bots import TEXT as BOT_TEXT
from clutch.bots.levels import BOTS
from clutch.engine.codec import encode
from clutch.engine.options import choices
from clutch.engine.words import Words
from clutch.games.registry import all_games
from clutch.server.error_answers import language_of
from clutch.server.errors import Refused
from clutch.server.field_kinds import field_kinds_of
from clutch.server.owners import owner_of_header
from clutch.server.presenter.infos import table_info, table_line
from clutch.server.presenter.replays import replay_of, replay_of_file
from clutch.server.protocol import TableId, TableInfo
from clutch.server.rest_protocol import (
    Analysis,
    Claim,
    Claimed,
    GameInfo,
    Games,
    Lobby,
    OptionInfo,
    Replay,
    TableLine,
    TableMade,
)
from clutch.server.runtime import Runtime
from clutch.tables.commands import NewTable
from clutch.tables.game_file import SavedSeat, saved_game
from clutch.tables.new_tables import make_table
from clutch.tables.rulings.looking import check_whole_game
from clutch.tables.rulings.seating import move_seat

LOG = structlog.get_logger()
MOST_LINES = 30
SeatQuery = Annotated[int | None, Query(ge=0, le=5, description="through which seat; none: as a spectator")]


class ProblemAnswer(BaseModel):
    code: str
    text: str


class Route(APIRoute):
    """Every route may answer with a problem."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        kwargs["responses"] = {"4XX": {"model": ProblemAnswer}, **(kwargs.get("responses") or {})}
        super().__init__(*args, **kwargs)


router = APIRouter(prefix="/api", route_class=Route)


def _runtime(request: Request) -> Runtime:
    runtime: Runtime = request.app.state.runtime
    return runtime


def _owner(authorization: Annotated[str | None, Header()] = None) -> str | None:
    return owner_of_header(authorization)


def _known_owner(owner: Annotated[str | None, Depends(_owner)]) -> str:
    if owner is None:
        raise Refused("no-key", status=401)
    return owner


TheRuntime = Annotated[Runtime, Depends(_runtime)]
Owner = Annotated[str | None, Depends(_owner)]
KnownOwner = Annotated[str, Depends(_known_owner)]


@router.get("/games")
async def games() -> Games:
    """The games, their options and pieces, and the bots."""
    return Games(
        version=__version__,
        bots=tuple(BOTS),
        games=tuple(
            GameInfo(
                name=game.name,
                least=game.players[0],
                most=game.players[-1],
                options=tuple(OptionInfo(name=name, choices=each) for name, each in choices(game.options).items()),
                components=encode(game.read_components()),
                meanings=field_kinds_of(game),
            )
            for game in all_games()
        ),
    )


@router.get("/lobby")
async def lobby(runtime: TheRuntime, owner: Owner) -> Lobby:
    """Tables to join, to watch, to go on with, and to see again."""
    store = runtime.store
    return Lobby(
        open=await _lines(runtime, await store.public("waiting", MOST_LINES), owner),
        watch=await _lines(runtime, await store.public("running", MOST_LINES), owner),
        yours=await _lines(runtime, await store.of_owner(owner, MOST_LINES), owner) if owner else (),
        finished=await _lines(runtime, await store.public("over", MOST_LINES), owner),
    )


async def _lines(runtime: Runtime, table_ids: list[str], owner: str | None) -> tuple[TableLine, ...]:
    lines: list[TableLine] = []
    for table_id in table_ids:
        try:
            lines.append(table_line((await runtime.hub.find(table_id)).table, owner))
        except Exception:
            LOG.exception("a table cannot be listed", table=table_id)
    return tuple(lines)


@router.post("/tables", status_code=201)
async def new_table(asked: NewTable, runtime: TheRuntime, owner: KnownOwner, request: Request) -> TableMade:
    """A new table. If no seat is open the game begins at once."""
    address = request.client.host if request.client else "?"
    if not runtime.new_tables.take(address):
        raise Refused("too-many-tables", status=429)
    table = make_table(asked, owner, language_of(request.headers))
    await runtime.hub.create(table)
    return TableMade(id=table.head.id)


@router.get("/tables/{table_id}")
async def one_table(table_id: TableId, runtime: TheRuntime) -> TableInfo:
    return table_info((await runtime.hub.find(table_id)).table)


@router.get("/tables/{table_id}/replay")
async def replay(table_id: TableId, runtime: TheRuntime, owner: Owner, seat: SeatQuery = None) -> Replay:
    """Step by step. While the game is running: only one's own seat, or what a spectator sees."""
    return replay_of((await runtime.hub.find(table_id)).table, seat, owner)


@router.get("/tables/{table_id}/analysis")
async def analysis(table_id: TableId, runtime: TheRuntime) -> Analysis:
    """What a bot thinks of a finished game. Ask again while `done` is less than `of`."""
    return await runtime.analyses.of((await runtime.hub.find(table_id)).table)


@router.get("/tables/{table_id}/file")
async def file(table_id: TableId, runtime: TheRuntime, request: Request) -> Response:
    """The finished game as a file, for `clutch verify` and `clutch replay`."""
    words = Words(language_of(request.headers), BOT_TEXT)
    table = (await runtime.hub.find(table_id)).table
    match = check_whole_game(table)
    seats = (SavedSeat(seat.name or words.say(f"bot-{seat.level}"), seat.level or "me") for seat in table.seats)
    return Response(
        json.dumps(encode(saved_game(match, tuple(seats))), ensure_ascii=False),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="clutch-{table_id}.json"'},
    )


@router.post(
    "/replays",
    response_model=Replay,
    openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def replay_file(request: Request, runtime: TheRuntime, seat: SeatQuery = None) -> Response:
    """The replay of a saved game that somebody sends; nothing of it is kept."""
    content = await request.body()
    async with runtime.replaying:  # beside the loop, so that tables do not wait for it
        told = await asyncio.to_thread(lambda: replay_of_file(content, Path("game.json"), seat).model_dump_json())
    return Response(told, media_type="application/json")


@router.post("/claims")
async def claim(asked: Claim, runtime: TheRuntime, owner: KnownOwner) -> Claimed:
    """Move a seat here, with a code from the device that had it."""
    moving = runtime.codes.use(asked.code)
    live = await runtime.hub.find(moving.table_id)
    await runtime.hub.do(live, lambda table: move_seat(table, moving.seat, moving.owner, owner))
    return Claimed(table=moving.table_id, seat=moving.seat)
