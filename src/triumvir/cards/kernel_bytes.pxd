cpdef unsigned long long spread(unsigned long long counts) noexcept nogil
cpdef unsigned long long unfold(unsigned long long bits) noexcept nogil
cpdef unsigned long long summed(unsigned long long low, unsigned long long high) noexcept nogil
cpdef unsigned long long turned(unsigned long long by_seat, unsigned long long viewer, unsigned long long seats) noexcept nogil
cpdef unsigned long long placed(unsigned long long movers, unsigned long long viewer, unsigned long long seats) noexcept nogil
cdef Py_ssize_t slot(unsigned long long* s, Py_ssize_t e, Py_ssize_t first, Py_ssize_t width, Py_ssize_t history, unsigned long long seat) noexcept nogil
