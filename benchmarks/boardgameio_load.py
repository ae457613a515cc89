"""boardgame.io with a game like ours, and a load for it that speaks its protocol: socket.io, on a WebSocket."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import time
import urllib.request
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.house import WAIT, Json, free_port

from benchmarks.frames import Socket
from benchmarks.load import PLAYERS, Load

FOLDER = Path(__file__).parent / "boardgameio"
GAME = "highest-card"
EVENT = f"42/{GAME},"  # what an event of this game begins with; 40 is a greeting, 2 a ping, 3 its answer


class BoardgameIo:
    """`node server.js` on a port of its own."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port

    def post(self, path: str, data: Json) -> Json:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", json.dumps(data).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=WAIT) as answer:  # noqa: S310 - our own address
            said: Json = json.loads(answer.read())
            return said

    def new_match(self) -> tuple[str, list[str]]:
        """Its id, and with which words each player proves to be that player."""
        match = self.post(f"/games/{GAME}/create", {"numPlayers": PLAYERS})["matchID"]
        join = f"/games/{GAME}/{match}/join"
        players = [{"playerID": str(seat), "playerName": f"Player {seat}"} for seat in range(PLAYERS)]
        return match, [self.post(join, player)["playerCredentials"] for player in players]


@contextmanager
def serving(folder: Path | None) -> Iterator[BoardgameIo]:
    """With a folder for its files, or all in memory."""
    node = shutil.which("node")
    if node is None or not (FOLDER / "node_modules").exists():
        raise RuntimeError("boardgame.io is not installed. Install Node.js, and run `make bench`.")
    port = free_port()
    process = subprocess.Popen(  # noqa: S603 - our own script
        [node, "server.js", str(port), *([str(folder)] if folder else [])],
        cwd=FOLDER,
        env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert process.stdout is not None
        if b"serving" not in process.stdout.readline():
            raise RuntimeError("boardgame.io does not start")
        yield BoardgameIo(process, port)
    finally:
        process.terminate()
        process.communicate(timeout=WAIT)


class BoardgameIoLoad(Load):
    def __init__(self, server: BoardgameIo, think: float) -> None:
        super().__init__(server.port, server.process.pid, think)
        self.server = server

    async def lay_table(self) -> BoardgameIoParty:
        return BoardgameIoParty(self, *await asyncio.to_thread(self.server.new_match))


class BoardgameIoParty:
    def __init__(self, load: BoardgameIoLoad, match: str, passwords: list[str]) -> None:
        self.load = load
        self.match = match
        self.passwords = passwords
        self.pages: list[Page] = []
        self.here: list[tuple[Page, Json]] = []  # who has come to the match, and what they saw first
        self.sent: dict[int, list[float]] = {}  # when each player's moves were sent

    async def come(self) -> None:
        self.here = []
        self.sent = {seat: [] for seat in range(PLAYERS)}
        self.pages = [Page(self, seat, password) for seat, password in enumerate(self.passwords)]
        for page in self.pages:
            await self.load.connect(page)

    async def go_on(self) -> None:
        """To the next match."""
        for page in self.pages:
            page.leave()
        self.match, self.passwords = await asyncio.to_thread(self.load.server.new_match)
        await self.come()

    def welcome(self, page: Page, state: Json) -> None:
        """Nobody decides before all are here: whoever came later would not be told of it."""
        self.here.append((page, state))
        if len(self.here) == PLAYERS:
            for each, seen in self.here:
                each.decide(seen)


class Page(Socket):
    PATH = "/socket.io/?EIO=4&transport=websocket"

    def __init__(self, party: BoardgameIoParty, seat: int, password: str) -> None:
        super().__init__()
        self.party = party
        self.load = party.load
        self.seat = seat
        self.password = password
        self.round = -1  # the one that was answered last
        self.told: defaultdict[int, int] = defaultdict(int)  # of how many moves of each player

    def emit(self, *event: Any) -> None:
        self.send(EVENT + json.dumps(event))

    def opened(self) -> None:
        self.send(f"40/{GAME},")

    def failed(self, why: str) -> None:
        self.load.problems.append(why)

    def heard(self, text: bytes) -> None:
        if text.startswith(EVENT.encode()):
            kind, _, *what = json.loads(text[len(EVENT) :])
            self._take(kind, *what)
        elif text.startswith(b"40/"):
            self.emit("sync", self.party.match, str(self.seat), self.password, PLAYERS)
        elif text == b"2":
            self.send("3")

    def _take(self, kind: str, what: Json, log: Sequence[Json] = ()) -> None:
        if kind == "sync":
            self.party.welcome(self, what["state"])
        elif kind == "update":
            self._arrived(log)
            self.decide(what)

    def _arrived(self, log: Sequence[Json]) -> None:
        for entry in log:
            if entry["action"]["type"] != "MAKE_MOVE":
                continue
            mover = int(entry["action"]["payload"]["playerID"])
            sent = self.party.sent[mover][self.told[mover]]
            self.told[mover] += 1
            if mover == self.seat:
                self.load.moved()
            else:
                self.load.arrived(sent)

    def decide(self, state: Json) -> None:
        if "gameover" in state["ctx"]:
            if self.seat == 0:
                self.load.begin(self.party.go_on())
        elif state["G"]["round"] != self.round:
            self.round = state["G"]["round"]
            card = self.load.dice.choice(state["G"]["players"][str(self.seat)]["hand"])
            number = state["_stateID"]
            self.load.after_thinking(lambda: self._choose(card, number))

    def _choose(self, card: int, number: int) -> None:
        if self.is_gone:
            return
        self.party.sent[self.seat].append(time.perf_counter())
        player = str(self.seat)
        move = {"type": "choose", "args": [card], "playerID": player, "credentials": self.password}
        self.emit("update", {"type": "MAKE_MOVE", "payload": move}, number, self.party.match, player)
