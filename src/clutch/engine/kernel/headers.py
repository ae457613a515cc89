"""The C headers of the kernels, written from their Python when they are built: nothing of it is kept.

- A module of *records* (`position.py`) gives structs and constants.
- A module of *numbers* (`moves.py`, `components.py`) gives its whole numbers, so that a kernel reads `moves.KEEP_HAND`
  as a constant of C.
- A module of *functions* is compiled; its header declares them, from their annotations.
- An *inline* module (`generator.py`) is all header: its functions are copied where they are called.

Functions of other modules are called with the module's name (`economy.produce(p, seat)`): the header says `cimport`
where the module says `import`. Names of a module's contents cannot be imported one by one.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, get_origin, get_type_hints

from clutch.engine.kernel.layout import Field, Record, c_number, fields, parted

BITS = 31  # more do not fit into the int of a C enum
BY_HAND = {  # the few functions that C writes differently
    "clutch.engine.kernel.layout": """\
from cpython.bytearray cimport PyByteArray_AS_STRING
from libc.string cimport memcpy

cdef inline void assign(void* to, void* other, size_t size) noexcept nogil:
    memcpy(to, other, size)

cdef inline void* address(object memory):
    return PyByteArray_AS_STRING(memory)

cdef inline void* nth(void* rows, size_t size, size_t i) noexcept nogil:
    return <char*>rows + i * size

cdef inline unsigned long long* chance_of(void* at) noexcept nogil:
    return <unsigned long long*>at

cdef inline int* row_of(int* table, size_t width, size_t i) noexcept nogil:
    return table + i * width
"""
}


def header(module: ModuleType, kind: str, known: set[str]) -> str:
    """The header of one module; `known` are the modules that have one."""
    name = module.__name__
    if name in BY_HAND:
        return BY_HAND[name]
    lines = [f"# Written from {name}.", *_cimports(module, known)]
    match kind:
        case "numbers":
            lines += _constants(module)
        case "records":
            lines += [*_constants(module), *_structs(module)]
        case "inline":
            lines += [*_constants(module), *_bodies(module)]
        case _:
            lines += [*_variables(module), *_classes(module), *_functions(module)]
    return "\n".join(lines) + "\n"


def _source(module: ModuleType) -> ast.Module:
    return ast.parse(Path(str(module.__file__)).read_text("utf-8"))


def _cimports(module: ModuleType, known: set[str]) -> Iterator[str]:
    for node in _source(module).body:
        if isinstance(node, ast.ImportFrom):
            for each in node.names:
                if f"{node.module}.{each.name}" in known:
                    yield f"from {node.module} cimport {each.name}"


def _own(module: ModuleType, kind: type[Any]) -> list[Any]:
    """What is defined here and not imported, in the order of the file."""
    return [each for each in vars(module).values() if isinstance(each, kind) and each.__module__ == module.__name__]


# --- numbers ------------------------------------------------------------------------------------------------


def _constants(module: ModuleType) -> Iterator[str]:
    """Whole numbers that C can compute with when it compiles; all others by name."""
    for name, value in _numbers(module):
        symbol = f"{module.__name__}.{name}".replace(".", "_")
        if isinstance(value, int) and value.bit_length() <= BITS:
            yield f"cdef enum: {name} = {value}"
        else:
            kind, text = ("double", repr(value)) if isinstance(value, float) else ("unsigned long long", f"{value}ULL")
            yield f'cdef extern from *:\n    """\n    #define {symbol} {text}\n    """'
            yield f'    const {kind} {name} "{symbol}"'
    for enum in enums(module):
        yield f"from {module.__name__}_enums cimport {enum.__name__}"


def enums(module: ModuleType) -> list[type[IntEnum]]:
    return [each for each in _own(module, type(IntEnum)) if issubclass(each, IntEnum)]


def enum_header(enum: type[IntEnum]) -> str:
    """A header of its own: names of different enums may be the same."""
    return "".join(f"cdef enum: {each.name} = {each.value}\n" for each in enum)


def _variables(module: ModuleType) -> Iterator[str]:
    for name, value in _numbers(module):
        kind = "double" if isinstance(value, float) else "int" if value.bit_length() <= BITS else "unsigned long long"
        yield f"cdef {kind} {name}"


def _numbers(module: ModuleType) -> list[tuple[str, int | float]]:
    assigned = {
        target.id
        for node in _source(module).body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for top in (node.targets if isinstance(node, ast.Assign) else [node.target])
        for target in ast.walk(top)
        if isinstance(target, ast.Name)
    }
    return [
        (name, value)
        for name, value in vars(module).items()
        if name in assigned and type(value) in (int, float) and name.isupper()
    ]


# --- records ------------------------------------------------------------------------------------------------


