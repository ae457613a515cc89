"""Which modules are compiled, and their headers: what setup.py asks when the kernels are built."""

from __future__ import annotations

import importlib
import re
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


def forget_old(source: Path, folder: Path, written: Path) -> None:
    """Remove C files that are older than a header they depend on, so that they are written again."""
    for name, path in compiled(source):
        c_file = written / path.relative_to(source.parent).with_suffix(".c")
        newest = max(_path(folder, each).stat().st_mtime for each in _needed(folder, name))
        if c_file.exists() and c_file.stat().st_mtime < newest:
            c_file.unlink()


def _needed(folder: Path, module: str, found: set[str] | None = None) -> set[str]:
    """The headers that a header depends on, itself included."""
    found = set() if found is None else found
    if module not in found and _path(folder, module).exists():
        found.add(module)
        for package, name in re.findall(r"^from (\S+) cimport (\S+)$", _path(folder, module).read_text("utf-8"), re.M):
            _needed(folder, f"{package}.{name}", found)
    return found


def _path(folder: Path, module: str) -> Path:
    return folder / Path(*module.split(".")).with_suffix(".pxd")


def _write(folder: Path, module: str, text: str) -> None:
    path = _path(folder, module)
    packages = [folder / parent / "__init__.pxd" for parent in path.relative_to(folder).parents[:-1]]
    for each, content in ((path, text), *((package, "") for package in packages)):
        if not each.exists() or each.read_text("utf-8") != content:
            each.parent.mkdir(parents=True, exist_ok=True)
            each.write_text(content, "utf-8")
