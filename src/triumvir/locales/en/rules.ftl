### The rules in short, for the variant and the options in force.

rules-title-aim = Aim
rules-title-cards = Cards
rules-title-calls = Calls
rules-title-bids = Bidding
rules-title-kinds = Combinations
rules-title-play = Play
rules-title-pay = Payment

## The climbing games.

rules-beat = Beat the last play with the same kind, the same number of cards and a higher rank, or pass. You may pass even if you could play.
rules-clear-three = When both others pass, whoever played last clears the table and leads.
rules-clear-four = When all three others pass, whoever played last clears the table and leads.
rules-landlord-leads = The landlord leads.
rules-landlord-pay = If the landlord goes out first, each farmer pays the stake to the landlord; otherwise the landlord pays it to each farmer.
rules-pairs-aim = Two pairs play against each other. The first player without cards wins for the pair.
rules-pairs-pay = Each loser pays the stake, each winner gets it.
rules-sides-pay = Each loser pays the stake, each winner gets it; a landlord alone against three pays or gets it once for each of them.
rules-sides-aim = The first player without cards wins for the whole side.

## The Big Three.

rules-big-three-aim = One plays against two. The highest bidder is the digger and tries to go out first, that is, to play the last card in hand. If one of the others goes out first, both of them win.
rules-big-three-cards = 52 cards, 16 each. Four lie face down, the kitty; the digger takes them.
rules-big-three-four-cards = 52 cards, 13 each. There is no kitty.
rules-big-three-kinds =
    One to four cards of one rank: 9, JJ, 777, 4444.
    Runs of three or more ranks, with one, two, three or four cards of each: 456, 778899. Aces, twos and threes can’t be part of a run.
    There are no bombs, and no cards can be added to a combination.
rules-big-three-pay = If the digger goes out first, each of the others pays the stake to the digger; otherwise the digger pays it to each.

## Dou Dizhu.

rules-dou-dizhu-aim = The landlord wins the auction, plays alone against two farmers and tries to go out first, that is, to play the last card in hand. If a farmer goes out first, both farmers win.
rules-dou-dizhu-cards = 54 cards with two jokers, 17 each. Three lie face down, the kitty; the landlord takes them.
rules-dou-dizhu-four-cards = Two packs, 108 cards with four jokers, 25 each. Eight lie face down, the kitty.
rules-dou-dizhu-ranks = From low to high: 3 4 5 6 7 8 9 10 J Q K A 2, black joker, red joker. Suits do not matter.
rules-dou-dizhu-kinds =
    One card, a pair, or three alike; three alike also with a card or a pair: 6668, 66699.
    Straight: five or more in a row from 3 to the ace: 34567.
rules-dou-dizhu-runs =
    Three or more pairs in a row: 334455.
    Two or more trios in a row, alone, each with a card, or each with a pair: 444555, 44455569, 4445556699.
rules-dou-dizhu-bombs =
    Bomb: four alike. It beats everything but a higher bomb and the rocket.
    Rocket: both jokers. It beats everything.
rules-dou-dizhu-four-kinds =
    One card, a pair, or three alike; three alike also with a pair: 66699. Two jokers of one colour are a pair.
    Straight: five or more in a row from 3 to the ace: 34567.
rules-dou-dizhu-four-runs =
    Three or more pairs in a row: 334455.
    Two or more trios in a row, alone or each with a pair: 444555, 4445556699.
rules-dou-dizhu-four-bombs =
    Bomb: four or more alike. More cards beat fewer; of equally many, the higher rank wins.
    Rocket: all four jokers. It beats everything.

## Hokm.

rules-hokm-aim = Everybody plays alone and calls how many of the ten tricks to take. Whoever takes at least as many wins points; whoever takes fewer loses them.
rules-hokm-cards = 30 cards, 10 each: ace, 10, king, queen, jack, 9 and 8 of every suit, and the two black sevens.
rules-hokm-calls = Calls are numbers up to 10; 2 is called bass and 10 kabbout. The player after the dealer calls first. The highest caller names trumps and leads.
rules-hokm-play = Follow suit if you can. The highest trump takes the trick; without trumps, the highest card of the suit led. Whoever takes it leads next.
rules-hokm-pay = A call that is made wins 10 points for each trick called. Kabbout, all ten tricks, wins 200.

## Options: what each value means.

option-landlord-side =
    { $value ->
        [solo] The landlord plays alone against three.
       *[pair] The landlord, who wins the auction, and the player opposite are one side.
    }
option-partners-4p =
    { $value ->
        [fixed] Players who sit opposite are partners.
       *[draw_high2] Everybody draws a card: the two best are partners.
    }
