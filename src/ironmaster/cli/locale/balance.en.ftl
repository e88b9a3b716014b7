# The command `balance`.
balance-points = Points (± 95 %): the winner { $winner } (from { $low } to { $high }), everybody { $everybody }, the last { $last }. The winner leads by { $lead }.
balance-spread = Standard deviation of all scores: { $spread }.
balance-length = Decisions in a game: { $mean } (from { $low } to { $high }).
balance-first = Order of the first decisions
balance-wins = Games won (95 %)
balance-over = Points over the mean (± 95 %)
balance-sources = Points of a seat: { $parts }.
balance-figure = At the end
balance-everybody = Everybody
balance-winners = Winners
balance-use = Used by
balance-things = Things
balance-never = Never
balance-least = In the fewest games
balance-most = In the most games
balance-place = Unhealthy: place { $place } wins { $wins } of the games; { $fair } would be fair.
balance-poor = Unhealthy: the winner has no points in { $games } of the games.
balance-unused = Hardly ever used ({ $verbs }; less than { $share } of the games): { $names }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
balance-healthy = Nothing unhealthy was found.
balance-few = Fewer than { $games } games say nothing about health.

help-balance = Let bots play a board many times, and say whether it is healthy: places, points, length, and what is used.
help-balance-games = How many games to play. To call a thing hardly ever used takes 75 or more.
help-balance-bots = Who is drawn for each game: names as for the arena. Without it, twelve journeymen whose weights differ.
