from triumvir.solve.kernel_names cimport mix
from triumvir.tricks.kernel cimport after_play, leader, legal, on_table, to_act

cdef class Tricks:
    cdef unsigned long long entries[262144]
