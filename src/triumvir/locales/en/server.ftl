### What a table of a server says: who comes and goes, what to do now.

## Who comes and goes. { $who } begins the line, and may be “you”.

told-opened = The table is open.
told-changed = The next match is played by other rules or times.
told-sat = { $who }: at the table
told-filled = { $who }: at the table ({ $level })
told-emptied = Seat { $n } is free.
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

now-call-landlord = Do you want to be landlord?
now-call-digger = Do you want to be digger?
now-bid-landlord = What do you bid to be landlord?
now-bid-digger = What do you bid to be digger?
now-call-stake = What do you bid? The highest bid is the stake.
now-call-tricks = How many tricks do you call?
now-trump = You won the call: name the trump suit.
now-lead = Your lead: play any combination.
now-lead-card = Your lead: play any card.
now-follow-card =
    { $count ->
        [one] Your turn: only { $count } card may be played.
       *[other] Your turn: { $count } cards to choose from.
    }
now-follow-suit =
    { $count ->
        [one] Follow { $suit }: only { $count } card may be played.
       *[other] Follow { $suit }: { $count } cards to choose from.
    }
now-beat = Beat the { $what }, or pass.
now-only-pass = Nothing you hold beats it: pass.
now-wait = Waiting for { $name }.
now-bot = A bot plays for you.
now-chairs =
    { $count ->
        [one] { $count } seat is free. Invite a friend or add a bot.
       *[other] { $count } seats are free. Invite friends or add bots.
    }
now-ready = Ready for the first deal?
now-next = The deal is over. Ready for the next one?
now-again = The match is over. Play again?
now-others = You are ready. The others are not yet.
now-look-on = You are watching.
