"""The compiled twin of the rules."""

from clutch.engine.kernel import Kernel


class IncubationKernel(Kernel):
    def __init__(self, setup: object) -> None:
        super().__init__()


TUNING: dict[str, float] = {}
