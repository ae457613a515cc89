"""Which modules are compiled, and their headers: what setup.py asks when the kernels are built."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path

from clutch.engine.kernel.headers import header

PYTHON_ONLY = {"__init__", "loading"}  # of a game's kernel: they know the rules' objects
ENGINE = {
    "clutch.engine.kernel.layout": "records",
    "clutch.engine.kernel.generator": "inline",
    "clutch.engine.kernel.calls": "records",
    "clutch.engine.kernel.playing": "functions",
    "clutch.engine.kernel.position": "functions",
    "clutch.search.nodes": "records",
    "clutch.search.tree": "functions",
}
NUMBERS = ("components", "moves", "state")


def kinds(source: Path) -> dict[str, str]:
    """Every module that has a header, and what it is."""
    found = dict(ENGINE)
    for kernel in sorted((source / "clutch" / "games").glob("*/kernel")):
        game = f"clutch.games.{kernel.parent.name}"
        found |= {f"{game}.{name}": "numbers" for name in NUMBERS}
        for path in sorted(kernel.glob("*.py")):
            if path.stem not in PYTHON_ONLY:
                found[f"{game}.kernel.{path.stem}"] = "records" if path.stem == "position" else "functions"
    return found


def compiled(source: Path) -> Iterator[tuple[str, Path]]:
    for name, kind in kinds(source).items():
        if kind == "functions":
            yield name, source / Path(*name.split(".")).with_suffix(".py")


def write_headers(source: Path, folder: Path) -> None:
    """Only those that say something else than before: what is newer is compiled again."""
    modules = kinds(source)
    for name, kind in modules.items():
        text = header(importlib.import_module(name), kind, set(modules))
        path = folder / Path(*name.split(".")).with_suffix(".pxd")
        for parent in path.relative_to(folder).parents[:-1]:
            _write(folder / parent / "__init__.pxd", "")
        _write(path, text)


def _write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
