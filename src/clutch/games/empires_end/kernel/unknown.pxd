# The C side of unknown.py.
from clutch.games.empires_end.kernel.loading cimport Loaded

cdef int POSITIONS, NONE, PLANNED, FOUNDING, PLANNING
cdef int STEP, OWN_STOCK, PLAN, RIVALS, OPEN, ROW, COUNTS, CONVERSIONS, INNOVATIONS, IN_HAND
cdef unsigned long long MASK

cdef class Unknown(Loaded):
    cdef void mark_unseen(self, int seat) noexcept nogil
    cdef int shuffle_unseen(self, int cards) noexcept nogil
    cdef bint is_settled(self, int seat) noexcept nogil
    cdef unsigned long long step_known(self) noexcept nogil
    cdef unsigned long long empire_known(self, int seat) noexcept nogil
    cdef unsigned long long plan_known(self, int seat) noexcept nogil
    cdef unsigned long long others_known(self, int seat) noexcept nogil
