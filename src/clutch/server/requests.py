"""Something that is asked of a table, on its way through the writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from clutch.engine.errors import ClutchError
from clutch.server.connection import Connection
from clutch.server.live import LiveTable
from clutch.server.metrics import REFUSED
from clutch.server.protocol import Ack
from clutch.tables.entries import Payload
from clutch.tables.table import Table


@dataclass(slots=True)
class Request:
    """`rule` says what is to be written, or raises why not."""

    live: LiveTable
    rule: Callable[[Table], Payload]
    by: str | None = None  # whose command: the same one is carried out once
    connection: Connection | None = None
    command_id: str | None = None
    done: asyncio.Future[None] | None = None

    @property
    def is_repeated(self) -> bool:
        return self.by is not None and self.by in self.live.table.done

    def refuse(self, error: ClutchError) -> None:
        REFUSED.inc()
        if self.connection is not None:
            self.connection.refuse(error, self.command_id)
        if self.done is not None and not self.done.done():
            self.done.set_exception(error)

    def acknowledge(self) -> None:
        """Only when it is safe on the disk."""
        if self.connection is not None and self.command_id is not None and self.by is not None:
            self.connection.send(Ack(id=self.command_id, number=self.live.table.done[self.by]))
        if self.done is not None and not self.done.done():
            self.done.set_result(None)
