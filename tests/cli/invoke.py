"""`clutch` called inside this process, for commands that ask nothing."""

from __future__ import annotations

from typer.testing import CliRunner, Result

from clutch.cli.main import app


def run(*args: str, language: str = "en", typed: str = "") -> Result:
    return CliRunner().invoke(app, list(args), input=typed, env={"CLUTCH_LANG": language})


def squeezed(text: str) -> str:
    """Without spaces and line ends, wherever the console broke its lines."""
    return "".join(text.split())


def failed(*args: str, says: str, code: int = 1) -> None:
    result = run(*args)
    assert result.exit_code == code, result.output
    assert isinstance(result.exception, SystemExit), f"a traceback: {result.exception!r}"
    assert squeezed(says) in squeezed(result.stderr)
    assert result.stdout == ""
