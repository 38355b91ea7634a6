### What line mode and the full screen both say: events, settlement, prompts.

## Who sits there. Stands at the beginning of a line, or in it.

who-you = you
who-bot = bot { $number }

## Lists.

list-and = { $first }, { $rest }

## What cards have written on them, where they write letters.

face-J = J
face-Q = Q
face-K = K
face-A = A

## What happens at the table.

event-deal = Deal { $n }. Dealer: { $dealer }. First to speak: { $opener }.
event-call = { $who }: { $call }
event-declared = { $who }: { $role }, stake { $stake }
event-declared-tricks = Declarer: { $name }, call { $call }.
event-stake = The stake is { $stake }.
event-kitty = The kitty goes to { $name }: { $cards }
event-kitty-hidden =
    { $n ->
        [one] The kitty goes to { $name }, { $n } card face down.
       *[other] The kitty goes to { $name }, { $n } cards face down.
    }
event-kitty-shared = The kitty is shared out: { $cards }
event-kitty-shared-hidden =
    { $n ->
        [one] The kitty is shared out, { $n } card face down.
       *[other] The kitty is shared out, { $n } cards face down.
    }
event-trump = { $who }: trumps are { $suit }
event-play =
    { $left ->
        [one] { $who }: { $what }, { $left } card left
       *[other] { $who }: { $what }, { $left } cards left
    }
event-play-last = { $who }: { $what }, no cards left
event-card = { $who }: { $card }
event-pass = { $who }: pass
event-pass-auto = { $who }: pass, nothing can beat it
move-pass = pass
event-trick = The trick goes to { $name }.
event-cleared = The table is cleared. Next to lead: { $name }.
event-thrown-in = Nobody declares. The cards are dealt again.
event-won-you = You won the match.
event-won = The match is won by { $who }.
event-won-several = The match is won by { $who }.
event-undo = Taken back.
event-auto = { $what } (the bot played for you)

## Settlement.

settle-won = You won the deal.
settle-lost = You lost the deal.
settle-even = The deal brings you nothing.
settle-out = { $who } ({ $role }) went out first.
settle-out-you = You ({ $role }) went out first.
settle-stake = stake { $stake }
settle-bombs =
    { $n ->
        [one] { $times } ({ $n } bomb)
       *[other] { $times } ({ $n } bombs)
    }
settle-spring = { $times } (spring: a side never played)
settle-blanks =
    { $n ->
        [one] { $times } ({ $n } deal thrown in before)
       *[other] { $times } ({ $n } deals thrown in before)
    }
settle-other = { $times }
settle-times = { $first } × { $rest }
settle-product = The deal is worth { $product } = { $unit }.
settle-worth = The deal is worth { $product }.
settle-line = { $who }: { SIGNED($points) }, total { SIGNED($total) }
settle-line-tricks = { $who }: called { $call }, took { $tricks }: { SIGNED($points) }, total { SIGNED($total) }
settle-line-silent = { $who }: called nothing, took { $tricks }: { SIGNED($points) }, total { SIGNED($total) }

## The score sheet.

score-none = No deal has been played yet.
score-item = { $who } { SIGNED($points) }
score-deal = Deal { $n }: { $points }
score-thrown-in = Deal { $n }: thrown in
score-total = Total: { $points }
score-deals =
    { $n ->
        [one] The match has { $n } deal.
       *[other] The match has { $n } deals.
    }
score-target = The match goes to { $n } points.

## What is to be done.

prompt-call = Your call: { $choices }
prompt-trump = Name trumps: { $choices }
order-trumps = Trumps, high to low: { $ranks }
order-others = Other suits: { $ranks }
prompt-lead = You lead: play anything.
prompt-beat = To beat: { $what } by { $who }. Play, or pass.
prompt-card = Play a card: { $choices }

## What lies where.

hand-yours =
    { $n ->
        [one] Your hand, { $n } card: { $cards }
       *[other] Your hand, { $n } cards: { $cards }
    }
hand-of = { $who }: { $cards }
counter-out =
    { $n ->
        [one] Still out, { $n } card: { $cards }
       *[other] Still out, { $n } cards: { $cards }
    }
counter-none = No card is out.
