"""What can go wrong, said so that one knows what to do next.

Bad syntax (`BadMove`), a move at the wrong time (`NotYourDecision`) and a move against the rules (`IllegalMove`) are
different errors. Whatever raises one of these has changed nothing.
"""

from __future__ import annotations

from pathlib import Path

from clutch.engine.lines import Arg, Line
from clutch.engine.words import Words


class ClutchError(Exception):
    """An error with a line to say, in any language."""

    def __init__(self, message: str, /, *, text: Path | None = None, clause: str = "", **args: Arg) -> None:
        super().__init__(message)
        self.line = Line(message, args)
        self.clause = clause
        self.folders = (text,) if text else ()

    def say(self, language: str = "en", names: tuple[str, ...] = ()) -> str:
        said = Words(language, *self.folders, names=names).say(self.line)
        return f"{said}  [{self.clause}]" if self.clause else said

    def __str__(self) -> str:
        return self.say()


class UnknownGame(ClutchError):
    """No game of this name."""


class BadSeating(ClutchError):
    """A number of players, or a list of seats, that the game does not take."""


class BadOptions(ClutchError):
    """An option that the game does not have, or a value it does not take."""


class BadComponents(ClutchError):
    """A card file that is not one."""


class BadMove(ClutchError):
    """Not a move of this game at all."""


class NotYourDecision(ClutchError):
    """This seat has nothing to decide now."""


class IllegalMove(ClutchError):
    """A move of this game, but not allowed now; cites the clause."""


class BadGameFile(ClutchError):
    """A saved game that cannot be read, or does not follow the rules."""


class UnknownBot(ClutchError):
    """No bot of this name."""


class BadView(ClutchError):
    """A view that no game can have shown."""
