from triumvir.cards.kernel_counts cimport at_least, contains, index
from triumvir.climbing.kernel cimport Table, chain, from_line, to_line

cdef class Plans:
    cdef unsigned long long[128] facts
    cdef long long[16384] worth
    cdef long long[32] sorts
    cdef long long[512] powers
    cdef unsigned long long[262144] kept

cdef unsigned long long place(unsigned long long header) noexcept nogil
cdef unsigned long long plan(unsigned long long* t, Plans plans, unsigned long long hand) noexcept nogil
