cpdef unsigned long long mix(unsigned long long word) noexcept nogil
cdef unsigned long long name(unsigned long long* t, unsigned long long* n, unsigned long long* p, unsigned long long state) noexcept nogil
