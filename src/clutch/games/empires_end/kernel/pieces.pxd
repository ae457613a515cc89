# The C side of pieces.py.
from clutch.games.empires_end.kernel.table cimport Table

cdef int SALTS, NONE
cdef unsigned long long MASK, MIX

cdef class Pieces(Table):
    pass
