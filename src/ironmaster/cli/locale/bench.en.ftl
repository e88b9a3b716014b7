# The command `bench`.
bench-progress = Rounds
bench-engine = Engine
bench-game = Game
bench-decisions = Decisions/s
bench-games = Games/s
bench-copies = Copies/s
bench-ratio = × { $yardstick }
bench-method = Medians of { $rounds } rounds, with half their range; seconds of processor time on one core.
bench-absent = Not measured: { $engine } (the package { $package } is not installed; scripts/setup bench installs it).
bench-unbuilt = Not measured: { $engine } (the compiled engine is not built; scripts/compile builds it).
bench-stale = Not measured: { $engine } (the compiled engine is older than the sources; scripts/compile builds it anew).
bench-failed = Not measured: { $engine } ({ $detail }).
error-bench-seconds = The seconds must be a number above zero, not { $seconds }.
error-bench-page = The page { $page } cannot be written.
