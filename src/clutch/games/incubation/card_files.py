"""What a card file must obey beyond the ranges of its fields, so that a game can be played with it."""

from __future__ import annotations

from clutch.engine.component_files import Problem, problem
from clutch.engine.lines import Piece
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


def problem_of(components: Components) -> Problem | None:
    """The first thing that is wrong, if any."""
    eggs, objectives = len(egg_deck(components)), len(components.objectives)
    if eggs % PILES or not LEAST_EGGS <= eggs <= MOST_EGGS:
        return problem("", "wrong-count-of-eggs", found=eggs, least=LEAST_EGGS, most=MOST_EGGS)
    if not ROW <= objectives <= MOST_OBJECTIVES:
        return problem("", "wrong-count-of-objectives", found=objectives, least=ROW, most=MOST_OBJECTIVES)
    if all(face == "chest" for face in components.dice.faces):
        return problem("dice.faces", "only-chests")
    found = [problem_of_egg(egg, number, components) for number, egg in enumerate(components.eggs)]
    found += [problem_of_objective(card, number) for number, card in enumerate(components.objectives)]
    return next((each for each in found if each is not None), None)


def problem_of_egg(egg: EggCard, number: int, components: Components) -> Problem | None:
    where = f"eggs.{number}"
    if len(set(egg.colours)) < len(egg.colours):
        return problem(f"{where}.colours", "hybrid-of-one-colour", number=number + 1)
    if egg.fire + egg.water == 0:
        return problem(where, "egg-without-need", number=number + 1)
    missing = [colour for colour in egg.colours if colour not in components.market.colours]
    if missing:
        return problem("market.colours", "colour-not-on-ring", colour=Piece("colour", missing[0]))
    return None


def problem_of_objective(card: ObjectiveCard, number: int) -> Problem | None:
    where = f"objectives.{number}"
    colours = [each.colour for each in card.dragons]
    if card.forms != 1:
        return problem(where, "objective-form", number=number + 1)
    if len(set(colours)) < len(colours):
        return problem(f"{where}.dragons", "objective-colour-twice", number=number + 1)
    return None
