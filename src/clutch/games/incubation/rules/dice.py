"""The dice: rolling, chests, and what the others are used for (INC-3)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.games.incubation.components import DICE, EMPTY_PILES, PAIR, PILES, Pile, Symbol
from clutch.games.incubation.events import (
    DiceKept,
    DiceRerolled,
    DiceRolled,
    DiceUsed,
    EggTaken,
    EndTriggered,
    NothingToTake,
    TurnBegan,
)
from clutch.games.incubation.moves import (
    Die,
    KeepDice,
    Move,
    RerollBoth,
    RerollDie,
    SpendDie,
    UseBoth,
    UseDie,
)
from clutch.games.incubation.rules.market import turn_wheel
from clutch.games.incubation.rules.placing import completes
from clutch.games.incubation.state import State, Turn

REROLLS: tuple[Move, ...] = (KeepDice(), RerollDie(0), RerollDie(1), RerollBoth())


def begin_turn(state: State, step: Step) -> None:
    """Roll both dice (INC-3.1)."""
    step.tell(TurnBegan(state.seat, state.round))
    faces = state.components.dice.faces
    state.turn = Turn(dice=[step.chance.pick(faces), step.chance.pick(faces)])
    step.tell(DiceRolled(state.seat, tuple(state.turn.dice)))
    state.phase = "rolled"


def answer_roll(state: State, step: Step) -> None:
    """One reroll of one or both, then the result is final (INC-3.1)."""
    match step.answer():
        case RerollDie(die):
            reroll(state, step, [die])
        case RerollBoth():
            reroll(state, step, [0, 1])
        case _:
            step.tell(DiceKept(state.seat, use_chests(state)))


def reroll(state: State, step: Step, which: list[Die]) -> None:
    turn = state.turn
    turn.rerolled = True
    for die in which:
        turn.dice[die] = step.chance.pick(state.components.dice.faces)
    step.tell(DiceRerolled(state.seat, tuple(turn.dice), 0 in which, 1 in which, use_chests(state)))


def use_chests(state: State) -> tuple[bool, ...]:
    """The result is final: chests act by themselves (INC-3.2, INC-3.3). Which dice are used now."""
    state.turn.used = [symbol == "chest" for symbol in state.turn.dice]
    return tuple(state.turn.used)


def open_chests(state: State, step: Step) -> bool:
    """One turns the wheel; two let the player choose a treasure (INC-3.2, INC-3.3). False if there is one to choose."""
    chests = state.turn.dice.count("chest")
    if chests == 1:
        turn_wheel(state, step)
    if chests == DICE:
        if not all(treasure.is_empty for treasure in state.treasures):
            return False
        step.tell(NothingToTake(state.seat, "chests", ()))
    return True


# --- what a die is used for ---------------------------------------------------------------------------------


def possible_uses(state: State) -> tuple[Move, ...]:
    """Every die that is no chest must be used, for its action or for an egg (INC-3.4, INC-3.8)."""
    turn = state.turn
    unused = [die for die in range(DICE) if not turn.used[die]]
    if turn.second_takes_egg:
        return tuple(move for die in unused for move in eggs_for(state, die))
    if len(unused) == DICE and turn.dice[0] == turn.dice[1]:
        alone = (UseDie(0),) if can_take_egg_after(state, turn.dice[0]) else ()
        return (UseBoth(), *alone, *eggs_for(state, 0))
    return tuple(move for die in unused for move in (UseDie(die), *eggs_for(state, die)))


def eggs_for(state: State, die: Die) -> tuple[Move, ...]:
    """An empty incubator is needed (INC-3.8)."""
    if not has_room(state):
        return ()
    return tuple(SpendDie(die, pile) for pile in range(PILES) if state.piles[pile])


def has_room(state: State) -> bool:
    return any(each.egg is None for each in state.area.incubators)


def can_take_egg_after(state: State, symbol: Symbol) -> bool:
    """Whether one die of a pair may act alone: an egg can surely be taken with the other afterwards (INC-3.8)."""
    if not any(state.piles):
        return False
    if has_room(state):
        return True
    return (symbol == "water" or symbol == "fire") and any(completes(each, symbol) for each in state.area.incubators)


def use_dice(state: State, step: Step, move: Move) -> None:
    turn = state.turn
    match move:
        case UseBoth():
            turn.used = [True, True]
            act(state, step, turn.dice[0], None, PAIR)
        case UseDie(die):
            turn.second_takes_egg = turn.used == [False, False] and turn.dice[0] == turn.dice[1]
            turn.used[die] = True
            act(state, step, turn.dice[die], die, 1)
        case SpendDie(die, pile):
            turn.used[die] = True
            state.stirred = True
            take_egg(state, step, pile, die)


def act(state: State, step: Step, symbol: Symbol, die: Die | None, amount: int) -> None:
    """Gold is kept; water and fire are in hand: what fits, and what does not (INC-3.5 to INC-3.7)."""
    turn, incubators = state.turn, state.area.incubators
    step.tell(DiceUsed(state.seat, symbol, die, amount))
    if symbol == "gold":
        state.area.gold += amount
    elif symbol == "water":
        turn.water = min(amount, sum(each.lacks_water for each in incubators))
        turn.surplus_water = amount - turn.water
    else:
        turn.fire = min(amount, sum(each.lacks_fire for each in incubators))
        turn.surplus_fire = amount - turn.fire


def take_egg(state: State, step: Step, pile: Pile, die: Die | None) -> None:
    """The top egg, into the first empty incubator; two empty piles are the beginning of the end (INC-6.1)."""
    number = next(i for i, each in enumerate(state.area.incubators) if each.egg is None)
    eggs = state.piles[pile]
    egg = state.area.incubators[number].egg = eggs.pop()
    step.tell(EggTaken(state.seat, pile, number, egg, eggs[-1] if eggs else None, die))
    if state.ending is None and sum(not each for each in state.piles) >= EMPTY_PILES:
        state.ending = "piles"
        step.tell(EndTriggered(state.seat, "piles"))
