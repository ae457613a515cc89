"""Playing positions of any game: to the end, to the horizon, or many of them side by side."""

from __future__ import annotations

from clutch.engine.kernel import calls, generator, layout
from clutch.engine.kernel.layout import Pointer, Words


def any_action(c: calls.Calls, at: Pointer, actions: list[int]) -> int:
    n = c.legal_actions(at, actions)
    return actions[generator.below(layout.chance_of(at), n)]


def play_out(c: calls.Calls, at: Pointer, actions: list[int]) -> int:
    """Any legal actions to the end; how many were made."""
    made = 0
    while not c.is_over(at):
        c.apply(at, any_action(c, at, actions))
        made += 1
    return made


def play_by_thumb(c: calls.Calls, at: Pointer, randomness: int, actions: list[int]) -> int:
    """Rules of thumb up to the horizon, with so many actions in 100 taken at random."""
    made = 0
    while not c.at_horizon(at):
        if generator.below(layout.chance_of(at), 100) < randomness:
            c.apply(at, any_action(c, at, actions))
        else:
            c.apply(at, c.rule_of_thumb(at, False))
        made += 1
    return made


def place_of(c: calls.Calls, at: Pointer, seats: int, seat: int) -> int:
    """1 for who wins; equals share the better place."""
    place = 1
    for other in range(seats):
        if c.is_ahead(at, other, seat):
            place += 1
    return place


def value_all(c: calls.Calls, at: Pointer, seats: int, values: list[float]) -> None:
    """The chance of each seat to win, estimated; at the end mostly the place, a little the points."""
    c.standings(at, values)
    total = 0.0
    for seat in range(seats):
        total += values[seat]
    for seat in range(seats):
        values[seat] /= total
    if c.is_over(at):
        for seat in range(seats):
            values[seat] = c.points_share * values[seat] + (1.0 - c.points_share) * victory(c, at, seats, seat)


def victory(c: calls.Calls, at: Pointer, seats: int, seat: int) -> float:
    """1 for who has won, a part of it for who shares the victory."""
    equals = 0
    for other in range(seats):
        if c.is_ahead(at, other, seat):
            return 0.0
        if not c.is_ahead(at, seat, other):
            equals += 1
    return 1.0 / equals


# --- many, without the interpreter's lock -------------------------------------------------------------------


def start_all(b: calls.Rows, which: list[int], n: int, seeds: Words) -> None:
    for i in range(n):
        at = layout.nth(b.at, b.size, which[i])
        layout.assign(at, b.template, b.size)
        generator.seed(layout.chance_of(at), seeds[i])
        b.calls.start(at)


def list_all(
    b: calls.Rows, which: list[int], n: int, listed: list[int], counts: list[int], deciders: list[int]
) -> None:
    """Of each: its legal actions, how many, and who decides; none and nobody where the game is over."""
    for i in range(n):
        at = layout.nth(b.at, b.size, which[i])
        counts[which[i]] = 0
        deciders[i] = -1
        if not b.calls.is_over(at):
            counts[which[i]] = b.calls.legal_actions(at, layout.row_of(listed, calls.MOST_ACTIONS, which[i]))
            deciders[i] = b.calls.decider(at)


def first_illegal(
    b: calls.Rows, which: list[int], n: int, chosen: list[int], listed: list[int], counts: list[int]
) -> int:
    """The first whose chosen action is not legal; -1 if all are. What was listed since the last change is known."""
    for i in range(n):
        row = which[i]
        if counts[row] < 0:
            at = layout.nth(b.at, b.size, row)
            counts[row] = b.calls.legal_actions(at, layout.row_of(listed, calls.MOST_ACTIONS, row))
        k = 0
        while k < counts[row] and listed[row * calls.MOST_ACTIONS + k] != chosen[i]:
            k += 1
        if k == counts[row]:
            return i
    return -1


def apply_all(b: calls.Rows, which: list[int], n: int, chosen: list[int]) -> None:
    for i in range(n):
        at = layout.nth(b.at, b.size, which[i])
        if b.remembers and not b.calls.step_begun(at):
            layout.assign(layout.nth(b.before, b.size, which[i]), at, b.size)
        b.calls.apply(at, chosen[i])


def any_actions(b: calls.Rows, which: list[int], n: int, chosen: list[int], actions: list[int]) -> None:
    for i in range(n):
        chosen[i] = any_action(b.calls, layout.nth(b.at, b.size, which[i]), actions)


def advise_all(b: calls.Rows, which: list[int], n: int, chosen: list[int]) -> None:
    """By rule of thumb, as if nobody else had answered in the present step."""
    for i in range(n):
        at = layout.nth(b.at, b.size, which[i])
        if b.remembers and b.calls.step_begun(at):
            layout.assign(b.scratch, at, b.size)
            b.calls.take_back(b.scratch, layout.nth(b.before, b.size, which[i]))
            b.calls.ask(b.scratch, b.calls.decider(at))
            chosen[i] = b.calls.rule_of_thumb(b.scratch, True)
            generator.follow(layout.chance_of(at), layout.chance_of(b.scratch))
        else:
            chosen[i] = b.calls.rule_of_thumb(at, True)


def deal_all_anew(b: calls.Rows, which: list[int], n: int, seats: list[int], seeds: Words) -> None:
    for i in range(n):
        at = layout.nth(b.at, b.size, which[i])
        generator.seed(layout.chance_of(at), seeds[i])
        b.calls.deal_anew(at, seats[i])


def play_all_out(b: calls.Rows, which: list[int], n: int, made: list[int], actions: list[int]) -> None:
    for i in range(n):
        made[i] = play_out(b.calls, layout.nth(b.at, b.size, which[i]), actions)


def score_all(b: calls.Rows, which: list[int], n: int, scores: list[int], places: list[int]) -> None:
    for i in range(n):
        at = layout.nth(b.at, b.size, which[i])
        for seat in range(b.seats):
            scores[i * b.seats + seat] = b.calls.score(at, seat)
            places[i * b.seats + seat] = place_of(b.calls, at, b.seats, seat)
