from triumvir.solve.kernel_names cimport mix
from triumvir.solve.kernel_tricks cimport Tricks, different, name, number
from triumvir.tricks.kernel cimport after_play, leader, legal, on_table, taken, to_act

cdef unsigned long long best_share(unsigned long long* s, unsigned long long word, Tricks memory) noexcept nogil
