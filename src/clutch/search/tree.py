"""A tree search for games with hidden information, with many observers.

Every simulation deals anew what the searching seat cannot know, then plays. Each seat walks its own tree: a node
stands for what *that seat* knows when it decides (`information`), so a simulated rival never reacts to a
hidden card or to a choice that has not been revealed, and seats that choose at the same time choose independently.
At the first position that is new to it, a seat leaves its tree; from then on it follows the game's rule of thumb.
The values at the horizon go to every node on the way, to each from the point of view of its own seat.

Nodes are kept in a hash table by knowledge; edges are chains of the actions tried there, with how often each was
offered: not every action is possible in every deal.
"""

from __future__ import annotations

from clutch.engine.kernel import generator, layout, playing
from clutch.engine.kernel.layout import Word
from clutch.search import nodes

# --- one simulation -------------------------------------------------------------------------------------


def simulate(t: nodes.Tree, simulations: int) -> None:
    for _ in range(simulations):
        layout.assign(t.work, t.root, t.size)
        generator.seed(layout.chance_of(t.work), (t.seed + t.simulations) & generator.MASK)
        t.calls.deal_anew(t.work, t.seat)
        descend(t)
        if not t.calls.at_horizon(t.work):
            playing.play_by_thumb(t.calls, t.work, t.randomness, t.offered)
        learn(t)
        t.simulations += 1


def descend(t: nodes.Tree) -> None:
    """Play as long as some seat is still in its tree."""
    inside = (1 << t.seats) - 1
    t.n_path = 0
    while inside != 0 and t.n_path < nodes.PATH and not t.calls.at_horizon(t.work):
        seat = t.calls.decider(t.work)
        if not inside >> seat & 1:
            t.calls.apply(t.work, t.calls.rule_of_thumb(t.work, False))
            continue
        key = t.calls.information(t.work, seat)
        slot = find_slot(t, key)
        node = t.slots[slot]
        if node == 0:
            inside &= ~(1 << seat)
            node = add_node(t, slot, key)
            action = t.calls.rule_of_thumb(t.work, False)
            edge = add_edge(t, node, action) if node > 0 else 0
        else:
            edge = choose_edge(t, node, t.calls.legal_actions(t.work, t.offered))
            action = t.edge_action[edge] if edge > 0 else t.calls.rule_of_thumb(t.work, False)
        t.path_edge[t.n_path] = edge
        t.path_seat[t.n_path] = seat
        t.n_path += 1
        t.calls.apply(t.work, action)


def choose_edge(t: nodes.Tree, node: int, n: int) -> int:
    """An action not tried before, if there is one; otherwise the best by upper confidence bound."""
    for i in range(n):
        t.edge_of[t.offered[i]] = 0
    edge = t.node_edges[node]
    while edge != 0:
        t.edge_of[t.edge_action[edge]] = edge
        edge = t.edge_next[edge]
    untried = 0
    pick = 0
    for i in range(n):
        if t.edge_of[t.offered[i]] == 0:
            untried += 1
            if generator.below(layout.chance_of(t.work), untried) == 0:
                pick = t.offered[i]
    if untried > 0:
        return add_edge(t, node, pick)
    best = -1.0
    choice = 0
    for i in range(n):
        edge = t.edge_of[t.offered[i]]
        t.edge_offered[edge] += 1
        offered = min(t.edge_offered[edge], nodes.LOGS - 1)
        visits = max(1, t.edge_visits[edge])
        bound = t.edge_total[edge] / visits + t.exploration * t.root_log[offered] / visits**0.5
        if bound > best:
            best = bound
            choice = edge
    return choice


def learn(t: nodes.Tree) -> None:
    playing.value_all(t.calls, t.work, t.seats, t.result)
    for i in range(t.n_path):
        edge = t.path_edge[i]
        if edge > 0:
            t.edge_visits[edge] += 1
            result = t.result[t.path_seat[i]]
            t.edge_total[edge] += result
            t.edge_square[edge] += result * result


# --- nodes and edges ------------------------------------------------------------------------------------


def find_slot(t: nodes.Tree, key: Word) -> int:
    """Where a node with this key is, or would be."""
    slot = key & t.slot_mask
    while t.slots[slot] != 0 and t.node_key[t.slots[slot]] != key:
        slot = (slot + 1) & t.slot_mask
    return slot


def add_node(t: nodes.Tree, slot: int, key: Word) -> int:
    """A new node; 0 if there is no room left."""
    if t.n_nodes >= t.most_nodes:
        return 0
    node = t.n_nodes
    t.n_nodes += 1
    t.slots[slot] = node
    t.node_key[node] = key
    t.node_edges[node] = 0
    return node


def add_edge(t: nodes.Tree, node: int, action: int) -> int:
    """A new edge at the head of the node's chain; 0 if there is no room left."""
    if t.n_edges >= t.most_edges:
        return 0
    edge = t.n_edges
    t.n_edges += 1
    t.edge_action[edge] = action
    t.edge_offered[edge] = 1
    t.edge_next[edge] = t.node_edges[node]
    t.node_edges[node] = edge
    return edge