def _structs(module: ModuleType) -> Iterator[str]:
    for record in _own(module, type):
        if issubclass(record, Record):
            hints = get_type_hints(record, include_extras=True)
            yield f"cdef struct {record.__name__}:"
            yield from (f"    {_declared(field, hints[field.name], module)}" for field in fields(record))
            if "assign_seat" in vars(module):
                yield from _seat_by_seat(record)
            found = f"{record.__name__.lower()}_at"
            if hasattr(module, found):
                yield f"cdef inline {record.__name__}* {found}(object memory):"
                yield f"    return <{record.__name__}*>layout.address(memory)"


def _seat_by_seat(record: type[Record]) -> Iterator[str]:
    name, by_seat = record.__name__, [field.name for field in fields(record) if field.is_by_seat]
    if by_seat:
        yield "from libc.string cimport memcpy"
        yield f"cdef inline void assign_seat({name}* to, {name}* other, int seat) noexcept nogil:"
        yield from (f"    memcpy(&to.{each}[seat], &other.{each}[seat], sizeof(to.{each}[0]))" for each in by_seat)


def _declared(field: Field, hint: Any, module: ModuleType) -> str:
    if field.call:
        takes = ", ".join(c_type(each, module) for each in field.call[:-1])
        return f"{c_type(field.call[-1], module)} (*{field.name})({takes}) noexcept nogil"
    if field.points:
        return f"{c_type(hint, module)} {field.name}"
    return f"{field.c_name} {field.name}{''.join(f'[{size}]' for size in field.sizes)}"


# --- functions and classes ----------------------------------------------------------------------------------


def c_type(hint: Any, module: ModuleType) -> str:
    """Of an argument, or of what a function returns."""
    inner, marks = parted(hint)
    if isinstance(inner, type) and issubclass(inner, Record):
        home = inner.__module__
        return f"{inner.__name__}*" if home == module.__name__ else f"{home.rsplit('.', 1)[-1]}.{inner.__name__}*"
    if inner is Any and marks:
        return str(marks[0])
    return c_number(inner, marks) + ("*" if get_origin(inner) is list else "")


def _signature(function: FunctionType, module: ModuleType) -> tuple[str, str]:
    hints = get_type_hints(function, include_extras=True)
    names = list(inspect.signature(function).parameters)
    return c_type(hints["return"], module), ", ".join(f"{c_type(hints[name], module)} {name}" for name in names)


def _functions(module: ModuleType) -> Iterator[str]:
    for function in _own(module, FunctionType):
        returns, takes = _signature(function, module)
        yield f"cdef {returns} {function.__name__}({takes}) noexcept nogil"


def _bodies(module: ModuleType) -> Iterator[str]:
    """The functions themselves, without what they say of themselves."""
    bodies = {node.name: node.body for node in _source(module).body if isinstance(node, ast.FunctionDef)}
    for function in _own(module, FunctionType):
        returns, takes = _signature(function, module)
        body = bodies[function.__name__]
        body = body[1:] if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant) else body
        yield f"cdef inline {returns} {function.__name__}({takes}) noexcept nogil:"
        yield from ("    " + line for node in body for line in ast.unparse(node).splitlines())


PYTHON_TYPES: dict[Any, str] = {list: "list", bytes: "bytes", dict: "dict"}
FAILS = {"void": "except *", "object": "", "list": "", "bytes": ""}


def _classes(module: ModuleType) -> Iterator[str]:
    """A class for Python, whose fields and arguments are of C: its methods may fail, and hold the lock."""
    for each in _own(module, type):
        hints = get_type_hints(each, include_extras=True)
        yield f"cdef class {each.__name__}:"
        for name, hint in hints.items():
            yield f"    cdef {_attribute(name, hint, module)}"
        for name, method in vars(each).items():
            if isinstance(method, FunctionType) and not name.startswith("__"):
                yield f"    {_method(method, each, module)}"


def _attribute(name: str, hint: Any, module: ModuleType) -> str:
    inner, marks = parted(hint)
    if inner is Any and not marks:
        return f"readonly object {name}"
    if inner in (int, bool):
        return f"readonly {c_type(hint, module)} {name}"
    sizes = [mark for mark in marks if isinstance(mark, int)]
    return f"{c_number(inner, marks)} {name}[{sizes[0]}]" if sizes else f"{c_type(hint, module)} {name}"


def _method(method: FunctionType, owner: type, module: ModuleType) -> str:
    def python_or_c(hint: Any) -> str:
        inner, marks = parted(hint)
        if inner is owner:
            return str(owner.__name__)
        origin = get_origin(inner) or inner
        if origin in PYTHON_TYPES:
            return PYTHON_TYPES[origin]
        return "object" if inner is Any and not marks else c_type(hint, module)

    hints = get_type_hints(method, include_extras=True)
    takes = ", ".join(f"{python_or_c(hint)} {name}" for name, hint in hints.items() if name != "return")
    returns = python_or_c(hints["return"])
    fails = "" if returns == owner.__name__ else FAILS.get(returns, "except? -1")
    return f"cpdef {returns} {method.__name__}(self{', ' if takes else ''}{takes}) {fails}".rstrip()
