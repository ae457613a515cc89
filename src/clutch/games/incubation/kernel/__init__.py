"""The compiled twin of the rules.

In layers: table, pieces, copies, objectives, loading, hatching, turns, play, unknown, outlook, gains, thumb.
"""

from clutch.games.incubation.kernel.thumb import TUNING, IncubationKernel

__all__ = ["TUNING", "IncubationKernel"]
