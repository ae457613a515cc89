# The C side of objectives.py.
from clutch.games.incubation.kernel.copies cimport Copies

cdef class Objectives(Copies):
    cdef void study_objectives(self, int seat) noexcept nogil
    cdef int missing(self, int card, int seat) noexcept nogil
    cdef int helpful(self, int card, int seat) noexcept nogil
    cdef int most_alike(self, int seat) noexcept nogil
