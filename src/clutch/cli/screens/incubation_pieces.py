"""The pieces of Incubation in a terminal: signs, colours, and short ways to write an egg, a treasure, an objective."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from clutch.engine.words import Words
from clutch.games.incubation.components import COLOURS, Egg
from clutch.games.incubation.view import SeenIncubator, SeenObjective, SeenSection

DRAGONS = {"red": "bright_red", "blue": "bright_blue", "green": "bright_green", "yellow": "bright_yellow"}
SIGNS = {"gold": "●", "water": "≈", "fire": "▲", "chest": "▣"}
STYLES = {"gold": "gold1", "water": "dodger_blue1", "fire": "orange_red1", "chest": "bold"}
MYSTERY = "?"


def kind(egg: Egg, words: Words) -> Text:
    """red, red/blue, or ? for a mystery egg."""
    if not egg.colours:
        return Text(MYSTERY, style="bold")
    return Text("/").join(Text(words.say("colour", key=colour), style=DRAGONS[colour]) for colour in egg.colours)


def egg(card: Egg, words: Words) -> Text:
    text = kind(card, words)
    for symbol, need in (("fire", card.fire), ("water", card.water)):
        text.append(f" {SIGNS[symbol]}{need}", style=STYLES[symbol])
    return text.append(f" = {card.value}", style="bold")


def incubator(seen: SeenIncubator, words: Words) -> Text:
    """The egg, and below it what it has of what it needs."""
    if seen.egg is None:
        return Text(words.say("label-empty"), style="dim")
    text = kind(seen.egg, words).append(f" = {seen.egg.value}\n", style="bold")
    text.append(f"{SIGNS['fire']} {seen.fire}/{seen.egg.fire}", style=STYLES["fire"])
    return text.append(f"  {SIGNS['water']} {seen.water}/{seen.egg.water}", style=STYLES["water"])


def treasure(section: SeenSection) -> Text:
    heap = (("gold", section.gold), ("water", section.water), ("fire", section.fire))
    text = Text(" ").join(Text(f"{SIGNS[symbol]}{count}", style=STYLES[symbol]) for symbol, count in heap if count)
    return text if text.plain else Text("–", style="dim")


def dragons(hatched: tuple[Egg, ...], words: Words) -> Text:
    """How many of each kind, plain ones first."""
    counted = Counter(dragon.colours for dragon in hatched)
    kinds = sorted(counted, key=lambda colours: (len(colours) or 3, [COLOURS.index(each) for each in colours]))
    return Text("  ").join(
        kind(Egg(colours, 0, 0, 0), words).append(f"×{counted[colours]}", style="bold") for colours in kinds
    )


def progress(slot: SeenObjective, seat: int) -> Text:
    """What a player has of the dragons, and of the gold, that it asks for."""
    if slot.taken_by is not None:
        return Text("★" if slot.taken_by == seat else "", style="bold yellow")
    done = slot.progress[seat]
    if done.missing == done.missing_gold == 0:
        return Text("✓", style="bold green")
    have = sum(done.filled) + done.mystery
    text = Text(f"{have}/{have + done.missing}")
    if slot.card.gold:
        text.append(f" {SIGNS['gold']}{slot.card.gold - done.missing_gold}/{slot.card.gold}", style=STYLES["gold"])
    return text
