# The command `analyse`.
analyse-progress = Decisions
analyse-written = { $decisions ->
    [one] One decision was judged
   *[other] { $decisions } decisions were judged
}; the analysis is in { $file }.
error-analyse-both = Give --seconds or --iterations, not both.
error-analyse-iterations = A decision needs at least 2 iterations, not { $iterations }.
error-analyse-seconds = The seconds for one decision must be more than 0 and at most { $most }, not { $seconds }.
error-analyse-same = The page would overwrite the record { $path }; name another file with --out.
error-analyse-jobs = At least one process must work, not { $jobs }.
error-analyse-nothing = Nobody has had a choice in this game yet, so there is nothing to analyse.

help-analyse = Judge every decision of a recorded game and write a page about it.
help-analyse-out = The page to write; beside the record, with .html at its end, if not given.
help-analyse-seconds = How long to think about one decision. Default: 0.5.
help-analyse-iterations = How often to try one decision instead; the same number gives the same analysis everywhere.
help-analyse-jobs = How many processes work at once; one for each processor if not given.
help-analyse-force = Overwrite the page if it exists.

# Hints in `play`
play-hint-people = Hints are only for games in which all other seats are played by bots.
play-pondering = Looking for good moves…
play-hints = The best moves, with the lead in points to be expected at the end:
play-hint-then = then { $moves }
play-hint-how = Type the number of one to make it.
