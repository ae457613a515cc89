"""What a tree search holds in memory: nodes, edges, and the simulation under way."""

from __future__ import annotations

from typing import Annotated

from clutch.engine.kernel import calls
from clutch.engine.kernel.layout import Pointer, Record, Word, Words

PATH = 256  # decisions of a simulation inside the trees
LOGS = 8192
MOST_NUMBERS = 1024  # of actions


class Tree(Record):
    calls: calls.Calls
    root: Pointer  # the position from which every simulation begins
    work: Pointer  # and the one it is played on
    size: int  # of a position
    seat: int  # that searches
    seats: int
    randomness: int  # of 100 actions in a playout, how many are any legal one
    exploration: float
    seed: Word
    simulations: Annotated[int, "long long"]
    # nodes, found by what a seat knows
    n_nodes: int  # 0 means none
    most_nodes: int
    slot_mask: int
    slots: list[int]
    node_key: Words
    node_edges: list[int]
    # edges: the actions tried at a node, as a chain
    n_edges: int
    most_edges: int
    edge_action: list[int]
    edge_next: list[int]
    edge_visits: list[int]
    edge_offered: list[int]
    edge_total: list[float]
    edge_square: list[float]
    root_log: list[float]
    # one simulation
    n_path: int
    path_edge: Annotated[list[int], PATH]
    path_seat: Annotated[list[int], PATH]
    offered: Annotated[list[int], PATH]
    edge_of: Annotated[list[int], MOST_NUMBERS]
    result: Annotated[list[float], calls.MOST_SEATS]
