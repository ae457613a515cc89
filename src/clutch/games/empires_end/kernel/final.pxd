# The C side of final.py.
from clutch.games.empires_end.kernel.empire cimport Empire

cdef int POSITIONS, NONE, FINAL_TIME
cdef int PER_RUIN, PER_NEIGHBOUR, PER_TOKEN, PER_OWN_RUIN, FOR_MOST_RUINS, COPIES

cdef class Final(Empire):
    cdef int location_points(self, int seat) noexcept nogil
    cdef int innovation_points(self, int seat) noexcept nogil
    cdef int final_points(self, int seat, int position, int effect) noexcept nogil
    cdef int most_ruins(self) noexcept nogil
    cdef int total(self, int seat) noexcept nogil
    cdef bint is_ahead(self, int seat, int other) noexcept nogil
