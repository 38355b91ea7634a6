from triumvir.cards.kernel_counts cimport contains
from triumvir.climbing.kernel cimport Table, chain, from_line, to_line
from triumvir.climbing.kernel_carried cimport carried

cdef long long row_number(unsigned long long* t, Py_ssize_t r, unsigned long long hand, bint bombs, unsigned long long* out) noexcept nogil
cdef long long place(unsigned long long* t, unsigned long long hand, unsigned long long top, bint bombs, long long left, unsigned long long* out) noexcept nogil
