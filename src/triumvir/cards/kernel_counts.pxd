cpdef unsigned long long at_least(unsigned long long counts, unsigned long long n) noexcept nogil
cpdef bint contains(unsigned long long hand, unsigned long long cards) noexcept nogil
cpdef unsigned long long size(unsigned long long counts) noexcept nogil
cpdef unsigned long long index(unsigned long long one) noexcept nogil
