"""The experiment that tuned the search: one changed bot against rivals with the usual settings.

    python benchmarks/tune_search.py                            all experiments, some hours on one core
    python benchmarks/tune_search.py --only whim --games 200

Every line says how often the changed bot won; with four players 25 % means that the change makes no difference.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from clutch.engine.chance import Chance, seed_from
from clutch.engine.kernel import Position
from clutch.games.registry import find_game
from clutch.lab.tournament import guess, interval
from clutch.search.think import Budget, Settings, think

USUAL = Settings()


@dataclass(frozen=True)
class Mind:
    """One way to search."""

    simulations: int = 1000
    settings: Settings = USUAL
    tuning: tuple[tuple[str, float], ...] = ()

    def choose(self, position: Position, seed: int) -> int:
        actions = position.legal_actions()
        if len(actions) == 1:
            return actions[0]
        kernel = position.kernel
        tuned = (
            type(kernel)(kernel.setup, dict(self.tuning)).restore(kernel.save(position)) if self.tuning else position
        )
        return think(tuned, position.decider(), Budget(simulations=self.simulations), seed, self.settings)[0].action


def experiments(simulations: int) -> dict[str, list[tuple[str, Mind]]]:
    base = Mind(simulations)

    def tuned(name: str, *values: float) -> list[tuple[str, Mind]]:
        return [(f"{name} = {value}", replace(base, tuning=((name, value),))) for value in values]

    return {
        "exploration": [
            (f"exploration = {value}", replace(base, settings=replace(USUAL, exploration=value)))
            for value in (0.12, 0.18, 0.35, 0.5)
        ],
        "randomness": [
            (f"randomness = {value}", replace(base, settings=replace(USUAL, randomness=value))) for value in (0, 25, 50)
        ],
        "rounds_ahead": tuned("rounds_ahead", 1, 99),
        "spread": tuned("spread", 8, 30),
        "margin": tuned("margin", 5, 25),
        "points_share": tuned("points_share", 0.0, 0.6),
        "whim": tuned("whim", 0.2, 3.0),
    }


def play(mind: Mind, rival: Mind, game_name: str, players: int, options: dict[str, Any], number: int) -> float:
    """1 if the mind in question wins game `number`, part of it if it shares the victory."""
    game = find_game(game_name)
    chance = Chance(seed_from(number))
    position = game.kernel(game.prepare(players, options)).start(chance.next64())
    before = position.copy()
    seat = number % players
    while not position.is_over():
        if not position.step_begun():
            before.assign(position)
        thinker = mind if position.decider() == seat else rival
        guessed = guess(position, before, position.decider(), chance.next64())
        guessed.ask(position.decider())
        position.apply(thinker.choose(guessed, chance.next64()))
    places = position.places()
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="eggs_and_empires")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--only", help="one experiment")
    parser.add_argument("--cores", type=int, default=2)
    args = parser.parse_args()
    options = dict(option.split("=") for option in args.option)
    for name, minds in experiments(args.simulations).items():
        if args.only not in (None, name):
            continue
        for label, mind in minds:
            one = partial(play, mind, Mind(args.simulations), args.game, args.players, options)
            with ProcessPoolExecutor(args.cores) as pool:
                wins = sum(pool.map(one, range(args.games), chunksize=4))
            low, high = interval(wins, args.games)
            print(f"{label}: {wins / args.games:.1%} ({low:.1%} - {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
