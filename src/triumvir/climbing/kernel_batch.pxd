from triumvir.auction.kernel_nodes cimport call, legal_calls, speaker
from triumvir.cards.kernel_bytes cimport slot, spread, summed
from triumvir.climbing.kernel cimport Table, emit, generate
from triumvir.climbing.kernel_begin cimport Chunk, begin, contract, open_deal
from triumvir.climbing.kernel_sight cimport keep, observe
from triumvir.climbing.kernel_turn cimport after_pass, after_play
