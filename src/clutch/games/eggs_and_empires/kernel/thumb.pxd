# The C side of thumb.py.
from clutch.games.eggs_and_empires.kernel.unknown cimport Unknown

cdef int COURIER, MERCHANT, PRIEST, MAGE, BLACKSMITH
cdef int MULLIGAN, CHOOSING, COLLECTING, TURN_END, OVER
cdef int KEEP_HAND, REDRAW_HAND, LEAVE_EGGS, KEEP_EGG, DISCARD_NOTHING
cdef int CHOOSE, CHOOSE_TWO, TAKE_FACE_DOWN, GIVE, DISCARD, TAKE_FACE_UP, MOST_POINTS
cdef int ROUNDS, TURNS
cdef double E, DELIVERY

cdef class EggsKernel(Unknown):
    cdef void weigh_rivals(self, int seat) noexcept nogil
    cdef int sort_eggs(self, int seat) noexcept nogil
    cdef double promise(self, int card, int eggs) noexcept nogil
    cdef double promise_of_egg(self, int card, double egg) noexcept nogil
    cdef int thumb_pick(self, int n) noexcept nogil
    cdef int thumb_choice(self, int n) noexcept nogil
    cdef int thumb_act(self) noexcept nogil
    cdef int thumb_mulligan(self) noexcept nogil
    cdef int leading_rival(self, int seat) noexcept nogil
    cdef double standing(self, int seat) noexcept nogil
