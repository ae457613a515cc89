# The C side of outlook.py.
from clutch.games.empires_end.kernel.worth cimport Worth

cdef int POSITIONS, OVER, WHEAT, AXE, HAMMER, COIN
cdef double E

cdef class Outlook(Worth):
    cdef double prospect(self, int seat) noexcept nogil
    cdef double stock_worth(self, int seat) noexcept nogil
    cdef void weigh_seats(self) noexcept nogil
