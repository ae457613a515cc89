# The C side of founding.py.
from clutch.games.empires_end.kernel.dealing cimport Dealing

cdef int FOUNDING, BETWEEN, FOUND_FIRST, FOUND_SECOND, FOUND_TARGET, FOUND_PLACE, PLANNED
cdef int CHOOSE_POSITION, FOUND_WITH, HAND, QUICK_FROM, NONE

cdef class Founding(Dealing):
    cdef void redraw(self) noexcept nogil
    cdef void begin_founding(self) noexcept nogil
    cdef int list_founding(self, int seat, int *out) noexcept nogil
    cdef bint is_founded(self, int seat, int card) noexcept nogil
    cdef void found(self, int seat, int action) noexcept nogil
    cdef void found_with(self, int seat, int slot) noexcept nogil
    cdef void ruin(self, int seat, int position) noexcept nogil
    cdef void end_founding(self) noexcept nogil
