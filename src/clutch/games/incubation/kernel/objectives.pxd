# The C side of objectives.py.
from clutch.games.incubation.kernel.table cimport Table

cdef class Objectives(Table):
    cdef void study_objectives(self, int seat) noexcept nogil
    cdef int missing(self, int card, int seat) noexcept nogil
    cdef int helpful(self, int card, int seat) noexcept nogil
    cdef int most_alike(self, int seat) noexcept nogil
