from triumvir.cards.kernel_rng cimport below, shuffle
from triumvir.climbing.kernel cimport Table, emit, generate
from triumvir.climbing.kernel_sight cimport keep, observe, push, spread, summed
from triumvir.climbing.kernel_turn cimport after_pass, after_play

cdef class Chunk:
    cdef Table table
    cdef unsigned long long* s
    cdef unsigned long long* o
    cdef unsigned long long* m
    cdef long long* choices
    cdef unsigned long long* c
    cdef unsigned long long* nodes
    cdef unsigned long long* old
    cdef unsigned long long* out
