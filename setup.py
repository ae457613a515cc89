"""The compiled part: kernels and search, plain Python files with a C header (.pxd) beside them.

Everything else about the project is in pyproject.toml. Without a C compiler the extensions are left out and the
same files run as ordinary Python, only slower. CLUTCH_KERNELS=later leaves them out too: make compiles them in place,
on several cores, and only what has changed.
"""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCE = Path("src")
# Compiled code must not depend on how often a file was touched, only on what it says.
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the .pxd beside each file holds the C types
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "cpow": True,
    "initializedcheck": False,
    "auto_pickle": False,
}


def extension(source: Path) -> Extension:
    return Extension(
        ".".join(source.with_suffix("").relative_to(SOURCE).parts),
        [str(source)],
        extra_compile_args=["-O3", "-g0", *os.environ.get("CLUTCH_CFLAGS", "").split()],
        optional=True,
    )


def kernels() -> list[Extension]:
    return cythonize(  # type: ignore[no-any-return, no-untyped-call]  # Cython types its compiled side only
        [
            *(extension(header.with_suffix(".py")) for header in sorted(SOURCE.rglob("*.pxd"))),
            *(extension(source) for source in sorted(SOURCE.rglob("*.pyx"))),
        ],
        compiler_directives=DIRECTIVES,
        build_dir="build/cython",
        nthreads=os.cpu_count() or 1,
    )


setup(ext_modules=[] if os.environ.get("CLUTCH_KERNELS") == "later" else kernels())
