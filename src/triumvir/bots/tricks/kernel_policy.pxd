from triumvir.solve.kernel_tricks cimport number, size
from triumvir.tricks.kernel cimport legal, on_table, taken, to_act

cdef class Stakes:
    cdef long long[128] own
    cdef long long[128] weights

cdef unsigned long long choose(Stakes stakes, unsigned long long* s, unsigned long long word, unsigned long long voids) noexcept nogil
cdef unsigned long long shown(unsigned long long word, unsigned long long card, unsigned long long voids) noexcept nogil
