from triumvir.cards.kernel_rng cimport below, shuffle
from triumvir.tricks.kernel cimport after_play, first_word, legal, taken, to_act
