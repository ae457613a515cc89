"""Imports go one way, no layer but the games names a game, and the project speaks of itself alone."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import pytest

from clutch.games.registry import GAMES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "clutch"

# what each layer may import from, itself included
ALLOWED = {
    "engine": {"engine"},
    "games": {"games", "engine"},
    "search": {"search", "engine"},
    "bots": {"bots", "search", "engine"},
    "tables": {"tables", "bots", "games", "engine"},
    "lab": {"lab", "bots", "search", "games", "engine"},
    "server": {"server", "tables", "bots", "search", "games", "engine", "__version__"},
    "cli": {"cli", "server", "lab", "tables", "bots", "search", "games", "engine", "__version__"},
}


FILES_OF_A_GAME = {
    "__init__",
    "game",
    "components",
    "card_files",
    "state",
    "state_checks",
    "moves",
    "events",
    "view",
    "why_not",
}


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("clutch.")}


@pytest.mark.parametrize("layer", ALLOWED)
def test_imports_go_one_way(layer: str) -> None:
    for path in (SOURCE / layer).rglob("*.py"):
        for name in imports_of(path):
            assert name.split(".")[1] in ALLOWED[layer], f"{path} imports {name}"


def test_every_layer_is_known() -> None:
    assert {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"} == set(ALLOWED)


def test_games_do_not_import_each_other() -> None:
    for game in GAMES:
        for path in (SOURCE / "games" / game).rglob("*.py"):
            for name in imports_of(path):
                if name.startswith("clutch.games."):
                    assert name.split(".")[2] == game, f"{path} imports {name}"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_files_that_every_game_has(game: str) -> None:
    """So that whoever knows one finds the way in the next: where a set-up, an outcome, a card file's checks are."""
    folder = SOURCE / "games" / game
    assert {path.stem for path in folder.glob("*.py")} == FILES_OF_A_GAME
    for module, names in {
        "rules.set_up": ("set_up",),
        "rules.play": ("deciders", "offers", "resolve"),
        "rules.outcome": ("outcome", "end_game"),
        "card_files": ("problem_of",),
        "view": ("View", "view", "imagine"),
        "why_not": ("why_not",),
    }.items():
        path = folder / (module.replace(".", "/") + ".py")
        defined = {node.name for node in ast.parse(path.read_text("utf-8")).body if hasattr(node, "name")}
        assert set(names) <= defined, f"{path} has not all of {names}"


def test_only_a_games_own_files_name_it() -> None:
    """The registry lists the games; a game's screen in the terminal has its name; nothing else knows one."""
    for path in SOURCE.rglob("*.py"):
        relative = path.relative_to(SOURCE)
        if relative.parts[0] == "games" or relative.parts[:2] == ("cli", "screens"):
            continue
        for game in GAMES:
            assert game not in path.read_text("utf-8"), f"{path} names {game}"


def test_the_web_client_names_no_game_outside_its_folder() -> None:
    """`web/src/games/<game>` is found by its name; nothing else in the client knows one."""
    client = ROOT / "web" / "src"
    sources = [path for path in client.rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    others = [path for path in sources if path.relative_to(client).parts[0] not in ("generated", "games")]
    shared = [path for path in (client / "games").iterdir() if path.is_file()]
    for path in (*others, *shared):
        if not path.name.endswith(".test.ts"):
            for game in GAMES:
                assert game not in path.read_text("utf-8"), f"{path} names {game}"


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S607
    return [ROOT / line for line in listed.stdout.splitlines()]


def test_no_generated_or_binary_file_is_in_the_repository() -> None:
    for path in tracked():
        if path.exists():
            assert path.suffix not in (".so", ".c", ".pyc", ".png")
            assert b"\0" not in path.read_bytes() or is_picture_of_the_readme(path), f"{path} is binary"


def is_picture_of_the_readme(path: Path) -> bool:
    return path.parent == ROOT / "docs" / "images" and path.suffix == ".webp" and path.stat().st_size < 120_000


def test_the_web_lock_file_names_no_host() -> None:
    assert "resolved" not in (ROOT / "web" / "package-lock.json").read_text("utf-8")


def test_lock_files_name_no_host() -> None:
    for path in (ROOT / "requirements").iterdir():
        assert "://" not in path.read_text("utf-8")
        assert "--hash=sha256:" in path.read_text("utf-8")
