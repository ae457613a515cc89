"""Eggs and Empires in a terminal."""

from __future__ import annotations

import re
from typing import Any

from rich.box import HEAVY, ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from clutch.engine.game import Event, Move
from clutch.engine.lines import Line, Piece, line_of
from clutch.engine.match import Observation
from clutch.engine.outcome import Outcome
from clutch.engine.words import Words
from clutch.games.eggs_and_empires.components import ROUNDS, Adventurer
from clutch.games.eggs_and_empires.events import CardsDrawn, HandDealt
from clutch.games.eggs_and_empires.moves import (
    ChooseAdventurer,
    ChooseAdventurers,
    DiscardEgg,
    TakeFaceDownEgg,
    TakeFaceUpEgg,
)
from clutch.games.eggs_and_empires.view import SeenArea, SeenFaceDownEgg, View

EMBLEMS = ("▲", "≈", "♣", "☼", "☾", "★")  # mountain, wave, leaf, sun, moon, star
COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan")
MARKER = "◆"


class EggsScreen:
    def board(self, seen: Observation, setup: Any, words: Words) -> RenderableType:
        view: View = seen.view
        parts: list[RenderableType] = [
            Text(self.where(view, setup, words), style="bold"),
            self.players(view, setup, words),
        ]
        if view.phase != "mulligan":
            parts.append(self.eggs(view, words))
        if view.viewer is not None:
            numbered = bool(seen.offers) and isinstance(seen.offers[0], ChooseAdventurer)
            parts.append(self.hand(view.areas[view.viewer], setup, words, numbered))
        return Group(*parts)

    def lists_offers(self, seen: Observation) -> bool:
        """Not when the cards of the hand carry the numbers already."""
        return not isinstance(seen.offers[0], ChooseAdventurer)

    def is_worth_telling(self, event: Event) -> bool:
        """That somebody else drew a card goes without saying."""
        return not (isinstance(event, (CardsDrawn, HandDealt)) and event.cards is None)

    def line(self, event: Event, setup: Any) -> Line:  # noqa: ARG002 - an event has it all
        return line_of(event)

    def coloured(self, line: str, words: Words) -> Text:
        """Players in their colours, exploding eggs in red."""
        text = Text(line)
        for seat, name in enumerate(words.names):
            text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", COLOURS[seat])
        text.highlight_regex(r"−\d+", "bright_red")
        return text

    def where(self, view: View, setup: Any, words: Words) -> str:
        if setup.options.scoring == "tokens":
            target = 3 if setup.players <= 4 else 2
            return words.say("label-round-tokens", round=view.round, turn=view.turn, target=target)
        return words.say("label-round", round=view.round, rounds=ROUNDS, turn=view.turn)

    # --- players --------------------------------------------------------------------------------------------

    def players(self, view: View, setup: Any, words: Words) -> Table:
        table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        score = "label-tokens" if setup.options.scoring == "tokens" else "label-points"
        for heading in ("label-player", score, "label-pile", "label-played", "label-discards"):
            table.add_column(words.say(heading), overflow="fold")
        for seat, area in enumerate(view.areas):
            played = [card.card for card in view.played if card.seat == seat]
            before = view.tokens[seat] if score == "label-tokens" else sum(each[seat] for each in view.round_points)
            table.add_row(
                self.player(view, seat, words),
                self.standing(before, area, setup),
                self.pile(area, setup),
                Text(" ".join(str(card) for card in played), style="bold"),
                Text(" ".join(str(card) for card in sorted(area.discards)), style="dim"),
            )
        return table

    def player(self, view: View, seat: int, words: Words) -> Text:
        text = Text(f"{EMBLEMS[seat]} {words.name(seat)}", style=COLOURS[seat])
        if seat == view.viewer:
            text.stylize("bold")
        if seat == view.marker:
            text.append(f" {MARKER}", style="bright_white")
        return text

    def standing(self, before: int, area: SeenArea, setup: Any) -> Text:
        """What a player has from earlier rounds, and what this round has brought as far as the viewer knows."""
        text = Text(number(before), style="bold")
        if area.pile or area.laid:
            known = sum(egg.value or 0 for egg in area.pile)
            known += sum(setup.components.bonus_of(card) for card in area.laid)
            unsure = "?" if any(egg.value is None for egg in area.pile) else ""
            text.append(f" {signed(known)}{unsure}", style="dim")
        return text

    def pile(self, area: SeenArea, setup: Any) -> Text:
        """What this viewer could remember of a pile."""
        text = Text()
        for egg in area.pile:
            text.append("? " if egg.value is None else f"{number(egg.value)} ", style=egg_style(egg.value))
        for card in area.laid:
            text.append(f"{signed(setup.components.bonus_of(card))}·{card} ", style="italic")
        return text

    # --- eggs and cards -------------------------------------------------------------------------------------

    def eggs(self, view: View, words: Words) -> RenderableType:
        title = words.say("label-eggs-later" if view.phase == "turn_end" else "label-eggs")
        left = words.say("label-egg-deck", count=view.egg_deck)
        boxes = [egg_box(number(value), egg_style(value)) for value in view.face_up]
        boxes += [self.face_down(egg, words) for egg in view.face_down]
        inside: RenderableType = Columns(boxes) if boxes else Text(words.say("label-no-eggs"), style="dim")
        return Padding(Group(Text.assemble((title, "bold"), (f"  {left}", "dim")), inside), (0, 0, 0, 1))

    def face_down(self, egg: SeenFaceDownEgg, words: Words) -> Panel:
        shown = "?" if egg.value is None else f"({number(egg.value)})"
        scouted = words.say("label-scouted-by", scout=words.name(egg.scout))
        return egg_box(shown, egg_style(egg.value), scouted)

    def hand(self, area: SeenArea, setup: Any, words: Words, numbered: bool) -> RenderableType:
        hand = area.hand or ()
        if len(hand) > 3:
            return self.short_hand(hand, setup, words)
        cards = [self.card(card, setup, words, i if numbered else None) for i, card in enumerate(hand, start=1)]
        return Padding(Group(Text(words.say("label-hand"), style="bold"), Columns(cards)), (0, 0, 0, 1))

    def short_hand(self, hand: tuple[int, ...], setup: Any, words: Words) -> RenderableType:
        """A line a card: four of them do not fit side by side."""
        table = Table(
            box=None, show_header=False, title=words.say("label-hand"), title_justify="left", title_style="bold"
        )
        for card in hand:
            table.add_row(
                Text(words.say(card_name(card)), style="bold"), words.say("ability-short", key=card, **bonuses(setup))
            )
        return Padding(table, (0, 0, 0, 1))

    def card(self, card: int, setup: Any, words: Words, choice: int | None) -> Panel:
        name = words.say(card_name(card))
        short = words.say("ability-short", key=card, **bonuses(setup))
        return Panel(
            Text(short, justify="center"),
            title=f"[bold]{escape(name)}[/]",
            subtitle=f"[bold cyan]{choice}[/]" if choice else None,
            box=HEAVY,
            width=25,
        )

    # --- decisions ------------------------------------------------------------------------------------------

    def question(self, seen: Observation, setup: Any, words: Words) -> str:  # noqa: ARG002 - the view has it all
        view: View = seen.view
        if view.phase == "mulligan":
            return words.say("decide-mulligan", round=view.round)
        if view.phase == "choosing":
            two = isinstance(seen.offers[0], ChooseAdventurers)
            return words.say("decide-choosing-two" if two else "decide-choosing")
        acting = view.played[view.queue[0]]
        card = Piece("adventurer", acting.card)
        if view.phase == "collecting":
            only_hidden = not any(isinstance(offer, TakeFaceUpEgg) for offer in seen.offers)
            is_choosy = only_hidden and acting.card == Adventurer.MAGE
            return words.say("decide-mage" if is_choosy else "decide-collecting", card=card)
        if acting.card == Adventurer.PRIEST:
            return words.say("decide-discarding", card=card)
        egg = next(egg for egg in view.areas[acting.seat].pile if egg.mark == acting.took)
        return words.say("decide-giving", card=card, value=Piece("egg", egg.value or 0))

    def label(self, seen: Observation, offer: Move, setup: Any, words: Words) -> str:  # noqa: ARG002 - as above
        view: View = seen.view
        said = escape(words.say(line_of(offer)))
        match offer:
            case DiscardEgg(mark) if view.viewer is not None:
                egg = next(egg for egg in view.areas[view.viewer].pile if egg.mark == mark)
                value, mark_said = number(egg.value or 0), words.say(line_of(mark))
                return escape(words.say("discard-egg-of-value", value=value, mark=mark_said))
            case TakeFaceDownEgg(scout):
                known = next(egg.value for egg in view.face_down if egg.scout == scout)
                if known is None:
                    return said
                return words.say("cli-offer-with-value", offer=said, value=number(known))
            case _:
                return said

    # --- help and result ------------------------------------------------------------------------------------

    def help(self, setup: Any, words: Words) -> RenderableType:
        table = Table(box=SIMPLE_HEAD, title=words.say("cli-help-cards"), title_justify="left")
        table.add_column("", no_wrap=True)
        table.add_column(words.say("cli-help-when"), no_wrap=True)
        table.add_column("")
        for card in range(10, 0, -1):
            moment = words.say("moment", key=card)
            table.add_row(words.say(card_name(card)), moment, words.say("ability", key=card, **bonuses(setup)))
        rules = words.say("rules-in-short")
        if setup.players == 2:
            rules += " " + words.say("rules-two-players")
        return Panel(Group(Text(rules), table), title=words.say("cli-help-rules"))

    def explain(self, number: int, setup: Any, words: Words) -> RenderableType | None:
        if not 1 <= number <= 10:
            return None
        when = words.say("cli-help-when-line", moment=words.say("moment", key=number))
        example = words.say("cli-help-example-line", example=words.say("example", key=number))
        ability = words.say("ability", key=number, **bonuses(setup))
        clause = words.say("clause", key=number)
        return Panel(
            Group(Text(when, style="dim"), Text(ability), Text(example, style="italic")),
            title=words.say(card_name(number)),
            subtitle=clause,
            width=76,
        )

    def result(self, seen: Observation, outcome: Outcome, words: Words) -> RenderableType:
        view: View = seen.view
        table = Table(box=SIMPLE_HEAD)
        table.add_column(words.say("label-place"), justify="right")
        table.add_column(words.say("label-player"))
        for round_ in range(1, len(view.round_points) + 1):
            table.add_column(words.say("label-round-number", round=round_), justify="right")
        by_tokens = outcome.reason == "enough-tokens"
        table.add_column(words.say("label-tokens" if by_tokens else "label-total"), justify="right")
        for seat in sorted(range(len(view.areas)), key=lambda each: outcome.places[each]):
            style = "bold yellow" if outcome.places[seat] == 1 else ""
            rounds = [number(points[seat]) for points in view.round_points]
            name = f"{EMBLEMS[seat]} {escape(words.name(seat))}"
            table.add_row(str(outcome.places[seat]), name, *rounds, number(outcome.scores[seat]), style=style)
        return table


def card_name(card: int) -> Line:
    return Line("adventurer", {"key": card})


def bonuses(setup: Any) -> dict[str, int]:
    return {"merchant": setup.components.merchant.points, "blacksmith": setup.components.blacksmith.points}


def number(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)


def signed(value: int) -> str:
    return number(value) if value < 0 else f"+{value}"


def egg_style(value: int | None) -> str:
    if value is None:
        return "grey62"
    if value < 0:
        return "bold bright_red"
    return "bold bright_yellow" if value >= 10 else "bold green" if value >= 6 else "green"


def egg_box(shown: str, style: str, note: str = "") -> Panel:
    width = len(note) + 6 if note else 8
    return Panel(Text(shown, justify="center"), box=ROUNDED, width=width, style=style, subtitle=escape(note) or None)


SCREEN = EggsScreen()
