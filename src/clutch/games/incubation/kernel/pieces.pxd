# The C side of pieces.py.
from clutch.games.incubation.kernel.table cimport Table

cdef int SALTS
cdef unsigned long long MASK, MIX

cdef class Pieces(Table):
    pass
