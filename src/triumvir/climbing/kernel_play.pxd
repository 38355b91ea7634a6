from triumvir.cards.kernel_rng cimport below, shuffle
from triumvir.climbing.kernel cimport Table, generate
from triumvir.climbing.kernel_turn cimport after_pass, after_play

cdef bint play(unsigned long long* p, unsigned long long cards, unsigned long long header) noexcept nogil
