"""Ids that nobody guesses."""

from __future__ import annotations

import secrets

ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"


def new_id(length: int = 12) -> str:
    """Five bits a letter."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
