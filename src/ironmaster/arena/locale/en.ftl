error-arena-file = { $file } does not hold the games of an arena.
error-arena-other = { $file } holds the games of another arena: other bots, seats, rules, seed or time. Name another folder.
error-arena-folder = { $file } cannot be written: there is no such folder.
error-arena-parquet = Writing training data needs pyarrow: pip install 'ironmaster[data]'.
