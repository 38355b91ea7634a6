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

## Home.

home-title = Dou Dizhu, The Big Three and Hokm
home-hero = Three at the table. One against the rest.
home-about = Climbing and trick-taking games from China and the Gulf, against good bots or with friends. No sign-up.
home-games = Games
home-continue = Continue
home-result = See the result
home-with = { $game } with { $names }
home-with-bots =
    { $bots ->
        [one] { $game } against { $bots } bot
       *[other] { $game } against { $bots } bots
    }
home-deal = Deal { $deal }.
home-deal-yours = Deal { $deal }. It is your turn.
home-between = Between two deals.
home-over = The match is over.
home-waits = Waiting for players.
home-dou-dizhu-sub = Fight the landlord
home-dou-dizhu-one = Two farmers, one landlord, and a bomb in somebody’s hand.
home-dou-dizhu-meta = 3 players · 17 cards each, 3 in the kitty
home-dou-dizhu-more = or 4 players, two packs
home-big-three-sub = Wa Keng, dig the pit
home-big-three-one = Threes beat aces. Take the pit for three points and go out first.
home-big-three-meta = 3 players · 16 cards each, 4 in the kitty
home-big-three-more = or 4 players in pairs
home-hokm-sub = The Gulf’s trump game
home-hokm-one = Call your tricks, name trump, keep your word. Nobody may pass.
home-hokm-meta = 3 players · 10 cards each
home-hokm-more = first to 500
home-pick =
    { $seats ->
        [one] { $seats } player · { $level }
       *[other] { $seats } players · { $level }
    }
home-players = Players
home-seats-dou-dizhu = { $seats }
home-seats-dou-dizhu-4 = { $seats }, two packs
home-seats-big-three = { $seats }
home-seats-big-three-4 = { $seats } in pairs
home-bots = Bots
home-level-novice = Beginner
home-level-club = Club
home-level-expert = Expert
home-bots-novice = beginner bots
home-bots-club = club bots
home-bots-expert = expert bots
home-a-bot-random = Bot, plays anything
home-a-bot-novice = Bot, beginner
home-a-bot-club = Bot, club level
home-a-bot-expert = Bot, expert
home-free = Free seat
home-play = Play now
home-against =
    { $bots ->
        [one] against { $bots } bot
       *[other] against { $bots } bots
    }
home-friends = Play with friends
home-lesson = Two-minute lesson
home-rules = Rules
home-open = Open tables
home-no-tables = No open tables just now.
home-new = New table
home-new-same = New table with the same rules
home-here = { home-persons }, { home-chairs }
home-persons =
    { $here ->
        [0] Nobody here yet
        [one] { $here } player here
       *[other] { $here } players here
    }
home-chairs =
    { $free ->
        [0] no free seat
        [one] { $free } free seat
       *[other] { $free } free seats
    }
home-join = Join
home-watch = Watch
home-shows = Watch bots
home-shows-text = They play each other while you look on. Their hands are shown after the deal.
home-code = Code or link of a table
home-no-code = There is no table with this code.
home-no-code-why = Tables at which nobody plays for a long time are cleared away. Ask for a new link, or open a table yourself.
home-records = Recent records
home-no-records = Your matches will be listed here.
home-points =
    { $count ->
        [one] point
       *[other] points
    }
home-open-record = Open a record from a file
home-shuffle = Every shuffle can be checked after the deal.
home-guest = Guest
home-table = A table
home-sit = Sit down
home-full = All seats are taken.
home-closed = This table is closed.
home-no-server = The server can’t be reached. Try again in a moment.
home-again = Try again
home-home = Back to home
home-unknown = There is nothing here
home-unknown-why = The address may be mistyped, or what was there is gone.
home-failed = This page could not be loaded
home-failed-why = The connection is lost, or there is a newer version.

## A new table.

new-title = New table
new-game = Game
new-seats = Seats
new-you = You
new-seat = Seat { $n }
new-friend = A friend
new-rules = House rules
new-preset = Rules to start from
new-number = { $what }: { $n }.
new-option-match-deals = Deals in a match
new-option-target = Points that end the match
new-option-stake-4p = Stake without an auction
new-agree = Everybody sees these rules before the first deal.
new-edit = Edit rules
new-edited = Done
new-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
new-clock = Turn clock
new-seconds =
    { $seconds ->
        [0] None
       *[other] { $seconds } s
    }
