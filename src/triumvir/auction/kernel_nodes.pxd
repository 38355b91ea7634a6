cdef unsigned long long speaker(unsigned long long* s, Py_ssize_t e, unsigned long long* c, unsigned long long* nodes) noexcept nogil
cdef unsigned long long legal_calls(unsigned long long* s, Py_ssize_t e, unsigned long long* c, unsigned long long* nodes) noexcept nogil
cdef unsigned long long call(unsigned long long* s, Py_ssize_t e, unsigned long long* c, unsigned long long* nodes, unsigned long long choice) noexcept nogil
cdef void agree(unsigned long long* s, Py_ssize_t e, unsigned long long* c, unsigned long long* nodes) noexcept nogil
cdef void heard(unsigned long long* s, Py_ssize_t e, unsigned long long* c, unsigned long long* nodes, unsigned long long viewer, Py_ssize_t at) noexcept nogil
