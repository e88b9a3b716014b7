# The command `balance`.
balance-points = Points (± 95%): the winner { $winner } (from { $low } to { $high }), everybody { $everybody }, the last { $last }. The winner leads by { $lead }.
balance-spread = Standard deviation of all scores: { $spread }.
balance-length = Decisions in a game: { $mean } (from { $low } to { $high }).
balance-first = Order of the first decisions
balance-wins = Games won (95%)
balance-over = Points over the mean (± 95%)
balance-sources = Points of a seat: { $parts }.
balance-figure = At the end
balance-everybody = Everybody
balance-winners = Winners
balance-use = Used by
balance-things = Things
balance-never = Never
balance-least = In the fewest games
balance-most = In the most games
balance-place = Unbalanced: place { $place } wins { $wins } of the games; { $fair } would be fair.
balance-poor = Unbalanced: the winner has no points in { $games } of the games.
balance-unused = Hardly ever used ({ $verbs }; less than { $share } of the games): { $names }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
balance-healthy = No imbalance was found.
balance-few = At least { $games } games are needed to judge the balance.

help-balance = Let bots play many games on a board, and report its balance: places, points, length, and what is hardly used.
help-balance-games = Number of games. At least 75 are needed to report what is hardly ever used.
help-balance-bots = The bots to draw from for each game, named as for the arena. Default: twelve journeymen with different weights.
