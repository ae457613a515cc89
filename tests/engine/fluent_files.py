"""The Fluent files of the project, taken apart."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import clutch
from clutch.engine.words import LANGUAGES

SOURCE = Path(clutch.__file__).parent
WEB = Path(__file__).parents[2] / "web"
FOLDERS = sorted({path.parent for folder in (SOURCE, WEB / "src", WEB / "text") for path in folder.rglob("*.ftl")})
FILES = [(folder, language) for folder in FOLDERS for language in LANGUAGES]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
HOLE = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for a placeable


@dataclass
class Piece:
    """A run of text as it will be printed, with a hole for every value to be filled in."""

    text: str
    line: int


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.references: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by fluent.syntax
        self.references.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by fluent.syntax
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named by fluent.syntax
        if isinstance(node.selector, ast.VariableReference):
            keys = {key_of(variant) for variant in node.variants}
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@dataclass
class Message:
    """With all that it needs, also for the messages that it refers to."""

    id: str
    line: int
    variables: set[str]
    choices: dict[str, set[str]]  # of each variable that is selected on, the keys
    pieces: list[Piece]


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@cache
def resource(folder: Path, language: str) -> tuple[str, ast.Resource]:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return text, FluentParser().parse(text)


@cache
def messages(folder: Path, language: str) -> dict[str, Message]:
    text, parsed = resource(folder, language)
    entries = {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}
    found = {}
    for name, entry in entries.items():
        if entry.value is not None:
            collector = collected(entry, entries)
            pieces = pieces_of(entry.value, text)
            line = line_at(text, entry)
            found[name] = Message(name, line, collector.variables, collector.choices, pieces)
    return found


def collected(entry: ast.Message, entries: dict[str, ast.Message]) -> _Collector:
    collector = _Collector()
    collector.visit(entry)
    done: set[str] = set()
    while todo := (collector.references & set(entries)) - done:
        done |= todo
        for name in todo:
            collector.visit(entries[name])
    return collector


def line_at(text: str, node: ast.SyntaxNode) -> int:
    return text.count("\n", 0, node.span.start if node.span else 0) + 1


def pieces_of(pattern: ast.Pattern, text: str) -> list[Piece]:
    """The pattern itself, and every variant inside it, as flat text."""
    flat, inner = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            flat += element.value
            continue
        if isinstance(element.expression, ast.StringLiteral):
            flat += element.expression.value
            continue
        flat += HOLE
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                inner += pieces_of(variant.value, text)
    return [Piece(flat, line_at(text, pattern)), *inner]
