from triumvir.bots.tricks.kernel_policy cimport Stakes, choose, shown
from triumvir.solve.kernel_shares cimport best_share
from triumvir.solve.kernel_tricks cimport Tricks, size
from triumvir.tricks.kernel cimport after_play, legal, on_table, taken, to_act

cdef class Search:
    cdef unsigned long long[16400] words
