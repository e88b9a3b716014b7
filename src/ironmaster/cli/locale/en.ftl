# games
games-seats = { $seats } seats, ruleset { $ruleset }
games-boards = Boards
games-board-seats = version { $version }, { $seats } seats
games-switches = Rule switches (--rule NAME=VALUE)
games-ruling = ruling { $ruling }
games-default = default
games-sets = Also sets, unless you choose otherwise: { $switches }.
confidence-verified = verified
confidence-single-source = from a single source
confidence-memory = from memory
confidence-reconstructed = reconstructed

# rules
rules-source = Source: { $source }
rules-printed = Printed text: { $text }
rules-reason = Reason: { $text }
rules-follows = No ruling departs from the printed text.
rules-letter = To play all of them by the letter: { $rule }

# replay
replay-game = { $game } on { $board }, { $seats } seats, ruleset { $ruleset }
replay-rules = Rules: { $rules }
replay-default = all switches at their defaults
replay-size = { $entries } entries, { $decisions } of them decisions
replay-verified = Every line was replayed without differences.
replay-chance-fair = Chance is fair: the seed matches the seal and gives every outcome.
replay-chance-unfair = Chance is not fair: the outcome in line { $line } does not follow from the seed.
replay-chance-unknown = The seed is not in the file, so chance cannot be checked.
replay-unfinished = The game is not over.
replay-at = After entry { $entry } of { $entries }

# The end
percent = { $number }%
colon = { $what }: { $of }
either = { $some } or { $last }
ranking = Final ranking
ranking-place = place
ranking-seat = seat
ranking-points = points
ranking-out = out of the game

# play
play-earlier = Earlier moves: type log
play-thinking = { $seat } is thinking…
untranslated = Not fully translated yet: missing texts are shown in English.
play-board = The board { $board } is { $confidence }: { $note }
play-hand-over = It is { $seat }’s turn
play-press-enter = Press Enter when nobody else is looking at the screen.
play-hint = (number, move or words; ? for help)
play-more = { $count } moves, { $first }–{ $last }: type { $verb } or other words
play-found = { $count ->
    [one] 1 move: type its number to make it.
   *[other] { $count } moves: type the number of one to make it.
}
play-number = The moves are numbered from 1 to { $last }.
play-allowed = The rules allow this: { $sentence }
play-nothing-to-undo = You have no move to take back.
play-nothing-to-redo = No move was taken back.
play-which-file = Which file? { $command } FILE
play-overwrite = { $file } already exists. Overwrite it? (y/n)
play-drop = The current game is not saved. Leave it? (y/n)
play-saved = Saved to { $file }.
play-not-saved = Not saved.
play-save-where = Save the game to which file? (Enter: do not save)
play-loaded = Loaded { $file }: { $entries } entries.
play-bye = Goodbye.
play-help =
    12                 make the move with that number
    oldham coal        list the moves with these words (beginnings are enough)
    loan 30            make that move
    why MOVE           which rules forbid a move, or what it would do
    hint               the best moves for you, and why (only against bots)
    undo (u), redo     take your last decision back; make it again
    board, moves       show the table; list all moves (so does Enter)
    log                what happened last
    rules WORD         look into the rulebook: a clause, a number or words
    save FILE, load FILE
    quit (q)           leave; you can save first

# Help of the command line
help-app = The open, rules-exact game table for the board games of the industrial revolution.
help-json = Print one JSON object, for programs.
help-lang = Language: en or fr.
help-games = List the games with their boards, seats and rule switches.
help-rules = Show the rules of a game: all clauses, one by id or number, or those that contain some words.
help-play = Play in the terminal, hot-seat or against bots.
help-replay = Verify a record and show it.
help-game = The name of the game, such as brass.
help-departures = Show where the rulings depart from the printed text, and why; with words, those that contain them.
help-clause = A clause id, a number, a ruling such as R07, or words to search for.
help-file = A record.
help-at = Show the table after this entry of the log.
help-transcript = Show the whole game in sentences.
help-verify = Exit with code 1 unless the file contains the seed and it gives every outcome of chance.
help-seats = Number of seats. Default: as many as possible.
help-board = The board: a name or a .toml file.
help-rule = Set a rule switch; can be repeated.
help-bots = Bots for the last seats, such as random,random.
help-bot = A bot for one seat, such as B=random; can be repeated.
help-seed = The seed of chance. Default: a secret one.
help-load = Continue a saved game.
help-record = Write the record to this file at the end, or when you leave.
help-force = Overwrite the record file if it exists.
help-plain = Use no colours, and do not clear the screen.
