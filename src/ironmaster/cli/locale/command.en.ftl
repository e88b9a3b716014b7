# Errors of files and options.
error-file-missing = There is no file { $path }.
error-file-directory = { $path } is a directory, not a file.
error-file-encoding = { $path } is not UTF-8 text.
error-file-large = { $path } is too large to be a record.
error-file-read = { $path } cannot be read: { $detail }.
error-file-write = { $path } cannot be written: { $detail }.
error-file-exists = { $path } already exists. Use --force to overwrite it.
error-setup-rule = “{ $text }” is not a rule switch. Write it as NAME=VALUE.
error-setup-bots = { $bots } bots are too many for { $seats } seats.
error-setup-place = “{ $text }” does not name a seat and a bot. Write it as SEAT=NAME; the seats are { $known }.
error-setup-load = { $option } cannot be used with --load: a loaded game has its own setup.
error-setup-other = The record is of { $game }, not of { $asked }.
error-setup-which = Which game? Known games: { $known }.
error-clause-nothing = Nothing in the rulebook of { $game } matches “{ $words }”.
