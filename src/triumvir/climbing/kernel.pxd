from triumvir.cards.kernel_counts cimport contains

cdef class Table:
    cdef unsigned long long[704] words

cdef void emit(unsigned long long* out, unsigned long long cards, unsigned long long header) noexcept nogil
cdef unsigned long long to_line(unsigned long long* t, int r, unsigned long long ranks) noexcept nogil
cdef unsigned long long from_line(unsigned long long* t, int r, unsigned long long places) noexcept nogil
cdef unsigned long long chain(int length) noexcept nogil
cdef unsigned long long run_starts(unsigned long long line, int length) noexcept nogil
cdef unsigned long long beside(unsigned long long* t, int r, unsigned long long ranks) noexcept nogil
cdef void generate(unsigned long long* t, unsigned long long hand, unsigned long long top, bint bombs, unsigned long long* out) noexcept nogil
cdef unsigned long long fitting(unsigned long long* t, int r, unsigned long long rest, unsigned long long body) noexcept nogil
cdef unsigned long long capped(unsigned long long* t, int r, unsigned long long rest, unsigned long long body) noexcept nogil
