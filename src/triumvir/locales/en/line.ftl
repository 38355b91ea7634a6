### What only line mode says.

## The command hint.

hint-to-act = seat { $seat } to act, phase: { $phase }
hint-others =
    { $count ->
        [one] { $cost } ({ $count } other attachment)
       *[other] { $cost } ({ $count } other attachments)
    }
hint-head-play = play
hint-head-combination = combination
hint-head-cost = cost
phase-auction = auction
phase-trump = naming trumps
phase-play = play
