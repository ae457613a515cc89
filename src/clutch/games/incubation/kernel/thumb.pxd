# The C side of thumb.py.
from clutch.games.incubation.kernel.unknown cimport Unknown

cdef class IncubationKernel(Unknown):
    pass
