"""Simulations without the interpreter's lock, so that several threads search at once."""
from clutch.search.tree cimport Tree


def simulate(Tree tree not None, int simulations):
    with nogil:
        tree.simulate(simulations)
