"""What the rules of thumb assume about rivals."""

from __future__ import annotations

from math import comb


def behind_table(players: int) -> list[list[float]]:
    """For each card, how likely it is that so many rivals pick ahead, if they play any number alike."""
    rivals = players - 1 if players > 2 else 2
    table = [[0.0] * 6]
    for card in range(1, 11):
        ahead = (10 - card + 0.5) / 10
        table.append([comb(rivals, k) * ahead**k * (1 - ahead) ** (rivals - k) for k in range(rivals + 1)])
    return [row + [0.0] * (6 - len(row)) for row in table]
