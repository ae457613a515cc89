"""The dice: rolling, chests, and what the others are used for (INC-3)."""

from __future__ import annotations

from clutch.engine.game import Step
from clutch.games.incubation.components import PILES, Pile, Symbol
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


def begin_turn(table: State, step: Step) -> None:
    """Roll both dice (INC-3.1)."""
    step.tell(TurnBegan(table.seat, table.round))
    faces = table.components.dice.faces
    table.turn = Turn(dice=[step.chance.pick(faces), step.chance.pick(faces)])
    step.tell(DiceRolled(table.seat, tuple(table.turn.dice)))
    table.phase = "rolled"


def answer_roll(table: State, step: Step) -> None:
    """One reroll of one or both, then the result is final (INC-3.1)."""
    match step.answer():
        case RerollDie(die):
            reroll(table, step, [die])
        case RerollBoth():
            reroll(table, step, [0, 1])
        case _:
            step.tell(DiceKept(table.seat, use_chests(table)))


def reroll(table: State, step: Step, which: list[Die]) -> None:
    turn = table.turn
    turn.rerolled = True
    for die in which:
        turn.dice[die] = step.chance.pick(table.components.dice.faces)
    step.tell(DiceRerolled(table.seat, tuple(turn.dice), 0 in which, 1 in which, use_chests(table)))


def use_chests(table: State) -> tuple[bool, ...]:
    """The result is final: chests act by themselves (INC-3.2, INC-3.3). Which dice are used now."""
    table.turn.used = [symbol == "chest" for symbol in table.turn.dice]
    return tuple(table.turn.used)


def open_chests(table: State, step: Step) -> bool:
    """One turns the wheel; two let the player choose a treasure (INC-3.2, INC-3.3). False if there is one to choose."""
    chests = table.turn.dice.count("chest")
    if chests == 1:
        turn_wheel(table, step)
    if chests == 2:
        if not all(treasure.is_empty for treasure in table.treasures):
            return False
        step.tell(NothingToTake(table.seat, "chests", ()))
    return True


# --- what a die is used for ---------------------------------------------------------------------------------


def possible_uses(table: State) -> tuple[Move, ...]:
    """Every die that is no chest must be used, for its action or for an egg (INC-3.4, INC-3.8)."""
    turn = table.turn
    unused = [die for die in range(2) if not turn.used[die]]
    if turn.second_takes_egg:
        return tuple(move for die in unused for move in eggs_for(table, die))
    if len(unused) == 2 and turn.dice[0] == turn.dice[1]:
        alone = (UseDie(0),) if can_take_egg_after(table, turn.dice[0]) else ()
        return (UseBoth(), *alone, *eggs_for(table, 0))
    return tuple(move for die in unused for move in (UseDie(die), *eggs_for(table, die)))


def eggs_for(table: State, die: Die) -> tuple[Move, ...]:
    """An empty incubator is needed (INC-3.8)."""
    if not has_room(table):
        return ()
    return tuple(SpendDie(die, pile) for pile in range(PILES) if table.piles[pile])


def has_room(table: State) -> bool:
    return any(each.egg is None for each in table.area.incubators)


def can_take_egg_after(table: State, symbol: Symbol) -> bool:
    """Whether one die of a pair may act alone: an egg can surely be taken with the other afterwards (INC-3.8)."""
    if not any(table.piles):
        return False
    if has_room(table):
        return True
    return (symbol == "water" or symbol == "fire") and any(completes(each, symbol) for each in table.area.incubators)


def use_dice(table: State, step: Step, move: Move) -> None:
    turn = table.turn
    match move:
        case UseBoth():
            turn.used = [True, True]
            act(table, step, turn.dice[0], None, 3)
        case UseDie(die):
            turn.second_takes_egg = turn.used == [False, False] and turn.dice[0] == turn.dice[1]
            turn.used[die] = True
            act(table, step, turn.dice[die], die, 1)
        case SpendDie(die, pile):
            turn.used[die] = True
            table.stirred = True
            take_egg(table, step, pile, die)


def act(table: State, step: Step, symbol: Symbol, die: Die | None, amount: int) -> None:
    """Gold is kept; water and fire are in hand: what fits, and what does not (INC-3.5 to INC-3.7)."""
    turn, incubators = table.turn, table.area.incubators
    step.tell(DiceUsed(table.seat, symbol, die, amount))
    if symbol == "gold":
        table.area.gold += amount
    elif symbol == "water":
        turn.water = min(amount, sum(each.lacks_water for each in incubators))
        turn.surplus_water = amount - turn.water
    else:
        turn.fire = min(amount, sum(each.lacks_fire for each in incubators))
        turn.surplus_fire = amount - turn.fire


def take_egg(table: State, step: Step, pile: Pile, die: Die | None) -> None:
    """The top egg, into the first empty incubator; two empty piles are the beginning of the end (INC-6.1)."""
    number = next(i for i, each in enumerate(table.area.incubators) if each.egg is None)
    eggs = table.piles[pile]
    egg = table.area.incubators[number].egg = eggs.pop()
    step.tell(EggTaken(table.seat, pile, number, egg, eggs[-1] if eggs else None, die))
    if table.ending is None and sum(not each for each in table.piles) >= 2:
        table.ending = "piles"
        step.tell(EndTriggered(table.seat, "piles"))
