"""The socket: one for each page that shows a table."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from clutch.bots.levels import HINT_BOT
from clutch.engine.codec import encode_kind
from clutch.engine.errors import ClutchError
from clutch.server.connection import Connection
from clutch.server.errors import Refused
from clutch.server.guard import Bucket, is_own_origin
from clutch.server.house import House
from clutch.server.live import LiveTable
from clutch.server.metrics import CONNECTIONS, MESSAGES
from clutch.server.owners import CODE_SECONDS, owner_of
from clutch.server.protocol import (
    VERSION,
    AskHint,
    AskTransfer,
    ClientMessage,
    Hello,
    Hint,
    Look,
    OpinionOf,
    Ping,
    Pong,
    Speak,
    Transfer,
)
from clutch.server.thinkers import Urgency, opinions_on
from clutch.tables.rulings import NotAllowed

MESSAGE: TypeAdapter[Any] = TypeAdapter(ClientMessage)
HELLO_SECONDS = 10
MOST_CHARACTERS = 16_000
FOREIGN_ORIGIN = 4001
BAD_HELLO = 4002
TOO_FAST = 4004
NO_SUCH_TABLE = 4005
MOST_HINTS = 1
LOOK_COST = 5  # messages: the answer is the whole table


async def serve_socket(socket: WebSocket, house: House) -> None:
    """From hello to good-bye."""
    await socket.accept()
    connection = Connection(socket)
    pump = asyncio.get_running_loop().create_task(connection.pump())
    CONNECTIONS.inc()
    address = socket.client.host if socket.client else "?"
    house.sockets[address] += 1
    table: str | None = None
    try:
        if house.sockets[address] > house.config.sockets_per_address:
            _end(connection, TOO_FAST, Refused("too-many-sockets"))
            return
        if not is_own_origin(socket.headers, house.config.origins):
            _end(connection, FOREIGN_ORIGIN, Refused("foreign-origin"))
            return
        hello = await _hello(socket, connection)
        if hello is not None:
            table = hello.table
            await _greet(connection, house, hello)
            await _listen(socket, connection, house, hello.table)
    except WebSocketDisconnect:
        pass
    except ClutchError as error:
        connection.refuse(error)
        connection.close(NO_SUCH_TABLE)
    finally:
        CONNECTIONS.dec()
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]
        live = house.hub.tables.get(table) if table else None
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


async def _greet(connection: Connection, house: House, hello: Hello) -> None:
    connection.owner = owner_of(hello.key)
    connection.wants = hello.seat
    live = await house.hub.find(hello.table)
    live.join(connection, hello.after)


async def _listen(socket: WebSocket, connection: Connection, house: House, table: str) -> None:
    bucket = Bucket(house.config.messages_per_second, house.config.messages_per_second * 3)
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
            await _handle(message, connection, house, table)


async def _handle(message: Any, connection: Connection, house: House, table: str) -> None:
    live = house.hub.tables.get(table)
    if live is None or connection not in live.connections:
        raise WebSocketDisconnect(1012)  # the table was read anew; the page comes back
    try:
        match message:
            case Ping():
                connection.send(Pong())
            case Speak():
                connection.language = message.language
            case Look():
                (await house.hub.find(table)).look(connection, message.seat)
            case AskHint():
                _check_hint(live, connection, message)
                connection.hints += 1
                house.start(_hint(live, connection, message, house))
            case AskTransfer():
                if connection.owner is None or message.seat not in live.table.seats_of(connection.owner):
                    raise NotAllowed("not-your-seat")
                code = house.codes.make(table, message.seat, connection.owner)
                connection.send(Transfer(id=message.id, code=code, seconds=CODE_SECONDS))
            case Hello():
                raise Refused("hello-twice")
            case _:
                house.hub.command(live, message, connection)
    except ClutchError as error:
        connection.refuse(error, getattr(message, "id", None))


def _check_hint(live: LiveTable, connection: Connection, message: AskHint) -> None:
    if message.seat not in live.table.seats_of(connection.owner):
        raise NotAllowed("not-your-seat")
    if not live.table.head.settings.hints:
        raise NotAllowed("no-hints-here")
    if message.seat not in live.table.deciders or connection.hints >= MOST_HINTS:
        raise NotAllowed("no-hint-now")


async def _hint(live: LiveTable, connection: Connection, message: AskHint, house: House) -> None:
    try:
        live = await house.hub.find(live.table.head.id)
        if message.seat not in live.table.seats_of(connection.owner):
            raise NotAllowed("not-your-seat")
        step = len(live.table.match.steps) if live.table.match else 0
        found = await house.thinkers.think(
            live.table.head.id, Urgency.HINT, opinions_on, live.question(message.seat), HINT_BOT
        )
        opinions = tuple(OpinionOf(move=encode_kind(each.move), value=each.value, effort=each.effort) for each in found)
        connection.send(Hint(id=message.id, step=step, opinions=opinions))
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
