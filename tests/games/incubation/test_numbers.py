"""What the kernel takes from here is what the rules say."""

from __future__ import annotations

from clutch.games.incubation import components, moves, state
from clutch.games.incubation.game import GAME
from tests.games.numbers import check_blocks, check_places, values_of


def test_phases_endings_and_symbols_have_the_numbers_of_their_places() -> None:
    check_places(state.PhaseNumber, state.PHASES)
    check_places(state.EndingNumber, state.ENDINGS, first=1)
    check_places(components.SymbolNumber, components.SYMBOLS)


def test_lists_have_all_there_is() -> None:
    assert values_of(components.Colour) == components.COLOURS
    assert values_of(components.Symbol) == components.SYMBOLS
    assert values_of(components.Resource) == components.RESOURCES
    assert components.SYMBOLS[: len(components.RESOURCES)] == components.RESOURCES


def test_limits_are_the_most_of_any_number_of_players() -> None:
    assert list(components.OBJECTIVES_IN_PLAY) == list(GAME.players)
    assert max(GAME.players) == components.SEATS
    assert max(components.OBJECTIVES_IN_PLAY.values()) == components.ROW


def test_moves_are_numbered_in_their_blocks() -> None:
    blocks = {
        moves.KeepDice(): moves.KEEP_DICE,
        moves.RerollDie(0): moves.REROLL_DIE,
        moves.RerollBoth(): moves.REROLL_BOTH,
        moves.UseDie(0): moves.USE_DIE,
        moves.UseBoth(): moves.USE_BOTH,
        moves.SpendDie(0, 0): moves.SPEND_DIE,
        moves.SpendDie(1, 0): moves.SPEND_DIE + components.PILES,
        moves.TakeFirstEgg(0): moves.TAKE_FIRST_EGG,
        moves.PlaceResource("water", 0): moves.PLACE_WATER,
        moves.PlaceResource("fire", 0): moves.PLACE_FIRE,
        moves.StoreSurplus(0): moves.STORE_SURPLUS,
        moves.TakeTreasure(0): moves.TAKE_TREASURE,
        moves.HatchFirst(0): moves.HATCH_FIRST,
        moves.TakeObjective(0): moves.TAKE_OBJECTIVE,
    }
    check_blocks(moves.NUMBERS, moves.ACTION_COUNT, blocks)
