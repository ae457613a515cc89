# The C side of copies.py.
from clutch.games.empires_end.kernel.pieces cimport Pieces
from clutch.games.empires_end.kernel.table cimport Table

cdef int POSITIONS, HAND, FOUNDING, PLANNING, BIDDING, REDRAWING, PLANNED, NONE

cdef class Copies(Pieces):
    cdef void remember(self) noexcept nogil
    cdef bint all_decide(self) noexcept nogil

cdef void equip(Table kernel, Table other, Table memory)
cdef void make_equal(Table twin, Table other) noexcept nogil
cdef void copy_table(Table twin, Table other) noexcept nogil
cdef void undo_plan(Table table, Table before, int seat) noexcept nogil
cdef void copy_decks(Table twin, Table other) noexcept nogil
cdef void copy_disasters(Table twin, Table other) noexcept nogil
cdef void copy_empire(Table twin, Table other, int seat) noexcept nogil
cdef void copy_plan(Table twin, Table other, int seat) noexcept nogil
