# games
games-seats = { $seats } seats, ruleset { $ruleset }
games-boards = Boards
games-board-seats = { $seats } seats
games-switches = Rule switches (--rule NAME=VALUE)
games-ruling = ruling { $ruling }
games-default = default
confidence-verified = verified
confidence-single-source = from a single source
confidence-memory = from memory
confidence-reconstructed = reconstructed

# rules
rules-source = Source: { $source }

# replay
replay-game = { $game } on { $board }, { $seats } seats, ruleset { $ruleset }
replay-rules = Rules: { $rules }
replay-default = all switches at their defaults
replay-size = { $entries } entries, { $decisions } of them decisions
replay-verified = Every line was played again and agrees.
replay-chance-fair = Chance is fair: the seed belongs to the seal, and every outcome is the one that it gives.
replay-chance-unfair = Chance is not fair: the outcome in line { $line } is not the one that the seed gives.
replay-chance-unknown = The seed is not in the file, so chance cannot be checked.
replay-unfinished = The game goes on.
replay-at = After entry { $entry } of { $entries }

# The end
ranking = Final ranking
ranking-place = place
ranking-seat = seat
ranking-points = points
ranking-out = out of the game

# play
play-earlier = Earlier moves: type log
play-thinking = { $seat } thinks…
untranslated = Not yet translated in full: what is missing is shown in English.
play-board = The board { $board } is { $confidence }: { $note }
play-hand-over = It is the turn of { $seat }
play-press-enter = Press Enter when nobody else looks at the screen.
play-hint = (number, move or words; ? help)
play-more = { $count } moves, { $first }–{ $last }: type { $verb } or other words
play-found = { $count ->
    [one] 1 move: type its number to make it.
   *[other] { $count } moves: type the number of one to make it.
}
play-number = The moves are numbered from 1 to { $last }.
play-allowed = The rules allow it: { $sentence }
play-nothing-to-undo = There is no move of yours to take back.
play-nothing-to-redo = No move was taken back.
play-which-file = Say which file: { $command } FILE
play-overwrite = { $file } exists already. Overwrite it? (y/n)
play-drop = The game as it stands is not saved. Leave it? (y/n)
play-saved = Saved to { $file }.
play-not-saved = Not saved.
play-save-where = Save the game to which file? (Enter: do not save)
play-loaded = { $file } was loaded: { $entries } entries.
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
help-json = Print one JSON object for programs.
help-lang = Language: en or fr.
help-games = List the games with their boards, seats and rule switches.
help-rules = Browse the law of a game: all clauses, one by id or number, or those with some words.
help-play = Play in the terminal, hot-seat or against bots.
help-replay = Check a record, and read or look at it.
help-game = The name of the game, such as brass.
help-clause = A clause id, a number, a ruling such as R07, or words to look for.
help-file = A record.
help-at = Show the table after this entry of the log.
help-transcript = Tell the whole game in sentences.
help-verify = Fail with exit code 1 unless the seed is in the file and gives every chance outcome.
help-seats = How many seats; as many as possible if not given.
help-board = The board: a name or a .toml file.
help-rule = Set a rule switch; may be given several times.
help-bots = Bots for the last seats, such as random,random.
help-bot = A bot for one seat, such as B=random; may be given several times.
help-seed = The seed of chance; a secret one if not given.
help-load = Go on with a saved game.
help-record = Write the record to this file at the end, or when leaving.
help-force = Overwrite the record file if it exists.
help-plain = No colours, and the screen is not cleared.
