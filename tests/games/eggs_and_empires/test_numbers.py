"""What the kernel takes from here is what the rules say."""

from __future__ import annotations

from clutch.games.eggs_and_empires import components, moves, state
from clutch.games.eggs_and_empires.game import GAME
from tests.games.numbers import check_blocks, check_places


def test_phases_and_options_have_the_numbers_of_their_places() -> None:
    check_places(state.PhaseNumber, state.PHASES)
    check_places(state.MarkerPassesNumber, state.MARKER_PASSES)


def test_adventurers_are_numbered_from_one() -> None:
    assert [int(each) for each in components.Adventurer] == list(range(1, components.CARDS + 1))


def test_limits_are_the_most_of_any_number_of_players() -> None:
    assert list(components.EGGS_PER_TURN) == list(GAME.players)
    assert max(GAME.players) == components.SEATS
    assert max(components.EGGS_PER_TURN.values()) == components.MOST_PER_TURN
    assert max(components.hand_size(players) for players in GAME.players) == components.MOST_HAND
    assert max(components.decks_each(players) for players in GAME.players) == components.MOST_DECKS


def test_moves_are_numbered_in_their_blocks() -> None:
    blocks = {
        moves.KeepHand(): moves.KEEP_HAND,
        moves.RedrawHand(): moves.REDRAW_HAND,
        moves.LeaveEggs(): moves.LEAVE_EGGS,
        moves.KeepEgg(): moves.KEEP_EGG,
        moves.DiscardNothing(): moves.DISCARD_NOTHING,
        moves.ChooseAdventurer(1): moves.CHOOSE,
        moves.ChooseAdventurers(2, 1): moves.CHOOSE_TWO,
        moves.TakeFaceDownEgg(0): moves.TAKE_FACE_DOWN,
        moves.GiveEgg(0): moves.GIVE,
        moves.DiscardEgg(state.Mark(1, 0)): moves.DISCARD,
        moves.DiscardEgg(state.Mark(1, 0, 1)): moves.DISCARD + moves.SECOND_EGGS,
        moves.TakeFaceUpEgg(-components.MOST_POINTS): moves.TAKE_FACE_UP,
    }
    check_blocks(moves.NUMBERS, moves.ACTION_COUNT, blocks)


def test_pairs_and_marks_have_the_numbers_of_their_moves() -> None:
    for move, number in moves.NUMBERS.items():
        if isinstance(move, moves.ChooseAdventurers):
            assert number == moves.CHOOSE_TWO + moves.pair_number(move.higher, move.lower)
        if isinstance(move, moves.DiscardEgg):
            assert number == moves.DISCARD + moves.mark_number(move.mark)
