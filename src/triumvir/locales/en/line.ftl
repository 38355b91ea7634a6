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

## Words that may be typed at the table; the first one of each is shown.

word-play = play
word-pass = pass p -
word-bid = bid call
word-trump = trump trumps
word-hint = hint h
word-undo = undo u back
word-sort = sort s
word-counter = counter count c
word-score = score sc
word-rules = rules ru
word-last = last l
word-legal = legal moves m
word-table = table look ta
word-auto = auto
word-pace = pace speed
word-help = help ?
word-quit = quit exit x leave
word-clubs = clubs club
word-diamonds = diamonds diamond
word-hearts = hearts heart
word-spades = spades spade
word-black-joker = b
word-red-joker = r
word-call = call
word-rob = rob
word-bass = bass
word-kabbout = kabbout kaboot
word-instant = instant 0
word-fast = fast
word-normal = normal
word-slow = slow

## What each of them does.

help-play = { $words } and cards: play 33, p 3335, play JH. The word may be left out: 33
help-pass = { $words }: pass, in the auction and in play
help-bid = { $words } and a number: bid 2. The number alone will do.
help-trump = { $words } and a suit: trump H, or just H
help-hint = { $words }: what you could play, one after the other
help-legal = { $words }: all that you may do now
help-sort = { $words }: sort your hand another way
help-table = { $words }: who holds how many cards, what lies there, your hand
help-last = { $words }: the last trick again
help-counter = { $words }: which cards are still out
help-score = { $words }: the score sheet
help-rules = { $words }: the rules in short
help-undo = { $words }: take your last move back, in practice
help-auto = { $words }: pass for you where nothing else is possible, on or off
help-pace = { $words } { $paces }: how fast bots play
help-help = { $words }: this list
help-quit = { $words }: leave; the match is saved
help-cards = Ranks are 3 4 5 6 7 8 9 10 J Q K A 2, jokers b (black) and r (red); suits are C ♣, D ♦, H ♥, S ♠.

## What is said at the table.

line-match = { $game }. You play against { $others }.
line-rules = Rules: { $rules }
line-saved = Match { $n } is saved as you play.
line-unsaved = This match is not saved: { $why }
line-practice = Practice: moves can be taken back.
line-slow = The bots are not compiled here, so they think slowly. A C compiler helps: triumvir doctor
line-goes-on = Match { $n } goes on.
line-broken = The file of match { $n } was damaged; it goes on from the last good move. ({ $why })
line-start = Type cards or a call; “{ $help }” lists all words, “{ $rules }” tells the rules in short.
line-cards-of =
    { $n ->
        [one] { $who }: { $n } card
       *[other] { $who }: { $n } cards
    }
line-cards-role =
    { $n ->
        [one] { $who }, { $role }: { $n } card
       *[other] { $who }, { $role }: { $n } cards
    }
line-tricks =
    { $n ->
        [one] { $who }: { $n } trick, call { $call }
       *[other] { $who }: { $n } tricks, call { $call }
    }
line-trump = Trumps: { $suit }
line-next-bot = After you plays { $name }.
line-nothing-laid = Nothing lies on the table.
line-hint = Try { $what }: { $reason }.
line-offer = { $n } of { $all }: { $what }. Cost: { $cost }.
line-sorted-rank = Sorted by rank.
line-sorted-suit = Sorted by suit.
line-sorted-groups = Sorted in groups.
line-auto-on = You pass by yourself where nothing else is possible.
line-auto-off = You are asked even where you can only pass.
line-pace = The bots play: { $pace }.
line-next = Next deal: Enter
line-time =
    { $n ->
        [one] You have { $n } second.
       *[other] You have { $n } seconds.
    }
line-bye = Goodbye. Go on any time: { $command }
line-bye-unsaved = Goodbye.

## What is said to a mistake. Always one line.

line-empty = Nothing was typed. Type cards or a call, or “{ $help }”.
line-unknown = “{ $got }” means nothing here. Type cards or a call, or “{ $help }”.
line-extra = “{ $word }” stands alone.
line-no-undo = Moves can be taken back in practice only: triumvir play --practice
line-nothing-back = There is nothing to take back in this deal.
line-pace-which = The pace is one of: { $paces }.
line-wait = The deal is over. Enter deals the next one.
line-no-cards = Which cards? Type them behind the word, such as { $example }.
line-settled = A match that goes on keeps its rules and players; leave out { $given }.

## Before the match.

ask-language = Language
ask-match = Match
ask-match-on = go on with match { $n }: { $game }
ask-match-new = a new match
ask-game = Game
ask-level = Bots
ask-rules = Rules
ask-rules-last = as last time
ask-rules-practice = practice: moves can be taken back
ask-which = { $what } [{ $usual }]:
ask-row = { $n } { $name }
ask-again = Type a number from 1 to { $n }, or Enter for { $usual }.

## Saved matches.

matches-none = No match is saved yet.
matches-row =
    { $deals ->
        [one] { $n }, { $when }: { $game }, { $deals } deal, you { SIGNED($points) }, { $state }
       *[other] { $n }, { $when }: { $game }, { $deals } deals, you { SIGNED($points) }, { $state }
    }
matches-open = not over
matches-won = you won
matches-lost = you lost
matches-broken = { $n }, { $when }: damaged
matches-next = Enter: next, number: that deal, { $quit }: leave
matches-deal = Deal { $n } of { $all }
matches-dealt = { $who } got: { $cards }
matches-kitty = In the kitty: { $cards }
matches-end = That was the last deal.
matches-no-deal = There is no deal { $got }; there are { $n }.
matches-ends = Here the record ends: { $why }
