# Hints
action-hint = Hint
hint-title = Best moves
hint-busy = Thinking it over
hint-close = Close the hints
hint-error = ± { $error } points
hint-prepare = Prepare
hint-note = The number is your expected lead over the others at the end. Nothing happens before you confirm.

# The analysis of a game
analysis = Analysis
analysis-what = Compares every decision with the best move that a search finds. It takes about a minute, and is done once for all players.
analysis-start = Analyse the game
analysis-working = The game is being analysed
analysis-progress = { $of ->
    [0] The decisions are being collected.
   *[other] { $done } of { $of } decisions are evaluated.
}
analysis-failed = This game could not be analysed.
analysis-chances = Chance of winning in per cent
analysis-moments = Key moments
analysis-none = Nobody made a move that was clearly worse than another.
analysis-look = Look at this position
analysis-turn = Turn { $turn }
analysis-loss = −{ $points }
analysis-played = Played
analysis-better = Better
analysis-seats = Seat by seat
analysis-decisions = Decisions
analysis-inaccuracy = inaccuracy
analysis-mistake = mistake
analysis-blunder = blunder
analysis-inaccuracies = Inaccuracies
analysis-mistakes = Mistakes
analysis-blunders = Blunders
analysis-lost = Points lost
analysis-note = Each decision is judged by what its seat could know at that moment. The search is short and may misjudge long-term plans.
analysis-keep = Download as a page
