# What can be wrong with a move or a position of Industria.
error-parse-tile = No tile is called “{ $word }”. Tiles are written like sawmill or raw_wood_1.
error-parse-material = No raw material is called “{ $word }”. Raw materials are written like stone.
error-parse-seller = “{ $word }” sells nothing here: name a seat by its letter, or the bank.
error-parse-number = “{ $word }” is not a whole number of thalers.
error-position-tile = { $where }: no tile is called “{ $value }”.
error-position-box = { $where }: { $value } stays in the box with { $seats } players.
error-position-twice = { $where }: { $value } is in two places.
error-position-hand = { $where }: { $value } cannot be in a hand in this epoch.
error-position-laid = { $where }: { $value } cannot be laid in this epoch.
error-position-late = { $where }: { $value } is not a factory that was laid after its epoch.
error-position-epoch = { $where }: { $value } is a tile of another epoch.
error-position-lot = { $where }: { $value } cannot be up for auction: it is not among the tiles turned up, or this is not an auction.
error-position-bidder = { $where }: { $value } cannot be the highest bidder before having had a turn to bid.
error-position-laying = { $where }: { $value } cannot be under construction here.
error-position-phase = { $where }: not possible in the phase “{ $phase }”.
error-position-derived = { $where }: this follows from the rest and must be { $expected }.
error-position-start = { $where }: nothing has happened yet before the start player of the first round is drawn.
error-position-over = { $where }: the game is over only after round { $rounds }.
error-position-pile = { $where }: in this round { $expected ->
    [0] no tile of the epoch is face down.
    [one] 1 tile of the epoch is face down.
   *[other] { $expected } tiles of the epoch are face down.
}
error-position-display = { $where }: at most { $most } tiles are turned up in a round.
error-position-hammer = { $where }: { $start } is the first auctioneer, and the role goes to the left whenever the auctioneer takes a tile; { $value } cannot have it after { $tiles ->
    [one] 1 tile.
   *[other] { $tiles } tiles.
}
error-position-builds = { $where }: too many { $kind ->
    [factory] factories
    [technology] technologies
   *[bonus] bonuses
} for the rounds so far: a player lays at most one in each round, and a technology, or a factory in time, only in its epoch.
error-position-built = { $where }: { $seat } has no { $value ->
    [factory] factory
    [technology] technology
   *[bonus] bonus
} that can have been laid in this round.
error-position-gone = { $where }: { $value } cannot have left the game: only raw-material tiles and technologies of earlier epochs do.
error-position-points = { $where }: the tiles laid in time give { $expected }, at the end together with bonuses, links and money.
error-position-money = { $where }: the players have { $value } thalers in all, and at most { $most } can be in play.
