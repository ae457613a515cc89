"""What the README shows works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from clutch.cli.main import app

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_python_snippet_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", README, re.S)
    exec(compile(snippet, "README.md", "exec"), {})  # noqa: S102 - our own README
    assert re.match(r"\[-?\d+.*\] \[\d.*\]", capsys.readouterr().out)


def test_every_command_shown_exists() -> None:
    shown = set(re.findall(r"\bclutch ((?:cards )?[a-z]+)\b", "\n".join(re.findall(r"```.*?```", README, re.S))))
    shown -= {"games registry"}
    assert {"play", "resume", "games", "simulate", "replay", "verify", "cards template", "cards check"} <= shown
    for command in shown:
        assert CliRunner().invoke(app, [*command.split(), "--help"]).exit_code == 0, command


@pytest.mark.parametrize(
    "page", ["README.md", "CONTRIBUTING.md", *(f"docs/{p.name}" for p in (ROOT / "docs").glob("*.md"))]
)
def test_links_lead_somewhere(page: str) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", (ROOT / page).read_text("utf-8")):
        assert link.startswith("https://") or ((ROOT / page).parent / link).exists(), f"{page} links to {link}"
