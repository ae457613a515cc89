# The C side of learning.py.
from clutch.games.empires_end.kernel.table cimport Table

cdef int POSITIONS, SALTS

cpdef void learn_from(Table twin, Table other)
cdef void copy_setup(Table twin, Table other) noexcept nogil
cdef void copy_cards(Table twin, Table other) noexcept nogil
cdef void copy_effects(Table twin, Table other) noexcept nogil
cdef void copy_conflicts(Table twin, Table other) noexcept nogil
cpdef void copy_tuning(Table twin, Table other)
cdef void copy_worths(Table twin, Table other) noexcept nogil
cdef void copy_choices(Table twin, Table other) noexcept nogil
