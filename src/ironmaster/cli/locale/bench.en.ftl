# The command `bench`.
bench-progress = Rounds
bench-engine = Engine
bench-game = Game
bench-decisions = Decisions/s
bench-games = Games/s
bench-copies = Copies/s
bench-ratio = Ratio
bench-method = Medians of { $rounds } rounds, with half their range; seconds of processor time on one core. Ratios are to { $yardstick }.
bench-absent = Not measured: { $engine } (the package { $package } is not installed; scripts/setup bench installs it).
bench-unbuilt = Not measured: { $engine } (the compiled engine is not built; scripts/compile builds it).
bench-stale = Not measured: { $engine } (the compiled engine is older than the sources; scripts/compile rebuilds it).
bench-failed = Not measured: { $engine } ({ $detail }).
error-bench-seconds = --seconds must be more than 0, not { $seconds }.

help-bench = Measure the speed of the engine, compiled and pure, and of other installed engines.
help-bench-seconds = Seconds of processor time for each engine.
help-bench-games-only = Play games, but do not measure copies.
help-bench-markdown = Also write the results to this file, as a page.