option-reseat =
    { $value ->
        [false] After the draw everybody stays seated.
       *[true] After the draw partners sit opposite each other.
    }
option-redraw-partners =
    { $value ->
        [every_deal] Partners are drawn anew for every deal.
       *[never] Partners stay for the whole match.
    }
option-rank-order =
    { $value ->
        [list_plus_3] From low to high: 2 4 5 6 7 8 9 10 J Q K A 3. Suits do not matter.
       *[n3_high] From low to high: 4 5 6 7 8 9 10 J Q K A 2 3. Suits do not matter.
    }
option-trump-order =
    { $value ->
        [clubs_always] Clubs from high to low: J 9 A 10 K Q 8 7, trumps or not; the other suits: A 10 K Q J 9 8.
       *[suit_chosen] Trumps from high to low: J 9 A 10 K Q 8 7; the other suits: A 10 K Q J 9 8 7.
    }
option-first-dealer =
    { $value ->
        [high_card] Cards are drawn: the highest deals first.
        [low_card] Cards are drawn: the lowest deals first.
       *[random] The first dealer is chosen by lot.
    }
option-dealer-draw-order =
    { $value ->
        [pip] In the draw for the deal the printed numbers count; an ace is 1, a picture nothing.
        [listed] In the draw for the deal the ace is best and the two worst.
       *[game] In the draw for the deal cards rank as in the game.
    }
option-opener-ceremony =
    { $value ->
        [marker] One card is marked before the deal: whoever is dealt it speaks first.
        [random] Who speaks first is chosen by lot.
        [dealer] The dealer speaks first.
       *[match_draw] Cards are drawn: whoever first matches the rank of the dealer’s card speaks first.
    }
option-opener =
    { $value ->
        [lowest_heart] Whoever was dealt the lowest heart speaks first.
       *[dealer] The dealer speaks first.
    }
option-stake-4p =
    { $value ->
        [fixed] There is no auction: the stake is { $number }.
       *[auction] The auction only fixes the stake.
    }
option-auction-mode =
    { $value ->
        [single_round] Bids are 1, 2 or 3 and must rise. Everybody speaks once; the highest bid is the stake.
        [call_rob] Whoever calls first holds the role at stake 1. Those behind may rob it, each once; every rob doubles the stake, and the caller speaks last.
        [none] There is no auction: whoever would speak first is landlord at stake 1.
       *[until_closed] Bids are 1, 2 or 3 and must rise; a 3 ends the auction. Whoever passed may still bid. The last bid is the stake.
    }
option-opener-must-bid =
    { $value ->
        [false] If nobody bids, the cards are dealt again.
       *[true] Whoever speaks first must bid.
    }
option-all-pass =
    { $value ->
        [opener_forced_1] If all pass, whoever spoke first is landlord at stake 1.
       *[redeal] If all pass, the cards are dealt again.
    }
option-strong-hand-must-bid3 =
    { $value ->
        [true] A very strong hand must bid 3.
       *[false] Nobody has to bid 3.
    }
option-kitty-to =
    { $value ->
        [split] The landlord and the partner take four cards of the kitty each.
       *[bidder] The landlord takes the whole kitty.
    }
option-show-kitty =
    { $value ->
        [true] The kitty is shown to all.
       *[false] Only whoever takes the kitty sees it.
    }
option-bass =
    { $value ->
        [pass_zero] You may pass: then you neither win nor lose.
       *[other] Nobody can pass: the lowest call is bass, two tricks.
    }
option-call-mode =
    { $value ->
        [ascending] Calls must rise; they end when two decline in a row.
       *[free_once] Everybody calls once, any number.
    }
option-tie-caller =
    { $value ->
        [latest] Of equal calls the later one is higher.
       *[earliest] Of equal calls the earlier one is higher.
    }
option-straight-min =
    { $value ->
        [one] A straight has at least { $value } card.
       *[other] A straight has at least { $value } cards.
    }
option-straight-max =
    { $value ->
        [one] A straight has at most { $value } card.
       *[other] A straight has at most { $value } cards.
    }
option-kickers-distinct =
    { $value ->
        [false] Single cards added to a run of trios may be alike.
       *[true] Single cards added to a run of trios all differ in rank.
    }
option-kicker-equal-max =
    { $value ->
        [one] At most { $value } single card of one rank is added to a run of trios.
       *[other] At most { $value } single cards of one rank are added to a run of trios.
    }
option-kicker-trio-beside-run =
    { $value ->
        [false] Three alike next to a run of trios can’t be added to it.
       *[true] Three alike next to a run of trios may be added to it.
    }
option-kicker-not-trio-rank =
    { $value ->
        [false] Cards added to a run of trios may have the rank of a trio.
       *[true] Cards added to a run of trios have other ranks than the trios.
    }
