from triumvir.cards.kernel_rng cimport below, shuffle

cdef void ready(unsigned long long* s, Py_ssize_t e, Py_ssize_t words, unsigned long long* c, unsigned long long* pack) noexcept nogil
