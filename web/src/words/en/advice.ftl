# Hints
action-hint = Hint
hint-title = What looks best
hint-busy = Thinking it over
hint-close = Close the hints
hint-error = ± { $error } points
hint-prepare = Prepare
hint-note = The number is how far ahead of the others this may leave you at the end. Nothing is done before you confirm.

# The analysis of a game
analysis = Analysis
analysis-what = Every decision of all seats is weighed against the best that a search finds. That takes about a minute, once for everybody.
analysis-start = Analyse the game
analysis-working = The game is being analysed
analysis-progress = { $of ->
    [0] The decisions are being gathered.
   *[other] { $done } of { $of } decisions are weighed.
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
analysis-note = Each decision is judged from what its seat could know then. The search is quick and may be wrong where a plan takes long to pay.
analysis-keep = Download as a page
