# The command `conform`.
help-conform = Check a game with the conformance suite. It plays the default board with every number of seats and every value of each rule switch, but not in all combinations, and other boards only with the highest number of seats.
help-conform-seats = Only with this number of seats.
help-conform-board = Only on this board: a name or a .toml file.
help-conform-games = How many whole games to play for each case.
conform-good = passed
conform-broken = failed
conform-passed = { $cases ->
    [one] The case passed all { $checks } checks.
   *[other] All { $cases } cases passed all { $checks } checks.
}
conform-failed = { $failed } of { $cases } cases failed.
