from triumvir.cards.kernel_counts cimport contains
from triumvir.climbing.kernel cimport Table, generate
from triumvir.climbing.kernel_turn cimport after_pass, after_play
from triumvir.solve.kernel_names cimport mix, name

cdef class Memory:
    cdef unsigned long long[1048576] keys
    cdef public unsigned long long slots
    cdef public unsigned long long noted
    cdef unsigned long long used
