### What triumvir join says, at a table of a server.

## Words that may be typed there besides.

word-say = say chat
word-ready = ready go
word-away = away
word-back = back
word-surrender = surrender resign
word-leave = leave stand
word-fill = fill seat

## What each of them does.

help-say = { $words } and a text: say it to the table. A number says a quick phrase: { $phrases }
help-ready = { $words }: you are ready for the next deal; so does Enter
help-away = { $words }: a bot plays for you until you come back
help-back = { $words }: you play again
help-surrender = { $words }: give this deal up; a bot plays it out for you
help-leave = { $words }: give your seat up for ever
help-fill = { $words } and a level: who opened the table puts bots on the free seats: { $levels }
help-auto-play = { $auto } { $play }: the same for whatever is the only thing you can do

## Coming and going.

net-made = Table { $code } is made. Friends join with: { $command }
net-seated = You sit at table { $code } as { $name }.
net-again = You are back at table { $code } as { $name }.
net-watching = You look on at table { $code }.
net-lent = { $name } plays at table { $code }. Ctrl-C ends it; the seat is kept.
net-player = { $who }: { $what }
net-free = Seat { $n }: free
net-onlooker = Spectator
net-onlooker-named = { $name } (spectator)
net-here = here
net-gone = not connected
net-plays-for = not here, a bot plays
net-name = Your name
net-code = Code of the table:
net-lost = Connection lost. Trying again.
net-found = Connected again.
net-end = The server ends the connection: { $why }
net-unreached = No server answers at { $server }.
net-address = “{ $got }” is no address of a table. It looks like { $example }.
net-taken = Another program sits there as { $name }. Take another name with --name.
net-other-server = The server says what this version does not understand.
net-kept = No connection. This is sent as soon as there is one.
net-slow = Sent, but the server has not accepted it yet.
net-pending = What you typed before is not accepted yet.
net-not-yours = It is not your turn.
net-not-now = Not while a deal is played.
net-not-playing = You only look on.
net-waits =
    { $n ->
        [one] { $n } seat is free. Friends join with: { $command }
       *[other] { $n } seats are free. Friends join with: { $command }
    }
net-ready = Enter when you are ready.
net-next-match = The match is over. Enter plays another one.
net-told-ready = The others know that you are ready.
net-closed = The table is closed.
net-sure = Are you sure? Then type “{ $word }” once more.
net-full = No seat is free.
net-bye = Goodbye. Your seat is kept for you: { $command }
net-auto-play-on = Whatever is the only thing you can do is done for you.
net-auto-play-off = You are asked even where there is only one thing to do.

## What comes of the check of each deal.

net-committed = Deal { $n }: dealt as committed.
net-uncommitted = WARNING, deal { $n }: { $why }
net-unseen = Deal { $n } could not be checked: you came when it was running.
net-other-promise = the server was bound to another seed before the deal.
net-other-salt = what you added to the seed is not in it.
net-other-cards = these are not the cards that follow from the seed.
