# The command `simulate`.
simulate-progress = Games
simulate-title = { $game } on { $board }, { $seats } seats, seed { $seed }
simulate-rules = Rules: { $rules }
simulate-seat = Seat
simulate-bot = Bot
simulate-mean = Mean
simulate-min = Lowest
simulate-max = Highest
simulate-wins = Wins
simulate-length = { $games ->
    [one] One game finished
   *[other] { $games } games finished
}, { $decisions } decisions; the longest game took { $longest }.
simulate-choice = { $moves } legal moves at a decision on average.
simulate-speed = { $decisions } decisions and { $games } games a second, { $engine }.
simulate-compiled = compiled engine
simulate-pure = pure Python engine
simulate-checked = The referee checked every state and every step: no invariant was broken.
simulate-broken = Game { $number } of seed { $seed } broke an invariant, which is a fault of the engine: { $problem }
error-simulate-games = At least one game must be played, not { $games }.
error-simulate-bots = { $bots } bots were named for { $seats } seats: name one for all, or one per seat.

help-simulate = Play many games between bots and say what came of them.
help-simulate-games = How many games to play.
help-simulate-seed = The seed of chance: the same seed gives the same games.
help-simulate-bots = One bot for all seats, or one for each.
help-simulate-check = Let the referee check every state and every step.
