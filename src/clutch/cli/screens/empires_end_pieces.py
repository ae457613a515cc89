"""The pieces of Empire's End in a terminal: signs, colours, marks for innovations, the row of an empire."""

from __future__ import annotations

from collections.abc import Collection

from rich.table import Table
from rich.text import Text

from clutch.engine.words import Words
from clutch.games.empires_end.components import POSITIONS, TOKENS, Components, Does, Effect, Phase, When
from clutch.games.empires_end.view import SeenEmpire, SeenSite

SIGNS = {"wheat": "ψ", "axe": "†", "hammer": "τ", "coin": "¢"}
PHASES: dict[Phase, str] = {
    "disaster": "▲",
    "double_disaster": "▲▲",
    "economy": "●",
    "industry": "■",
    "conflict": "×",
    "combined": "●■",
}
PHASE_STYLES: dict[Phase, str] = {
    "disaster": "orange_red1",
    "double_disaster": "orange_red1",
    "economy": "green",
    "industry": "dark_orange3",
    "conflict": "bright_red",
    "combined": "green",
}
WHEN_STYLES: dict[When, str] = {
    "disaster": "orange_red1",
    "economy": "green",
    "industry": "dark_orange3",
    "conflict": "bright_red",
    "final": "gold1",
    "destruction": "grey62",
}
KIND_STYLES = {"city": "bright_magenta", "town": "bright_blue", "army": "bright_red", "road": "white", "farm": "green"}
MARKS: dict[Does, str] = {
    "free_bid": "▲{resource}",
    "replace": "▲⇋",
    "gain": "+{gives}",
    "convert": "{times}{pays}→{gives}",
    "repeat": "⟲",
    "points": "{star}{amount}",
    "points_per_ruin": "{star}{amount}/✗",
    "gain_per_neighbour": "{gives}{near}",
    "points_per_neighbour": "{star}{amount}{near}",
    "refresh_adjacent": "↻",
    "swap": "⇄",
    "discount": "τ−{amount}",
    "cheaper_repairs": "τ✗−{amount}",
    "move": "⇢",
    "strength": "‡{amount}",
    "strength_per_ruin": "‡{amount}/✗",
    "points_per_token": "{star}{amount}/{resource}",
    "points_per_own_ruin": "{star}{amount}/✗✗",
    "points_for_most_ruins": "{star}{amount}✗✗",
    "copy": "☆☆",
    "refresh_all": "↻↻",
}
FIRST = "◆"
RUIN = "✗"
TARGET = "▼"
CELL = 7  # a sign and six letters; eleven of them fit into eighty columns


def mark(effect: Effect, words: Words) -> Text:
    """An innovation in six letters or less."""
    gives = [SIGNS[token] * effect.gives.of(token) for token in TOKENS if effect.gives.of(token)]
    said = MARKS[effect.does].format(
        resource=SIGNS.get(effect.resource or "", ""),
        gives=("/" if effect.either else "").join(gives),
        times=effect.times,
        pays=SIGNS[effect.pays],
        star="☆" if effect.when == "final" else "★",
        amount=effect.amount,
        near=words.say("location-short", key=effect.near) if effect.near else "",
    )
    return Text((RUIN if effect.when == "destruction" else "") + said, style=WHEN_STYLES[effect.when])


def cell(site: SeenSite, components: Components, words: Words) -> Text:
    """A location; below it its innovations, the exhausted ones in brackets."""
    location = components.locations[site.location]
    name = f"{words.say('location-short', key=location.kind)}{location.value}"
    style = KIND_STYLES[location.kind] if site.healthy else "dim strike"
    text = Text.assemble(" " if site.healthy else (RUIN, "bright_red"), (name, style))
    for innovation in site.innovations:
        said = mark(components.disasters[innovation.card].innovation, words)
        if innovation.exhausted:
            said = Text.assemble("(", said, ")")
        if not site.healthy:
            said.stylize("dim")
        text.append("\n ").append(said)
    return text


def row(empire: SeenEmpire, components: Components, words: Words) -> Table:
    grid = grid_of_positions()
    grid.add_row(*(cell(site, components, words) for site in empire.row))
    return grid


def positions(targets: Collection[int]) -> Table:
    """The numbers of the positions; those in danger are marked."""
    grid = grid_of_positions()
    grid.add_row(
        *(
            Text(f" {number}{TARGET}", style="bold orange_red1") if number in targets else Text(f" {number}", "dim")
            for number in range(1, POSITIONS + 1)
        )
    )
    return grid


def grid_of_positions() -> Table:
    grid = Table.grid(padding=0)
    for _ in range(POSITIONS):
        grid.add_column(width=CELL, overflow="fold")
    return grid


def track(phases: tuple[Phase, ...], now: int) -> Text:
    """What is over is dim, what is played now stands out."""
    text = Text()
    for number, phase in enumerate(phases):
        if number == now:
            text.append(f"[{PHASES[phase]}]", style=f"bold {PHASE_STYLES[phase]}")
        else:
            text.append(f" {PHASES[phase]}", style="dim" if number < now else PHASE_STYLES[phase])
    return text
