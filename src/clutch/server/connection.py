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
        self._closing: int | None = None

    def send(self, message: BaseModel) -> None:
        if len(self._outbox) >= MOST_WAITING:
            self.close(TRY_LATER)
            return
        self._outbox.append(message.model_dump_json())
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
                    await self.socket.send_text(self._outbox.popleft())
                if self._closing is not None:
                    await self.socket.close(self._closing)
                    return
        except (WebSocketDisconnect, RuntimeError):
            return  # the other side has gone; whoever reads from the socket hears of it too
