"""Reading card files: TOML, with errors that name the line, the entry and what is expected there."""

from __future__ import annotations

import re
import tomllib
from datetime import date, time
from pathlib import Path
from typing import Any, TypeVar

from clutch.engine.codec import BadRecord, decode
from clutch.engine.errors import BadComponents
from clutch.engine.lines import Arg, Line
from clutch.engine.records import record

C = TypeVar("C")

MOST_BYTES = 64_000  # a card file is a short text


@record
class Problem:
    """Why no game can be played with these pieces: the entry of the file (empty: the whole), and what to say."""

    where: str
    line: Line


def problem(where: str, message: str, **args: Arg) -> Problem:
    return Problem(where, Line(message, args))


def read_text(path: Path) -> str:
    """A short text, or BadComponents."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise BadComponents("card-file-too-large", file=str(path), most=MOST_BYTES)
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadComponents("card-file-no-text", file=str(path)) from None
    except OSError as error:
        raise BadComponents("card-file-unreadable", file=str(path), problem=error.strerror or str(error)) from None


def read_file(components: type[C], path: Path) -> C:
    text = read_text(path)
    try:
        data = without_dates(tomllib.loads(text))
    except (ValueError, RecursionError) as error:  # a TOMLDecodeError is a ValueError
        raise BadComponents("card-file-no-toml", file=str(path), problem=str(error)) from None
    try:
        return decode(components, data)
    except BadRecord as error:
        raise BadComponents(
            "card-file-bad-entry",
            file=str(path),
            line=line_of_entry(text, error.where),
            entry=error.where or "?",
            problem=error.problem,
        ) from None


def place_of(source: Path, where: str) -> str:
    """The file, and the line of an entry in it if there is a file: cards may also come with a saved game."""
    if not where or source.suffix != ".toml" or not source.exists():
        return str(source)
    return f"{source}:{line_of_entry(read_text(source), where)}"


def without_dates(value: Any) -> Any:
    """TOML knows dates, JSON and cards do not: a list instead reaches the check of its field, and fails there."""
    if isinstance(value, dict):
        return {name: without_dates(each) for name, each in value.items()}
    if isinstance(value, list):
        return [without_dates(each) for each in value]
    return [value.isoformat()] if isinstance(value, (date, time)) else value


def line_of_entry(text: str, where: str) -> int:
    """The line of `eggs.3.value`: the fourth [[eggs]], and in it the line that sets `value`; 1 if there is none."""
    table, *rest = where.split(".")
    lines = text.splitlines()
    if rest and rest[0].isdigit():
        heads = [i for i, line in enumerate(lines) if re.match(rf"\s*\[\[\s*{re.escape(table)}\s*\]\]", line)]
        start = heads[int(rest[0])] if int(rest[0]) < len(heads) else 0
        rest = rest[1:]
    else:
        start = next((i for i, line in enumerate(lines) if re.match(rf"\s*\[?\s*{re.escape(table)}\b", line)), 0)
    for i in range(start + 1, len(lines)):
        if lines[i].lstrip().startswith("["):
            break
        if rest and re.match(rf"\s*{re.escape(rest[0])}\s*=", lines[i]):
            return i + 1
    return start + 1
