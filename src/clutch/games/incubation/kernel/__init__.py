"""The compiled twin of the rules.

In layers: table, objectives, loading, hatching, turns, play, unknown, outlook, thumb.
"""

from clutch.games.incubation.kernel.thumb import TUNING, IncubationKernel

__all__ = ["TUNING", "IncubationKernel"]
