"""Which modules are compiled, and their headers: what setup.py asks when the kernels are built."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path

from clutch.engine.kernel.headers import enum_header, enums, header

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
        module = importlib.import_module(name)
        _write(folder, name, header(module, kind, set(modules)))
        for enum in enums(module):
            _write(folder, f"{name}_enums.{enum.__name__}", enum_header(enum))


def _write(folder: Path, module: str, text: str) -> None:
    path = folder / Path(*module.split(".")).with_suffix(".pxd")
    packages = [folder / parent / "__init__.pxd" for parent in path.relative_to(folder).parents[:-1]]
    for each, content in ((path, text), *((package, "") for package in packages)):
        if not each.exists() or each.read_text("utf-8") != content:
            each.parent.mkdir(parents=True, exist_ok=True)
            each.write_text(content, "utf-8")
