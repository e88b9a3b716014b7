# Errors that a user can cause
error-setup-game = There is no game called { $game }. Known games: { $known }.
error-setup-broken = The game { $game } is installed but cannot be loaded: { $problem }
error-setup-twice = Several installed packages bring a game called { $game }: { $packages }. Keep one of them.
error-setup-unregistered = The game { $game } is installed but cannot be loaded: { $module } registers no game of that name.
error-setup-seats = { $game } is played with { $known } seats, { $switches ->
    [none] not with { $seats }.
   *[other] and with { $seats } only if one of these switches is set: { $switches }.
}
error-setup-switch = { $game } has no rule switch called { $switch }. Known switches: { $known }.
error-setup-value = The switch { $switch } of { $game } cannot be { $value }. Known values: { $known }.
error-setup-ruleset = { $game } has no ruleset { $ruleset }. Known rulesets: { $known }.
error-setup-bot = There is no bot called { $bot }. Known bots: { $known }.
error-setup-budget = { $bot } is not a bot with a valid limit: write master:200 for iterations or master:0.5s for seconds.
error-setup-variant = { $bot } is not a variant of a bot: write journeyman~7, with any whole number.
error-setup-weights = The weights for { $bot } cannot be read: they must be in a TOML file, as numbers.
error-setup-weight = The bots of { $game } have no weight called { $weights }.
error-board-unknown = There is no board called { $board }. Known boards: { $known }; or give the path of a .toml file.
error-board-listed = { $game } has no board called { $board } here. Known boards: { $known }.
error-board-malformed = The board { $board } cannot be read: { $detail }
error-board-contradiction = The board { $board } contradicts itself: { $detail }.
error-board-seats = The board { $board } is for { $known } seats, not for { $seats }.
error-parse-text = A move is a short text of at most 200 characters.
error-parse-empty = Enter a move.
error-parse-verb = No move begins with “{ $verb }”. Moves begin with: { $known }.
error-parse-chance = “{ $verb }” is an outcome of chance, not a move of a player.
error-parse-shape = This move is written: { $usage }
error-parse-number = Moves of this game are numbered from 0 to { $last }; there is no { $number }.
error-stale-move = The move was meant for the state after entry { $seen } of the log, which now has { $now }.
error-turn-over = The game is over.
error-turn-chance = An outcome of chance comes before the next move.
error-turn-other = It is seat { $turn }’s turn, not seat { $seat }’s.
error-turn-ahead = “{ $move }” cannot be made together with the moves before it: chance, another seat or something hidden comes first.
error-turn-seat = There is no seat { $seat } at a table of { $seats }.
error-history-undo = You cannot take back { $moves ->
    [one] one move
   *[other] { $moves } moves
}: { $made ->
    [0] none has been made
    [one] only one has been made
   *[other] only { $made } have been made
}.
error-history-redo = You cannot make { $moves ->
    [one] one move
   *[other] { $moves } moves
} again: { $waiting ->
    [0] none was taken back
    [one] only one was taken back
   *[other] only { $waiting } were taken back
}.
error-history-at = The log has no entry { $length }: { $now ->
    [one] it has one entry
   *[other] it has { $now } entries
}.
error-clause-unknown = The rulebook of { $game } has no clause { $clause }.
error-illegal-move = The rules forbid { $move }.
error-position-json = The position is not valid JSON: { $detail }
error-position-type = { $where }: must be of the type “{ $expected }”.
error-position-field = { $where }: no such field. Known fields: { $known }.
error-position-range = { $where }: { $value } is not between { $low } and { $high }.
error-position-choice = { $where }: “{ $value }” is not one of { $known }.
error-position-identity = { $where }: the position is for { $value }, this game is { $expected }.
error-position-duplicate = { $where }: appears twice.
error-position-seat = { $where }: “{ $value }” is not a seat. Seats: { $known }.
error-position-order = { $where }: must name each of the { $seats } seats once.
error-position-audit = The position is impossible: { $detail }.
error-record-format = Line { $line }: this is not an Ironmaster record.
error-record-version = Line { $line }: the record has format { $version }; this program reads format { $known }.
error-record-header = Line { $line }: “{ $text }” is not a line of a record’s header.
error-record-missing = Line { $line }: the header lacks “{ $field }”.
error-record-number = Line { $line }: “{ $text }” is not a number.
error-record-json = Line { $line }: “{ $text }” is not a JSON object.
error-record-line = Line { $line }: “{ $text }” is out of place; the record is damaged.
error-record-truncated = Line { $line }: the record breaks off here.
error-record-trailing = Line { $line }: nothing may follow the checksum.
error-record-ruleset = Line { $line }: the record was made with ruleset { $ruleset }; this program knows { $known }.
error-record-setup = Line { $line }: the game cannot be set up: { $problem }
error-record-seal = Line { $line }: the seed does not match the published seal.
error-record-actor = Line { $line }: { $actor } acts, but it is { $expected }’s turn.
error-record-illegal = Line { $line }: “{ $text }” was not possible here; the record was edited or is damaged.
error-record-hash = Line { $line }: the position after entry { $entry } is not the recorded one; a line above was edited.
error-record-unfinished = Line { $line }: whether the game is over does not agree with the moves above.
error-record-scores = Line { $line }: the final scores are not those of the game.
error-record-sum = Line { $line }: the checksum is not that of the lines above; the file was edited.

# For games without messages of their own
error-parse-unknown = “{ $text }” is not a move of this game.
derived-prompt = { YOU($seat) ->
    [you] It is your move.
   *[other] It is { $seat }’s move.
}
derived-chance = Chance decides.
derived-over = The game is over.
derived-move = { $seat }: { $text }.
derived-outcome = Chance: { $text }.
derived-chapter = In play
derived-chapter-end = The end
derived-standing = { $seat }: { $points }
figure-points = Points
figure-cash = Money
award-points = Points
part-points = Points

# Where a rule stands in the printed rulebook
source = { $kind }: { $place }
source-remark = { $place }, { $remark }
source-original = { $place } ({ $original })
source-rules = Rulebook
source-ref = Reference section
source-table = Table
source-aid = Player aid
source-tips = Advice
source-1e = First edition
source-2e = Second edition
source-derived = Follows from other rules
source-data = Components
source-faq = Questions and answers
source-forum = Forum
