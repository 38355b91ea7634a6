cdef class Draws:
    cdef unsigned long long* counts
    cdef long long* choices


cdef unsigned long long next_word(unsigned long long* state) noexcept nogil
cdef unsigned long long below(unsigned long long* state, unsigned long long n) noexcept nogil
cdef void shuffle(unsigned long long* state, unsigned long long* items, int size) noexcept nogil
