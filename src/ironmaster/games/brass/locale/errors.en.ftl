# What can be wrong with a move or a position of Brass.
error-parse-slot = No slot is called “{ $word }”. Slots are written like oldham/1.
error-parse-industry = No industry is called “{ $word }”. Industries: cotton, port, coal, iron, shipyard.
error-parse-card = No card is called “{ $word }”. Cards are named after a town or an industry.
error-parse-line = No line is called “{ $word }”. Lines are written like bolton-manchester.
error-parse-number = “{ $word }” is not a whole number of pounds.
error-position-market = { $where }: must be how many tiles of each value are face down, at most { $expected }.
error-position-slot = { $where }: no slot is called “{ $value }”.
error-position-tile = { $where }: “{ $value }” is not a tile. Tiles are written like “A coal2 3” or “B cotton1 flipped”.
error-position-symbol = { $where }: the slot does not show { $industry }.
error-position-level = { $where }: { $tile } cannot be on the board in the { $era } era.
error-position-town = { $where }: { $seat } already has a tile in this town, and in the canal era may have only one.
error-position-cubes = { $where }: “{ $value }” cubes are impossible; an unflipped tile here holds { $most ->
    [0] none
   *[other] 1 to { $most }
}.
error-position-unflipped = { $where }: { $tile } flips when it is built, so it can only be “flipped”.
error-position-line = { $where }: no line is called “{ $value }”.
error-position-link_era = { $where }: this line takes no link in the { $era } era.
error-position-links = { $where }: { $seat } has more than { $most } links on the board.
error-position-piles = { $where }: at most { $most } tiles can be left, given those on the board.
error-position-tiles = { $where }: { $seat } has more than { $most } { $tile } on the board.
error-position-hand = { $where }: a hand has at most { $most } cards.
error-position-card = { $where }: no card is called “{ $value }”.
error-position-deck = { $where }: there are only { $most } { $card } cards.
error-position-pending = { $where }: “{ $value }” cannot be pending here.
error-position-phase = { $where }: the first player is drawn in the canal era, before anything is on the board or in hand.
