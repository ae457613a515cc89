"""A tree search for games with hidden information, with many observers.

Every simulation deals anew what the searching seat cannot know, then plays. Each seat walks its own tree: a node
stands for what *that seat* knows when it decides (`Kernel.knowledge`), so a simulated rival never reacts to a
hidden card or to a choice that has not been revealed, and seats that choose at the same time choose independently.
At the first position that is new to it, a seat leaves its tree; from then on it follows the game's rule of thumb.
The values at the horizon go to every node on the way, to each from the point of view of its own seat.

Nodes are kept in a hash table by knowledge; edges are chains of the actions tried there, with how often each was
offered: not every action is possible in every deal.
"""

from __future__ import annotations

from array import array
from math import log

from clutch.engine.kernel import COMPILED, Kernel, room

MASK = 0xFFFF_FFFF_FFFF_FFFF
PATH = 256
LOGS = 8192
MOST_NODES = 2_000_000
_ROOT_LOG = array("d", [0.0, *((log(i) ** 0.5) for i in range(1, LOGS))])


class Tree:
    work: Kernel
    seat: int
    carelessness: int
    seats: int
    seed: int
    exploration: float
    simulations: int
    root_key: int
    n_nodes: int
    most_nodes: int
    slot_mask: int
    slots: array[int]
    node_key: array[int]
    node_edges: array[int]
    n_edges: int
    most_edges: int
    edge_action: array[int]
    edge_next: array[int]
    edge_visits: array[int]
    edge_offered: array[int]
    edge_total: array[float]
    edge_square: array[float]
    n_path: int
    path_edge: list[int]
    path_seat: list[int]
    offered: list[int]
    edge_of: list[int]
    result: list[float]
    root_log: array[float]

    def __init__(
        self, root: Kernel, seat: int, seed: int, most_nodes: int, exploration: float, carelessness: int
    ) -> None:
        if not COMPILED:
            arrays = {name: room(PATH) for name in ("path_edge", "path_seat", "offered")}
            self.__dict__.update(arrays, edge_of=room(1024), result=room(8))
        if not 0 <= most_nodes <= MOST_NODES:
            raise ValueError(f"a tree has 0 to {MOST_NODES} nodes")
        root.check_seat(seat)
        self.work = root.copy()
        self.seat = seat
        self.seats = root.seats
        self.seed = seed & MASK
        self.exploration = exploration
        self.carelessness = carelessness
        self.simulations = 0
        self.root_key = root.information(seat)
        self.root_log = _ROOT_LOG
        self.n_nodes = 1  # 0 means none
        self.most_nodes = most_nodes + 1
        bits = 1
        while bits < 2 * self.most_nodes:
            bits *= 2
        self.slot_mask = bits - 1
        self.slots = array("i", bytes(4 * bits))
        self.node_key = array("Q", bytes(8 * self.most_nodes))
        self.node_edges = array("i", bytes(4 * self.most_nodes))
        self.n_edges = 1
        self.most_edges = 4 * self.most_nodes
        self.edge_action = array("i", bytes(4 * self.most_edges))
        self.edge_next = array("i", bytes(4 * self.most_edges))
        self.edge_visits = array("i", bytes(4 * self.most_edges))
        self.edge_offered = array("i", bytes(4 * self.most_edges))
        self.edge_total = array("d", bytes(8 * self.most_edges))
        self.edge_square = array("d", bytes(8 * self.most_edges))

    # --- one simulation -------------------------------------------------------------------------------------

    def simulate(self, simulations: int) -> None:
        for _ in range(simulations):
            self.work.rewind()
            self.work.set_seed((self.seed + self.simulations) & MASK)
            self.work.deal_again(self.seat)
            self.descend()
            if not self.work.at_horizon():
                self.work.play_by_thumb(self.carelessness)
            self.learn()
            self.simulations += 1

    def descend(self) -> None:
        """Play as long as some seat is still in its tree."""
        inside = (1 << self.seats) - 1
        self.n_path = 0
        while inside != 0 and self.n_path < PATH and not self.work.at_horizon():
            seat = self.work.decider()
            if not inside >> seat & 1:
                self.work.do_action(self.work.rule_of_thumb())
                continue
            key = self.work.knowledge(seat)
            slot = self.find_slot(key)
            node = self.slots[slot]
            if node == 0:
                inside &= ~(1 << seat)
                node = self.add_node(slot, key)
                action = self.work.rule_of_thumb()
                edge = self.add_edge(node, action) if node > 0 else 0
            else:
                edge = self.choose_edge(node, self.work.list_actions(self.offered))
                action = self.edge_action[edge] if edge > 0 else self.work.rule_of_thumb()
            self.path_edge[self.n_path] = edge
            self.path_seat[self.n_path] = seat
            self.n_path += 1
            self.work.do_action(action)

    def choose_edge(self, node: int, n: int) -> int:
        """An action not tried before, if there is one; otherwise the best by upper confidence bound."""
        for i in range(n):
            self.edge_of[self.offered[i]] = 0
        edge = self.node_edges[node]
        while edge != 0:
            self.edge_of[self.edge_action[edge]] = edge
            edge = self.edge_next[edge]
        untried = 0
        pick = 0
        for i in range(n):
            if self.edge_of[self.offered[i]] == 0:
                untried += 1
                if self.work.below(untried) == 0:
                    pick = self.offered[i]
        if untried > 0:
            return self.add_edge(node, pick)
        best = -1.0
        choice = 0
        for i in range(n):
            edge = self.edge_of[self.offered[i]]
            self.edge_offered[edge] += 1
            offered = min(self.edge_offered[edge], LOGS - 1)
            visits = max(1, self.edge_visits[edge])
            bound = self.edge_total[edge] / visits + self.exploration * self.root_log[offered] / visits**0.5
            if bound > best:
                best = bound
                choice = edge
        return choice

    def learn(self) -> None:
        for seat in range(self.seats):
            self.result[seat] = self.work.value(seat)
        for i in range(self.n_path):
            edge = self.path_edge[i]
            if edge > 0:
                self.edge_visits[edge] += 1
                result = self.result[self.path_seat[i]]
                self.edge_total[edge] += result
                self.edge_square[edge] += result * result

    # --- nodes and edges ------------------------------------------------------------------------------------

    def find_slot(self, key: int) -> int:
        """Where a node with this key is, or would be."""
        slot = key & self.slot_mask
        while self.slots[slot] != 0 and self.node_key[self.slots[slot]] != key:
            slot = (slot + 1) & self.slot_mask
        return slot

    def add_node(self, slot: int, key: int) -> int:
        """A new node; 0 if there is no room left."""
        if self.n_nodes >= self.most_nodes:
            return 0
        node = self.n_nodes
        self.n_nodes += 1
        self.slots[slot] = node
        self.node_key[node] = key
        self.node_edges[node] = 0
        return node

    def add_edge(self, node: int, action: int) -> int:
        """A new edge at the head of the node's chain; 0 if there is no room left."""
        if self.n_edges >= self.most_edges:
            return 0
        edge = self.n_edges
        self.n_edges += 1
        self.edge_action[edge] = action
        self.edge_offered[edge] = 1
        self.edge_next[edge] = self.node_edges[node]
        self.node_edges[node] = edge
        return edge

    # --- what it found --------------------------------------------------------------------------------------

    def findings(self) -> dict[int, tuple[int, float, float]]:
        """For each action tried at the root: how often, the sum of what it led to, and the sum of its squares."""
        found = {}
        edge = self.node_edges[self.slots[self.find_slot(self.root_key)]]
        while edge != 0:
            found[self.edge_action[edge]] = (self.edge_visits[edge], self.edge_total[edge], self.edge_square[edge])
            edge = self.edge_next[edge]
        return found
