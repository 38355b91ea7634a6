### What a table of a server says: who comes and goes, what to do now.

## Who comes and goes. { $who } begins the line, and may be “you”.

told-opened = The table is open.
told-changed = The next match is played by other rules or times.
told-sat = { $who }: at the table
told-filled = { $who }: at the table ({ $level })
told-emptied = Chair { $n } is free.
told-rose = { $who }: left the table
told-here = { $who }: connected
told-gone = { $who }: connection lost
told-away-asked = { $who }: a bot plays
told-away-time = { $who }: time is up, a bot plays
told-away-absent = { $who }: not here, a bot plays
told-back = { $who }: playing again
told-ready = { $who }: ready
told-surrendered = { $who }: deal given up
told-committed = The cards of the next deal are fixed: { $digits }
told-revealed = The seed of the deal is open: { $digits }
told-delayed =
    { $n ->
        [one] The server was away for { $n } second; no clock was running.
       *[other] The server was away for { $n } seconds; no clock was running.
    }
told-closed = The table is closed.
told-closed-idle = The table is closed: nobody was here.

## What to do now, at most 60 characters.

now-call-landlord = Play alone as landlord?
now-call-digger = Play alone as digger?
now-call-stake = How much is this deal worth?
now-call-tricks = How many tricks will you take?
now-trump = You won the call: name the trump suit.
now-lead = Your lead: play any combination.
now-lead-card = Your lead: play any card.
now-follow-card =
    { $count ->
        [one] Your turn: only { $count } card may be played.
       *[other] Your turn: { $count } cards may be played.
    }
now-beat = Beat the { $what }, or pass.
now-only-pass = Nothing you hold beats it: pass.
now-wait = It is the turn of { $name }.
now-bot = A bot plays for you.
now-chairs =
    { $count ->
        [one] { $count } seat is free.
       *[other] { $count } seats are free.
    }
now-ready = Ready for the first deal?
now-next = The deal is over. Ready for the next one?
now-again = The match is over. Play again?
now-others = You are ready. The others are not yet.
now-look-on = You are looking on.
