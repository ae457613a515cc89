"""The compiled twin of the rules: modules named like those of `rules`, over one `Position`."""

from __future__ import annotations

from clutch.engine.kernel.kernel import Kernel
from clutch.engine.kernel.memory import released
from clutch.games.eggs_and_empires.kernel import loading, outcome, outlook, play, thumb, unknown


class EggsKernel(Kernel):
    loading = loading
    modules = (play, unknown, thumb, outlook, outcome)

    def learn(self) -> None:
        """What each card is usually worth."""
        released(thumb, "learn_usual_worths", self.memory(self.template.room))
