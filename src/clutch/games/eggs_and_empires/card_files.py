"""What a card file must obey beyond the ranges of its fields, so that a game can be played with it."""

from __future__ import annotations

from clutch.engine.component_files import Problem, problem
from clutch.games.eggs_and_empires.components import EGGS_PER_TURN, MOST_EGGS, Components, egg_deck, eggs_needed


def problem_of(components: Components) -> Problem | None:
    """The first thing that is wrong, if any."""
    for players in EGGS_PER_TURN:
        found, least = len(egg_deck(components, players)), eggs_needed(players)
        if not least <= found <= MOST_EGGS:
            return problem("", "wrong-number-of-eggs", players=players, found=found, least=least, most=MOST_EGGS)
    return None
