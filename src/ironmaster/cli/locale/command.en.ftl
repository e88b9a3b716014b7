# What can be wrong with files and with what is asked on the command line.
error-file-missing = There is no file { $path }.
error-file-directory = { $path } is a directory, not a file.
error-file-encoding = { $path } is no UTF-8 text.
error-file-large = { $path } is too large to be a record.
error-file-read = { $path } cannot be read: { $detail }.
error-file-write = { $path } cannot be written: { $detail }.
error-file-exists = { $path } exists already; with --force it is overwritten.
error-setup-rule = “{ $text }” is no rule switch: write it as NAME=VALUE.
error-setup-bots = { $bots } bots do not fit at a table of { $seats }.
error-setup-place = “{ $text }” seats no bot: write it as SEAT=NAME, with one of the seats { $known }.
error-setup-load = A loaded game brings its own set-up: { $option } cannot be given with --load.
error-setup-other = The record holds a game of { $game }, not of { $asked }.
error-setup-which = Say which game to play. Known games: { $known }.
error-clause-nothing = Nothing in the rulebook of { $game } matches “{ $words }”.
