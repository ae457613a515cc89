# The C side of unknown.py.
from clutch.games.eggs_and_empires.kernel.play cimport Play

cdef int MULLIGAN, CHOOSING, COLLECTING, TURN_END, OVER, EVERYONE
cdef unsigned long long MASK

cdef class Unknown(Play):
    cdef void deal_eggs_again(self, int seat) noexcept nogil
    cdef void deal_rival_again(self, int seat) noexcept nogil
