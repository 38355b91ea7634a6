from triumvir.auction.kernel_nodes cimport agree, call, legal_calls
from triumvir.cards.kernel_packs cimport ready
from triumvir.cards.kernel_rng cimport below
from triumvir.climbing.kernel cimport Table
from triumvir.climbing.kernel_sight cimport hold, keep

cdef class Chunk:
    cdef Table table
    cdef unsigned long long* s
    cdef unsigned long long* o
    cdef unsigned long long* seats
    cdef unsigned long long* counts
    cdef unsigned char* flags
    cdef unsigned long long* ends
    cdef long long* choices
    cdef unsigned long long* c
    cdef unsigned long long* nodes
    cdef unsigned long long* out

cdef void begin(Chunk b, Py_ssize_t i) noexcept nogil
cdef bint open_deal(Chunk b, Py_ssize_t i) noexcept nogil
cdef void contract(Chunk b, Py_ssize_t e) noexcept nogil
