from triumvir.solve.kernel_tricks cimport size

cdef class Book:
    cdef unsigned long long[128] turned
    cdef unsigned long long[4] packs
    cdef long long[42] weights
