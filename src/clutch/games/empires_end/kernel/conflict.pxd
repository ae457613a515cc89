# The C side of conflict.py.
from clutch.games.empires_end.kernel.building cimport Building

cdef int BIDDING, REFRESHING, BETWEEN, AXES, COINS, PLANNED
cdef int BID_AXES, BID_COINS, REFRESH, MOST_BID, POSITIONS, NONE, AXE, COIN

cdef class Conflict(Building):
    cdef void reveal_conflict(self) noexcept nogil
    cdef int list_bids(self, int seat, int *out) noexcept nogil
    cdef void bid(self, int seat, int action) noexcept nogil
    cdef void show_bids(self) noexcept nogil
    cdef void reach_tier(self, int seat) noexcept nogil
    cdef int bid_total(self, int seat) noexcept nogil
    cdef int highest_total(self) noexcept nogil
    cdef int list_refreshes(self, int seat, int *out) noexcept nogil
    cdef void refresh(self, int action) noexcept nogil
    cdef void take_markers_off(self) noexcept nogil
    cdef bint is_to_choose(self, int seat) noexcept nogil
    cdef void end_conflict(self) noexcept nogil
    cdef void rise_up(self, int seat) noexcept nogil
    cdef int ranked(self, int seat, int rank) noexcept nogil
