cpdef unsigned long long first_word(unsigned long long seats, unsigned long long leader, unsigned long long trump, unsigned long long duties) noexcept nogil
cpdef unsigned long long to_act(unsigned long long word) noexcept nogil
cpdef unsigned long long taken(unsigned long long word, unsigned long long seat) noexcept nogil
cpdef unsigned long long legal(unsigned long long word, unsigned long long hand) noexcept nogil
cpdef unsigned long long after_play(unsigned long long word, unsigned long long card) noexcept nogil
cpdef unsigned long long leader(unsigned long long word) noexcept nogil
cpdef unsigned long long on_table(unsigned long long word) noexcept nogil
cpdef unsigned long long card_at(unsigned long long word, unsigned long long turn) noexcept nogil
