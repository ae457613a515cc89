"""Load for a Clutch server: tables of scripted players, in one light process.

The players write and read WebSocket frames themselves: a general library would keep this process busier than the
server it is to measure.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import secrets
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.house import Json, Server, new_key, seats

PLAYERS = 4
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
CLOCK_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Measured:
    moves: int = 0
    latencies: list[float] = field(default_factory=list)  # seconds, from sending a move to its arrival at another
    seconds: float = 0
    server_cpu: float = 0
    load_cpu: float = 0
    games: int = 0
    refused: int = 0

    @property
    def per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def per_core(self) -> float:
        """Moves for each second that the server computed."""
        return self.moves / self.server_cpu

    def quantile(self, part: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000


class Load:
    """Many tables; `think` is the mean of the exponential time before an answer, 0: answer as soon as asked."""

    def __init__(self, server: Server, think: float) -> None:
        self.server = server
        self.think = think
        self.measured: Measured | None = None
        self.problems: list[Json] = []
        self.dice = random.Random(1)  # noqa: S311 - a benchmark
        self.moving: set[asyncio.Task[None]] = set()  # parties on their way to the next table

    async def run(self, tables: int, warm: float, seconds: float) -> Measured:
        for _ in range(tables):
            await Party.gather(self)
        await asyncio.sleep(warm)
        measured = Measured()
        began, cpu, own = time.perf_counter(), cpu_seconds(self.server), time.process_time()
        self.measured = measured
        await asyncio.sleep(seconds)
        self.measured = None
        measured.seconds = time.perf_counter() - began
        measured.server_cpu = cpu_seconds(self.server) - cpu
        measured.load_cpu = time.process_time() - own
        for task in tuple(self.moving):
            task.cancel()
        await asyncio.gather(*self.moving, return_exceptions=True)
        return measured


class Party:
    """Four players who play one game after the other."""

    def __init__(self, load: Load, keys: list[str]) -> None:
        self.load = load
        self.keys = keys
        self.pages: list[Page] = []
        self.sent: dict[int, Sent] = {}

    @classmethod
    async def gather(cls, load: Load) -> None:
        party = cls(load, [new_key() for _ in range(PLAYERS)])
        wish = {"game": "eggs_and_empires", "seats": seats("me:Player 0", *["open"] * (PLAYERS - 1))}
        made = await asyncio.to_thread(load.server.post, "/api/tables", wish, party.keys[0])
        await party.go_to(made["id"])

    async def go_to(self, table: str) -> None:
        self.sent = {}
        self.pages = [Page(self, table, seat) for seat in range(PLAYERS)]
        loop = asyncio.get_running_loop()
        for page in self.pages:
            await loop.create_connection(lambda page=page: page, "127.0.0.1", self.load.server.port)  # type: ignore[misc]


@dataclass
class Sent:
    """A move on its way."""

    step: int
    at: float
    to: set[int]


class Page(asyncio.Protocol):
    def __init__(self, party: Party, table: str, seat: int) -> None:
        self.party = party
        self.load = party.load
        self.table = table
        self.seat = seat
        self.step = -1
        self.answered = -1  # the step that was answered last
        self.is_gone = False
        self.is_open = False
        self.buffer = bytearray()
        self.transport: Any = None

    # --- the socket -------------------------------------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        transport.write(
            f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, end, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.is_open = True
            self.buffer = bytearray(rest)
            key = self.party.keys[self.seat]
            self.say({"type": "hello", "version": 1, "table": self.table, "key": key})
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame: its kind and what is in it."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, at = buffer[1], 2
        if size >= 126:
            at = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:at], "big")
        if len(buffer) < at + size:
            return None
        payload = bytes(buffer[at : at + size])
        kind = buffer[0]
        del buffer[: at + size]
        return kind, payload

    def _send(self, kind: int, payload: bytes) -> None:
        """Masked, as the protocol wants it of clients: with zeros, which change nothing."""
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([kind]) + length + b"\0\0\0\0" + payload)

    def say(self, message: Json) -> None:
        self._send(TEXT, json.dumps(message).encode())

    def leave(self) -> None:
        self.is_gone = True
        self._send(CLOSE, (1000).to_bytes(2, "big"))
        self.transport.close()

    # --- the game ---------------------------------------------------------------------------------------------

    def _take(self, kind: int, payload: bytes) -> None:
        if self.is_gone:
            return
        if kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            raise ConnectionError(f"the server closed a page: {payload!r}")
        elif payload.startswith(b'{"type":"ack"'):
            if self.load.measured is not None and b'"id":"answer' in payload:
                self.load.measured.moves += 1
        else:
            self._hear(json.loads(payload))

    def _hear(self, message: Json) -> None:
        match message["type"]:
            case "update" | "welcome":
                if message["table"] is not None:
                    self._look_at(message["table"])
                if message["seen"] is not None:
                    self.step = message["seen"]["step"]
                    self._arrived(message["seen"]["answered"])
                    self._decide(message["seen"])
                elif message.get("answered") is not None:
                    self._arrived(message["answered"])
            case "error":
                self.load.problems.append(message)

    def _look_at(self, table: Json) -> None:
        """Take a seat, begin, or go on to the next table."""
        waiting = table["status"] == "waiting"
        if waiting and self.seat > 0 and table["seats"][self.seat]["kind"] == "open":
            if table["seats"][self.seat - 1]["kind"] == "person":
                self.say({"type": "join", "id": f"join{self.seat}", "seat": self.seat, "name": f"Player {self.seat}"})
        elif waiting and self.seat == 0 and all(seat["kind"] == "person" for seat in table["seats"]):
            self.say({"type": "start", "id": "start"})
        elif table["rematch"] is not None:
            self._go_on(table["rematch"])
        elif table["status"] == "over" and self.seat == 0:
            self.say({"type": "rematch", "id": "rematch"})

    def _go_on(self, table: str) -> None:
        self.leave()
        if all(page.is_gone for page in self.party.pages):
            if self.load.measured is not None:
                self.load.measured.games += 1
            task = asyncio.get_running_loop().create_task(self.party.go_to(table))
            self.load.moving.add(task)
            task.add_done_callback(self.load.moving.discard)

    def _arrived(self, answered: list[int]) -> None:
        """Which moves of others this page has now been told of."""
        for seat, sent in self.party.sent.items():
            if self.seat in sent.to and (self.step > sent.step or (self.step == sent.step and seat in answered)):
                sent.to.discard(self.seat)
                if self.load.measured is not None:
                    self.load.measured.latencies.append(time.perf_counter() - sent.at)

    def _decide(self, seen: Json) -> None:
        if not seen["offers"] or self.seat in seen["answered"] or self.answered == self.step:
            return
        self.answered = self.step
        move = self.load.dice.choice(seen["offers"])
        if self.load.think:
            wait = self.load.dice.expovariate(1 / self.load.think)
            asyncio.get_running_loop().call_later(wait, self._answer, self.step, move)
        else:
            self._answer(self.step, move)

    def _answer(self, step: int, move: Json) -> None:
        if self.is_gone:
            return
        self.party.sent[self.seat] = Sent(step, time.perf_counter(), set(range(PLAYERS)) - {self.seat})
        self.say({"type": "answer", "id": f"answer{step}", "seat": self.seat, "step": step, "move": move})


def cpu_seconds(server: Server) -> float:
    """What the server has computed so far, in all its threads."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text("utf-8").rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS
