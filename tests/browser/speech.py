"""What the client says, read from the files it is made of: tests look for things by the names people see."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr", "it")
FOLDERS = (
    "src/clutch/engine/text",
    "src/clutch/bots/text",
    "src/clutch/games/eggs_and_empires/text",
    "web/text/core",
    "web/text/study",
    "web/src/games/eggs_and_empires/text",
)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in FOLDERS:
        bundle.add_resource(FluentResource((ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def say(message: str, language: str = "en", **args: str | int) -> str:
    value = _bundle(language).get_message(message).value
    assert value is not None, message
    text, errors = _bundle(language).format_pattern(value, args)
    assert not errors, errors
    return str(text)


def saying(message: str, language: str = "en", *open_args: str) -> re.Pattern[str]:
    """A message with anything in the place of these arguments."""
    text = say(message, language, **dict.fromkeys(open_args, "\N{SNOWMAN}"))
    return re.compile(f"^{re.escape(text).replace(chr(0x2603), '.+')}$")


def message_ids() -> frozenset[str]:
    """All ids there are, in the files of English."""
    return frozenset(
        found
        for folder in FOLDERS
        for found in re.findall(r"^([a-z][\w-]*) *=", (ROOT / folder / "en.ftl").read_text(encoding="utf-8"), re.M)
    )
