"""After a game: what a bot thought of every decision, and how the chances went up and down."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import structlog

from clutch.engine.match import Match
from clutch.engine.plans import moves_of
from clutch.engine.seats import Seat
from clutch.server.presenter import thoughts
from clutch.server.rest_protocol import Analysis, Judged
from clutch.server.thinkers import JUDGE, Question, Thinkers, Urgency, opinions_on
from clutch.tables.rulings.looking import check_whole_game
from clutch.tables.store import Store
from clutch.tables.table import Table

LOG = structlog.get_logger()


@dataclass(frozen=True)
class Decided:
    """One move of somebody's answer."""

    step: int
    seat: Seat
    move: Any


class Analyses:
    """One at a time for a table; kept in the store when it is done."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self._under_way: dict[str, Analysis] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def of(self, table: Table) -> Analysis:
        """As far as it has come; the first to ask sets it going."""
        match = check_whole_game(table)
        name = table.head.id
        kept = await self.store.analysis(name)
        if kept is not None:
            return Analysis.model_validate_json(kept)
        if name not in self._tasks:
            questions = questions_of(match)
            self._under_way[name] = Analysis(done=0, of=len(questions), curve=(), decisions=())
            self._tasks[name] = asyncio.get_running_loop().create_task(self._work(name, match, questions))
        return self._under_way[name]

    async def _work(self, name: str, match: Match, questions: list[tuple[Decided, Question]]) -> None:
        judged: list[Judged] = []
        try:
            for done, (decided, question) in enumerate(questions, start=1):
                found = await self.thinkers.think(name, Urgency.ANALYSIS, opinions_on, question, JUDGE)
                judged.append(thoughts.judged(decided.step, decided.seat, decided.move, found))
                self._under_way[name] = analysis(match, judged, done, len(questions))
            await self.store.keep_analysis(name, self._under_way[name].model_dump_json())
            del self._under_way[name]
        except Exception:
            LOG.exception("an analysis failed", table=name)
        finally:
            del self._tasks[name]


def questions_of(match: Match) -> list[tuple[Decided, Question]]:
    """Every decision with something to choose, as its seat saw it."""
    again = match.back_to(0)
    questions: list[tuple[Decided, Question]] = []
    for step, answers in enumerate(match.steps):
        for seat, answer in answers.items():
            planned = again.copy()
            for move in moves_of(answer):
                if len(planned.offers(seat)) > 1:
                    seed = planned.bot_seed(seat) + 1  # other dice than the player's, should it have been a bot
                    questions.append((Decided(step, seat, move), thoughts.question(planned, seat, seed)))
                planned.accept(seat, move)
        again.carry_out(answers)
    return questions


def analysis(match: Match, judged: list[Judged], done: int, of: int) -> Analysis:
    """The curve holds, for each moment, what each seat's latest decision was thought to be worth; the end is known."""
    players = match.setup.players
    now = [1 / players] * players
    by_step: dict[int, list[Judged]] = {}
    for each in judged:
        by_step.setdefault(each.step, []).append(each)
    curve: list[tuple[float, ...]] = []
    for step in range(len(match.steps) + 1):
        for each in by_step.get(step, []):
            now[each.seat] = each.chances
        curve.append(tuple(round(chance, 4) for chance in now))
    outcome = match.outcome
    if outcome is not None:
        share = 1 / len(outcome.winners)
        curve[-1] = tuple(share if seat in outcome.winners else 0.0 for seat in range(players))
    return Analysis(done=done, of=of, curve=tuple(curve), decisions=tuple(judged))
