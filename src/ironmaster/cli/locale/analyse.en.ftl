# The command `analyse`.
analyse-progress = Decisions
analyse-written = { $decisions ->
    [one] One decision was evaluated
   *[other] { $decisions } decisions were evaluated
}; the analysis is in { $file }.
error-analyse-both = Give --seconds or --iterations, not both.
error-analyse-iterations = A decision needs at least 2 iterations, not { $iterations }.
error-analyse-seconds = --seconds must be more than 0 and at most { $most }, not { $seconds }.
error-analyse-same = The page would overwrite the record { $path }. Choose another file with --out.
error-analyse-jobs = --jobs must be 1 or more, not { $jobs }.
error-analyse-nothing = There is nothing to analyse: no player has had a choice in this game yet.

help-analyse = Evaluate every decision of a recorded game and write a page about it.
help-analyse-out = The page to write. Default: beside the record, with the extension .html.
help-analyse-seconds = Thinking time for one decision. Default: 0.5.
help-analyse-iterations = Search iterations for one decision, instead of a time; the same number gives the same analysis everywhere.
help-analyse-jobs = Number of processes. Default: one per processor.
help-analyse-force = Overwrite the page if it exists.

# Hints in `play`
play-hint-people = Hints are only for games in which all other seats are played by bots.
play-pondering = Looking for good moves…
play-hints = The best moves, with the expected lead in points at the end:
play-hint-then = then { $moves }
play-hint-how = Type the number of a move to make it.
