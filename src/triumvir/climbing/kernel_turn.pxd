cpdef bint beats(unsigned long long header, unsigned long long top) noexcept nogil
cpdef unsigned long long after_play(unsigned long long turn, unsigned long long header, int seats) noexcept nogil
cpdef unsigned long long after_pass(unsigned long long turn, int seats, int clear, bint final) noexcept nogil
