from triumvir.climbing.kernel cimport Table
from triumvir.climbing.kernel_places cimport place, row_number

cdef long long many(unsigned long long* t, unsigned long long hand, unsigned long long top, bint bombs) noexcept nogil
