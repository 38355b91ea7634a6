from triumvir.bots.climbing.kernel_weigh cimport above
from triumvir.cards.kernel_counts cimport at_least, index, size
from triumvir.cards.kernel_rng cimport below
from triumvir.climbing.kernel cimport Table
