"""Chance inside a kernel: xoshiro256**, drawing like `clutch.engine.chance`. Four words of a position are its state."""

from __future__ import annotations

from clutch.engine.kernel.layout import Cards, Word, Words

MASK = 0xFFFF_FFFF_FFFF_FFFF
MIX = 0x9E37_79B9_7F4A_7C15
MIX_1 = 0xBF58_476D_1CE4_E5B9
MIX_2 = 0x94D0_49BB_1331_11EB


def mixed(z: Word) -> Word:
    """The mixing of SplitMix64: every bit of the result depends on every bit of z."""
    z = ((z ^ (z >> 30)) * MIX_1) & MASK
    z = ((z ^ (z >> 27)) * MIX_2) & MASK
    return z ^ (z >> 31)


def seed(chance: Words, number: Word) -> None:
    """Fill the generator from a 64-bit number (SplitMix64)."""
    for i in range(4):
        number = (number + MIX) & MASK
        chance[i] = mixed(number)


def below(chance: Words, n: int) -> int:
    """A random whole number from 0 to n - 1."""
    x = (chance[1] * 5) & MASK
    x = (((x << 7) & MASK) | (x >> 57)) & MASK
    x = (x * 9) & MASK
    t = (chance[1] << 17) & MASK
    chance[2] ^= chance[0]
    chance[3] ^= chance[1]
    chance[1] ^= chance[2]
    chance[0] ^= chance[3]
    chance[2] ^= t
    chance[3] = ((chance[3] << 45) & MASK) | (chance[3] >> 19)
    return ((x >> 32) * n) >> 32


def shuffle(chance: Words, cards: Cards, n: int) -> None:
    i = n - 1
    while i > 0:
        j = below(chance, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
        i -= 1


def follow(chance: Words, other: Words) -> None:
    """Go on as another generator would."""
    for i in range(4):
        chance[i] = other[i]
