"""The compiled part: kernels and search, plain Python files with a C header (.pxd) beside them.

Everything else about the project is in pyproject.toml. Without a C compiler the extensions are left out and the
same files run as ordinary Python, only slower.
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


def extension(header: Path) -> Extension:
    module = ".".join(header.with_suffix("").relative_to(SOURCE).parts)
    return Extension(
        module,
        [str(header.with_suffix(".py"))],
        extra_compile_args=["-O3", *os.environ.get("CLUTCH_CFLAGS", "").split()],
        optional=True,
    )


setup(
    ext_modules=cythonize(
        [extension(header) for header in sorted(SOURCE.rglob("*.pxd"))],
        compiler_directives=DIRECTIVES,
        build_dir="build/cython",
    )
)
