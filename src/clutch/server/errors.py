"""What the server itself refuses."""

from __future__ import annotations

from typing import Any

from clutch.engine.errors import ClutchError
from clutch.server import TEXT


class Refused(ClutchError):
    """A request or a message that is not looked at any further."""

    def __init__(self, message: str, /, status: int = 400, **args: Any) -> None:
        super().__init__(message, text=TEXT, **args)
        self.status = status
