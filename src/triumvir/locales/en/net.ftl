### What triumvir join says, at a table of a server.

## Words that may be typed there besides.

word-say = say chat
word-mute = mute
word-ready = ready go
word-away = away
word-back = back
word-surrender = surrender resign
word-leave = leave stand
word-fill = fill seat
word-change = change
word-close = close

## What each of them does.

help-say = { $words } and a text: say it to the table. A number says a quick phrase: { $phrases }
help-mute = { $words } and a number or name: you do not hear that player any more; once more, and you hear them again
help-ready = { $words }: you are ready for the next deal; so does Enter
help-away = { $words }: a bot plays for you until you come back
help-back = { $words }: you play again
help-surrender = { $words }: give this deal up; a bot plays it out for you
help-leave = { $words }: give your seat up for ever
help-fill = { $words } and a level: who opened the table puts bots on the free seats: { $levels }
help-change = { $words } and NAME=VALUE: who opened the table changes the rules or times of the next match; a preset’s name takes its rules
help-close = { $words }: who opened the table closes it for ever
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
net-mute-whom = Whom? Such as: { $word } { $n }
net-mute-on = { $who }: you hear nothing from there now.
net-mute-off = { $who }: you hear what is said again.
net-change-how = Say what, such as: { $word } spring=x2 turn=30
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

## What triumvir account says.

account-no-key = “{ $file }” holds no key.
account-other = Another key stands for { $name } here. Take another name.
account-taken = The key stands for { $name } now.
account-unknown = No key stands for { $name } here.
account-seat = { $game }: { $command }
account-turn = { $game }, your turn: { $command }
account-nowhere = You have no seat at { $server }.
