"""What the client says, read from the files it is made of: tests look for things by the names people see."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from clutch.games.registry import GAMES

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr", "it")
EVERYWHERE = ("src/clutch/engine/text", "src/clutch/bots/text", "web/text/core", "web/text/study")


def folders_of(game: str) -> tuple[str, ...]:
    """Two games may use the same message ids: a page about one of them knows no words of the other."""
    return (*EVERYWHERE, f"src/clutch/games/{game}/text", f"web/src/games/{game}/text")


@cache
def sources(language: str) -> tuple[str, ...]:
    """All there is in one language, of all games."""
    folders = {folder: None for game in GAMES for folder in folders_of(game)}
    return tuple(_read(folder, language) for folder in folders)


def _read(folder: str, language: str) -> str:
    return (ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders_of(game):
        bundle.add_resource(FluentResource(_read(folder, language)))
    return bundle


class Speech:
    """One language, at the tables of one game."""

    def __init__(self, game: str, language: str = "en") -> None:
        self._bundle = _bundle(game, language)

    def say(self, message: str, **args: str | int) -> str:
        value = self._bundle.get_message(message).value
        assert value is not None, message
        text, errors = self._bundle.format_pattern(value, args)
        assert not errors, errors
        return str(text)

    def saying(self, message: str, *open_args: str) -> re.Pattern[str]:
        """A message with anything in the place of these arguments."""
        text = self.say(message, **dict.fromkeys(open_args, "\N{SNOWMAN}"))
        return re.compile(f"^{re.escape(text).replace(chr(0x2603), '.+')}$")


@cache
def message_ids() -> frozenset[str]:
    """All ids there are, in the files of English."""
    return frozenset(found for source in sources("en") for found in re.findall(r"^([a-z][\w-]*) *=", source, re.M))
