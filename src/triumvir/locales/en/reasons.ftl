### Why a bot does what it does, and what a play costs. Parts of a sentence: they stand behind a play.

# What quotes these.
turns-left =
    { $turns ->
        [one] { $turns } play to go
       *[other] { $turns } plays to go
    }
points-promised = { SIGNED($points, minimumFractionDigits: 1) } points
tricks-expected = about { NUMBER($tricks, minimumFractionDigits: 1) } tricks

## Everywhere.

reason-any-random = anything legal
reason-any-slip = without thinking
reason-any-forced = nothing else is legal
reason-unknown = for a reason of its own ({ $code })

## Calls and trumps.

reason-call-declines = no higher call promises more than { points-promised }
reason-call-pays = it promises { points-promised }
reason-call-likes = by the look of the hand
reason-call-expects = the hand takes { tricks-expected } while another seat declares
reason-call-expects-declaring = the hand takes { tricks-expected } with { $suit } as trumps
reason-call-counts-tops =
    { $tops ->
        [one] it counts { $tops } trick
       *[other] it counts { $tops } tricks
    }
reason-trump-longest =
    { $cards ->
        [one] no suit is longer, it holds { $cards } card
       *[other] no suit is longer, it holds { $cards } cards
    }
reason-trump-strongest =
    { $cards ->
        [one] { $cards } card of it promises more than a longer suit
       *[other] { $cards } cards of it promise more than a longer suit
    }

## Plays of climbing games.

reason-only-card = nothing else is legal
reason-play-looks-good = it looks good
reason-pass-looks-good = waiting looks better
reason-play-goes-out = the hand is empty
reason-play-cannot-lose = hardly a risk, { turns-left }
reason-play-bombs = a bomb is worth it, { turns-left }
reason-play-blocks =
    { $cards ->
        [one] it blocks a seat with { $cards } card
       *[other] it blocks a seat with { $cards } cards
    }
reason-lead-feeds = { $who }, a partner, can go out on it
reason-lead-clears-singles =
    { $singles ->
        [one] clears a lone card, { turns-left }
       *[other] clears { $singles } lone cards, { turns-left }
    }
reason-lead-clears = it leaves { turns-left }
reason-lead-splits = the torn group is worth more so, { turns-left }
reason-follow-sheds = it leaves { turns-left }
reason-follow-takes-lead = the lead is worth a torn group, { turns-left }
reason-follow-takes-over = it pays to beat { $who }, a partner, { turns-left }
reason-pass-partner-winning = { $who }, a partner, is winning the trick
reason-pass-leaves-to-partner = { $who }, a partner, is still to play
reason-pass-keeps-bomb = only a bomb would beat it
reason-pass-keeps-groups = whatever beats it tears a group
reason-pass-keeps-strength = what beats it is worth more later

## Cards of trick games.

reason-lead-draws-trump = it draws trumps
reason-lead-cashes = it takes its trick
reason-lead-builds = it makes later cards of the suit good
reason-lead-shortens = it is the last card of its suit
reason-lead-spoils = the others shall not have the trick
reason-lead-ducks = no trick is needed
reason-follow-wins-cheaply = the cheapest card that takes the trick
reason-follow-wins-high = others are still to play, so a higher card
reason-follow-trumps = it trumps the trick
reason-follow-spoils = the others shall not have the trick
reason-follow-saves = a card that could win is kept for later
reason-follow-ducks = no trick is needed
reason-follow-cannot-win = nothing held wins
reason-follow-discards = nothing held wins, a discard

## What a play costs.

reason-cost-goes-out = nothing, the hand is empty
reason-cost-sheds = nothing, { turns-left }
reason-cost-strong = a strong play, { turns-left }
reason-cost-breaks = a torn group, { turns-left }
reason-cost-breaks-bomb = a bomb that is gone, { turns-left }
reason-cost-bomb = a bomb, { turns-left }
reason-cost-small = a small card
reason-cost-winner = a winner
reason-cost-trump = a trump
reason-cost-top-trump = the highest trump that is out
