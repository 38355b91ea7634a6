### What only the full screen says.

## The bar and the seats.

tui-bar = { $game }, deal { $deal }
tui-bar-keys = ? keys   F3 rules   m menu
tui-small = Window too small: { $width }×{ $height } needed
tui-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tui-called = call { $call }
tui-bombs-left =
    { $count ->
        [one] { $count } bomb left
       *[other] { $count } bombs left
    }
tui-joker = Joker
tui-kitty = kitty
tui-trump = Trump: { $sign } { $suit }
tui-leads = leads
tui-takes = takes it
tui-told = { $who }: { $what }
tui-points = { SIGNED($points) }

## What to do now, at most 60 characters.

tui-waiting = { $name } is thinking…
tui-call-landlord = Play as landlord? ← → and Enter, or pass.
tui-call-digger = Play as digger? ← → and Enter, or pass.
tui-call-stake = How much is this deal worth? ← → and Enter.
tui-call-tricks = How many tricks do you call? ← → and Enter.
tui-name-trump = You won the call: name the trump suit.
tui-choose = Choose first, with ← → or a figure.
tui-chosen = { $what }: press Enter to say it.
tui-pick = Pick cards first: ← → and Space, or type their ranks.
tui-lead = Your lead: play any combination.
tui-lead-card = Your lead: play any card.
tui-follow-card =
    { $count ->
        [one] Your turn: only { $count } card may be played.
       *[other] Your turn: { $count } cards to choose from.
    }
tui-beat = Your turn: beat the { $what }, or pass.
tui-only-pass = Nothing you hold beats it: press Enter to pass.
tui-no-pass = You can’t pass now.
tui-none-held = You hold no card of that rank: { $rank }.
tui-thinking = Thinking about a hint…
tui-hint-later = The hint comes with your turn.
tui-hint-says = { $what }: { $why } ({ $at }/{ $of })
tui-hint-costs = { $what }, costs { $why } ({ $at }/{ $of })
tui-sorted = Your hand is sorted { $way }.
tui-undone = Taken back.
tui-nothing-to-undo = There is nothing to take back in this deal.
tui-no-practice = Moves can be taken back only in practice.
tui-deal-over = The deal is over.
tui-match-over = The match is over

## Buttons.

tui-pass = Pass
tui-hint = Hint
tui-play = Play
tui-play-named = Play: { $what }
tui-trump-choice = { $sign } { $suit } ({ $count })
tui-close = Close
tui-go-on = Go on
tui-leave = Leave
tui-settlement = Settlement
tui-next-deal = Next deal
tui-look = Look at the table

## Panel and pages.

tui-score = Score sheet
tui-total = Total
tui-counter = Cards still out
tui-happened = This deal
tui-help = Keys
tui-rules = Rules
tui-settings = Settings
tui-menu = Menu
tui-menu-close = Go on playing
tui-menu-help = Keys
tui-menu-rules = Rules
tui-menu-score = Score sheet
tui-menu-story = This deal
tui-menu-settings = Settings
tui-menu-undo = Take back
tui-menu-leave = Leave the table
tui-notice = Please note
tui-first = New here? H: what to play and why. F3: the rules. ?: the keys.
tui-kept = The match is kept as you play; go on with it any time.
tui-not-kept = This match is not saved: it ends when you leave.
tui-settings-kept = ← → change a value. Settings are kept.

tui-key-arrows = ← → Space
tui-does-arrows = point at a card, lift it or put it back
tui-key-ranks = 3 … 9 0 J Q K A 2
tui-does-ranks = lift a card of that rank (0: ten, S B: jokers)
tui-key-enter = Enter
tui-does-enter = play what is lifted, say what is chosen
tui-key-pass = P
tui-does-pass = pass
tui-key-hint = H
tui-does-hint = a hint and why; again for the next one
tui-key-clear = C
tui-does-clear = put all cards back
tui-key-sort = R, F5
tui-does-sort = sort by rank, by suit, in groups
tui-key-reading = V
tui-does-reading = another reading of the same cards
tui-key-undo = U
tui-does-undo = take back, in practice
tui-key-counter = G
tui-does-counter = card counter on or off
tui-key-story = L, F4
tui-does-story = what was said and played in this deal
tui-key-score = F2
tui-does-score = score sheet
tui-key-rules = F3
tui-does-rules = rules of this game
tui-key-menu = M, Esc
tui-does-menu = menu: settings, leave the table
tui-mouse = Mouse: press cards or slide over them, then press a button.

## Settings.

tui-set-pace = Pace of the bots
tui-set-sort = Hand sorted
tui-set-deck = Colours of suits
tui-set-letters = Letters on cards
tui-set-look = Look
tui-set-motion = Motion
tui-set-counter = Card counter
tui-set-auto-pass = Pass for me when I can’t beat it
tui-set-timer = Time for a turn
tui-set-language = Language
tui-on = on
tui-off = off
tui-seconds = { $seconds } s
tui-pace-instant = at once
tui-pace-fast = fast
tui-pace-normal = normal
tui-pace-slow = slow
tui-sort-rank = by rank
tui-sort-suit = by suit
tui-sort-groups = in groups
tui-deck-four = four
tui-deck-two = two
tui-look-dark = dark
tui-look-light = light
tui-look-contrast = high contrast
