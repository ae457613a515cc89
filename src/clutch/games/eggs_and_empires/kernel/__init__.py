"""The compiled twin of the rules, in four layers: table, play, unknown, thumb."""

from clutch.games.eggs_and_empires.kernel.thumb import EggsKernel

__all__ = ["EggsKernel"]