new-who = Who may join
new-by-link = By link only
new-listed = Listed
new-name-it = Name of the table
new-waits = Starts when the free seats are taken, or fill them with bots.
new-at-once = Against bots only: it starts at once.
new-make = Open the table
new-made = Invite your friends
new-then = Send the link, say the code, or show the picture. The table waits.
new-to-table = To the table
new-invite = Invite
new-qr = The link as a QR code
new-code = Code
new-copy = Copy link
new-copied = Copied
new-share = Share
new-loopback = This link works on this computer only. Start the server for your network, and others can use it too.

## Settings.

set-title = Settings
set-look = Look and motion
set-language = Language
set-theme = Theme
set-theme-system = System
set-theme-light = Light
set-theme-dark = Dark
set-theme-contrast = High contrast
set-motion = Motion
set-motion-system = System
set-motion-full = Full
set-motion-reduced = Reduced
set-motion-none = None
set-cards = Cards
set-suits = Deck colours
set-suits-note = Clubs green, diamonds blue: suits are easy to tell apart.
set-suits-4 = Four colours
set-suits-2 = Two colours
set-large = Large print
set-large-note = Larger figures, no pictures.
set-letters = Card letters
set-table = Table
set-sort = Sort hand by
set-sort-rank = Rank
set-sort-suit = Suit
set-sort-groups = Groups
set-auto-pass = Pass for me when I can’t beat it
set-auto-pass-note = Waits a moment first, so that nobody can read your hand from it.
set-auto-play = Play my only card
set-auto-play-note = In Hokm, where just one card is allowed.
set-double = Double tap plays a card
set-double-note = Otherwise it chooses all cards of the rank.
set-counter = Card counter
set-counter-note = How many of each rank are still out.
set-buttons = Buttons
set-buttons-right = Play on the right
set-buttons-left = Play on the left
set-keys = Single-key shortcuts
set-keys-note = Turn them off if you dictate or use a switch.
set-hearing = Sound and reading aloud
set-sound = Sounds
set-sound-note = Short, quiet sounds of our own.
set-volume = Volume
set-speak = Announce plays to screen readers
set-speak-all = All
set-speak-mine = Mine and to beat
set-speak-off = Off
set-account = You
set-name = Your name
set-name-note = What others at the table see.
set-key = Your key
set-key-note = There is no account: this browser keeps a secret key that holds your seats and records. Save it to use them elsewhere; keep the file to yourself.
set-key-save = Save to a file
set-key-load = Open a file
set-key-taken = Loaded. This browser now has that key and those settings.
set-key-wrong = This file holds no key.
set-preview = Preview
## After a deal: how it was paid.

after-deal = Deal { $n }
after-deal-of = Deal { $n } of { $of }
after-you = You
after-and = { $first }, { $rest }
after-won = You won the deal
after-lost = You lost the deal
after-even = The deal brings you nothing
after-others = Winning side: { $who }
after-nobody = Nobody made the call
after-thrown = Nobody declared
after-match-won = Winner of the match: { $who }
after-match-mine = You won the match
after-worth = What the deal was worth
after-stake = stake
after-factor-bombs =
    { $count ->
        [one] { $count } bomb
       *[other] { $count } bombs
    }
after-factor-spring = spring
after-factor-blanks = dealt again
after-factor-other = other
after-pays-each = each pays
after-pays-to = paid to each
after-player = Player
after-called = Called
after-took = Took
after-change = Change
after-total = Total
after-to-go = { $count } to go
after-cards-left = Cards left in hand
after-kitty = The kitty was
after-out = out first
after-left = { $count } left
after-next = Next deal
after-rematch = Rematch
after-waiting = Waiting for the others
after-begins = in { $count } s
after-review = Review the deal
after-link = Copy link
after-copied = Link copied
after-save = Save record
after-close = Back to the table

