from triumvir.cards.kernel_counts cimport at_least, contains, index, size
from triumvir.climbing.kernel_turn cimport beats

cdef class Table:
    cdef unsigned long long[512] words

cdef void generate(unsigned long long* t, unsigned long long hand, unsigned long long top, bint bombs, unsigned long long* out) noexcept nogil
cdef void recognise(unsigned long long* t, unsigned long long cards, unsigned long long* out) noexcept nogil
