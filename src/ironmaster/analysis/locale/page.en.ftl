# The page of an analysis
title = { $game }: the game analysed
about = { $board }, { $seats } seats, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
about-over = The game was played to its end.
about-unfinished = The game is not over.
percent = { $number }%
turns = turns
turn = Turn { $turn }

chances = Chance of winning
chances-note = After every turn, for each seat. Circles mark the key moments below.
chances-described = One line per seat over the turns of the game. At the end: { $ends }.
forecast = Expected points at the end
forecast-note = The points that each seat could expect at the end, after every turn.
forecast-described = One line per seat over the turns of the game. At the end: { $ends }.

moments = Key moments
moments-note = The decisions that lost the most points, at most five per seat, in the order of the game.
moments-none = No decision lost many points.
when = When
seat = Seat
played = Played
better = Better
lost = Points lost
why = Why
inaccuracy = inaccuracy
mistake = mistake
blunder = blunder

result = Result
standing = Points so far
place = Place
points = Points
summary = Seat by seat
decisions = Decisions
inaccuracies = Inaccuracies
mistakes = Mistakes
blunders = Blunders
lost-mean = Points lost per decision
kinds = Points by source
sum = Total

honest = How to read this
honest-losses = The points that a move lost are the difference between the expected result after the best move found and after the move played, both from the same search. The number after ± is the error of that search; a difference of less than two errors counts as zero.
honest-knowledge = Every decision is judged only by what its seat could know at that moment. Hidden cards and future draws do not count, so a good move with bad luck is not a mistake.
honest-doubt = These numbers come from a program and are not exact: its forecast of a lead is off by about { $spread } points at the start, and by less towards the end. Large losses are reliable; small ones are not.
