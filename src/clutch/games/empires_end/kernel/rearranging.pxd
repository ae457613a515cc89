# The C side of rearranging.py.
from clutch.games.empires_end.kernel.tactics cimport Tactics

cdef int POSITIONS, CHOOSE_POSITION, PICK_INNOVATION, NONE

cdef class Rearranging(Tactics):
    cdef void weigh_row(self, int seat) noexcept nogil
    cdef double worth_here(self, int seat, int position) noexcept nogil
    cdef double swap_gain(self, int seat, int one, int other) noexcept nogil
    cdef int best_partner(self, int seat, int one) noexcept nogil
    cdef int thumb_swap(self, int seat) noexcept nogil
    cdef double move_gain(self, int seat, int position, int card) noexcept nogil
    cdef double best_move(self, int seat, int position) noexcept nogil
    cdef int thumb_lift(self, int seat) noexcept nogil
