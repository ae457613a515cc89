"""Tournaments: fair seats, results that do not depend on the cores, and honest intervals."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from clutch.engine.errors import BadComponents, BadOptions, BadSeating, ClutchError, UnknownBot, UnknownGame
from clutch.lab.tournament import Report, Result, Tournament, interval, play_game, play_out, run

GAME = "eggs_and_empires"


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # these four: Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_stays_between_0_and_1_and_holds_the_share() -> None:
    for games in (1, 2, 7, 100):
        for wins in range(games + 1):
            low, high = interval(wins, games)
            assert 0.0 <= low <= wins / games <= high <= 1.0


@pytest.mark.parametrize("bots", [("random", "greedy"), ("random", "greedy", "random"), ("random", *["greedy"] * 5)])
def test_seats_rotate_evenly(bots: tuple[str, ...]) -> None:
    players = len(bots)
    results = list(run(Tournament(GAME, bots, games=2 * players), cores=1))
    for seat in range(players):
        assert Counter(result.bots[seat] for result in results) == Counter(2 * bots)


def test_a_bot_is_handed_on_to_the_next_seat_from_game_to_game() -> None:
    tournament = Tournament(GAME, ("random", "greedy", "greedy"), games=3)
    seats = [play_game(tournament, number).bots.index("random") for number in range(4)]
    assert seats == [0, 2, 1, 0]


def test_results_come_in_the_same_order_on_any_number_of_cores() -> None:
    tournament = Tournament(GAME, ("random", "greedy", "greedy"), games=40, seed=5)
    alone = list(run(tournament, cores=1))
    assert list(run(tournament, cores=2)) == alone
    assert [play_game(tournament, number) for number in range(40)] == alone


def test_who_watches_sees_every_action_before_it_is_made_and_changes_nothing() -> None:
    tournament = Tournament(GAME, ("random", "greedy"), games=1)
    seen: list[bool] = []
    played = play_out(tournament, 0, lambda position, action: seen.append(action in position.legal_actions()))
    assert seen == [True] * played.decisions
    assert played.result == play_game(tournament, 0)


def test_the_seed_decides_the_results() -> None:
    one, same, other = (list(run(Tournament(GAME, ("greedy",) * 3, 10, seed), cores=1)) for seed in (1, 1, 2))
    assert one == same != other


def test_win_shares_of_every_game_sum_to_one() -> None:
    for players in (2, 4, 6):
        for result in run(Tournament(GAME, ("random",) * players, games=50), cores=1):
            assert sum(result.win(seat) for seat in range(players)) == pytest.approx(1)
            assert 1 in result.places


def test_a_shared_victory_is_divided_among_the_winners() -> None:
    result = Result(("a", "b", "c"), places=(1, 3, 1), scores=(40, 12, 40), decisions=9, order=(0, 1, 2), rounds=3)
    assert [result.win(seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_a_report_counts_by_bot_and_by_seat() -> None:
    report = Report(Tournament(GAME, ("a", "b"), games=2))
    report.add(Result(("a", "b"), (1, 2), (30, 10), decisions=100, order=(0, 1), rounds=3))
    report.add(Result(("b", "a"), (1, 1), (20, 20), decisions=50, order=(0, 1), rounds=5))
    summary = report.summary()
    assert summary["games"] == 2
    assert summary["decisions_per_game"] == 75
    assert {name: tally["win_share"] for name, tally in summary["by_bot"].items()} == {"a": 0.75, "b": 0.25}
    assert {name: tally["mean_score"] for name, tally in summary["by_bot"].items()} == {"a": 25, "b": 15}
    assert [tally["win_share"] for tally in summary["by_seat"]] == [0.75, 0.25]
    assert summary["by_bot"]["a"]["interval_95"] == list(interval(1.5, 2))


def test_seats_are_counted_in_the_order_of_turns_and_winners_by_their_sources() -> None:
    report = Report(Tournament(GAME, ("a", "a"), games=2))
    sources = (("eggs", (20, 5)), ("gold", (10, 4)))
    report.add(Result(("a", "a"), (1, 2), (30, 9), decisions=8, order=(1, 0), rounds=4, sources=sources))
    report.add(Result(("a", "a"), (1, 2), (30, 9), decisions=8, order=(0, 1), rounds=5, sources=sources))
    summary = report.summary()
    assert [tally["win_share"] for tally in summary["by_seat"]] == [0.5, 0.5]
    assert [tally["mean_score"] for tally in summary["by_seat"]] == [19.5, 19.5]
    assert summary["winners"] == {"mean_score": 30, "sources": {"eggs": 20, "gold": 10}}
    assert summary["rounds_per_game"] == 4.5


def test_shares_of_a_whole_tournament_sum_to_one() -> None:
    report = Report(tournament := Tournament(GAME, ("random", "greedy", "greedy", "random"), games=24))
    for result in run(tournament, cores=1):
        report.add(result)
    summary = report.summary()
    assert sum(tally["win_share"] for tally in summary["by_seat"]) == pytest.approx(1)
    assert [tally["games"] for tally in summary["by_seat"]] == [24] * 4
    assert {name: tally["games"] for name, tally in summary["by_bot"].items()} == {"random": 48, "greedy": 48}


@pytest.mark.parametrize(
    ("tournament", "error"),
    [
        (Tournament("chess", ("greedy",) * 2, 1), UnknownGame),
        (Tournament(GAME, ("greedy", "hal"), 1), UnknownBot),
        (Tournament(GAME, ("greedy",), 1), BadSeating),
        (Tournament(GAME, ("greedy",) * 7, 1), BadSeating),
        (Tournament(GAME, ("greedy",) * 2, 0), BadSeating),
        (Tournament(GAME, ("greedy",) * 2, 1, options=(("snow", "deep"),)), BadOptions),
        (Tournament(GAME, ("greedy",) * 2, 1, components=Path("/nowhere.toml")), BadComponents),
    ],
)
def test_a_tournament_that_cannot_be_played_says_why(tournament: Tournament, error: type[ClutchError]) -> None:
    with pytest.raises(error):
        next(run(tournament, cores=1))
