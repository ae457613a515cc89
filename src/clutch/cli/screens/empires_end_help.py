"""Help for Empire's End in a terminal: numbered topics, then what abilities do."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from clutch.engine.words import Words
from clutch.games.empires_end.components import MOMENTS

TOPICS = (
    *("location", "city", "town", "army", "road", "farm", "stock", "wheat", "axe", "hammer", "coin", "hand", "track"),
    *("first-player", "disaster", "double-disaster", "target", "bids", "shortage", "innovation", "exhausted"),
    *("economy", "industry", "repair", "conflict", "strength", "tiers", "bonus", "uprising", "combined"),
    *("final-scoring", "elimination"),
)
# of each sheet, its messages: title-city, effect-title-gain
SHEETS = (*(f"{{}}-{topic}" for topic in TOPICS), *(f"effect-{{}}-{does}" for does in MOMENTS))


def show_help(words: Words) -> RenderableType:
    table = Table(box=SIMPLE_HEAD, show_header=False)
    table.add_column(justify="right", style="bold cyan")
    table.add_column(no_wrap=True)
    table.add_column()
    for number, topic in enumerate(TOPICS, start=1):
        table.add_row(str(number), words.say(f"title-{topic}"), words.say(f"help-{topic}"))
    effects = [
        Text.assemble((str(number), "bold cyan"), f" {words.say(f'effect-title-{does}')}")
        for number, does in enumerate(MOMENTS, start=len(TOPICS) + 1)
    ]
    return Panel(
        Group(Text(words.say("rules-in-short")), table, Columns(effects, padding=(0, 2))),
        title=words.say("cli-help-rules"),
    )


def show_sheet(number: int, words: Words) -> RenderableType | None:
    if not 1 <= number <= len(SHEETS):
        return None
    said = {part: words.say(SHEETS[number - 1].format(part)) for part in ("title", "help", "example", "clause")}
    example = words.say("cli-help-example-line", example=said["example"])
    return Panel(
        Group(Text(said["help"]), Text(example, style="italic")),
        title=said["title"],
        subtitle=said["clause"],
        width=76,
    )
