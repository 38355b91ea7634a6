from triumvir.cards.kernel_counts cimport contains
from triumvir.climbing.kernel cimport Table, capped, chain, fitting, from_line, run_starts, to_line

cdef long long place(unsigned long long* t, unsigned long long hand, unsigned long long top, bint bombs, long long left, unsigned long long* out) noexcept nogil
