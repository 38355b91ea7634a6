# The page in the browser.

## Cards. $card is a name with what has been said of it, $more what is said next.

card-and = { $card }, { $more }
card-place = { $place } of { $count }
card-pre = chosen before your turn
card-hinted = hinted
card-dim = not playable
card-kitty = from the kitty
card-top = to beat
card-backs =
    { $count ->
        [one] card back
       *[other] { $count } card backs
    }
card-hand =
    { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
