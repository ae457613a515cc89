"""One browser page: what it looks at, what it has been told, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections import deque

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import BaseModel

from clutch.engine.errors import ClutchError
from clutch.engine.seats import Viewer
from clutch.server.protocol import Problem

MOST_WAITING = 200  # messages; whoever is further behind comes back and gets the rest
MOST_CHARACTERS_WAITING = 1_000_000
TRY_LATER = 1013


class Connection:
    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.owner: str | None = None
        self.viewer: Viewer = None
        self.wants: Viewer = None  # the seat asked for; it may come to be one's own later
        self.number = 0  # everything up to here has been told
        self.language = "en"
        self.names: tuple[str, ...] = ()
        self.hints = 0  # being thought about
        self._outbox: deque[str] = deque()
        self._ready = asyncio.Event()
        self._waiting = 0  # characters
        self._closing: int | None = None

    @property
    def is_closing(self) -> bool:
        """Nothing more is sent to it, and nothing more is heard from it."""
        return self._closing is not None

    def send(self, message: BaseModel) -> None:
        if self.is_closing:
            return
        if len(self._outbox) >= MOST_WAITING or self._waiting > MOST_CHARACTERS_WAITING:
            self.close(TRY_LATER)
            return
        text = message.model_dump_json()
        self._outbox.append(text)
        self._waiting += len(text)
        self._ready.set()

    def refuse(self, error: ClutchError, command: str | None = None) -> None:
        self.send(Problem(id=command, code=error.line.message, text=error.say(self.language, self.names)))

    def close(self, code: int) -> None:
        """After what is waiting has been sent."""
        self._closing = self._closing or code
        self._ready.set()

    async def pump(self) -> None:
        """Send what waits, as it comes, until the connection ends."""
        try:
            while True:
                await self._ready.wait()
                self._ready.clear()
                while self._outbox:
                    text = self._outbox.popleft()
                    self._waiting -= len(text)
                    await self.socket.send_text(text)
                if self._closing is not None:
                    await self.socket.close(self._closing)
                    return
        except (WebSocketDisconnect, RuntimeError):
            return  # the other side has gone; whoever reads from the socket hears of it too
