from triumvir.cards.kernel_counts cimport at_least, contains, index, size
from triumvir.climbing.kernel cimport Table, beside, chain, emit, from_line, run_starts, to_line
from triumvir.climbing.kernel_turn cimport beats

cdef void recognise(unsigned long long* t, unsigned long long cards, unsigned long long* out) noexcept nogil