## After a deal: the shuffle.

after-fair = Shuffle verified
after-fair-text = The cards match the fingerprint in the record; this browser did not get that fingerprint before the deal.
after-fair-kept = This browser kept the fingerprint published before the deal; it matches the pack.
after-fair-kept-mine = This browser kept the fingerprint published before the deal; it matches the pack, and your contribution is in it.
after-fair-print = Fingerprint
after-fair-checking = Checking the shuffle
after-fair-none = This deal has no proof
after-fair-none-text = It was not dealt by a server that promised its shuffle.
after-fair-cannot = This browser can’t check
after-fair-cannot-text = Browsers check only on pages with a secure connection. Save the record and check it with triumvir verify.
after-fair-failed = The shuffle does not match
after-fair-failed-promise = The fingerprint is not the one that this browser saw before the deal. Keep the record.
after-fair-failed-salt = What this browser added to the shuffle is not in it. Keep the record.
after-fair-failed-commitment = The seed is not the one promised before the deal. Keep the record.
after-fair-failed-cards = These are not the cards that follow from the seed. Keep the record.
after-fair-expected = Expected fingerprint
after-fair-found = Fingerprint found

## After a deal: replay.

after-replay = Replay
after-replay-of = Replay: { $game }
after-hands = All hands
after-moves = Moves
after-move = Move
after-move-of = Move { $n } of { $of }: { $what }
after-dealt = The cards are dealt
after-said = { $who }: { $what }
after-first = First move
after-back = Back one move
after-forward = Forward one move
after-last = Last move
after-run = Run
after-stop = Stop
after-key-step = move
after-key-trick = trick
after-key-hands = hands
after-key-mistake = next mistake
after-key-run = run
after-deals = Deals
after-or = { $first } or { $rest }
after-find = Find mistakes
after-finding = Looking for mistakes…
after-mistakes =
    { $count ->
        [0] No mistakes from move { $since } on, with all hands open.
        [one] { $count } mistake from move { $since } on, with all hands open.
       *[other] { $count } mistakes from move { $since } on, with all hands open.
    }
after-next-mistake = Next mistake
after-next-remark = Next remark
after-better-points =
    { $loss ->
        [one] Better: { $what }. Worth { $loss } point more.
       *[other] Better: { $what }. Worth { $loss } points more.
    }
after-better-tricks =
    { $loss ->
        [one] Better: { $what }. Worth { $loss } trick more.
       *[other] Better: { $what }. Worth { $loss } tricks more.
    }
after-stop-finding = Stop looking
after-progress = How much of the deal was looked at
after-waits = Others are first. Your turn comes.
after-asking = An expert looks at the moves before.
after-opinions =
    { $count ->
        [0] From move { $since } up to there, an expert would not clearly have played otherwise.
        [one] From move { $since } up to there, an expert would have played { $count } move otherwise.
       *[other] From move { $since } up to there, an expert would have played { $count } moves otherwise.
    }
after-stopped = Stopped.
after-broken = The server stopped before the end.
after-opinion = Opinion: an expert would choose “{ $what }”, knowing what the player knew.
after-opinion-why = Why: { $why }.
after-opinion-gain = Estimated gain in points a deal: { $gain }, give or take { $error }.
after-no-deal = No deal of this match is over yet.
after-reading = Reading the record
after-failed = That did not work
after-again = Try again

## A record from a file.

after-record = Open a record
after-record-text = Choose a file that was saved with “Save record”. It is read by this server and not kept.
after-choose = Choose a file
after-drop = or drop it here
after-open = Open
after-wrong = The record can’t be read
after-wrong-line = Line { $line }
after-wrong-found = Found
after-wrong-expected = Expected
after-wrong-before = What stands before it is shown below.
## Table.

