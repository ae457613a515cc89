"""From what a seat sees to a move: the only way in which a bot meets a real table."""

from __future__ import annotations

from typing import Any

from clutch.bots.levels import Bot, SearchBot
from clutch.engine.chance import Chance, seed_from
from clutch.engine.game import Game, Move, Setup
from clutch.engine.kernel import Position
from clutch.engine.records import record
from clutch.engine.seats import Seat

AnyGame = Game[Any, Any, Any, Any]


@record
class Opinion:
    """What a bot thinks of one offer."""

    move: Any
    value: float  # 0 to 1: the estimated chance to win
    effort: int  # how many simulations looked at it


def imagined(game: AnyGame, setup: Setup[Any, Any], view: Any, seed: int) -> Position:
    """A position that fits the view; what the view leaves open is a guess, dealt anew by every search."""
    return game.kernel(setup).load(game.imagine(setup, view, Chance(seed_from(seed))))


def decide(game: AnyGame, setup: Setup[Any, Any], view: Any, seat: Seat, bot: Bot, seed: int) -> Move:
    return game.move_of(bot.choose(imagined(game, setup, view, seed), seat, seed))


def opinions(game: AnyGame, setup: Setup[Any, Any], view: Any, seat: Seat, bot: SearchBot, seed: int) -> list[Opinion]:
    """Every offer with what the bot thinks of it, the best first: for hints."""
    position = imagined(game, setup, view, seed)
    return [Opinion(game.move_of(each.action), each.value, each.visits) for each in bot.weigh(position, seat, seed)]
