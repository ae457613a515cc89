# The C side of outlook.py.
from clutch.games.empires_end.kernel.worth cimport Worth

cdef int POSITIONS, TURN, BIDDING, OVER, HAMMER
cdef double E

cdef class Outlook(Worth):
    cdef double prospect(self, int seat) noexcept nogil
    cdef void weigh_seats(self) noexcept nogil
