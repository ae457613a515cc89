"""A position of the kernel in plain values; `plain_state` in the adapter says the same of a state of the rules."""

from __future__ import annotations

from typing import Any

from clutch.engine.kernel import Position
from clutch.games.eggs_and_empires.state import PHASES


def plain_position(position: Position) -> dict[str, Any]:
    p = position.kernel.values(position)
    seats = range(p.pieces.seats)
    return {
        "marker": p.marker,
        "round": p.round,
        "turn": p.turn,
        "phase": PHASES[p.phase],
        "score": [p.score[seat] for seat in seats],
        "tokens": [p.tokens[seat] for seat in seats],
        "hands": [[p.hand[seat][i] for i in range(p.n_hand[seat])] for seat in seats],
        "draw_piles": [[p.deck[seat][i] for i in range(p.n_deck[seat])] for seat in seats],
        "piles": [
            [(p.pile_mark[seat][i], p.pile[seat][i], p.pile_known[seat][i]) for i in range(p.n_pile[seat])]
            for seat in seats
        ],
        "laid": [(p.merchants[seat], p.smiths[seat]) for seat in seats],
        "egg_deck": [p.egg_deck[i] for i in range(p.n_egg_deck)],
        "face_up": [p.up[i] for i in range(p.n_up)],
        "face_down": [(p.down_scout[i], p.down[i]) for i in range(p.n_down)],
        "lost": [(p.lost_scout[i], p.lost[i]) for i in range(p.n_lost)],
        "played": [tuple(p.played[seat][i] for i in range(p.pieces.each)) for seat in seats],
        "took": [tuple(p.took[seat][i] for i in range(p.pieces.each)) for seat in seats],
        "queue": [p.queue[i] for i in range(p.n_queue)],
    }
