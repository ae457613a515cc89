"""From the set-up and the states of the rules to records, and out again in plain values."""

from clutch.games.empires_end.kernel.loading.figures import TUNING, tuning
from clutch.games.empires_end.kernel.loading.from_setup import pieces
from clutch.games.empires_end.kernel.loading.from_state import position
from clutch.games.empires_end.kernel.loading.plain import plain
from clutch.games.empires_end.kernel.position import Position

__all__ = ["TUNING", "Position", "pieces", "plain", "position", "tuning"]
