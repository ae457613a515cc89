# The C side of dealing.py.
from clutch.games.empires_end.kernel.conflict cimport Conflict

cdef int REDRAWING, BETWEEN, PLANNED, POSITIONS, HAND, QUICK_FROM, NONE, NO_HORIZON

cdef class Dealing(Conflict):
    cdef void lay_out(self) noexcept nogil
    cdef void shuffle_decks(self) noexcept nogil
    cdef void clear_empire(self, int seat) noexcept nogil
    cdef void clear_plans(self) noexcept nogil
    cdef void deal_up_to(self, int size) noexcept nogil
