# The C side of loading.py.
from clutch.games.incubation.kernel.objectives cimport Objectives

cdef int SEATS, NONE, NO_HORIZON

cdef class Loaded(Objectives):
    pass
