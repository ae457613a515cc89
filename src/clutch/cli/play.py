"""`clutch play` and `clutch resume`: a game at one keyboard."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path

import typer
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from clutch.bots.decide import decide, opinions
from clutch.bots.levels import HINT_BOT, SearchBot, find_bot
from clutch.cli.context import EXIT_INTERRUPTED, CliError, console, wrapped
from clutch.cli.screens import Screen, find_screen
from clutch.cli.seating import Table
from clutch.engine.chance import commitment
from clutch.engine.game import Event, Move
from clutch.engine.match import Match, Observation
from clutch.engine.outcome import Outcome
from clutch.engine.seats import Seat
from clutch.engine.words import Words


def whole_number(typed: str) -> int:
    """What was typed, if it is a small whole number; otherwise -1."""
    return int(typed) if typed.isdecimal() and len(typed) < 4 else -1


class Left(Exception):
    """A player leaves; the game is kept."""


class Session:
    """Plays a table to its end, or until somebody leaves."""

    def __init__(self, table: Table, words: Words) -> None:
        self.table = table
        self.words = words.with_names([seat.name for seat in table.seats])
        self.screen: Screen = find_screen(table.match.game.name)
        self.commands = "cli-commands"  # in full the first time
        self.shown = dict.fromkeys(table.people, 0)  # how many steps' events each person has seen

    @property
    def match(self) -> Match:
        return self.table.match

    def run(self) -> None:
        try:
            self.table.save()
            self.welcome()
            while (outcome := self.match.outcome) is None:
                self.play_step()
                self.table.save()
            self.finish(outcome)
        except (KeyboardInterrupt, EOFError, Left) as why:
            self.table.save()
            console.print(
                "\n" + self.words.say("cli-interrupted", file=str(self.table.path)), markup=False, soft_wrap=True
            )
            raise typer.Exit(0 if isinstance(why, Left) else EXIT_INTERRUPTED) from None

    def welcome(self) -> None:
        name = self.words.say("game-name")
        console.rule(self.words.say("cli-welcome", game=name, players=self.match.setup.players))
        console.print(self.words.say("cli-commitment", commitment=commitment(self.match.seed)), style="dim")
        self.shown = {seat: max(0, len(self.match.events) - 3) for seat in self.table.people}

    def play_step(self) -> None:
        """Everyone who decides answers: people first, so that no time is lost; nobody sees another's answer."""
        deciders = self.match.deciders
        step = len(self.match.steps)
        for seat in sorted(deciders, key=lambda each: each not in self.table.people):
            if seat in self.table.people:
                self.ask(seat)
                if len(self.match.steps) != step or self.match.deciders != deciders:
                    return  # taken back
            else:
                self.ask_bot(seat)
        if not self.table.people:
            self.tell(self.match.events[-1])

    def ask_bot(self, seat: Seat) -> None:
        bot = find_bot(self.table.seats[seat].player)
        thinking = self.words.say("cli-thinking", name=self.words.name(seat))
        step = len(self.match.steps)
        while self.is_asked(seat, step):
            view, seed = self.match.observe(seat).view, self.match.bot_seed(seat)
            with console.status(Text(thinking)) if isinstance(bot, SearchBot) else nullcontext():
                move = decide(self.match.game, self.match.setup, view, seat, bot, seed)
            self.match.answer(seat, move)

    def is_asked(self, seat: Seat, step: int) -> bool:
        """Whether this seat has not yet given its whole answer to this step."""
        return seat not in self.match.pending and len(self.match.steps) == step

    # --- a person decides -----------------------------------------------------------------------------------

    def ask(self, seat: Seat) -> None:
        alone = len(self.table.people) == 1
        if alone:
            self.consider(seat)
            return
        self.pause(self.words.say("cli-hand-over", name=self.words.name(seat)))
        with console.screen(hide_cursor=False):  # leaves nothing behind for the next player to scroll back to
            self.consider(seat)
            self.pause(self.words.say("cli-hand-over-done"))

    def consider(self, seat: Seat) -> None:
        """Show the table and ask until there is an answer."""
        self.catch_up(seat)
        seen = self.match.observe(seat)
        self.show(seen)
        step = len(self.match.steps)
        while self.is_asked(seat, step):
            typed = self.read(f"{self.words.say('cli-prompt')} › ").strip()
            if 1 <= whole_number(typed) <= len(seen.offers):
                self.match.answer(seat, seen.offers[whole_number(typed) - 1])
            elif typed:
                self.obey(typed, seat, seen.offers)
            planned, seen = seen.plan, self.match.observe(seat)
            if self.is_asked(seat, step) and (not typed or seen.plan != planned):  # a plan goes on, or starts over
                self.show(seen)

    def show(self, seen: Observation) -> None:
        """The table, the question, and what may be answered."""
        console.print(self.screen.board(seen, self.match.setup, self.words))
        console.print(
            wrapped(self.screen.question(seen, self.match.setup, self.words)), style="bold yellow", markup=False
        )
        for number, offer in enumerate(seen.offers, start=1):
            if self.screen.lists_offers(seen):
                label = self.screen.label(seen, offer, self.match.setup, self.words)
                console.print(f"  [bold cyan]{number}[/] {label}")
        console.print(wrapped(self.words.say(self.commands)), style="dim", markup=False)
        self.commands = "cli-commands-short"

    def obey(self, typed: str, seat: Seat, offers: tuple[Move, ...]) -> None:
        command, _, rest = typed.partition(" ")
        match command.lower():
            case "?" | "help":
                self.help(rest.strip())
            case "hint":
                self.hint(seat)
            case "undo":
                self.undo(seat)
            case "log":
                self.log(seat)
            case "save":
                self.save(rest.strip())
            case "quit" | "q":
                raise Left
            case _ if command.startswith("?"):
                self.help(command[1:])
            case _:
                console.print(
                    self.words.say("cli-not-understood", typed=typed, most=len(offers)),
                    style="red",
                    markup=False,
                )

    def help(self, number: str) -> None:
        if not number:
            console.print(self.screen.help(self.match.setup, self.words))
            for message in ("legend", "cli-commands"):
                console.print(wrapped(self.words.say(message)), style="dim", markup=False)
            return
        shown = self.screen.explain(whole_number(number), self.match.setup, self.words)
        if shown is None:
            console.print(self.words.say("cli-no-such-card", number=number[:20]), style="red", markup=False)
        else:
            console.print(shown)

    def hint(self, seat: Seat) -> None:
        seen = self.match.observe(seat)
        seed = len(self.match.steps)
        with console.status(self.words.say("cli-weighing")):
            found = opinions(self.match.game, self.match.setup, seen.view, seat, HINT_BOT, seed)
        table = Grid(title=self.words.say("cli-hint-title"), title_justify="left")
        table.add_column(self.words.say("cli-hint-offer"))
        table.add_column(self.words.say("cli-hint-chance"), justify="right")
        for each in found:
            chance = self.words.say("cli-percent", value=100 * each.value)
            table.add_row(self.screen.label(seen, each.move, self.match.setup, self.words), chance)
        console.print(table)

    def undo(self, seat: Seat) -> None:
        """One move of a plan back, or back to this person's last decision; the latter only alone against bots."""
        if planned := self.match.plan_of(seat):
            self.match.withdraw(seat, keep=len(planned) - 1)
            console.print(self.words.say("cli-undone"), style="green")
            return
        if len(self.table.people) > 1:
            console.print(self.words.say("cli-no-undo"), style="red")
            return
        decided = [number for number, answers in enumerate(self.match.steps) if seat in answers]
        if not decided:
            console.print(self.words.say("cli-nothing-to-undo"), style="red")
            return
        self.table.match = self.match.back_to(decided[-1])
        self.shown[seat] = len(self.match.events)
        console.print(self.words.say("cli-undone"), style="green")

    def log(self, seat: Seat) -> None:
        console.print(self.words.say("cli-log-title"), style="bold")
        for step in range(len(self.match.events)):
            self.tell(self.match.seen_events(step, seat))

    def save(self, where: str) -> None:
        try:
            path = self.table.save(Path(os.path.expanduser(where)) if where else None)  # noqa: PTH111 - never raises
        except CliError as error:
            console.print(error.say(self.words.language), style="red", markup=False, soft_wrap=True)
            return
        console.print(self.words.say("cli-saved", file=str(path)), style="green", markup=False, soft_wrap=True)

    # --- telling --------------------------------------------------------------------------------------------

    def catch_up(self, seat: Seat) -> None:
        """What this person has not yet been told."""
        events = [
            event
            for step in range(self.shown[seat], len(self.match.events))
            for event in self.match.seen_events(step, seat)
        ]
        self.shown[seat] = len(self.match.events)
        if events:
            console.rule(self.words.say("cli-since"), align="left", style="dim")
            self.tell(events)
            if console.is_alt_screen:  # nothing scrolls back there: give time to read
                self.pause(self.words.say("cli-enter"))
                console.clear()

    def tell(self, events: Iterable[Event]) -> None:
        for event in events:
            if self.screen.is_worth_telling(event):
                said = self.words.say(self.screen.line(event, self.match.setup))
                console.print(self.screen.coloured(wrapped(said, 2), self.words))

    def finish(self, outcome: Outcome) -> None:
        viewer = self.table.people[0] if len(self.table.people) == 1 else None
        first = min(self.shown.values(), default=len(self.match.events))
        for step in range(first, len(self.match.events)):
            self.tell(self.match.seen_events(step, viewer))
        console.print(
            Panel(
                self.screen.result(self.match.observe(viewer), outcome, self.words),
                title=self.words.say("cli-over", reason=self.words.say(outcome.reason)),
            )
        )
        console.print(self.words.say("cli-fair", seed=self.match.seed.hex()), style="dim", markup=False, soft_wrap=True)
        console.print(
            self.words.say("cli-check-fair", file=str(self.table.path)), style="dim", markup=False, soft_wrap=True
        )

    # --- the keyboard ---------------------------------------------------------------------------------------

    def read(self, prompt: str) -> str:
        return console.input(prompt, markup=False)

    def pause(self, message: str) -> None:
        self.read(f"{message} ")
        sys.stdout.flush()
