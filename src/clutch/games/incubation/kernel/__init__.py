"""The compiled twin of the rules: modules named like those of `rules`, over one `Position`."""

from __future__ import annotations

from typing import Any

from clutch.engine.kernel import Position
from clutch.engine.kernel.kernel import Kernel
from clutch.engine.kernel.memory import released
from clutch.games.incubation.kernel import loading, objectives, outcome, outlook, play, thumb, unknown
from clutch.games.incubation.kernel.position import SOURCES

PREFERENCES = (*(name for name in loading.TUNING if name.startswith("share")), "certainty", "caution", "randomness")


class IncubationKernel(Kernel):
    loading = loading
    modules = (play, unknown, thumb, outlook, outcome)
    sources = SOURCES

    def load(self, state: Any) -> Position:
        memory = self.memory(super().load(state).room)
        released(objectives, "study_all", memory)
        return Position(self, memory.room)

    def search_preferences(self, position: Position) -> dict[str, float]:  # noqa: ARG002 - the same everywhere
        return {name: self.figures[name] for name in PREFERENCES}
