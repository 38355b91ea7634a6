from triumvir.bots.climbing.kernel_plan cimport Plans, plan
from triumvir.bots.climbing.kernel_weigh cimport whole
from triumvir.cards.kernel_counts cimport at_least
from triumvir.cards.kernel_rng cimport below
from triumvir.climbing.kernel cimport generate

cdef bint plainly(unsigned long long* t, Plans plans, unsigned long long* p, unsigned long long sides, unsigned long long manners, unsigned long long* state, unsigned long long* out, unsigned long long* found) noexcept nogil
