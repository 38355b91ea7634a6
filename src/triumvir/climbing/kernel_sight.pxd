cdef unsigned long long spread(unsigned long long counts) noexcept nogil
cdef unsigned long long summed(unsigned long long low, unsigned long long high) noexcept nogil
cdef void keep(unsigned long long* s, Py_ssize_t e, unsigned long long* c, unsigned long long* nodes, unsigned long long viewer) noexcept nogil
cdef void push(unsigned long long* s, Py_ssize_t e, Py_ssize_t history, unsigned long long seat, unsigned long long low, unsigned long long high) noexcept nogil
cdef void observe(unsigned long long* s, Py_ssize_t e, unsigned long long* c, unsigned long long viewer, unsigned long long* o, Py_ssize_t at) noexcept nogil
