"""The compiled twin of the rules.

In layers: table, pieces, learning, copies, empire, final, disasters, economy, industry, building, conflict, dealing,
founding, plans, play, loading, unknown, purse, worth, outlook, tactics, rearranging, thumb.
"""

from clutch.games.empires_end.kernel.thumb import TUNING, EmpiresEndKernel

__all__ = ["TUNING", "EmpiresEndKernel"]
