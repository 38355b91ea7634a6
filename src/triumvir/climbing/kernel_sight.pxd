from triumvir.auction.kernel_nodes cimport heard
from triumvir.cards.kernel_bytes cimport placed, spread, summed, turned

cdef void keep(unsigned long long* s, Py_ssize_t e, unsigned long long* c, unsigned long long* nodes, unsigned long long viewer) noexcept nogil
cdef void observe(unsigned long long* s, Py_ssize_t e, unsigned long long* c, unsigned long long viewer, unsigned long long* o, Py_ssize_t at) noexcept nogil
