# Starting the server
error-serve-database = “{ $url }” is not a database. Give a file name for SQLite, or postgresql://user@host/name.
error-serve-newer = The database was created by a newer version of Ironmaster. Install that version, or use another database.
error-serve-config = The file { $path } cannot be read: { $problem }
error-serve-setting = Unknown setting “{ $name }”. Known settings: { $known }.
error-serve-value = Invalid setting: { $problem }
error-serve-workers = Several workers need PostgreSQL; SQLite supports only one. Use --db postgresql://… or --workers 1.
error-serve-port = Cannot listen on { $host }:{ $port }: { $problem }
error-serve-connect = Cannot connect to the database: { $problem }
error-serve-page = There is no web page in { $path }: index.html is missing.

# Requests
error-request-body = The request is not valid.
error-request-field = The field “{ $field }” is not valid.
error-request-length = The field “{ $field }” must have { $least } to { $most } characters.
error-request-email = That is not an e-mail address.
error-request-language = That language is not available. Available: { $known }.
error-request-seat = There is no such seat. Seats are A to { $seats }.
error-request-command = The command is not valid: { $problem }
error-request-why = Ask either about a move or about something on the table.
error-parse-element = No move can use this.
error-request-tables = One connection can follow { $most ->
    [one] only one table
   *[other] at most { $most } tables
  }.
error-request-unfinished = An unfinished game can only be continued from a saved record, which contains its seed.
error-request-seed = The record does not contain its seed, so it cannot be checked.
error-request-unfair = Entry { $entry } of the record does not match its seed.

# Authentication
error-sign-nobody = Sign in first, or play as a guest.
error-sign-password = Name and password do not match.
error-sign-token = The token is invalid or has expired.

# Permissions
error-right-guests = This server requires an account.
error-right-scope = This token does not have the scope “{ $scope }”.
error-right-admin = Only an admin may do that.
error-right-hint = Hints are only available when all other seats are bots.
error-right-owner = Only the owner of the table may do that.
error-right-seat = Seat { $seat } is not yours.
error-right-hand = You may not see the hand of seat { $seat }.
error-right-table = You do not sit at this table.
error-right-link = You may not share this link.
error-right-line = This message is not yours.
error-right-origin = The request comes from another site.
error-right-metrics = You may not read the metrics.

# Not found
error-missing-table = There is no such table.
error-missing-analysis = This game has not been analysed.
error-missing-game = There is no such game.
error-missing-board = There is no such board.
error-missing-link = This link does not work. It may have been revoked.
error-missing-token = There is no such token.
error-missing-line = There is no such message.
error-missing-person = There is no such person.

# States
error-conflict-waiting = The game has not started.
error-conflict-begun = The game has already started.
error-conflict-ended = The game is over.
error-conflict-running = The game is not over.
error-conflict-record = The record is available after the end of the game, because it contains hidden information.
error-conflict-taken = The seat is taken.
error-conflict-free = Not every seat is taken. Still free: { $seats }.
error-conflict-changed = Somebody else changed the table at the same moment. Try again.
error-conflict-bots = This server has no bots.
error-conflict-account = You already have an account.
error-conflict-guest = This needs an account.
error-conflict-name = The name “{ $name }” is taken.
error-conflict-tokens = You already have { $most ->
    [one] one token
   *[other] { $most } tokens
  }, which is the limit. Revoke one first.
error-conflict-ruleset = This game uses version { $ruleset } of the rules; this server has { $known }.
error-conflict-frozen = This game was played with another version of the program and cannot be shown after entry { $index }.
error-history-sealed = { $free ->
    [0] You cannot take back anything here: a card was revealed, or another player has moved.
    [one] You can take back only one move here, not { $moves }.
   *[other] You can take back only { $free } moves here, not { $moves }.
}

# Limits
error-rate-rate = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
error-store-database = The database does not answer at the moment. Nothing is lost; try again.
error-store-hint = No hint could be found. Try again.
error-store-busy = Too many people are changing this table at once. Try again.

# Errors of HTTP
http-route = There is nothing at this address.
http-method = This address does not support that method.
http-size = The request is too large.
http-media = Send JSON, with `Content-Type: application/json`.
http-body = The request is not valid.
http-fault = An error occurred on the server. It has been logged.

# Events
did-undo = { $seat } takes back a move.
did-resign = { $seat } gives up; a bot takes over.
did-abandon = The game is abandoned.
why-not = Why not { $thing }?
guest = Guest { $number }
gone = (deleted)
