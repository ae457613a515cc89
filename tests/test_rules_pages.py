"""Every clause of docs/rules is cited by a test, and no test cites a clause that is not there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def clauses() -> set[str]:
    pages = (ROOT / "docs" / "rules").glob("*.md")
    return {
        clause for page in pages for clause in re.findall(r"^- ([A-Z]{3}-\d+\.\d+)\b", page.read_text("utf-8"), re.M)
    }


def cited() -> set[str]:
    """The arguments of every @pytest.mark.rule(...) on a test function."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        found |= {str(ast.literal_eval(arg)) for arg in mark.args}
    return found


def test_there_are_rules() -> None:
    assert len(clauses()) >= 47


def test_every_clause_is_cited_by_a_test() -> None:
    assert sorted(clauses() - cited()) == []


def test_no_test_cites_an_unknown_clause() -> None:
    assert sorted(cited() - clauses()) == []


def test_every_clause_cited_in_the_sources_exists() -> None:
    found: set[str] = set()
    for path in (ROOT / "src").rglob("*"):
        if path.suffix in (".py", ".ftl", ".toml"):
            found |= set(re.findall(r"\b[A-Z]{3}-\d+\.\d+\b", path.read_text("utf-8")))
    assert sorted(found - clauses()) == []
