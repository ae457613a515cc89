"""Incubation in a terminal."""

from __future__ import annotations

import re
from typing import Any

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from clutch.cli.screens.incubation_pieces import (
    DRAGONS,
    SIGNS,
    STYLES,
    dragons,
    egg,
    incubator,
    progress,
    treasure,
)
from clutch.engine.game import Event, Move
from clutch.engine.lines import Line, Piece, line_of
from clutch.engine.match import Observation
from clutch.engine.outcome import Outcome
from clutch.engine.words import Words
from clutch.games.incubation.components import COLOURS
from clutch.games.incubation.moves import (
    HatchFirst,
    PlaceResource,
    RerollDie,
    SpendDie,
    StoreSurplus,
    TakeFirstEgg,
    TakeObjective,
    TakeTreasure,
    UseBoth,
    UseDie,
)
from clutch.games.incubation.view import View

PLAYERS = ("magenta", "cyan", "bright_white", "dark_orange", "medium_purple1")  # no colour of a dragon
FIRST = "◆"
TOPICS = (
    *("market", "wheel", "section", "dice", "chest", "gold", "water", "fire", "egg", "hybrid", "mystery"),
    *("incubator", "pile", "objective", "first-player", "end", "score"),
)


class IncubationScreen:
    def board(self, seen: Observation, setup: Any, words: Words) -> RenderableType:  # noqa: ARG002 - the view has it all
        view: View = seen.view
        parts: list[RenderableType] = [self.where(view, words), self.market(view, words), self.piles(view, words)]
        parts += [self.objectives(view, words), self.players(view, words)]
        if view.turn.dice:
            parts.append(self.dice(view, words))
        return Group(*parts)

    def lists_offers(self, seen: Observation) -> bool:  # noqa: ARG002 - always
        return True

    def is_worth_telling(self, event: Event) -> bool:  # noqa: ARG002 - everything is open
        return True

    def line(self, event: Event, setup: Any) -> Line:  # noqa: ARG002 - an event has it all
        return line_of(event)

    def coloured(self, line: str, words: Words) -> Text:
        """Players and dragons in their colours."""
        text = Text(line)
        for colour in COLOURS:
            text.highlight_regex(rf"\b{words.say('colour', key=colour)}s?\b", DRAGONS[colour])
        for seat, name in enumerate(words.names):
            text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", PLAYERS[seat])
        return text

    def where(self, view: View, words: Words) -> Text:
        text = Text(words.say("label-round", round=view.round), style="bold")
        if view.ending is not None:
            text.append(f" · {words.say('label-last-round')}", style="bright_red")
        elif view.quiet_rounds:
            text.append(f" · {words.say('label-quiet-rounds', count=view.quiet_rounds)}", style="not bold dim")
        return text

    # --- the middle of the table ----------------------------------------------------------------------------

    def market(self, view: View, words: Words) -> Table:
        """A column a section: its number and colour, what the wheel drops there, its treasure."""
        table = Table(box=ROUNDED, padding=0, title=words.say("label-market"), title_justify="left", title_style="bold")
        for number, section in enumerate(view.market, start=1):
            name = Text(f"{number} {words.say('colour', key=section.colour)}", style=DRAGONS[section.colour])
            table.add_column(name, justify="center", min_width=8)
        table.add_row(*(self.pointers(view, number) for number in range(len(view.market))))
        table.add_row(*(treasure(section) for section in view.market))
        return table

    def pointers(self, view: View, section: int) -> Text:
        text = Text()
        for symbol, target in zip(("gold", "water", "fire"), view.points_at, strict=True):
            if target == section:
                text.append(f"↓{SIGNS[symbol]}", style=STYLES[symbol])
        return text

    def piles(self, view: View, words: Words) -> Table:
        table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        for number, pile in enumerate(view.piles):
            table.add_column(f"{words.say('pile', key=number)} ({pile.height})", min_width=22)
        table.add_row(*(egg(pile.top, words) if pile.top else Text("–", style="dim") for pile in view.piles))
        return table

    def objectives(self, view: View, words: Words) -> Table:
        """How far everyone is with each."""
        table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column(words.say("label-objectives"), overflow="fold")
        for seat in range(len(view.areas)):
            table.add_column(self.player(view, seat, words), max_width=10, no_wrap=True, overflow="ellipsis")
        for slot in view.objectives:
            name = self.coloured(words.say(line_of(slot.card)), words)
            if slot.taken_by is not None:
                name = Text(name.plain, style="dim strike")
            table.add_row(name, *(progress(slot, seat) for seat in range(len(view.areas))))
        return table

    def dice(self, view: View, words: Words) -> Text:
        text = Text.assemble((words.say("label-dice"), "bold"), "  ", self.player(view, view.seat, words))
        for symbol, used in zip(view.turn.dice, view.turn.used, strict=True):
            name = f"{SIGNS[symbol]} {words.say('symbol', key=symbol)}"
            text.append("   ")
            text.append(f"[{name}]", style="dim strike" if used else f"bold {STYLES[symbol]}")
        return text

    # --- players --------------------------------------------------------------------------------------------

    def players(self, view: View, words: Words) -> Table:
        table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column(words.say("label-player"), max_width=16, overflow="ellipsis", no_wrap=True)
        table.add_column(words.say("label-incubators"))
        table.add_column()
        table.add_column(words.say("label-dragons"))
        for heading in ("label-gold", "label-points"):
            table.add_column(words.say(heading), justify="right", no_wrap=True)
        for seat, area in enumerate(view.areas):
            table.add_row(
                self.player(view, seat, words),
                *(incubator(each, words) for each in area.incubators),
                dragons(area.dragons, words),
                Text(str(area.gold), style=STYLES["gold"]),
                Text(str(area.score.eggs + area.score.objectives + area.score.gold), style="bold"),
            )
        return table

    def player(self, view: View, seat: int, words: Words) -> Text:
        text = Text(words.name(seat), style=PLAYERS[seat])
        if seat == view.viewer:
            text.stylize("bold")
        return Text.assemble((f"{FIRST} ", "bright_white"), text) if seat == view.first else text

    # --- decisions ------------------------------------------------------------------------------------------

    def question(self, seen: Observation, setup: Any, words: Words) -> str:  # noqa: ARG002 - the view has it all
        view: View = seen.view
        turn = view.turn
        match view.phase:
            case "first_eggs":
                return words.say("decide-first-egg")
            case "rolled":
                return words.say("decide-rolled", dice=tuple(Piece("symbol", die) for die in turn.dice))
            case "dice" if turn.second_takes_egg:
                return words.say("decide-die-egg")
            case "dice" if any(turn.used):
                return words.say("decide-die", symbol=Piece("symbol", turn.dice[turn.used.index(False)]))
            case "placing":
                return words.say("decide-placing", resource=Piece("resource", "water" if turn.water else "fire"))
            case "surplus":
                resource = Piece("resource", "water" if turn.surplus_water else "fire")
                return words.say("decide-surplus", resource=resource, amount=turn.surplus_water + turn.surplus_fire)
            case "selling":
                return words.say("decide-selling", colours=tuple(Piece("colour", colour) for colour in turn.owed))
            case _:
                return words.say(f"decide-{view.phase}")

    def label(self, seen: Observation, offer: Move, setup: Any, words: Words) -> str:  # noqa: ARG002 - as above
        view: View = seen.view
        dice = view.turn.dice
        said = words.say(line_of(offer))
        match offer:
            case RerollDie(die) if dice[0] != dice[1]:
                said = words.say("reroll-die-of", symbol=Piece("symbol", dice[die]))
            case UseDie(die):
                said = words.say("use-die-of", symbol=Piece("symbol", dice[die]), amount=1)
            case UseBoth():
                said = words.say("use-both-of", symbol=Piece("symbol", dice[0]), amount=3)
            case SpendDie(die, pile):
                said = words.say("spend-die-of", symbol=Piece("symbol", dice[die]), egg=line_of(view.piles[pile].top))
            case TakeFirstEgg(pile):
                said = words.say("take-first-egg-of", egg=line_of(view.piles[pile].top))
            case TakeObjective(slot):
                said = words.say("take-objective-of", objective=line_of(view.objectives[slot].card))
            case PlaceResource(_, number) | HatchFirst(number):
                held = line_of(view.areas[view.seat].incubators[number].egg)
                said = words.say("cli-offer-with-value", offer=said, value=held)
            case StoreSurplus(number) | TakeTreasure(number):
                section = view.market[number]
                heap = words.say("treasure", gold=section.gold, water=section.water, fire=section.fire)
                what = f"{words.say('colour', key=section.colour)} · {heap}"
                said = words.say("cli-offer-with-value", offer=said, value=what)
        return escape(said)

    # --- help and result ------------------------------------------------------------------------------------

    def help(self, setup: Any, words: Words) -> RenderableType:  # noqa: ARG002 - the same for every set-up
        table = Table(box=SIMPLE_HEAD, show_header=False)
        table.add_column(justify="right", style="bold cyan")
        table.add_column(no_wrap=True)
        table.add_column()
        for number, topic in enumerate(TOPICS, start=1):
            table.add_row(str(number), words.say(f"title-{topic}"), words.say(f"help-{topic}"))
        return Panel(Group(Text(words.say("rules-in-short")), table), title=words.say("cli-help-rules"))

    def explain(self, number: int, setup: Any, words: Words) -> RenderableType | None:  # noqa: ARG002 - as above
        if not 1 <= number <= len(TOPICS):
            return None
        topic = TOPICS[number - 1]
        example = words.say("cli-help-example-line", example=words.say(f"example-{topic}"))
        return Panel(
            Group(Text(words.say(f"help-{topic}")), Text(example, style="italic")),
            title=words.say(f"title-{topic}"),
            subtitle=words.say(f"clause-{topic}"),
            width=76,
        )

    def result(self, seen: Observation, outcome: Outcome, words: Words) -> RenderableType:
        view: View = seen.view
        table = Table(box=SIMPLE_HEAD)
        for heading in ("place", "player", "eggs", "objectives", "gold", "total"):
            table.add_column(words.say(f"label-{heading}"), justify="left" if heading == "player" else "right")
        for seat in sorted(range(len(view.areas)), key=lambda each: outcome.places[each]):
            style = "bold yellow" if outcome.places[seat] == 1 else ""
            points = view.areas[seat].score
            figures = (points.eggs, points.objectives, points.gold, outcome.scores[seat])
            table.add_row(str(outcome.places[seat]), escape(words.name(seat)), *map(str, figures), style=style)
        return table


SCREEN = IncubationScreen()
