"""Card files: the standard one, and those that owners of the printed game write (EGG-1.2, EGG-1.3)."""

from __future__ import annotations

from pathlib import Path

from clutch.engine.component_files import check_file, read_file
from clutch.games.eggs_and_empires.components import (
    EGGS_PER_TURN,
    MOST_EGGS,
    Components,
    egg_deck,
    eggs_needed,
)

STANDARD = Path(__file__).parent / "components.toml"


def read_components(source: Path | None = None) -> Components:
    path = source or STANDARD
    components = read_file(Components, path)
    for players in EGGS_PER_TURN:
        eggs = len(egg_deck(components, players))
        check_file(
            path,
            eggs_needed(players) <= eggs <= MOST_EGGS,
            "wrong-number-of-eggs",
            text=Path(__file__).parent / "text",
            players=players,
            found=eggs,
            least=eggs_needed(players),
            most=MOST_EGGS,
        )
    return components
