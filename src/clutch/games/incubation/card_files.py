"""What a card file must obey beyond the ranges of its fields, so that a game can be played with it."""

from __future__ import annotations

from clutch.engine.lines import Line, Piece
from clutch.games.incubation.components import (
    MOST_EGGS,
    MOST_OBJECTIVES,
    PILES,
    ROW,
    Components,
    EggCard,
    ObjectiveCard,
    egg_deck,
)

LEAST_EGGS = 18  # so that the first eggs do not end the game


def problem_of(components: Components) -> Line | None:
    """The first thing that is wrong, if any."""
    eggs, objectives = len(egg_deck(components)), len(components.objectives)
    if eggs % PILES or not LEAST_EGGS <= eggs <= MOST_EGGS:
        return Line("wrong-number-of-eggs", {"found": eggs, "least": LEAST_EGGS, "most": MOST_EGGS})
    if not ROW <= objectives <= MOST_OBJECTIVES:
        return Line("wrong-number-of-objectives", {"found": objectives, "least": ROW, "most": MOST_OBJECTIVES})
    if all(face == "chest" for face in components.dice.faces):
        return Line("only-chests")
    for number, egg in enumerate(components.eggs, start=1):
        if (problem := problem_of_egg(egg, number, components)) is not None:
            return problem
    for number, card in enumerate(components.objectives, start=1):
        if (problem := problem_of_objective(card, number)) is not None:
            return problem
    return None


def problem_of_egg(egg: EggCard, number: int, components: Components) -> Line | None:
    if len(set(egg.colours)) < len(egg.colours):
        return Line("hybrid-of-one-colour", {"number": number})
    if egg.fire + egg.water == 0:
        return Line("egg-without-need", {"number": number})
    for colour in egg.colours:
        if colour not in components.market.colours:
            return Line("colour-not-on-ring", {"colour": Piece("colour", colour)})
    return None


def problem_of_objective(card: ObjectiveCard, number: int) -> Line | None:
    if card.forms != 1:
        return Line("objective-form", {"number": number})
    colours = [each.colour for each in card.dragons]
    if len(set(colours)) < len(colours):
        return Line("objective-colour-twice", {"number": number})
    return None
