"""WebSocket frames, read and written by hand.

A general library would keep the process that makes the load busier than the server it is to measure.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from abc import ABC, abstractmethod
from typing import Any

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


class Socket(asyncio.Protocol, ABC):
    """A client's end of one connection."""

    PATH = "/"

    def __init__(self) -> None:
        self.is_gone = False
        self._is_open = False
        self._buffer = bytearray()
        self._transport: Any = None

    @abstractmethod
    def opened(self) -> None:
        """From now on texts can be sent."""

    @abstractmethod
    def heard(self, text: bytes) -> None:
        """A text has come."""

    @abstractmethod
    def failed(self, why: str) -> None:
        """The server does not want to go on."""

    def send(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def leave(self) -> None:
        """Politely, and deaf from now on; also while the connection is still being made."""
        if not self.is_gone and self._transport is not None:
            self._send(CLOSE, (1000).to_bytes(2, "big"))
            self._transport.close()
        self.is_gone = True

    def connection_made(self, transport: Any) -> None:
        if self.is_gone:
            transport.abort()
            return
        self._transport = transport
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        transport.write(
            f"GET {self.PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open and not self._take_head():
            return
        while not self.is_gone and (frame := self._frame()) is not None:
            self._take_frame(*frame)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_gone:
            self.is_gone = True
            self.failed(f"the connection was lost: {exc}")

    def _take_head(self) -> bool:
        """The server's consent to speak WebSocket, as soon as it is here."""
        head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not end:
            return False
        assert head.startswith(b"HTTP/1.1 101"), head
        self._is_open = True
        self._buffer = bytearray(rest)
        self.opened()
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame: its kind and what is in it."""
        buffer = self._buffer
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

    def _take_frame(self, kind: int, payload: bytes) -> None:
        if kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.is_gone = True
            self.failed(f"the server closed a page: {payload!r}")
        else:
            self.heard(payload)

    def _send(self, kind: int, payload: bytes) -> None:
        """Masked, as the protocol wants it of clients: with zeros, which change nothing."""
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([kind]) + length + b"\0\0\0\0" + payload)
