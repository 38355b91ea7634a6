from triumvir.auction.kernel_nodes cimport heard
from triumvir.cards.kernel_bytes cimport spread, summed

cdef void hold(unsigned long long* s, Py_ssize_t e, unsigned long long seat) noexcept nogil
cdef void keep(unsigned long long* s, Py_ssize_t e, unsigned long long* c, unsigned long long* nodes, unsigned long long viewer) noexcept nogil
