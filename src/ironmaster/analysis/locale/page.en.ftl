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
chances-note = After every turn, for each seat. Rings mark the key moments below.
chances-described = A line for each seat over the turns of the game. At the end: { $ends }.
forecast = Points expected at the end
forecast-note = What each seat might expect to have at the end, as the game stood after every turn.
forecast-described = A line for each seat over the turns of the game. At the end: { $ends }.

moments = Key moments
moments-note = The decisions that lost most, at most five of each seat, in the order of the game.
moments-none = No decision lost enough to be named.
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
lost-mean = Lost per decision
kinds = What the points are for
sum = Total

honest = How to read this
honest-losses = The points that a move lost are the difference between what the seat might expect after the best move that was found and after the one it played, both from the same search. The figure after ± is the error of that search; a difference of less than two errors counts as nothing.
honest-knowledge = Every decision was judged by what its seat could know at that moment. Cards and draws that it could not see play no part, so a good move that had bad luck is not called a mistake.
honest-doubt = The numbers are those of a program, not the truth: its forecast of a lead is off by some { $spread } points at the start, less towards the end. Trust large losses; take small ones as a question.
