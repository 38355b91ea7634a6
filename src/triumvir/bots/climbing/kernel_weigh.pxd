from triumvir.bots.climbing.kernel_plan cimport Plans, place, plan
from triumvir.cards.kernel_counts cimport at_least, contains, index, size
from triumvir.climbing.kernel cimport Table, chain, from_line, generate, run_starts, to_line
from triumvir.climbing.kernel_readings cimport recognise

cdef void weigh(unsigned long long* t, Plans plans, long long* s, unsigned long long* e, bint wide, unsigned long long* out, long long* picks) noexcept nogil
cdef unsigned long long above(unsigned long long* t, unsigned long long header, unsigned long long held) noexcept nogil
cdef unsigned long long whole(unsigned long long* t, unsigned long long hand, bint bombs, unsigned long long* out) noexcept nogil
