"""How each game looks in a terminal: one module a game, of the game's name."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from clutch.engine.game import Event, Move
from clutch.engine.lines import Line
from clutch.engine.match import Observation
from clutch.engine.outcome import Outcome
from clutch.engine.words import Words


class Screen(Protocol):
    """Draws what one seat sees. It is given an observation and nothing else."""

    def board(self, seen: Observation, setup: Any, words: Words) -> RenderableType: ...

    def lists_offers(self, seen: Observation) -> bool:
        """Whether the offers are to be listed below the board; False if the board shows their numbers."""
        ...

    def is_worth_telling(self, event: Event) -> bool: ...

    def line(self, event: Event, setup: Any) -> Line:
        """What is said of an event; pieces that it knows by number only are called by their names."""
        ...

    def coloured(self, line: str, words: Words) -> Text:
        """A line of the log in colour."""
        ...

    def question(self, seen: Observation, setup: Any, words: Words) -> str:
        """What is to be decided now, in one sentence."""
        ...

    def label(self, seen: Observation, offer: Move, setup: Any, words: Words) -> str:
        """An offer in words."""
        ...

    def help(self, setup: Any, words: Words) -> RenderableType: ...

    def explain(self, number: int, setup: Any, words: Words) -> RenderableType | None:
        """Card number so-and-so; None if there is none."""
        ...

    def result(self, seen: Observation, outcome: Outcome, words: Words) -> RenderableType: ...


def find_screen(game: str) -> Screen:
    screen: Screen = import_module(f"clutch.cli.screens.{game}").SCREEN
    return screen
