"""A pseudo-terminal with `clutch` in it, and what is to be seen on its screen."""

from __future__ import annotations

import io
import os
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
import pyte

from clutch.bots import TEXT as BOT_TEXT
from clutch.cli.context import TEXT
from clutch.engine.words import Words
from clutch.games.registry import find_game

ROWS, COLUMNS = 40, 120
OTHER_SCREEN = re.compile(r"\x1b\[\?1049([hl])")  # xterm's alternate screen: on, off
GAME = "eggs_and_empires"


def environment(home: Path) -> dict[str, str]:
    return {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": os.environ.get("PYTHONPATH", ""),
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "TERM": "xterm",
        "LANG": "C.UTF-8",
    }


def words_in(language: str, game: str = GAME) -> Words:
    return Words(language, TEXT, BOT_TEXT, find_game(game).text)


class Terminal:
    """What a person does and sees."""

    def __init__(self, child: pexpect.spawn[str], seen: io.StringIO, words: Words) -> None:
        self.child = child
        self.seen = seen
        self.words = words
        self.prompt = f"{self.words.say('cli-prompt')} › "

    def wait_for(self, *texts: str) -> int:
        """Wait until one of the texts is printed, and say which."""
        return self.child.expect_exact(list(texts))

    def ask(self, typed: str) -> str:
        """Type a command at the prompt; everything printed until the next prompt."""
        self.child.sendline(typed)
        self.wait_for(self.prompt)
        return without_colours(self.child.before or "")

    def press_enter(self) -> None:
        self.child.sendline("")

    def end(self) -> int:
        """Wait until the program ends; its exit code."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        assert self.child.exitstatus is not None
        return self.child.exitstatus

    def screen(self) -> list[str]:
        """The lines to be seen now, and those one can scroll back to."""
        main = pyte.HistoryScreen(COLUMNS, ROWS, history=10_000, ratio=1)
        shown: pyte.Screen = main
        for part in OTHER_SCREEN.split(self.seen.getvalue()):
            if part in ("h", "l"):
                shown = pyte.Screen(COLUMNS, ROWS) if part == "h" else main
            else:
                pyte.Stream(shown).feed(part)
        above = main.history.top if shown is main else []
        return ["".join(line[column].data for column in range(COLUMNS)) for line in above] + list(shown.display)


def without_colours(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


@contextmanager
def clutch(home: Path, *args: str, language: str = "en", game: str = GAME) -> Iterator[Terminal]:
    seen = io.StringIO()
    command = ["-m", "clutch", *args, "--lang", language]
    env = environment(home)
    child: pexpect.spawn[str] = pexpect.spawn(
        sys.executable, command, env=env, encoding="utf-8", dimensions=(ROWS, COLUMNS), timeout=60, cwd=str(home)
    )
    child.delaybeforesend = None
    child.logfile_read = seen
    try:
        yield Terminal(child, seen, words_in(language, game))
    finally:
        if child.isalive():
            child.kill(signal.SIGKILL)
            child.wait()  # closing alone gives it a tenth of a second, which is little on a busy machine
        child.close()
