# The C side of copies.py.
from clutch.games.incubation.kernel.pieces cimport Pieces
from clutch.games.incubation.kernel.table cimport Table

cdef int SECTIONS, PILES, ROW, SALTS

cdef class Copies(Pieces):
    pass

cdef void make_copy(Table twin, Table other)
cdef void copy_setup(Table twin, Table other) noexcept nogil
cdef void copy_tuning(Table twin, Table other) noexcept nogil
cdef void copy_table(Table twin, Table other) noexcept nogil
cdef void copy_turn(Table twin, Table other) noexcept nogil
cdef void copy_area(Table twin, Table other, int seat) noexcept nogil
