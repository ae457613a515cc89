"""Words: lines put into a language, from Fluent files."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from clutch.engine.lines import Arg, Line, Piece, Who

LANGUAGES = ("en", "fr", "it")
MOST_COUNTED = 10**12
ENGINE_TEXT = Path(__file__).parent / "text"


def wished_language(environment: dict[str, str] | None = None) -> str:
    """The language of this computer, if it is one of ours; otherwise English."""
    env = os.environ if environment is None else environment
    wish = env.get("CLUTCH_LANG") or env.get("LC_ALL") or env.get("LC_MESSAGES") or env.get("LANG") or "en"
    return wish[:2].lower() if wish[:2].lower() in LANGUAGES else "en"


class Words:
    """Speaks one language about one table: folders of Fluent files, and the names of the players."""

    def __init__(self, language: str, *folders: Path, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = tuple(names)
        self._bundles = [_bundle(language, folders), _bundle("en", folders)]
        self._folders = folders

    def with_names(self, names: Sequence[str]) -> Words:
        return Words(self.language, *self._folders, names=names)

    def say(self, what: Line | str, /, **args: Arg) -> str:
        """The text of a line. A message missing in this language is said in English."""
        line = Line(what, args) if isinstance(what, str) else what
        for bundle in self._bundles:
            if bundle.has_message(line.message):
                pattern = bundle.get_message(line.message).value
                if pattern is None:
                    break
                text, _errors = bundle.format_pattern(
                    pattern, {name: self._plain(arg) for name, arg in line.args.items()}
                )
                return euphonic(str(text)) if bundle is self._bundles[0] and self.language == "it" else str(text)
        raise KeyError(f"no message {line.message!r} in {[str(each) for each in self._folders]}")

    def knows(self, message: str) -> bool:
        return self._bundles[0].has_message(message)

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("seat-number", number=seat + 1)

    def enumerate(self, items: Iterable[str]) -> str:
        """a, b and c"""
        *first, last = items
        return self.say("list-and", first=", ".join(first), last=last) if first else last

    def _plain(self, arg: Arg) -> str | int | float:
        match arg:
            case None | ():
                return "none"
            case bool():
                return "yes" if arg else "no"
            case Who(seat):
                return self.name(seat)
            case Piece(kind, key):
                return self.say(kind, key=key)
            case Line():
                return self.say(arg)
            case tuple() if isinstance(arg[0], Line):
                return " · ".join(self.say(each) for each in arg if isinstance(each, Line))
            case tuple():
                return self.enumerate(str(self._plain(each)) for each in arg)
            case int():
                return self._number(arg)
            case str():
                return printable(arg)
            case _:
                return arg

    @staticmethod
    def _number(number: int) -> str | int:
        """With a real minus sign; small ones stay numbers, for plurals."""
        if abs(number) >= MOST_COUNTED:
            return "∞" if number > 0 else "−∞"  # nobody counts so far; somebody plays a joke
        return f"−{-number}" if number < 0 else number


def printable(text: str) -> str:
    """Without what a terminal could take for a command, or shows backwards."""
    return "".join(each if each.isprintable() or each in "\n\u00a0\u202f" else "�" for each in text)


def euphonic(italian: str) -> str:
    """a Anna -> ad Anna, e Eroe -> ed Eroe."""
    return re.sub(r"\b([ae]) (?=\1)", r"\1d ", italian, flags=re.IGNORECASE)


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (ENGINE_TEXT, *folders):
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle
