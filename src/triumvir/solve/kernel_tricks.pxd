from triumvir.solve.kernel_names cimport mix
from triumvir.tricks.kernel cimport after_play, leader, legal, on_table, to_act

cdef class Tricks:
    cdef unsigned long long[262144] entries

cdef unsigned long long number(unsigned long long bit) noexcept nogil
cdef unsigned long long size(unsigned long long cards) noexcept nogil
cdef unsigned long long name(unsigned long long* s, unsigned long long lead) noexcept nogil
cdef unsigned long long different(unsigned long long may, unsigned long long held) noexcept nogil
