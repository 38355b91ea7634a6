from triumvir.bots.climbing.kernel_plan cimport Plans
from triumvir.bots.climbing.kernel_plain cimport plainly
from triumvir.bots.climbing.kernel_weigh cimport weigh
from triumvir.cards.kernel_counts cimport size
from triumvir.cards.kernel_rng cimport below
from triumvir.climbing.kernel cimport Table
from triumvir.climbing.kernel_play cimport play
from triumvir.climbing.kernel_turn cimport after_pass
