"""A real server in a process of its own, and players who speak its protocol."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
WAIT = 30
EGGS, INCUBATION, EMPIRES = "eggs_and_empires", "incubation", "empires_end"
# Of a long game the options that make it short: it has all that the long one has.
SHORT: dict[str, Json] = {EMPIRES: {"length": "quick"}}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`clutch serve` on a port and a database of its own; it can be killed and started again."""

    def __init__(
        self, database: str, web: Path, *flags: str, port: int | None = None, settings: dict[str, str] | None = None
    ) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = database
        self._command = [
            *(sys.executable, "-m", "clutch", "serve", "--no-browser", "--port", str(self.port)),
            *("--database", database, "--web", str(web), *flags),
        ]
        self._settings = settings or {}  # variables of its environment
        self.process: subprocess.Popen[bytes] | None = None
        self.log = b""
        self._said = str(Path(tempfile.mkdtemp()) / "said")  # a pipe that nobody reads would fill up

    def start(self) -> None:
        usual = {"CLUTCH_LANG": "en", "CLUTCH_LOG": os.environ.get("CLUTCH_LOG", "WARNING")}
        environment = {**os.environ, **usual, **self._settings}
        with Path(self._said).open("wb") as said:
            self.process = subprocess.Popen(  # noqa: S603 - our own command
                self._command, stdout=subprocess.DEVNULL, stderr=said, env=environment
            )
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=5):  # noqa: S310 - our own address
                    return
            except OSError:
                if self.process.poll() is not None:
                    raise RuntimeError(self._errors()) from None
                time.sleep(0.05)
        raise TimeoutError("the server does not start")

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=WAIT)
            self.log += self._errors().encode()
            self.process = None

    def _errors(self) -> str:
        """What it has said since it was started."""
        return Path(self._said).read_text("utf-8")

    def get(self, path: str, key: str | None = None, language: str = "en") -> Any:
        return self.ask("GET", path, None, key, language)

    def post(self, path: str, data: Any, key: str | None = None, language: str = "en") -> Any:
        return self.ask("POST", path, data, key, language)

    def ask(self, method: str, path: str, data: Any, key: str | None, language: str = "en") -> Any:
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self.address + path, body, method=method)  # noqa: S310 - our own address
        request.add_header("Content-Type", "application/json")
        request.add_header("Accept-Language", language)
        if key is not None:
            request.add_header("Authorization", f"Bearer {key}")
        with urllib.request.urlopen(request, timeout=WAIT) as answer:  # noqa: S310 - our own address
            return json.loads(answer.read())


@contextmanager
def serving(database: str, web: Path, *flags: str) -> Iterator[Server]:
    server = Server(database, web, *flags)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def new_key() -> str:
    return secrets.token_urlsafe(32)


def seats(*kinds: str) -> list[Json]:
    """`me:Ann`, `open`, or the level of a bot."""
    wishes: list[Json] = []
    for kind in kinds:
        if kind.partition(":")[0] == "me":
            wishes.append({"kind": "me", "name": kind.partition(":")[2] or None})
        elif kind == "open":
            wishes.append({"kind": "open"})
        else:
            wishes.append({"kind": "bot", "level": kind})
    return wishes


class Player:
    """One page: keeps everything it was sent, and the latest of each kind."""

    def __init__(self, socket: ClientConnection, key: str | None) -> None:
        self.socket = socket
        self.key = key
        self.heard: list[str] = []
        self.number = 0
        self.table: Json = {}
        self.yours: list[int] = []
        self.seen: Json | None = None
        self.steps: dict[int, list[Json]] = {}
        self.notes: list[Json] = []
        self.presence: Json = {}
        self.acks: dict[str, int] = {}
        self.problems: dict[str | None, Json] = {}
        self.other: list[Json] = []
        self._news = asyncio.Event()
        self._reader = asyncio.get_running_loop().create_task(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            assert isinstance(text, str)
            self.heard.append(text)
            self._take(json.loads(text))
            self._news.set()
        self._news.set()

    def _take(self, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self.number, self.table = message["number"], message["table"]
                self.yours, self.seen = message["yours"], message["seen"]
                self.steps = {each["step"]: each["events"] for each in message["steps"]}
                self.notes = message["notes"]
            case "update":
                self._update(message)
            case "presence":
                self.presence = message
            case "ack":
                self.acks[message["id"]] = message["number"]
            case "error":
                self.problems[message["id"]] = message
            case _:
                self.other.append(message)

    def _update(self, message: Json) -> None:
        assert message["number"] >= self.number
        self.number = message["number"]
        self.table = message["table"] or self.table
        if message["yours"] is not None:
            self.yours = message["yours"]
        self.seen = message["seen"] or self.seen
        if message["answered"] is not None and self.seen is not None:
            self.seen["answered"] = message["answered"]
        self.steps |= {each["step"]: each["events"] for each in message["steps"]}
        self.notes += message["notes"]

    async def until(self, condition: Callable[[], Any]) -> Any:
        """Wait for news until something holds."""
        async with asyncio.timeout(WAIT):
            while not (found := condition()):
                if self._reader.done():
                    raise ConnectionError(f"closed: {self.socket.close_code} {self.problems}")
                self._news.clear()
                await self._news.wait()
        return found

    async def say(self, message: Json) -> None:
        await self.socket.send(json.dumps(message))

    async def do(self, kind: str, **fields: Any) -> str:
        """Send a command, and wait until it is carried out; the code of the problem if it is refused."""
        command = secrets.token_urlsafe(8)
        await self.say({"type": kind, "id": command, **fields})
        await self.until(lambda: command in self.acks or command in self.problems)
        return str(self.problems[command]["code"]) if command in self.problems else "ok"

    @property
    def is_asked(self) -> bool:
        seen = self.seen
        return bool(seen and seen["offers"] and seen["viewer"] not in seen["answered"])

    @property
    def is_over(self) -> bool:
        return bool(self.table and self.table["status"] == "over")

    async def answer(self, move: Json | None = None, chance: random.Random | None = None) -> str:
        assert self.seen is not None
        offers = self.seen["offers"]
        chosen = move or (chance.choice(offers) if chance else offers[0])
        return await self.do("answer", seat=self.seen["viewer"], step=self.seen["step"], move=chosen)

    async def play_out(self, chance: random.Random, stop: Callable[[], bool] = lambda: False) -> None:
        """Answer at random until the game is over."""
        while True:
            await self.until(lambda: self.is_asked or self.is_over or stop())
            if self.is_over or stop():
                return
            await self.answer(chance=chance)

    async def close(self) -> None:
        await self.socket.close()
        await self._reader


@asynccontextmanager
async def page(
    server: Server, table: str, key: str | None = None, seat: int | None = None, after: int | None = None, **more: Any
) -> AsyncIterator[Player]:
    async with connect(f"ws://127.0.0.1:{server.port}/socket", max_size=None, compression=None) as socket:
        player = Player(socket, key)
        hello = {"type": "hello", "version": 1, "table": table, "key": key, "seat": seat, "after": after, **more}
        await player.say(hello)
        await player.until(lambda: player.heard)
        yield player
        await player.close()
