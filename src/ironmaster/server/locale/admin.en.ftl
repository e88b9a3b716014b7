# Looking after the server
error-serve-absent = There is no Ironmaster database at { $url }.
error-serve-older = The database was made by an older Ironmaster. Take a backup; the server brings it up to date when it starts.
error-serve-name = There is an account “{ $name }” already. To let it look after the server, give --existing.
error-serve-nobody = There is no account “{ $name }”.
error-serve-table = There is no table { $id }.
error-serve-date = “{ $text }” is no date: write it as 2026-01-31.
error-serve-file = { $path } exists already.
error-serve-nofile = There is no file { $path }.
error-serve-write = { $path } cannot be written: { $problem }
error-serve-backup = { $path } is damaged or no backup of Ironmaster.
error-serve-empty = The database at { $url } is not empty.

# What would change in a stored game
verify-ruleset = played by version { $stored } of the rules; this program has { $found }
verify-setup = the game cannot be set up: { $found }
verify-seal = the published seal { $stored } is not the hash of the seed
verify-gap = line { $found } is missing; the next one is { $stored }
verify-after = “{ $stored }” comes after the end of the game
verify-line = “{ $stored }” is no line of a journal
verify-actor = “{ $stored }”, but { $found } is to act
verify-move = the move “{ $stored }” is not legal here
verify-outcome = the outcome “{ $stored }” is not possible here
verify-unfair = chance brought “{ $stored }”; the seed gives “{ $found }”
verify-undo = taken back to entry { $stored }; entry { $found } is as far as the rules allow
verify-digest = the position has the hash { $found }, stored is { $stored }
verify-length = the journal has { $found } lines; the table says { $stored }
verify-status = the game is { $found }; the table says { $stored }
verify-turn = { $found } is to act; the table says { $stored }
verify-scores = the scores are { $found }; stored are { $stored }
verify-ranking = the ranking is { $found }; stored is { $stored }
verify-places = the places are { $found }; stored are { $stored }
verify-fault = the engine fails here: { $found }
