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
simulate-choice = { $moves } legal moves per decision on average.
simulate-speed = { $decisions } decisions and { $games } games per second, { $engine }.
simulate-compiled = compiled engine
simulate-pure = pure Python engine
simulate-checked = The referee checked every state and every step: no invariant was violated.
simulate-broken = Game { $number } of seed { $seed } violated an invariant, which is a bug of the engine: { $problem }
error-simulate-games = --games must be 1 or more, not { $games }.
error-simulate-bots = { $bots } bots for { $seats } seats: name one for all seats, or one per seat.

help-simulate = Play many games between bots and report the results.
help-simulate-games = Number of games.
help-simulate-seed = The seed: the same seed gives the same games.
help-simulate-bots = One bot for all seats, or one per seat.
help-simulate-check = Let the referee check every state and every step.
