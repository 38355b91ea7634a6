from triumvir.cards.kernel_bytes cimport placed, turned, unfold
from triumvir.tricks.kernel cimport leader, taken

cdef void observe(unsigned long long* s, Py_ssize_t e, unsigned long long* c, unsigned long long viewer, unsigned long long* o, Py_ssize_t at) noexcept nogil
