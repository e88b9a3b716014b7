# The command `arena`.
arena-progress = Games
arena-title = { $game } on { $board }, { $seats } seats, { $games } games, seed { $seed }
arena-bot = Bot
arena-other = against
arena-rating = Rating
arena-interval = 95%
arena-points = Points
arena-wins = Wins
arena-speed = Decisions/s
arena-slowest = Slowest
arena-games = Games
arena-ahead = Ahead
arena-margin = Margin
arena-control-zero = Control: { $bot } against itself, { $games } games: { $margin }, compatible with zero.
arena-control-off = Control: { $bot } against itself, { $games } games: { $margin }. This should be zero: do not trust these results.
arena-control-few = Control: { $bot } against itself, { $games } games: { $margin }. One deal is not enough to compare this with zero.
arena-winning = Winners have { $mean } points on average ({ $low } to { $high }).
arena-winning-few = Winners have { $mean } points on average. One deal is not enough for intervals: increase --games.
arena-faults = { $faults ->
    [0] No bot failed or chose an illegal move.
    [one] One error of a bot; a random move was made instead:
   *[other] { $faults } errors of bots; random moves were made instead:
}
error-arena-bots = A tournament needs at least two different bots, not: { $bots }.
error-arena-least = { $option } must be { $least } or more, not { $number }.
error-arena-seconds = --seconds must be more than 0, not { $seconds }.

help-arena = Let bots play many games on the same deals, and rate them with confidence intervals.
help-arena-bots = The bots: master, journeyman, apprentice, random; master:200 (iterations), master:0.5s, journeyman@weights.toml.
help-arena-games = Number of games; rounded up so that every bot plays every seat in every deal.
help-arena-seed = The seed of the deals and of the bots.
help-arena-seconds = Thinking time of a bot for one decision.
help-arena-iterations = Search iterations of a bot for one decision, instead of a time; the same on every machine.
help-arena-jobs = Number of games played in parallel; 0 for one per core.
help-arena-control = Number of deals in which each bot also plays against itself; their margin must be zero.
help-arena-out = Folder for the games, the report and the plot. The same command again continues an interrupted tournament.
help-arena-data = Write all decisions as training data to this Parquet file (needs pyarrow).