table-home = Home
table-free = Free seat
table-seat = { $name }, { $where }
table-bot-plays = Bot plays
table-gone = No connection
table-is-ready = Ready
table-not-ready = Not ready yet
table-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
table-took = took { $tricks } of { $contract }
table-code = Code { $code }
table-deal-n = Deal { $n }
table-deal-of = Deal { $n } of { $of }
table-trick-n = Deal { $deal }, trick { $trick }
table-stake = Stake { $stake }
table-stake-times = Stake { $stake } ×{ $times }
table-trump = Trump: { $suit }
table-trump-order = { $suit } as trump, high to low
table-you-said = You: { $call }
table-runs-right = Play runs to the right
table-runs-left = Play runs to the left
table-kitty = Kitty
table-exposed = Card turned up
table-your-last = Your last play
table-your-card = Your card
table-bass = Bass
table-kabbout = Kabbout
table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-bid-closed = { $n }: no longer open
table-pass = Pass
table-hint = Hint
table-hint-pass = Pass: { $why }
table-play = Play
table-will-play = At time-out: { $cards }
table-readings = What it is played as
table-sending = Sending…
table-still-sending = Still sending. Your play will count once.
table-taken = { $tricks } of { $contract } taken
table-take-back = Take back my seat
table-ready = Ready
table-next = Next deal
table-rematch = Play again
table-kept = { $prompt } Your choice is kept.
table-soon = Done for you in a moment. Esc stops it.
table-soon-stop = Wait
table-lost = Connection lost. Your cards are safe.
table-restarting = Back in a moment. No clock is running.
table-elsewhere = This seat is open in another tab.
table-use-here = Use it here
table-moved-on = The table has moved on. Choose again.
table-try = Try now
table-seconds = { $count } seconds left
table-sort = Sort
table-sort-rank = Rank
table-sort-suit = Suit
table-sort-groups = Groups
table-counter = Card counter
table-counter-more = still out
table-score = Score sheet
table-deal = Deal
table-total = Total
table-last = Last trick
table-last-none = Nothing to look at yet.
table-rules = Rules
table-chat = Chat
table-chat-none = Nobody has said anything.
table-chat-write = Say something
table-chat-send = Send
table-mute = Don’t hear { $name }
table-unmute = Hear { $name } again
table-panel = Counter, score and chat
table-menu = Menu
table-close = Close
table-let-bot = Let a bot play
table-settings = Settings
table-looking = You are watching
table-auto-pass = Pass for me when I can’t beat it
table-auto-play = Play my only legal card
table-leave = Leave the table
table-leave-more = A bot takes your seat for good. To come back later, just close this page instead.
table-surrender = Give up this deal
table-surrender-more = A bot plays this deal to its end for you; the points are yours.
table-stay = Stay
table-invite = Send friends the link or the code.
table-add-bot = Add a bot
table-keys = Keyboard shortcuts
table-key-move = move in the hand
table-key-lay = move the card one place
table-key-toggle = select or clear a card
table-key-rank = go to a rank (0: ten, S B: jokers)
table-key-play = play
table-key-pass = pass
table-key-hint = next hint; with Shift the previous one
table-key-clear = clear the selection
table-key-bid = bid, call (0 is ten); C D H S: trump
table-key-sort = sort another way
table-key-last = read the trick
table-key-counts = read how many cards are left
table-key-score = read the score
table-key-round = move between actions, hand, table and panel
table-key-stop = close, clear the selection

## The rules of a game.

rules-title = Rules
rules-of = Rules of { $game }
rules-contents = Contents
rules-except = Standard rules, except:
rules-as-written = Standard rules.
rules-pictures = In pictures
rules-chain = What beats what
rules-beats = beats

## A first lesson.

lesson-title = Two-minute lesson
lesson-step = { $n } of { $of }
lesson-task-beat = Beat what lies on the table. Play: { $what }.
lesson-task-lead = You lead. Play: { $what }.
lesson-task-follow = You must follow suit: { $what }.
lesson-task-win = Take this trick. Trumps: { $what }.
lesson-how = Choose what to play, then press Play.
lesson-choose = Choose cards first.
lesson-wrong = Not that. Look at the kind, the number of cards and how high they are.
lesson-right = Right.
lesson-hint = Hint
lesson-play-it = Play
lesson-next = Next
lesson-skip = Skip
lesson-done = Lesson done
lesson-done-text = You have seen how the game goes. The rest comes by playing.
lesson-play = Play now
lesson-again = Once more
