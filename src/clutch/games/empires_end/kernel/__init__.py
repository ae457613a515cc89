"""The compiled twin of the rules: modules named like those of `rules`, over one `Position`.

`building` carries out what `industry` offers; `tactics` and `rearranging` belong to `thumb`, `purse` and `worths` to
`outlook`.
"""

from __future__ import annotations

from typing import Any

from clutch.engine.kernel.kernel import Kernel
from clutch.engine.kernel.position import Position
from clutch.games.empires_end.kernel import loading, outcome, outlook, play, thumb, unknown
from clutch.games.empires_end.kernel.position import SOURCES
from clutch.games.empires_end.state import ASKED


class EmpiresEndKernel(Kernel):
    loading = loading
    modules = (play, unknown, thumb, outlook, outcome)
    sources = SOURCES

    def load(self, state: Any) -> Position:
        position = super().load(state)
        if not position.is_over() and not position.legal_actions():
            raise ValueError("no state of this game has nothing to decide")
        return position

    def search_preferences(self, position: Position) -> dict[str, float]:
        """Among many small choices one will look better by chance: there it takes more to leave the rule of thumb.

        There is less to find there too, for so many decisions: they get a part of the simulations.
        """
        against_rivals = ASKED[self.values(position).asked] in ("disaster", "bidding")
        part = 1.0 if against_rivals else self.figures["plans"]
        return {
            **{name: part * figure for name, figure in self.figures.items() if name.startswith("share")},
            "exploration": self.figures["exploration"],
            "randomness": self.figures["randomness"],
            "caution": self.figures["caution" if against_rivals else "wariness"],
        }
