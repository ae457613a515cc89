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
from clutch.server.errors import Refused
from clutch.server.guard import language_of
from clutch.server.house import House
from clutch.server.meanings import meanings_of
from clutch.server.new_tables import wished_table
from clutch.server.owners import owner_of_header
from clutch.server.protocol import (
    Analysis,
    Claim,
    Claimed,
    GameInfo,
    Games,
    Lobby,
    NewTable,
    OptionInfo,
    Replay,
    TableId,
    TableInfo,
    TableLine,
    TableMade,
)
from clutch.server.replays import file_of, replay_of, replay_of_file
from clutch.server.showing import table_info, table_line
from clutch.tables.rulings import NotAllowed, moved

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


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _owner(authorization: Annotated[str | None, Header()] = None) -> str | None:
    return owner_of_header(authorization)


def _known_owner(owner: Annotated[str | None, Depends(_owner)]) -> str:
    if owner is None:
        raise Refused("no-key", status=401)
    return owner


TheHouse = Annotated[House, Depends(_house)]
Owner = Annotated[str | None, Depends(_owner)]
KnownOwner = Annotated[str, Depends(_known_owner)]


@router.get("/games")
async def games() -> Games:
    """The games, their options and pieces, and the bots."""
    return Games(
        version=__version__,
        bots=tuple(BOTS),  # type: ignore[arg-type]  # a test compares them with BotLevel
        games=tuple(
            GameInfo(
                name=game.name,
                least=game.players[0],
                most=game.players[-1],
                options=tuple(OptionInfo(name=name, choices=each) for name, each in choices(game.options).items()),
                components=encode(game.read_components()),
                meanings=meanings_of(game),
            )
            for game in all_games()
        ),
    )


@router.get("/lobby")
async def lobby(house: TheHouse, owner: Owner) -> Lobby:
    """Tables to join, to watch, to go on with, and to see again."""
    store = house.store
    return Lobby(
        open=await _lines(house, await store.public("waiting", MOST_LINES), owner),
        watch=await _lines(house, await store.public("running", MOST_LINES), owner),
        yours=await _lines(house, await store.of_owner(owner, MOST_LINES), owner) if owner else (),
        finished=await _lines(house, await store.public("over", MOST_LINES), owner),
    )


async def _lines(house: House, tables: list[str], owner: str | None) -> tuple[TableLine, ...]:
    lines: list[TableLine] = []
    for table in tables:
        try:
            lines.append(table_line((await house.hub.find(table)).table, owner))
        except Exception:
            LOG.exception("a table cannot be listed", table=table)
    return tuple(lines)


@router.post("/tables", status_code=201)
async def new_table(wish: NewTable, house: TheHouse, owner: KnownOwner, request: Request) -> TableMade:
    """A new table. If no seat is open the game begins at once."""
    address = request.client.host if request.client else "?"
    if not house.new_tables.take(address):
        raise Refused("too-many-tables", status=429)
    table = wished_table(wish, owner, language_of(request.headers))
    await house.hub.create(table)
    return TableMade(id=table.head.id)


@router.get("/tables/{table}")
async def one_table(table: TableId, house: TheHouse) -> TableInfo:
    return table_info((await house.hub.find(table)).table)


@router.get("/tables/{table}/replay")
async def replay(table: TableId, house: TheHouse, owner: Owner, seat: SeatQuery = None) -> Replay:
    """Step by step. While the game is running: only one's own seat, or what a spectator sees."""
    return replay_of((await house.hub.find(table)).table, seat, owner)


@router.get("/tables/{table}/analysis")
async def analysis(table: TableId, house: TheHouse) -> Analysis:
    """What a bot thinks of a finished game. Ask again while `done` is less than `of`."""
    found = (await house.hub.find(table)).table
    if found.status != "over":
        raise NotAllowed("not-over")
    return await house.analyses.of(found)


@router.get("/tables/{table}/file")
async def file(table: TableId, house: TheHouse, request: Request) -> Response:
    """The finished game as a file, for `clutch verify` and `clutch replay`."""
    words = Words(language_of(request.headers), BOT_TEXT)
    data = file_of((await house.hub.find(table)).table, {level: words.say(f"bot-{level}") for level in BOTS})
    return Response(
        json.dumps(data, ensure_ascii=False),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="clutch-{table}.json"'},
    )


@router.post(
    "/replays",
    response_model=Replay,
    openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}},
)
async def replay_file(request: Request, house: TheHouse, seat: SeatQuery = None) -> Response:
    """The replay of a saved game that somebody sends; nothing of it is kept."""
    content = await request.body()
    async with house.replaying:  # beside the loop, so that tables do not wait for it
        told = await asyncio.to_thread(lambda: replay_of_file(content, Path("game.json"), seat).model_dump_json())
    return Response(told, media_type="application/json")


@router.post("/claims")
async def claim(wish: Claim, house: TheHouse, owner: KnownOwner) -> Claimed:
    """Move a seat here, with a code from the device that had it."""
    moving = house.codes.use(wish.code)
    if moving is None:
        raise NotAllowed("bad-code")
    await house.hub.do(await house.hub.find(moving.table), lambda table: moved(table, moving.seat, moving.owner, owner))
    return Claimed(table=moving.table, seat=moving.seat)
