"""All that a page shows or tells, and whether it is in the language that was asked for."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from tests.browser.speech import message_ids, sources

# Text that is seen, and what stands for it elsewhere: names, titles, placeholders, descriptions.
COLLECT = """() => {
  const found = [document.title];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent);
    if (node.nodeType !== Node.ELEMENT_NODE || ['SCRIPT', 'STYLE', 'CODE'].includes(node.tagName)) return;
    if (node.tagName === 'SELECT' && [...node.options].some((option) => option.textContent === 'English')) return;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description']) {
      if (node.hasAttribute(name)) found.push(node.getAttribute(name));
    }
    node.childNodes.forEach(walk);
  };
  walk(document.body);
  return found.map((text) => text.trim()).filter(Boolean);
}"""

ALONE = re.compile(r"[a-z]+(-[a-z0-9]+)+")
TOKEN = re.compile(r"(?<![\w-])[a-z]+(?:-[a-z0-9]+)+(?![\w-])")
# Of a message: what stands between its arguments.
LITERAL = re.compile(r"\{[^{}]*\}|\n")
PROBES = ("Play now", "New table", "Your turn", "Waiting for", "The game is over", "Round ", "Bots", "wins!", "Egg,")


def _literals(language: str) -> set[str]:
    found: set[str] = set()
    for source in sources(language):
        for line in re.findall(r"^[a-z][\w-]* *= *(.+)$", source, re.M):
            found |= {part.strip(" .,:;()“”") for part in LITERAL.split(line)}
    return found


@cache
def english_phrases(language: str) -> tuple[str, ...]:
    """What an English page says and one in this language does not: at least two words, or one of the probes."""
    there = "\n".join(_literals(language))
    phrases = {phrase for phrase in _literals("en") if " " in phrase and len(phrase) > 7}
    return tuple(phrase for phrase in phrases | set(PROBES) if phrase not in there)


def texts(page: Page) -> list[str]:
    return list(page.evaluate(COLLECT))


def check_language(page: Page, language: str) -> None:
    ids, found = message_ids(), texts(page)
    for text in found:
        assert not ALONE.fullmatch(text), f"a message id is shown: {text}"
        assert not any(token in ids for token in TOKEN.findall(text)), f"a message id is shown: {text}"
        assert "{" not in text, f"an argument is missing: {text}"
    if language != "en":
        whole = "\n".join(found)
        left = [phrase for phrase in english_phrases(language) if phrase in whole]
        assert not left, f"English is left: {left} in {[text for text in found if left[0] in text]}"
    assert page.evaluate("document.documentElement.lang") == language
