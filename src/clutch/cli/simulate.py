"""`clutch simulate`."""

from __future__ import annotations

import json
import sys
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from clutch.bots.levels import BOTS
from clutch.cli.context import CliError, complaints, console
from clutch.engine.words import Words
from clutch.lab.tournament import Report, Tournament, run

MOST_SEATS = 100  # more than any game has; which of them a game takes, it says itself


def line_up(bots: list[str], players: int | None) -> tuple[str, ...]:
    """One bot a seat; a single name plays against itself."""
    if "me" in bots:
        raise CliError("cli-people-cannot-simulate", known=", ".join(BOTS))
    if players is None:
        return tuple(bots * 4) if len(bots) == 1 else tuple(bots)
    if len(bots) == 1:
        return tuple(bots * max(0, min(players, MOST_SEATS)))
    if players != len(bots):
        raise CliError("cli-seats-mismatch", seats=len(bots), players=players)
    return tuple(bots)


def simulate(tournament: Tournament, cores: int | None, as_json: bool, words: Words) -> None:
    tournament.check()
    report = Report(tournament)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=complaints, transient=True) as progress:
        bar = progress.add_task(words.say("cli-sim-progress"), total=tournament.games)
        for result in run(tournament, cores):
            report.add(result)
            progress.advance(bar)
    summary = report.summary()
    if as_json:
        json.dump(summary, sys.stdout, indent=2)
        sys.stdout.write("\n")
        return
    title = words.say("cli-sim-title", game=words.say("game-name"), games=tournament.games)
    console.print(table(words, title, words.say("cli-sim-bot"), summary["by_bot"]))
    by_seat = {str(number): tally for number, tally in enumerate(summary["by_seat"], start=1)}
    console.print(table(words, "", words.say("cli-sim-seat"), by_seat))
    console.print(about_winners(words, summary))
    console.print(
        words.say("cli-sim-length", decisions=f"{summary['decisions_per_game']:.0f}", seed=str(tournament.seed))
    )


def about_winners(words: Words, summary: dict[str, Any]) -> str:
    """Their mean score, where it came from, and how long a game is."""
    winners = summary["winners"]
    sources = [
        words.say("cli-sim-source", source=words.say(f"source-{name}"), points=decimal(words, points))
        for name, points in winners["sources"].items()
    ]
    return words.say(
        "cli-sim-winners",
        score=decimal(words, winners["mean_score"]),
        sources=words.enumerate(sources) if sources else None,
        rounds=decimal(words, summary["rounds_per_game"]),
    )


def decimal(words: Words, value: float) -> str:
    return words.say("cli-decimal", value=float(value))


def percent(words: Words, share: float) -> str:
    return words.say("cli-percent", value=100 * share)


def table(words: Words, title: str, what: str, rows: dict[str, dict[str, Any]]) -> Table:
    drawn = Table(title=title or None, title_justify="left")
    drawn.add_column(what)
    for heading in ("cli-sim-share", "cli-sim-interval", "cli-sim-score", "cli-sim-seats-played"):
        drawn.add_column(words.say(heading), justify="right")
    for name, tally in rows.items():
        low, high = tally["interval_95"]
        drawn.add_row(
            name,
            percent(words, tally["win_share"]),
            f"{percent(words, low)} – {percent(words, high)}",
            decimal(words, tally["mean_score"]),
            str(tally["games"]),
        )
    return drawn
