"""Kernels: a game's rules once more, flat and fast. `docs/architecture.md` tells how they are built."""

from clutch.engine.kernel.batch import Batch, Legal
from clutch.engine.kernel.kernel import Kernel
from clutch.engine.kernel.memory import COMPILED
from clutch.engine.kernel.position import Position

__all__ = ["COMPILED", "Batch", "Kernel", "Legal", "Position"]
