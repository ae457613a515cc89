"""The bots that there are, from careless to strong: the one list that tables, server, client and terminal read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace

from clutch.engine.errors import UnknownBot
from clutch.engine.kernel import Position
from clutch.search.think import Budget, Estimate, Settings, think


class Bot(ABC):
    """Chooses for a seat of a position in which everything that the seat cannot know is somebody's guess."""

    name: str
    is_quick: bool  # decides in no time to speak of: nobody waits for it, and it waits for no slow one

    @abstractmethod
    def choose(self, position: Position, seat: int, seed: int) -> int:
        """The number of the action to take."""


def asked_of(position: Position, seat: int, seed: int) -> Position:
    """A copy that has turned to this seat, with dice of its own."""
    asked = position.copy()
    asked.ask(seat)
    asked.seed(seed)
    return asked


@dataclass(frozen=True)
class RandomBot(Bot):
    """Anything that is allowed."""

    name: str = "random"
    is_quick: bool = True

    def choose(self, position: Position, seat: int, seed: int) -> int:
        asked = asked_of(position, seat, seed)
        actions = asked.legal_actions()
        return actions[asked.below(len(actions))]


@dataclass(frozen=True)
class GreedyBot(Bot):
    """Rules of thumb, no looking ahead."""

    name: str = "greedy"
    is_quick: bool = True

    def choose(self, position: Position, seat: int, seed: int) -> int:
        return asked_of(position, seat, seed).rule_of_thumb()


@dataclass(frozen=True)
class SearchBot(Bot):
    """Looks ahead as far as its budget goes."""

    name: str
    budget: Budget
    settings: Settings | None = None  # None: what suits the game
    is_quick: bool = False

    def choose(self, position: Position, seat: int, seed: int) -> int:
        return self.weigh(position, seat, seed)[0].action

    def weigh(self, position: Position, seat: int, seed: int) -> list[Estimate]:
        """What it thinks of every action, the best first. It thinks about a single one too: haste would betray it."""
        return think(position, seat, self.budget_for(position), seed, self.settings)

    def budget_for(self, position: Position) -> Budget:
        """A game may want a share of the usual simulations: where they are slow, or more of them find nothing more."""
        preferences = position.kernel.search_preferences(position)
        share = preferences.get(f"share.{self.name}", preferences.get("share", 1.0))
        if self.budget.simulations is None or share == 1:
            return self.budget
        return replace(self.budget, simulations=max(1, round(self.budget.simulations * share)))


HINT_BOT = SearchBot("hint", Budget(simulations=20_000))  # nobody to play against: a level may be weak on purpose

BOTS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        RandomBot(),
        GreedyBot(),
        SearchBot("easy", Budget(simulations=150), is_quick=True),
        SearchBot("medium", Budget(simulations=2_500)),
        SearchBot("hard", Budget(simulations=20_000)),
        SearchBot("expert", Budget(simulations=200_000, threads=2)),
    )
}


USUAL_LEVEL = "medium"  # where nobody says which
LESSON_LEVEL = "easy"  # of the rivals in a guided game
INSTANT_LEVEL = "greedy"  # decides even where there is no process to think in


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise UnknownBot("unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS[name]


def with_budget(bot: Bot, scale: float) -> Bot:
    """The same bot with so many times its simulations; for tournaments in less time."""
    if not isinstance(bot, SearchBot) or bot.budget.simulations is None or scale == 1:
        return bot
    simulations = max(1, round(bot.budget.simulations * scale))
    return replace(bot, budget=replace(bot.budget, simulations=simulations, threads=1))
