"""Load for a Clutch server: four people at each table, who ask for the next game when one is over."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass

from tests.server.house import Json, Server, new_key, seats

from benchmarks.frames import Socket
from benchmarks.load import PLAYERS, Load


class ClutchLoad(Load):
    def __init__(self, server: Server, think: float) -> None:
        assert server.process is not None
        super().__init__(server.port, server.process.pid, think)
        self.server = server

    async def lay_table(self) -> ClutchParty:
        keys = [new_key() for _ in range(PLAYERS)]
        wish = {"game": "eggs_and_empires", "seats": seats("me:Player 0", *["open"] * (PLAYERS - 1))}
        made = await asyncio.to_thread(self.server.post, "/api/tables", wish, keys[0])
        return ClutchParty(self, keys, made["id"])


class ClutchParty:
    def __init__(self, load: ClutchLoad, keys: list[str], table: str) -> None:
        self.load = load
        self.keys = keys
        self.table = table
        self.pages: list[Page] = []
        self.sent: dict[int, Sent] = {}

    async def come(self) -> None:
        self.sent = {}
        self.pages = [Page(self, seat) for seat in range(PLAYERS)]
        for page in self.pages:
            await self.load.connect(page)


@dataclass
class Sent:
    """A move on its way."""

    step: int
    at: float
    to: set[int]


class Page(Socket):
    PATH = "/socket"

    def __init__(self, party: ClutchParty, seat: int) -> None:
        super().__init__()
        self.party = party
        self.load = party.load
        self.seat = seat
        self.step = -1
        self.answered = -1  # the step that was answered last

    def say(self, message: Json) -> None:
        self.send(json.dumps(message))

    def opened(self) -> None:
        self.say({"type": "hello", "version": 1, "table": self.party.table, "key": self.party.keys[self.seat]})

    def failed(self, why: str) -> None:
        self.load.problems.append(why)

    def heard(self, text: bytes) -> None:
        if not text.startswith(b'{"type":"ack"'):
            self._take(json.loads(text))
        elif b'"id":"answer' in text:
            self.load.moved()

    def _take(self, message: Json) -> None:
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
                self.failed(str(message))

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
            self.party.table = table
            self.load.begin(self.party.come())

    def _arrived(self, answered: list[int]) -> None:
        """Which moves of others this page has now been told of."""
        for seat, sent in self.party.sent.items():
            if self.seat in sent.to and (self.step > sent.step or (self.step == sent.step and seat in answered)):
                sent.to.discard(self.seat)
                self.load.arrived(sent.at)

    def _decide(self, seen: Json) -> None:
        if self.is_gone or not seen["offers"] or self.seat in seen["answered"] or self.answered == self.step:
            return
        self.answered = step = self.step
        move = self.load.dice.choice(seen["offers"])
        self.load.after_thinking(lambda: self._answer(step, move))

    def _answer(self, step: int, move: Json) -> None:
        if self.is_gone:
            return
        self.party.sent[self.seat] = Sent(step, time.perf_counter(), set(range(PLAYERS)) - {self.seat})
        self.say({"type": "answer", "id": f"answer{step}", "seat": self.seat, "step": step, "move": move})
