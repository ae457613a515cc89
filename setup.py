"""The compiled part: kernels and search, plain Python files whose C headers are written from them.

Everything else about the project is in pyproject.toml. Without a C compiler the extensions are left out and the
same files run as ordinary Python, only slower. CLUTCH_KERNELS=later leaves them out too: make compiles them in place,
on several cores, and only what has changed.
"""

import os
import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path
from typing import Any

from setuptools import Extension, setup

SOURCE = Path("src").absolute()
HEADERS, WRITTEN = Path("build/headers"), Path("build/cython")
# Compiled code must not depend on how often a file was touched, only on what it says.
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the header of each file holds the C types
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "cpow": True,
    "initializedcheck": False,
    "auto_pickle": False,
}


def source_of(folder: str) -> FileFinder:
    """Annotations can be read from Python, not from what was compiled of it before."""
    if not Path(folder).is_relative_to(SOURCE):
        raise ImportError("not ours")
    return FileFinder(folder, (SourceFileLoader, [".py"]))


def extension(name: str, source: Path) -> Extension:
    return Extension(
        name,
        [str(source.relative_to(Path.cwd()))],
        extra_compile_args=["-O3", "-g0", *os.environ.get("CLUTCH_CFLAGS", "").split()],
        optional=True,
    )


def kernels() -> list[Any]:
    from Cython.Build import cythonize

    sys.path_hooks.insert(0, source_of)
    sys.path_importer_cache.clear()
    sys.path.insert(0, str(SOURCE))
    from clutch.engine.kernel import build

    build.write_headers(SOURCE, HEADERS)
    build.forget_old(SOURCE, HEADERS, WRITTEN)
    return cythonize(  # type: ignore[no-any-return, no-untyped-call]  # Cython types its compiled side only
        [extension(name, path) for name, path in build.compiled(SOURCE)],
        compiler_directives=DIRECTIVES,
        include_path=[str(HEADERS)],
        build_dir=str(WRITTEN),
        nthreads=os.cpu_count() or 1,
    )


setup(ext_modules=[] if os.environ.get("CLUTCH_KERNELS") == "later" else kernels())
