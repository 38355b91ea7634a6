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

## The self-test of Arabic, doctor --arabic.

selftest-title = Arabic in this terminal
selftest-look = Here are two sentences in four ways. Look for the way in which both read right: the letters of each word are joined, the first word stands at the right end, and the cards 7H 8S stand at the left end, 7H before 8S.
selftest-marks = These two bars must end below each other. If they do not, take bare instead of logical:
selftest-choose = Then set the variable { $variable } to the name that stands above the way that reads right.
selftest-now = In force now: { $mode }
