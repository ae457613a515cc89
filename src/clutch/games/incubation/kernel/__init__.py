"""The compiled twin of the rules, in layers: table, loading, hatching, turns, play, unknown, outlook, thumb."""

from clutch.games.incubation.kernel.thumb import TUNING, IncubationKernel

__all__ = ["TUNING", "IncubationKernel"]
