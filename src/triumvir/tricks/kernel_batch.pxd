from triumvir.auction.kernel_nodes cimport agree, call, heard, legal_calls, speaker
from triumvir.cards.kernel_bytes cimport slot
from triumvir.cards.kernel_packs cimport ready
from triumvir.cards.kernel_rng cimport below
from triumvir.tricks.kernel cimport after_play, first_word, legal, on_table, taken, to_act
from triumvir.tricks.kernel_sight cimport observe

cdef class Chunk:
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
