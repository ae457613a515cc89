"""What the kernel takes from here is what the rules say."""

from __future__ import annotations

from clutch.games.empires_end import components, moves, state
from clutch.games.empires_end.game import GAME
from tests.games.numbers import check_blocks, check_places, values_of


def test_decisions_have_the_numbers_of_their_places() -> None:
    check_places(state.AskedNumber, state.ASKED)
    check_places(state.PlannedNumber, state.PLANNED)


def test_what_cards_say_has_the_numbers_of_its_places() -> None:
    check_places(components.DoesNumber, components.DOES)
    check_places(components.WhenNumber, components.WHENS)
    check_places(components.KindNumber, components.KINDS)
    check_places(components.TokenNumber, components.TOKENS)
    check_places(components.PhaseNumber, components.PHASES)


def test_lists_have_all_there_is() -> None:
    assert tuple(components.MOMENTS) == components.DOES
    assert values_of(components.When) == components.WHENS
    assert values_of(components.Kind) == components.KINDS
    assert values_of(components.Token) == components.TOKENS
    assert values_of(components.Resource) == components.RESOURCES
    assert values_of(components.DisasterType) == components.DISASTER_TYPES
    assert (*components.RESOURCES, "coin") == components.TOKENS
    assert (*components.RESOURCES, "replace") == values_of(moves.Ready) == moves.READY
    assert moves.READY.index("replace") == moves.REPLACE_READY


def test_limits_are_those_of_the_game() -> None:
    assert max(GAME.players) == components.SEATS
    assert len(GAME.read_components().locations) == components.POSITIONS


def test_moves_are_numbered_in_their_blocks() -> None:
    blocks = {
        moves.Done(): moves.DONE,
        moves.EndTurn(): moves.END_TURN,
        moves.BeginEconomy(): moves.BEGIN_ECONOMY,
        moves.BeginIndustry(): moves.BEGIN_INDUSTRY,
        moves.KeepHand(): moves.KEEP_HAND,
        moves.DiscardHand(): moves.DISCARD_HAND,
        moves.KeepCards(): moves.KEEP_CARDS,
        moves.RedrawCards(): moves.REDRAW_CARDS,
        moves.Fight(0, "wheat"): moves.FIGHT,
        moves.Fight(1, "wheat"): moves.FIGHT + components.TOKEN_COUNT,
        moves.FreeBid(0, "wheat"): moves.FREE_BID,
        moves.FreeBid(1, "wheat"): moves.FREE_BID + components.RESOURCE_COUNT,
        moves.Replace(0): moves.REPLACE,
        moves.Suffer(0): moves.SUFFER,
        moves.ChoosePosition(0): moves.CHOOSE_POSITION,
        moves.BuyCoins(0): moves.BUY_COINS,
        moves.Convert("wheat", ()): moves.CONVERT,
        moves.Convert("coin", ()): moves.CONVERT + components.TOKEN_SETS,
        moves.Repeat(0): moves.REPEAT,
        moves.PickInnovation(0): moves.PICK_INNOVATION,
        moves.Build(0): moves.BUILD,
        moves.Sell(0): moves.SELL,
        moves.Repair(0): moves.REPAIR,
        moves.PayCoins(0): moves.PAY_COINS,
        moves.SwapFirst(0): moves.SWAP_FIRST,
        moves.MoveFrom(0): moves.MOVE_FROM,
        moves.UseRefresh(0): moves.USE_REFRESH,
        moves.BidAxes(0): moves.BID_AXES,
        moves.BidCoins(0): moves.BID_COINS,
        moves.Refresh(0, "wheat"): moves.REFRESH,
        moves.Refresh(1, "wheat"): moves.REFRESH + moves.READY_COUNT,
        moves.FoundWith(0): moves.FOUND_WITH,
    }
    check_blocks(moves.NUMBERS, moves.ACTION_COUNT, blocks)
