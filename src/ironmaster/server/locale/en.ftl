# Running the server
error-serve-database = “{ $url }” is no database: give a file name for SQLite or postgresql://user@host/name.
error-serve-newer = The database was made by a newer Ironmaster. Install that version or use another database.
error-serve-config = The file { $path } cannot be read: { $problem }
error-serve-setting = There is no setting “{ $name }”. Known: { $known }.
error-serve-value = A setting is wrong: { $problem }
error-serve-workers = Several workers need PostgreSQL: SQLite serves one. Give --db postgresql://… or --workers 1.
error-serve-port = The address { $host }:{ $port } cannot be used: { $problem }
error-serve-connect = The database does not answer: { $problem }
error-serve-page = There is no page in { $path }: index.html is missing.

# Requests
error-request-body = The request cannot be read.
error-request-field = The field “{ $field }” is wrong.
error-request-length = The field “{ $field }” must have { $least } to { $most } characters.
error-request-email = That is no e-mail address.
error-request-language = That language is not there. Known: { $known }.
error-request-seat = There is no such seat; seats go from A to { $seats }.
error-request-command = The command cannot be read: { $problem }
error-request-why = Ask about a move or about a thing on the table, one of the two.
error-parse-element = Nothing can be done with that here.
error-request-tables = One connection can follow { $most } tables.
error-request-unfinished = A game that is not over can be played on only from a saved record, which holds its seed.
error-request-seed = The record does not hold its seed, so nobody could check it.
error-request-unfair = The outcome in entry { $entry } of the record is not the one that its seed gives.

# Who asks
error-sign-nobody = Sign in first, or play as a guest.
error-sign-password = Name and password do not match.
error-sign-token = The token is wrong or has run out.

# What is allowed
error-right-guests = This server asks for an account.
error-right-scope = This token does not allow that (“{ $scope }”).
error-right-admin = Only an admin may do that.
error-right-hint = There are hints only where all other seats are bots.
error-right-owner = Only the owner of the table may do that.
error-right-seat = Seat { $seat } is not yours.
error-right-hand = You may not see the hand of seat { $seat }.
error-right-table = You do not sit at this table.
error-right-link = You may not hand out that link.
error-right-line = That line is not yours.
error-right-origin = The request comes from another site.
error-right-metrics = The counters are not for you.

# What is not there
error-missing-table = There is no such table.
error-missing-analysis = This game has not been analysed.
error-missing-game = There is no such game.
error-missing-board = There is no such board.
error-missing-link = The link leads nowhere; it may have been ended.
error-missing-token = There is no such token.
error-missing-line = There is no such line.
error-missing-person = There is no such person.

# States
error-conflict-waiting = The game has not begun.
error-conflict-begun = The game has begun.
error-conflict-ended = The game has ended.
error-conflict-running = The game has not ended.
error-conflict-record = The record can be had when the game has ended; until then it holds secrets.
error-conflict-taken = The seat is taken.
error-conflict-free = These seats are free: { $seats }.
error-conflict-changed = Somebody else changed the table at the same moment. Try again.
error-conflict-bots = No bots play on this server.
error-conflict-account = You have an account already.
error-conflict-guest = Only an account can do that.
error-conflict-name = The name “{ $name }” is taken.
error-conflict-tokens = You have { $most } tokens; take one back first.
error-conflict-ruleset = This game is played by version { $ruleset } of the rules; this server has { $known }.
error-conflict-frozen = This game was played with another version of the program and cannot be shown after entry { $index }.
error-history-sealed = You may take back { $free ->
    [0] nothing here: a card was revealed or it is not your turn alone
    [one] one move
   *[other] { $free } moves
  }, not { $moves }.

# Limits
error-rate-rate = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-store-database = The store does not answer at the moment. Nothing is lost; try again.
error-store-hint = No hint was found this time. Try again.
error-store-busy = The table is being changed by many at once. Try again.

# Answers to what is no request of ours
http-route = There is nothing at this address.
http-method = That cannot be done at this address.
http-size = The request is too large.
http-media = Send JSON (Content-Type: application/json).
http-body = The request cannot be read.
http-fault = Something went wrong here. It has been noted.

# What happened
did-undo = { $seat } takes back.
did-resign = { $seat } gives up; a bot plays on.
did-abandon = The game is abandoned.
why-not = Why not { $thing }?
guest = Guest { $number }
gone = (left)
