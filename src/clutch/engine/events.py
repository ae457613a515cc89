"""What events have in common."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from clutch.engine.seats import Viewer

E = TypeVar("E", bound="SeenByAll")


class SeenByAll:
    """An event without a secret."""

    __slots__ = ()
    reveals: ClassVar[bool] = False

    def seen_by(self: E, viewer: Viewer) -> E:  # noqa: ARG002 - everyone sees the same
        return self