option-kickers-both-jokers =
    { $value ->
        [true] Both jokers may be added to one run of trios.
       *[false] Both jokers can’t be added to one run of trios.
    }
option-wing-pairs-distinct =
    { $value ->
        [false] Pairs added to a run of trios may be alike.
       *[true] Pairs added to a run of trios all differ in rank.
    }
option-quad-sets =
    { $value ->
        [false] Nothing can be added to four alike.
       *[true] Four alike with two cards or two pairs: 666689, 66668899. It is not a bomb and beats only its own kind.
    }
option-quad-attach-limit =
    { $value ->
        [no_joker_pair] Four alike can’t carry both jokers.
        [none] Four alike may carry any cards.
       *[one_each] Four alike carry at most one two and one joker.
    }
option-quad-single-kickers-distinct =
    { $value ->
        [false] The two cards that four alike carry may be a pair.
       *[true] The two cards that four alike carry differ in rank.
    }
option-quad-pair-kickers-distinct =
    { $value ->
        [false] The two pairs that four alike carry may be alike.
       *[true] The two pairs that four alike carry differ in rank.
    }
option-joker-pair-as-kicker =
    { $value ->
        [false] A pair of jokers can’t be added to a trio.
       *[true] A pair of jokers may be added to a trio.
    }
option-wing-pairs-consecutive =
    { $value ->
        [true] Pairs added to a run of trios must be in a row themselves.
       *[false] Pairs added to a run of trios need not be in a row.
    }
option-low-two-runs =
    { $value ->
        [true] Runs may begin with a low ace or a two: A2345.
       *[false] Twos can’t be part of a run.
    }
option-leader =
    { $value ->
        [declarer] The digger leads; in pairs, whoever spoke first.
        [four_of_hearts] Whoever was dealt the lowest heart leads.
       *[opener] Whoever spoke first leads, no matter who won the auction.
    }
option-direction =
    { $value ->
        [cw] Play goes clockwise, to the left.
       *[ccw] Play goes counter-clockwise, to the right.
    }
option-pass-is-final =
    { $value ->
        [true] Whoever passes is out until the table is cleared.
       *[false] Whoever passed may still play before the table is cleared.
    }
option-passes-to-clear-4p =
    { $value ->
        [one] After { $value } pass whoever played last clears the table and leads.
       *[other] After { $value } passes in a row whoever played last clears the table and leads.
    }
option-discards-open =
    { $value ->
        [true] Cleared cards may be looked at.
       *[false] Cleared cards can’t be looked at.
    }
option-bomb-cap-by-bid =
    { $value ->
        [true] One bomb for whoever passed or bid 1, two for whoever bid 2, any number for the landlord.
       *[false] Everybody may play any number of bombs.
    }
option-must-trump =
    { $value ->
        [true] Whoever can’t follow suit must trump.
       *[false] Whoever can’t follow suit may play any card.
    }
option-must-overtrump =
    { $value ->
        [true] A trump must be higher than those in the trick, if there is one.
       *[false] A trump need not be higher than those in the trick.
    }
option-bomb-doubling =
    { $value ->
        [once] Bombs and rockets double the stake once in all.
        [none] Bombs and rockets do not change the stake.
        [winners] Every bomb and rocket of the winning side doubles the stake.
       *[each] Every bomb and rocket doubles the stake.
    }
option-spring =
    { $value ->
        [x2] If the losers made no play (spring), the stake doubles.
        [x3] If the losers made no play (spring), the stake trebles.
       *[none] A side that made no play pays no more than others.
    }
option-blank-round-doubles =
    { $value ->
        [true] Every deal that was thrown in doubles the next one.
       *[false] A deal that was thrown in changes no payment.
    }
option-fail-penalty =
    { $value ->
        [shortfall] A call that is missed costs 10 points for each trick that is lacking.
       *[call] A call that is missed costs 10 points for each trick called.
    }
option-overtricks =
    { $value ->
        [one] A trick above the call counts { $value } point.
       *[other] A trick above the call counts { $value } points.
    }
option-kabbout-fail =
    { $value ->
        [one] A kabbout that is missed costs { $value } point.
       *[other] A kabbout that is missed costs { $value } points.
    }
option-next-dealer =
    { $value ->
        [winner] Whoever went out deals next.
        [same] The same player deals every time.
       *[rotate] The deal passes from player to player.
    }
option-match-deals =
    { $value ->
        [one] A match is { $value } deal.
       *[other] A match is { $value } deals.
    }
option-target =
    { $value ->
        [none] No number of points ends the match.
        [one] The match ends when somebody has { $value } point.
       *[other] The match ends when somebody has { $value } points.
    }
