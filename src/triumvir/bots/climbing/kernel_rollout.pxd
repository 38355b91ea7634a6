from triumvir.bots.climbing.kernel_plan cimport Plans
from triumvir.bots.climbing.kernel_weigh cimport weigh
from triumvir.cards.kernel_counts cimport size
from triumvir.cards.kernel_rng cimport below
from triumvir.climbing.kernel cimport Table
from triumvir.climbing.kernel_turn cimport after_pass, after_play

cdef bint step(unsigned long long* p, unsigned long long cards, unsigned long long header, unsigned long long* tally) noexcept nogil
