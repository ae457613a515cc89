"""The socket: one for each page that shows a table."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from clutch.bots.levels import HINT_BOT
from clutch.engine.errors import ClutchError
from clutch.server.connection import Connection
from clutch.server.errors import Refused
from clutch.server.http_guard import is_own_origin
from clutch.server.metrics import CONNECTIONS, MESSAGES
from clutch.server.owners import owner_of
from clutch.server.presenter import thoughts
from clutch.server.protocol import (
    VERSION,
    AskHint,
    AskTransfer,
    ClientMessage,
    Hello,
    Look,
    Ping,
    Pong,
    Speak,
    Transfer,
)
from clutch.server.rate_limits import Bucket
from clutch.server.runtime import Runtime
from clutch.server.thinkers import Urgency, opinions_on
from clutch.tables.rulings.conditions import begun_match
from clutch.tables.rulings.looking import check_hint, check_look, check_transfer
from clutch.tables.transfers import CODE_SECONDS

MESSAGE: TypeAdapter[Any] = TypeAdapter(ClientMessage)
HELLO_SECONDS = 10
MOST_CHARACTERS = 16_000
FOREIGN_ORIGIN = 4001
BAD_HELLO = 4002
TOO_FAST = 4004
NO_SUCH_TABLE = 4005
LOOK_COST = 5  # messages: the answer is the whole table


async def serve_socket(socket: WebSocket, runtime: Runtime) -> None:
    """From hello to good-bye."""
    await socket.accept()
    connection = Connection(socket)
    pump = asyncio.get_running_loop().create_task(connection.pump())
    CONNECTIONS.inc()
    address = socket.client.host if socket.client else "?"
    runtime.sockets[address] += 1
    table_id: str | None = None
    try:
        if runtime.sockets[address] > runtime.config.sockets_per_address:
            _end(connection, TOO_FAST, Refused("too-many-sockets"))
            return
        if not is_own_origin(socket.headers, runtime.config.origins):
            _end(connection, FOREIGN_ORIGIN, Refused("foreign-origin"))
            return
        hello = await _hello(socket, connection)
        if hello is not None:
            table_id = hello.table
            await _greet(connection, runtime, hello)
            await _listen(socket, connection, runtime, table_id)
    except WebSocketDisconnect:
        pass
    except ClutchError as error:
        connection.refuse(error)
        connection.close(NO_SUCH_TABLE)
    finally:
        CONNECTIONS.dec()
        runtime.sockets[address] -= 1
        if not runtime.sockets[address]:
            del runtime.sockets[address]
        live = runtime.hub.tables.get(table_id) if table_id else None
        if live is not None:
            live.leave(connection)
        await _finish(connection, pump)


async def _finish(connection: Connection, pump: asyncio.Task[None]) -> None:
    connection.close(1000)
    try:
        await asyncio.wait_for(pump, timeout=5)
    except TimeoutError:
        pump.cancel()


def _end(connection: Connection, close: int, error: ClutchError) -> None:
    connection.refuse(error)
    connection.close(close)


async def _hello(socket: WebSocket, connection: Connection) -> Hello | None:
    try:
        hello = read(await asyncio.wait_for(_text(socket), HELLO_SECONDS))
        if not isinstance(hello, Hello):
            raise Refused("no-hello")
        connection.language = hello.language
        if hello.version != VERSION:
            raise Refused("other-version", version=VERSION)
        return hello
    except TimeoutError:
        _end(connection, BAD_HELLO, Refused("no-hello"))
    except Refused as error:
        _end(connection, BAD_HELLO, error)
    return None


async def _greet(connection: Connection, runtime: Runtime, hello: Hello) -> None:
    connection.owner = owner_of(hello.key)
    connection.wants = hello.seat
    live = await runtime.hub.find(hello.table)
    live.join(connection, hello.after)


async def _listen(socket: WebSocket, connection: Connection, runtime: Runtime, table_id: str) -> None:
    bucket = Bucket(runtime.config.messages_per_second, runtime.config.messages_per_second * 3)
    while not connection.is_closing:
        try:
            message = read(await _text(socket))
        except Refused as error:
            message = None
            connection.refuse(error)
        MESSAGES.inc()
        if not bucket.take(LOOK_COST if isinstance(message, Look) else 1):
            _end(connection, TOO_FAST, Refused("too-fast"))
            return
        if message is not None:
            await _handle(message, connection, runtime, table_id)


async def _handle(message: Any, connection: Connection, runtime: Runtime, table_id: str) -> None:
    live = runtime.hub.tables.get(table_id)
    if live is None or connection not in live.connections:
        raise WebSocketDisconnect(1012)  # the table was read anew; the page comes back
    try:
        match message:
            case Ping():
                connection.send(Pong())
            case Speak():
                connection.language = message.language
            case Look():
                (await runtime.hub.find(table_id)).look(connection, message.seat)
            case AskHint():
                check_hint(live.table, connection.owner, message.seat, connection.hints)
                connection.hints += 1
                runtime.start(_hint(table_id, connection, message, runtime))
            case AskTransfer():
                owner = check_transfer(live.table, connection.owner, message.seat)
                code = runtime.codes.make(table_id, message.seat, owner)
                connection.send(Transfer(id=message.id, code=code, seconds=CODE_SECONDS))
            case Hello():
                raise Refused("hello-twice")
            case _:
                runtime.hub.command(live, message, connection)
    except ClutchError as error:
        connection.refuse(error, getattr(message, "id", None))


async def _hint(table_id: str, connection: Connection, message: AskHint, runtime: Runtime) -> None:
    try:
        table = (await runtime.hub.find(table_id)).table
        check_look(table, connection.owner, message.seat)
        match = begun_match(table)
        asked, step = thoughts.question(match, message.seat, match.bot_seed(message.seat)), len(match.steps)
        found = await runtime.thinkers.think(table_id, Urgency.HINT, opinions_on, asked, HINT_BOT)
        connection.send(thoughts.hint(message.id, step, found))
    except ClutchError as error:
        connection.refuse(error, message.id)
    finally:
        connection.hints -= 1


async def _text(socket: WebSocket) -> str:
    """The next message; raises WebSocketDisconnect when there is none."""
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1000))
    text = received.get("text")
    if text is None:
        raise Refused("no-text")
    if len(text) > MOST_CHARACTERS:
        raise Refused("too-large", most=MOST_CHARACTERS)
    return str(text)


def read(text: str) -> Any:
    try:
        return MESSAGE.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Refused("bad-message", problem=f"{where}: {first['msg']}" if where else first["msg"]) from None
