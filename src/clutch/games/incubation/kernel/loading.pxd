# The C side of loading.py.
from clutch.games.incubation.kernel.table cimport Table

cdef int SEATS, NONE, NO_HORIZON

cdef class Loaded(Table):
    pass
