# The command `arena`.
arena-progress = Games
arena-title = { $game } on { $board }, { $seats } seats, { $games } games, seed { $seed }
arena-bot = Bot
arena-other = against
arena-rating = Rating
arena-interval = 95 %
arena-points = Points
arena-wins = Wins
arena-speed = Decisions/s
arena-slowest = Slowest
arena-games = Games
arena-ahead = Ahead
arena-margin = Margin
arena-control-zero = Control: { $bot } against itself, { $games } games: { $margin }, which is zero.
arena-control-off = Control: { $bot } against itself, { $games } games: { $margin }. This should be zero: do not trust this run.
arena-control-few = Control: { $bot } against itself, { $games } games: { $margin }. One deal is too few to tell whether that is zero.
arena-winning = Winners have { $mean } points on average ({ $low } to { $high }).
arena-winning-few = Winners have { $mean } points on average. One deal is too few for intervals: ask for more --games.
arena-faults = { $faults ->
    [0] No bot failed, ran late or chose what was not offered.
    [one] One fault of a bot; a random move was made instead:
   *[other] { $faults } faults of bots; random moves were made instead:
}
error-arena-bots = An arena needs at least two bots, each named once, not: { $bots }.
error-arena-least = { $option } must be { $least } or more, not { $number }.
error-arena-seconds = --seconds must be more than 0, not { $seconds }.

help-arena = Let bots play many games, the same deals for all, and say which is stronger and how surely.
help-arena-bots = Who takes part: master, journeyman, apprentice, random; master:200 (iterations), master:0.5s, journeyman@weights.toml.
help-arena-games = How many games to play; rounded up so that everybody plays every seat on every deal.
help-arena-seed = The seed of the deals and of the bots’ thoughts.
help-arena-seconds = How long a bot may think about one decision.
help-arena-iterations = How often a bot may look down its tree at one decision, instead of by the clock: the same on every machine.
help-arena-jobs = How many games to play side by side; 0 for one on each core.
help-arena-control = On how many deals each bot also plays against itself, which must come out at zero.
help-arena-out = Where to keep the games, the report and the plot; the same command again goes on where it ended.
help-arena-data = Write all decisions as training data to this Parquet file (needs pyarrow).
