### What the things of the games are called.

# The name of this language, in itself.
language-own = English

## Games.

game-big-three = The Big Three
game-big-three-4 = The Big Three in pairs
game-dou-dizhu = Dou Dizhu
game-dou-dizhu-4 = Dou Dizhu for four
game-hokm = Hokm

## What the seats are, by game.

role-digger = digger
role-defender = defender
role-landlord = landlord
role-landlord-partner = landlord’s partner
role-peasant = farmer
role-declarer = declarer
role-other = caller
role-partner = partner
role-opponent = opponent

## Seats.

side-you = you
seat-number = seat { $seat }
side-left = left of you
side-right = right of you
side-across = across from you

## How well a bot plays.

level-random = anything legal
level-novice = beginner
level-club = club player
level-expert = expert
preset-text = standard
preset-classic = classic
preset-online = online
preset-wa-keng = Wa Keng
preset-rlcard = as in RLCard
preset-douzero = as in DouZero
preset-open-spiel = as in OpenSpiel

## Calls. A pass in the auction and a pass in play have different words in some languages.

call-pass = pass
call-bid = bid { $n }
call-call = call
call-rob = rob
call-tricks =
    { $n ->
        [one] { $n } trick
       *[other] { $n } tricks
    }
call-bass = bass, { $n } tricks
call-kabbout = kabbout, all { $n } tricks
called-tricks = called { $n }
called-bass = called bass
called-kabbout = called kabbout

## Combinations. $rank and $ranks name what they are made of, $top the highest of a run, $length counts.

kind-single = single { $rank }
kind-pair = pair of { $ranks }
kind-trio = three { $some }
kind-quad = four { $some }
kind-trio-single = three { $some } with a card
kind-trio-pair = three { $some } with a pair
kind-straight = straight of { $length } to the { $top }
kind-pair-seq = run of { $length } pairs to the { $top }
kind-trio-seq = run of { $length } trios to the { $top }
kind-quad-seq = run of { $length } quads to the { $top }
kind-trio-seq-singles = run of { $length } trios with cards to the { $top }
kind-trio-seq-pairs = run of { $length } trios with pairs to the { $top }
kind-bomb = bomb of { $length } { $ranks }
kind-rocket = rocket
kind-quad-two-singles = four { $some } with two cards
kind-quad-two-pairs = four { $some } with two pairs

## Suits.

suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades

## Ranks: one card of it.

rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace
rank-b = black joker
rank-r = red joker

## Ranks: several cards of it, as in "a pair of kings".

ranks-2 = twos
ranks-3 = threes
ranks-4 = fours
ranks-5 = fives
ranks-6 = sixes
ranks-7 = sevens
ranks-8 = eights
ranks-9 = nines
ranks-T = tens
ranks-J = jacks
ranks-Q = queens
ranks-K = kings
ranks-A = aces
ranks-b = black jokers
ranks-r = red jokers

## Ranks: three or four cards of it, as in “three kings”.

some-2 = { ranks-2 }
some-3 = { ranks-3 }
some-4 = { ranks-4 }
some-5 = { ranks-5 }
some-6 = { ranks-6 }
some-7 = { ranks-7 }
some-8 = { ranks-8 }
some-9 = { ranks-9 }
some-T = { ranks-T }
some-J = { ranks-J }
some-Q = { ranks-Q }
some-K = { ranks-K }
some-A = { ranks-A }
some-b = { ranks-b }
some-r = { ranks-r }

## Ranks: where a run ends, as in "up to the king".

top-2 = two
top-3 = three
top-4 = four
top-5 = five
top-6 = six
top-7 = seven
top-8 = eight
top-9 = nine
top-T = ten
top-J = jack
top-Q = queen
top-K = king
top-A = ace

## Cards.

card-2C = two of clubs
card-3C = three of clubs
card-4C = four of clubs
card-5C = five of clubs
card-6C = six of clubs
card-7C = seven of clubs
card-8C = eight of clubs
card-9C = nine of clubs
card-TC = ten of clubs
card-JC = jack of clubs
card-QC = queen of clubs
card-KC = king of clubs
card-AC = ace of clubs
card-2D = two of diamonds
card-3D = three of diamonds
card-4D = four of diamonds
card-5D = five of diamonds
card-6D = six of diamonds
card-7D = seven of diamonds
card-8D = eight of diamonds
card-9D = nine of diamonds
card-TD = ten of diamonds
card-JD = jack of diamonds
card-QD = queen of diamonds
card-KD = king of diamonds
card-AD = ace of diamonds
card-2H = two of hearts
card-3H = three of hearts
card-4H = four of hearts
card-5H = five of hearts
card-6H = six of hearts
card-7H = seven of hearts
card-8H = eight of hearts
card-9H = nine of hearts
card-TH = ten of hearts
card-JH = jack of hearts
card-QH = queen of hearts
card-KH = king of hearts
card-AH = ace of hearts
card-2S = two of spades
card-3S = three of spades
card-4S = four of spades
card-5S = five of spades
card-6S = six of spades
card-7S = seven of spades
card-8S = eight of spades
card-9S = nine of spades
card-TS = ten of spades
card-JS = jack of spades
card-QS = queen of spades
card-KS = king of spades
card-AS = ace of spades
card-b = black joker
card-r = red joker

## Quick phrases.

phrase-hello = Hello
phrase-good-luck = Good luck
phrase-well-played = Well played
phrase-thanks = Thank you
phrase-hurry = Your turn, please
phrase-sorry = Sorry
phrase-good-game = Good game
