# Administration
error-serve-absent = There is no Ironmaster database at { $url }.
error-serve-older = The database was created by an older version of Ironmaster. Make a backup first; the server then migrates the database when it starts.
error-serve-name = There is already an account “{ $name }”. To make it an admin, use --existing.
error-serve-nobody = There is no account “{ $name }”.
error-serve-table = There is no table { $id }.
error-serve-date = “{ $text }” is not a date. Write it as 2026-01-31.
error-serve-file = { $path } already exists.
error-serve-nofile = There is no file { $path }.
error-serve-write = { $path } cannot be written: { $problem }
error-serve-backup = { $path } is damaged, or not a backup of Ironmaster.
error-serve-empty = The database at { $url } is not empty.

# Differences found by verify
verify-ruleset = played with version { $stored } of the rules; this program has { $found }
verify-setup = the game cannot be set up: { $found }
verify-seal = the published seal { $stored } is not the hash of the seed
verify-gap = line { $found } is missing; the next line is { $stored }
verify-after = “{ $stored }” comes after the end of the game
verify-line = “{ $stored }” is not a valid journal line
verify-actor = “{ $stored }”, but { $found } is to act
verify-move = the move “{ $stored }” is not legal here
verify-outcome = the outcome “{ $stored }” is not possible here
verify-unfair = the stored outcome is “{ $stored }”; the seed gives “{ $found }”
verify-undo = undo back to entry { $stored }; the rules allow it only as far as entry { $found }
verify-digest = the position has the hash { $found }; the stored one is { $stored }
verify-length = the journal has { $found } lines; the table says { $stored }
verify-status = the game is { $found }; the table says { $stored }
verify-turn = { $found } is to act; the table says { $stored }
verify-scores = the scores are { $found }; the stored ones are { $stored }
verify-ranking = the ranking is { $found }; the stored one is { $stored }
verify-places = the places are { $found }; the stored ones are { $stored }
verify-fault = the engine fails here: { $found }
