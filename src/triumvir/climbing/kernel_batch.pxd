from triumvir.auction.kernel_nodes cimport call, legal_calls, speaker
from triumvir.cards.kernel_bytes cimport slot
from triumvir.climbing.kernel cimport emit, generate
from triumvir.climbing.kernel_begin cimport Chunk, begin, contract, open_deal
from triumvir.climbing.kernel_many cimport many
from triumvir.climbing.kernel_places cimport place
from triumvir.climbing.kernel_sight cimport keep
from triumvir.climbing.kernel_turn cimport after_pass, after_play
