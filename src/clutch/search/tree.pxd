# The C side of tree.py.
from clutch.engine.kernel cimport Kernel

cdef unsigned long long MASK
cdef int PATH, LOGS

cdef class Tree:
    cdef Kernel work
    cdef int seat, carelessness, seats
    cdef unsigned long long seed
    cdef double exploration
    cdef public long long simulations
    cdef unsigned long long root_key
    # nodes, found by what a seat knows
    cdef int n_nodes, most_nodes, slot_mask
    cdef int[::1] slots
    cdef unsigned long long[::1] node_key
    cdef int[::1] node_edges
    # edges: the actions tried at a node, as a chain
    cdef int n_edges, most_edges
    cdef int[::1] edge_action
    cdef int[::1] edge_next
    cdef int[::1] edge_visits
    cdef int[::1] edge_offered
    cdef double[::1] edge_total
    cdef double[::1] edge_square
    # one simulation
    cdef int n_path
    cdef int path_edge[256]
    cdef int path_seat[256]
    cdef int offered[256]
    cdef int edge_of[1024]
    cdef double result[8]
    cdef double[::1] root_log

    cdef void simulate(self, int simulations) noexcept nogil
    cdef void descend(self) noexcept nogil
    cdef int find_slot(self, unsigned long long key) noexcept nogil
    cdef int add_node(self, int slot, unsigned long long key) noexcept nogil
    cdef int add_edge(self, int node, int action) noexcept nogil
    cdef int choose_edge(self, int node, int n) noexcept nogil
    cdef void learn(self) noexcept nogil
