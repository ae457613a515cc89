"""Empire's End in a terminal."""

from __future__ import annotations

import re

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from clutch.cli.screens import empires_end_pieces as pieces
from clutch.cli.screens.empires_end_help import show_help, show_sheet
from clutch.cli.screens.empires_end_names import (
    bonus_name,
    card_name,
    event_line,
    goods,
    hammers,
    location_name,
    tier_name,
)
from clutch.cli.screens.empires_end_offers import LISTED, Decision
from clutch.engine.game import Event, Move, Setup
from clutch.engine.lines import Arg, Line, Piece, line_of
from clutch.engine.match import Observation
from clutch.engine.outcome import Outcome
from clutch.engine.words import Words
from clutch.games.empires_end.components import DISASTER_TYPES, Components
from clutch.games.empires_end.state import Options
from clutch.games.empires_end.view import SeenDisaster, SeenEmpire, SeenInnovation, View

PLAYERS = ("magenta", "cyan", "bright_white", "dark_orange")
NAMED_NEXT = 3  # phases that follow, in words
AnySetup = Setup[Options, Components]


class EmpiresEndScreen:
    def board(self, seen: Observation, setup: AnySetup, words: Words) -> RenderableType:
        view, components = seen.view, setup.components
        decision = Decision(seen, components)
        parts: list[RenderableType] = [self.where(view, words)]
        if view.disasters:
            parts.append(self.disasters(decision, words))
        if view.conflict is not None:
            parts.append(self.conflict(view, components, words))
        parts.append(self.empires(view, components, words))
        if view.viewer is not None:
            parts += self.own(view.empires[view.viewer], components, words)
        if decision.is_long:
            parts.append(decision.grouped(words))
        return Group(*parts)

    def lists_offers(self, seen: Observation) -> bool:
        return len(seen.offers) <= LISTED

    def is_worth_telling(self, event: Event) -> bool:  # noqa: ARG002 - who counts must hear of every gain
        return True

    def line(self, event: Event, setup: AnySetup) -> Line:
        return event_line(event, setup.components)

    def coloured(self, line: str, words: Words) -> Text:
        """Players and disasters in their colours."""
        text = Text(line)
        for kind in DISASTER_TYPES:
            text.highlight_regex(rf"\b{words.say('disaster-type', key=kind)}\b", "orange_red1")
        for seat, name in enumerate(words.names):
            text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", PLAYERS[seat])
        return text

    # --- the middle of the table ----------------------------------------------------------------------------

    def where(self, view: View, words: Words) -> Text:
        phase = view.track[min(view.phase, len(view.track) - 1)]
        number = words.say("label-phase", number=min(view.phase + 1, len(view.track)), count=len(view.track))
        text = Text.assemble((f"{number} · {words.say(f'phase-{phase}')}", f"bold {pieces.PHASE_STYLES[phase]}"))
        following = [words.say(f"phase-{each}") for each in view.track[view.phase + 1 :][:NAMED_NEXT]]
        if following:
            text.append(f"  {words.say('label-next')} {' · '.join(following)}", style="dim")
        return text.append("\n").append(pieces.track(view.track, view.phase))

    def disasters(self, decision: Decision, words: Words) -> Table:
        table = beside()
        for disaster in decision.view.disasters:
            name = f"{pieces.PHASES['disaster']} {words.say(card_name(decision.cards[disaster.card]))}"
            said = Text(words.say("label-suffered"), style="dim")
            if not disaster.is_suffered:
                said = self.disaster(disaster, decision, words)
            table.add_row(Text(name, style="bold orange_red1"), said)
        return table

    def disaster(self, disaster: SeenDisaster, decision: Decision, words: Words) -> Text:
        """What it accepts, what lies there, what it threatens, what it leaves behind."""
        card = decision.cards[disaster.card]
        pairs: list[tuple[str, Arg]] = [
            ("label-accepts", tuple(Piece("resource", each) for each in card.accepts)),
            ("label-heap", goods(disaster.heap)),
            ("label-here", decision.threatened(card)),
            ("label-leaves", line_of(card.innovation)),
        ]
        text = Text(" · ").join(pair(label, value, words) for label, value in pairs)
        return text.append(f" · {words.say('label-fought')}", style="green") if disaster.is_fought else text

    def conflict(self, view: View, components: Components, words: Words) -> Group:
        """The tiers one below the other; the one that the viewer would reach stands out."""
        card = components.conflicts[view.conflict or 0]
        total = own_strength(view)
        lines = [Text(words.say("label-conflict"), style="bold bright_red")]
        for tier in card.tiers:
            is_reached = total is not None and tier.least <= total <= tier.most
            said = Text(f"  {'›' if is_reached else ' '} {words.say(tier_name(tier))}")
            lines.append(said if not is_reached else Text(said.plain, style="bold yellow"))
        lines.append(Text("    ").append(pair("label-bonus", bonus_name(card.bonus), words)))
        lines.append(Text("    ").append(pair("label-uprising", line_of(card.uprising), words)))
        return Group(*lines)

    # --- empires --------------------------------------------------------------------------------------------

    def empires(self, view: View, components: Components, words: Words) -> Group:
        """The viewer's own last, next to stock and hand."""
        targets = {components.disasters[each.card].target for each in view.disasters if not each.is_suffered}
        seats = range(len(view.empires))
        parts: list[RenderableType] = [pieces.positions(targets)]
        for seat in sorted(seats, key=lambda each: each == view.viewer):
            parts += [self.headline(view, seat, words), pieces.row(view.empires[seat], components, words)]
        return Group(*parts)

    def headline(self, view: View, seat: int, words: Words) -> Text:
        empire = view.empires[seat]
        text = Text(f"{pieces.FIRST} " if seat == view.first else "", style="bright_white")
        text.append(words.name(seat), style=f"bold {PLAYERS[seat]}")
        said = [words.say("label-score-of", points=empire.score)]
        if empire.out:
            said.append(words.say("label-out"))
        else:
            said.append(words.say("label-strength", strength=empire.strength))
            said.append(words.say("label-cards", count=empire.hand_size))
        if empire.stock is not None and seat != view.viewer and not empire.out:
            said.append(words.say(goods(empire.stock)))
        return text.append(f"  {' · '.join(said)}", style="not bold")

    def own(self, empire: SeenEmpire, components: Components, words: Words) -> list[RenderableType]:
        parts: list[RenderableType] = [self.innovations(empire, components, words)]
        if empire.stock is not None and not empire.out:
            parts.append(pair("label-stock", goods(empire.stock), words))
        if empire.hand:
            parts.append(self.hand(empire, components, words))
        return parts

    def innovations(self, empire: SeenEmpire, components: Components, words: Words) -> Table:
        """In words, by location."""
        table = beside()
        for number, site in enumerate(empire.row, start=1):
            if site.innovations:
                name = f"{number:2} {words.say(location_name(components.locations[site.location]))}"
                said = [self.innovation(each, site.healthy, components, words) for each in site.innovations]
                table.add_row(Text(name, style="dim"), Text(" · ").join(said))
        return table

    def innovation(self, innovation: SeenInnovation, healthy: bool, components: Components, words: Words) -> Text:
        effect = components.disasters[innovation.card].innovation
        text = Text(words.say(line_of(effect)), style=pieces.WHEN_STYLES[effect.when])
        for label, holds in (("label-exhausted", innovation.exhausted), ("label-idle", not healthy)):
            if holds:
                text.append(f" ({words.say(label)})", style="dim")
        return text

    def hand(self, empire: SeenEmpire, components: Components, words: Words) -> Table:
        table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column(words.say("label-hand"), no_wrap=True)
        table.add_column(words.say("label-leaves"), overflow="fold")
        table.add_column(words.say("label-cost"), no_wrap=True)
        for slot, number in enumerate(empire.hand or ()):
            card = components.disasters[number]
            cost = empire.costs.building[slot] if empire.costs else card.cost
            effect = Text(words.say(line_of(card.innovation)), style=pieces.WHEN_STYLES[card.innovation.when])
            table.add_row(words.say(card_name(card)), effect, words.say(hammers(cost)))
        return table

    # --- decisions ------------------------------------------------------------------------------------------

    def question(self, seen: Observation, setup: AnySetup, words: Words) -> str:
        return words.say(Decision(seen, setup.components).question())

    def label(self, seen: Observation, offer: Move, setup: AnySetup, words: Words) -> str:
        return escape(words.say(Decision(seen, setup.components).label(offer)))

    # --- help and result ------------------------------------------------------------------------------------

    def help(self, setup: AnySetup, words: Words) -> RenderableType:  # noqa: ARG002 - the same for every set-up
        return show_help(words)

    def explain(self, number: int, setup: AnySetup, words: Words) -> RenderableType | None:  # noqa: ARG002 - as above
        return show_sheet(number, words)

    def result(self, seen: Observation, outcome: Outcome, words: Words) -> RenderableType:
        view: View = seen.view
        table = Table(box=SIMPLE_HEAD)
        for heading in ("place", "player", "track", "locations", "innovations", "total"):
            table.add_column(words.say(f"label-{heading}"), justify="left" if heading == "player" else "right")
        for seat in sorted(range(len(view.empires)), key=lambda each: outcome.places[each]):
            style = "bold yellow" if outcome.places[seat] == 1 else ""
            points = view.empires[seat].result
            parts = (points.track, points.locations, points.innovations) if points else (outcome.scores[seat], 0, 0)
            figures = [str(figure).replace("-", "−") for figure in (*parts, outcome.scores[seat])]
            table.add_row(str(outcome.places[seat]), escape(words.name(seat)), *figures, style=style)
        return table


def beside() -> Table:
    """A name, and beside it what is said of it."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    return table


def pair(label: str, value: Arg, words: Words) -> Text:
    """Label: value"""
    said = words.say("cli-offer-with-value", offer=Line(label), value=value)
    return Text.assemble((words.say(label), "dim"), said.removeprefix(words.say(label)))


def own_strength(view: View) -> int | None:
    """With what the viewer has bid so far."""
    if view.viewer is None or view.empires[view.viewer].out:
        return None
    if view.bids:
        return view.basics[view.viewer] + sum(view.bids[view.viewer])
    bid = view.plan.axes + view.plan.coins if view.plan else 0
    return view.empires[view.viewer].strength + bid


SCREEN = EmpiresEndScreen()
