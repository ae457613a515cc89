"""A picture of all innovations: how their owners fare, and how often they are built; for empires_end_balance.py."""

from __future__ import annotations

from html import escape
from itertools import groupby

from benchmarks.empires_end_measure import MOMENTS, Card, Estimate

HEADINGS = dict(
    zip(
        MOMENTS,
        ("Disaster", "Economy", "Industry", "Conflict", "Final score", "When its location is destroyed"),
        strict=True,
    )
)
ROW, TOP, WIDTH = 15, 74, 980
NAME, EFFECT, PLOT, BARS = 14, 106, 480, 800  # where the columns begin
PLOT_WIDTH, BAR_WIDTH = 280, 130
LOW, HIGH = 0.4, 1.6
DESCRIPTION = (
    "For each card: the wins of its owners beside empires that built and suffered as many, with the 95 % interval, "
    "and how many of those who held it built or sold it."
)
STYLE = """
  text { font: 11px system-ui, sans-serif; fill: #3b3029 }
  .title { font-size: 16px; font-weight: 600 }
  .heading { font-size: 12px; font-weight: 600; fill: #8a3b2a }
  .small { font-size: 10px; fill: #6b5d52 }
  .end { text-anchor: end } .middle { text-anchor: middle }
  .grid { stroke: #ddd2c4 } .par { stroke: #8a7a6b; stroke-dasharray: 3 3 }
  .whisker { stroke: #3f5d73; stroke-width: 1.5 } .dot { fill: #3f5d73 }
  .built { fill: #b86b4b } .sold { fill: #e6d3bd }
"""


def picture(cards: list[Card], empires: int) -> str:
    ordered = sorted(cards, key=lambda card: (card.moment, card.kind, card.effect))
    y = TOP
    parts: list[str] = []
    for moment, group in groupby(ordered, key=lambda card: card.moment):
        y += 8
        parts.append(text(NAME, y + 11, HEADINGS[MOMENTS[moment]], "heading"))
        y += ROW + 3
        for card in group:
            parts.append(row(card, y))
            y += ROW
    height = y + 34
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-labelledby="t d">',
            "<title id='t'>The 88 innovations of Empire’s End</title>",
            f"<desc id='d'>{DESCRIPTION}</desc>",
            f"<style>{STYLE}</style>",
            f'<rect width="{WIDTH}" height="{height}" fill="#fbf6ee"/>',
            *frame(y, empires),
            *parts,
            "</svg>\n",
        )
    )


def frame(bottom: int, empires: int) -> list[str]:
    parts = [
        text(NAME, 26, f"The 88 innovations, {empires:,} empires", "title"),
        text(PLOT + PLOT_WIDTH / 2, 46, "owner’s wins, 1 = empires that built and suffered as many", "small middle"),
        text(BARS, 46, "of those who held it", "small"),
        f'<rect class="built" x="{BARS}" y="54" width="9" height="9"/>',
        text(BARS + 13, 62, "built", "small"),
        f'<rect class="sold" x="{BARS + 50}" y="54" width="9" height="9"/>',
        text(BARS + 63, 62, "sold", "small"),
    ]
    for tenth in range(round(LOW * 10), round(HIGH * 10) + 1, 2):
        x = across(tenth / 10)
        kind = "par" if tenth == 10 else "grid"
        parts.append(f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 6}" y2="{bottom + 4}"/>')
        parts += [text(x, at, f"{tenth / 10:.1f}", "small middle") for at in (TOP - 10, bottom + 18)]
    return parts


def row(card: Card, y: int) -> str:
    middle = y + ROW / 2
    low, high = (across(card.wins.value + sign * 1.96 * card.wins.error) for sign in (-1, 1))
    built, sold = (BAR_WIDTH * count / max(1, card.held) for count in (card.built, card.sold))
    return "\n".join(
        (
            f"<g><title>{escape(summary(card))}</title>",
            text(NAME, y + 11, card.name),
            text(EFFECT, y + 11, f"{short(card.effect)} ({card.cost})"),
            f'<line class="whisker" x1="{low:.1f}" x2="{high:.1f}" y1="{middle}" y2="{middle}"/>',
            f'<circle class="dot" cx="{across(card.wins.value):.1f}" cy="{middle}" r="3.2"/>',
            f'<rect class="built" x="{BARS}" y="{y + 3}" width="{built:.1f}" height="9"/>',
            f'<rect class="sold" x="{BARS + built:.1f}" y="{y + 3}" width="{sold:.1f}" height="9"/>',
            text(BARS + BAR_WIDTH + 36, y + 11, f"{card.built / max(1, card.held):.0%}", "small end"),
            "</g>",
        )
    )


def summary(card: Card) -> str:
    return f"{card.name}: {card.effect}. Wins {card.wins}, points {signed(card.points)}"


def signed(estimate: Estimate) -> str:
    return f"{'+' if estimate.value > 0 else ''}{estimate}"


def short(effect: str) -> str:
    """Without the phase, which the heading says."""
    return effect.partition(": ")[2]


def across(index: float) -> float:
    """Where a multiple of an equal share lies in the plot."""
    return PLOT + PLOT_WIDTH * (min(max(index, LOW), HIGH) - LOW) / (HIGH - LOW)


def text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}"{f" class={kind!r}" if kind else ""}>{escape(words)}</text>'
