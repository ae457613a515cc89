# The C side of hatching.py.
from clutch.games.incubation.kernel.loading cimport Loaded

cdef int SECTIONS, NONE, WATER, FIRE

cdef class Hatching(Loaded):
    cdef int lacking(self, int resource, int seat) noexcept nogil
    cdef void receive(self, int resource, int amount) noexcept nogil
    cdef bint is_full(self, int seat) noexcept nogil
    cdef bint can_complete(self, int resource, int incubator) noexcept nogil
    cdef int takes(self, int resource, int incubator) noexcept nogil
    cdef void put(self, int resource, int incubator, int amount) noexcept nogil
    cdef bint place_all(self, int resource) noexcept nogil
    cdef bint store_surplus(self) noexcept nogil
    cdef bint is_complete(self, int incubator) noexcept nogil
    cdef void hatch(self, int incubator) noexcept nogil
    cdef bint is_empty(self, int section) noexcept nogil
    cdef bint has_treasure(self, int colour) noexcept nogil
    cdef void pay(self, int colour) noexcept nogil
    cdef bint sell(self) noexcept nogil
    cdef void take_treasure(self, int section) noexcept nogil
