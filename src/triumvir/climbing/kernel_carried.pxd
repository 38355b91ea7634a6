from triumvir.cards.kernel_counts cimport at_least, size
from triumvir.climbing.kernel cimport capped, chain, fitting, from_line, run_starts, to_line

cdef long long carried(unsigned long long* t, int r, unsigned long long rest, unsigned long long body, int length, long long left, unsigned long long* out) noexcept nogil
