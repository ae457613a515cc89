"""Who somebody is: a player's key stays in the browser, here only its hash is known."""

from __future__ import annotations

import hashlib
import re

KEY = re.compile(r"[A-Za-z0-9_-]{32,64}")


def owner_of(key: str | None) -> str | None:
    """A key that is not one is nobody's."""
    if key is None or not KEY.fullmatch(key):
        return None
    return hashlib.sha256(key.encode()).hexdigest()


def owner_of_header(header: str | None) -> str | None:
    if header is None or not header.startswith("Bearer "):
        return None
    return owner_of(header.removeprefix("Bearer "))
