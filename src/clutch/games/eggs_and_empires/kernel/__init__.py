"""The compiled twin of the rules, in layers: table, loading, rounds, play, unknown, thumb."""

from clutch.games.eggs_and_empires.kernel.thumb import TUNING, EggsKernel

__all__ = ["TUNING", "EggsKernel"]
