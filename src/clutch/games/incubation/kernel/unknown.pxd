# The C side of unknown.py.
from clutch.games.incubation.kernel.play cimport Play

cdef int SECTIONS, PILES, ROW, NONE
cdef unsigned long long MASK

cdef class Unknown(Play):
    cdef unsigned long long turn_so_far(self) noexcept nogil
