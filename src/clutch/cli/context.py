"""What every command needs: a console, the words, and errors turned into exit codes."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import typer
from platformdirs import user_data_path
from rich.console import Console

from clutch.bots import TEXT as BOT_TEXT
from clutch.engine.errors import ClutchError
from clutch.engine.game import Game
from clutch.engine.lines import Arg, Line
from clutch.engine.words import LANGUAGES, Words, wished_language

TEXT = Path(__file__).parent / "text"
EXIT_FAILED = 1  # the input was read, and is not right
EXIT_INTERRUPTED = 130  # as shells have it for Ctrl-C

console = Console(highlight=False, emoji=False)
complaints = Console(stderr=True, highlight=False, emoji=False)


class CliError(ClutchError):
    """Something typed on the command line that makes no sense."""

    def __init__(self, message: str, /, **args: Arg) -> None:
        super().__init__(message, text=TEXT)
        self.line = Line(message, args)


def help_text(message: str) -> str:
    """A help text in the language of this computer."""
    return Words(wished_language(), TEXT).say(message)


def words_for(game: Game[Any, Any, Any, Any] | None, language: str | None, names: tuple[str, ...] = ()) -> Words:
    if language is not None and language not in LANGUAGES:
        raise CliError("cli-bad-language", language=language, known=", ".join(LANGUAGES))
    folders = (TEXT, BOT_TEXT) if game is None else (TEXT, BOT_TEXT, game.text)
    return Words(language or wished_language(), *folders, names=names)


def wrapped(text: str, indent: int = 0) -> str:
    """Lines that fit the window; unlike Rich, this keeps what a no-break space holds together."""
    room = " " * indent
    return "\n".join(textwrap.wrap(text, max(20, console.width - 1), initial_indent=room, subsequent_indent=room))


def data_folder() -> Path:
    return user_data_path("clutch", appauthor=False)


@contextmanager
def errors_said(language: str | None) -> Iterator[None]:
    """Say what is wrong, in the player's language, and leave with an exit code."""
    try:
        yield
    except ClutchError as error:
        wish = language if language in LANGUAGES else wished_language()
        complaints.print(error.say(wish or "en"), style="red", markup=False, soft_wrap=True)
        raise typer.Exit(EXIT_FAILED) from None
