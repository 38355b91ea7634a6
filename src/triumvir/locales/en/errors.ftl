### What went wrong: one message for each code. $got is what was given, $expected a list in the notation.

## What was typed.

error-action-unknown = “{ $got }” is no action.
error-action-wrong-phase = “{ $got }” does not fit what is to be done now.
error-call-unknown = “{ $got }” is no call of this auction.
error-call-illegal = “{ $got }” is not open to you now. You may say: { $expected }.
error-trump-illegal = “{ $got }” can’t be trumps. Name C, D, H or S.
error-card-unknown = “{ $got }” is no card. Cards are written like TH, 7C, b or r.
error-card-not-in-pack = { $got } is not in this game’s pack.
error-card-twice = { $got } stands there twice.
error-rank-unknown = This game’s pack has no “{ $got }”.
error-suit-unknown = “{ $got }” is no suit. Suits are C, D, H and S.
error-seat-unknown = There is no seat “{ $got }” at this table.

## What may not be played.

error-turn-other-seat = It is somebody else’s turn.
error-play-not-held = You do not hold { $got }.
error-play-no-combination = These cards do not go together: { $got }.
error-play-reading = The cards can’t be read as “{ $got }”.
error-play-does-not-beat = { $got } does not beat what lies on the table.
error-play-must-lead = You lead, so you can’t pass. Play any combination.
error-play-bombs-spent = You have played all the bombs your call allows.
error-play-must-follow = { $got } does not follow suit. You may play: { $expected }.
error-play-must-trump = { $got } is no trump, and you must play one. You may play: { $expected }.
error-play-must-overtrump = { $got } is too low a trump. You may play: { $expected }.

## The same, said to somebody who picked cards.

fault-lacks-key = Too low: { $combination } lies on the table.
fault-lacks-length = The kind is right, the length is not: { $combination } lies on the table.
fault-lacks-kind = Not of that kind: { $combination } lies on the table.
fault-not-held = You do not hold { $cards }.
fault-must-follow = Follow suit: { $suit }.
fault-must-trump = You must play a trump: { $suit }.
fault-must-overtrump = You must play a higher trump: { $suit }.
fault-other-seat = It is { $who }’s turn.

## Deals and matches.

error-deal-hand-size = A hand has the wrong number of cards: { $got } instead of { $expected }.
error-deal-kitty-size = The kitty has the wrong number of cards: { $got } instead of { $expected }.
error-deal-hands = The number of hands is wrong: { $got } instead of { $expected }.
error-deal-sides = The sides do not fit the seats: { $got }.
error-deal-over = The deal is over.
error-deal-running = The deal is not over yet.
error-deal-hidden = Whoever looks on can’t see the hands at this table.
error-match-over = The match is over.
error-world-none = No hidden hands fit what is seen.

## Games, options and bots.

error-game-unknown = There is no game “{ $got }”. There are: { $expected }.
error-game-twice = The game “{ $got }” is there twice.
error-preset-unknown = The game has no preset “{ $got }”. It has: { $expected }.
error-option-unknown = The game has no option “{ $got }”. It has: { $expected }.
error-option-value = “{ $got }” can’t be. Possible values: { $expected }.
error-bot-unknown = There is no bot “{ $got }”. There are: { $expected }.
error-bot-budget = “{ $got }” is no budget of a bot. Budgets are { $expected }.
error-bot-not-to-act = There is nothing for a bot to do here.
error-bot-program = The program “{ $got }” can’t be started, or has ended.
error-bot-answer = The program said “{ $got }”. Expected: { $expected }.
error-bot-illegal = The program chose “{ $got }”, which is not legal. Legal: { $expected }.
error-bot-late = The program did not answer in time.
error-language-unknown = There is no language “{ $got }”. There are: { $expected }.

## Positions, records and files.

error-position-fields = The position has the wrong number of fields: { $got }.
error-position-field = A field of the position can’t be: { $got }.
error-record-toml = The record can’t be read as TOML: { $got }.
error-record-field = Unknown field: { $got }.
error-record-missing = The record lacks { $expected }.
error-record-version = The record is of another version: { $got }.
error-record-action = An action of the record can’t be: { $got }.
error-record-result = The result does not follow from the actions: { $got }.
error-record-checksum = The checksum does not fit the record: { $got }.
error-record-view = The record does not show that: { $got }.
error-fair-salt = “{ $got }” is no salt. A salt is { $expected }.
error-fair-missing = A deal of the record has no proof.
error-fair-order = The proof is out of order: { $got } instead of { $expected }.
error-fair-commitment = The commitment does not fit the seed: { $got }.
error-fair-deal = The deal is not the one that was committed to: { $got }.
error-fair-text = The text of the record has been changed.
error-json-text = That is no JSON object of a known kind: { $got }.
error-json-field = A field of the JSON object can’t be: { $got }.
error-vector-line = A line of the vectors can’t be read: { $got }.
error-vector-kind = There is no kind of vector “{ $got }”.
error-saved-unknown = There is no such saved match to go on with.
error-saved-in-use = Match { $got } is being played in another window.
error-saved-failed = The match can’t be saved: { $got }. Nothing was played.
error-file-unreadable = The file can’t be read: { $got }.

## Tables of a server.

error-table-unknown = There is no table “{ $got }”.
error-table-full = All chairs at this table are taken. You can look on.
error-table-closed = This table is closed.
error-table-phase = Not now: that can be done later.
error-table-host = Only the host of the table can do that.
error-table-pace = The times of the table can’t be so. Allowed: { $expected }
error-chair-unknown = The table has no chair { $got }.
error-chair-taken = That chair is taken.
error-chair-none = You are looking on. Take a chair first.
error-name-empty = Choose a name of 1 to 24 letters.
error-chat-empty = There is nothing to say.
error-chat-phrase = There is no quick phrase “{ $got }”.
error-command-stale = The table has moved on; look again and choose.
error-command-busy = The server is busy. It will be tried again.
error-token-wrong = This key fits no chair at the table.
error-seat-elsewhere = This seat is open in another tab or on another device.

## The arena, and what is not installed.

error-arena-bots = So many bots can’t play this: { $got }.
error-arena-file = A line of the results can’t be read: { $got }.
error-arena-other = The results are of another contest: { $got } instead of { $expected }.
error-arena-exists = The results are there already: { $got }.
error-extra-missing = { $got } is not installed. Get it with: { $expected }

## The server’s doors.

error-origin-foreign = This request comes from another site, or from a program that does not say so. Needed: { $expected }.
error-path-unknown = There is nothing at { $got }.
error-path-method = { $got } is not possible there.
error-hello-first = A connection begins with one hello.
error-limit-rate = Too many at once; { $expected }.
error-limit-size = That is too large; at most { $expected }.
error-limit-sockets = Too many connections from one address; at most { $expected }.
error-limit-time = That took too long; at most { $expected }.
error-limit-slow = Your connection is too slow for what is sent.
error-limit-faults = Too much could not be read. The connection is closed.
error-think-busy = The server had no time to think about that. Try again in a moment.
error-server-full = Many people are connecting just now. Try again in a moment.
error-server-closing = The server is being restarted. Your table is kept.
error-server-port = The server can’t listen at { $got }.
error-server-page = The page for browsers was not built: { $expected }.
error-server-fault = The server made a mistake. Please try again.
error-server-store = The database can’t be opened: { $got }.
error-file-exists = There is a file { $got } already.
