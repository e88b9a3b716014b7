error-arena-file = { $file } is not a file of tournament games.
error-arena-other = { $file } belongs to another tournament, with other bots, seats, rules, seed or time. Choose another folder.
error-arena-folder = { $file } cannot be written: the folder does not exist.
error-arena-parquet = Writing training data needs pyarrow: pip install 'ironmaster[data]'.
