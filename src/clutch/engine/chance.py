"""Chance: passed in, never global, the same in the rules and in the kernels.

A table has one secret 256-bit seed. Each step of the game draws from its own generator, keyed by
HMAC-SHA256(seed, step number), so that any step can be replayed alone and nobody learns a later one from an earlier.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

MASK = 0xFFFF_FFFF_FFFF_FFFF
SEED_BYTES = 32


def new_seed() -> bytes:
    """A secret seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(number: int) -> bytes:
    """The seed that stands for a number somebody typed: for repeatable games, not for secret ones."""
    return hashlib.sha256(b"clutch seed %d" % number).digest()


def commitment(seed: bytes) -> str:
    """What is shown when the table opens; the seed itself is shown when it ends."""
    return hashlib.sha256(seed).hexdigest()


def step_key(seed: bytes, step: int) -> bytes:
    """The 256 bits that fill the generator of one step."""
    return hmac.digest(seed, step.to_bytes(8, "big"), "sha256")


def bot_seed(seed: bytes, step: int, seat: int, move: int = 0) -> int:
    """A seed for a bot's own dice, for one move of its answer; nothing of the table's can be learnt from it."""
    return int.from_bytes(hmac.digest(seed, b"bot %d %d %d" % (step, seat, move), "sha256")[:7], "big")


class Chance:
    """xoshiro256**, by Blackman and Vigna."""

    def __init__(self, key: bytes) -> None:
        if len(key) != SEED_BYTES or not any(key):
            raise ValueError(f"a key is {SEED_BYTES} bytes, not all of them zero")
        self.state = [int.from_bytes(key[i : i + 8], "little") for i in range(0, SEED_BYTES, 8)]

    def next64(self) -> int:
        s0, s1, s2, s3 = self.state
        result = (_rotated((s1 * 5) & MASK, 7) * 9) & MASK
        t = (s1 << 17) & MASK
        s2 ^= s0
        s3 ^= s1
        s1 ^= s2
        s0 ^= s3
        s2 ^= t
        self.state = [s0, s1, s2, _rotated(s3, 45)]
        return result

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; for the small n of a game uniform to one part in a hundred million."""
        return ((self.next64() >> 32) * n) >> 32

    def pick(self, items: list[T] | tuple[T, ...]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Fisher and Yates, from the end. The last item is the top of a pile."""
        pile = list(items)
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return pile


def _rotated(x: int, by: int) -> int:
    return ((x << by) | (x >> (64 - by))) & MASK
