# What can be wrong with a move or a position of Industria.
error-parse-tile = No tile is called “{ $word }”. Tiles are written like sawmill or raw_wood_1.
error-parse-material = No material is called “{ $word }”. Materials are written like stone.
error-parse-seller = “{ $word }” sells nothing here: name a seat or the bank.
error-parse-number = “{ $word }” is not a whole number of thalers.
error-position-tile = { $where }: no tile is called “{ $value }”.
error-position-box = { $where }: { $value } stays in the box with { $seats } seats.
error-position-twice = { $where }: { $value } is in two places.
error-position-hand = { $where }: { $value } cannot be in a hand in this epoch.
error-position-laid = { $where }: { $value } cannot be laid in this epoch.
error-position-late = { $where }: { $value } is not a factory that was laid after its epoch.
error-position-epoch = { $where }: { $value } is a tile of another epoch.
error-position-lot = { $where }: { $value } cannot be under the hammer: it is not on display in an auction.
error-position-bidder = { $where }: { $value } has not bid or passed on this lot yet.
error-position-laying = { $where }: { $value } cannot be under construction here.
error-position-phase = { $where }: is not possible in the phase “{ $phase }”.
error-position-derived = { $where }: follows from the rest and must be { $expected }.
