# What can be wrong with a move or a position of Brass.
error-parse-slot = No slot is called “{ $word }”. Slots are written like oldham/1.
error-parse-industry = No industry is called “{ $word }”. Industries: cotton, port, coal, iron, shipyard.
error-parse-card = No card is called “{ $word }”. Cards are named after a location or an industry.
error-parse-line = No line is called “{ $word }”. Lines are written like bolton-manchester.
error-parse-number = “{ $word }” is not a whole number of pounds.
error-position-market = { $where }: this must say how many distant-market tiles of each value are face down, at most { $expected }.
error-position-slot = { $where }: no slot is called “{ $value }”.
error-position-tile = { $where }: “{ $value }” is not a tile. Tiles are written like “A coal2 3” or “B cotton1 flipped”.
error-position-symbol = { $where }: the slot has no symbol for “{ $industry }”.
error-position-level = { $where }: { $tile } cannot be on the board in the { $era } era.
error-position-town = { $where }: { $seat } already has a tile in this location, and in the canal era may have only one there.
error-position-cubes = { $where }: “{ $value }” cubes are impossible; an unflipped tile here holds { $most ->
    [0] none
   *[other] 1 to { $most }
}.
error-position-unflipped = { $where }: { $tile } flips when it is built, so it can only be “flipped”.
error-position-line = { $where }: no line is called “{ $value }”.
error-position-link_era = { $where }: this line takes no link in the { $era } era.
error-position-links = { $where }: { $seat } has more than { $most } links on the board.
error-position-piles = { $where }: at most { $most ->
    [one] one tile
   *[other] { $most } tiles
} can be left, given those on the board.
error-position-tiles = { $where }: { $seat } has more than { $most } “{ $tile }” { $most ->
    [one] tile
   *[other] tiles
} on the board.
error-position-hand = { $where }: a hand has at most { $most } cards.
error-position-card = { $where }: no card is called “{ $value }”.
error-position-deck = { $where }: there { $most ->
    [one] is only one “{ $card }” card
   *[other] are only { $most } “{ $card }” cards
}.
error-position-pending = { $where }: “{ $value }” cannot be pending here.
error-position-phase = { $where }: the first player is drawn in the canal era, before anything is on the board or in hand.
error-position-round = { $where }: the { $era } era has { $most } rounds with { $seats } players.
error-position-deal = { $where }: round 0 is the deal of the cards, before anybody acts.
error-position-over = { $where }: the game is over only after round { $most } of the rail era.
error-position-actions = { $where }: in the first round of the canal era each player has { $most ->
    [one] one action
   *[other] { $most } actions
}.
error-position-dry = { $where }: every tile in “{ $place }” needs coal that comes over a link, and no link leads there.
error-position-dealt = { $where }: while the cards of an era are dealt, no link is on the board.
error-position-first_links = { $where }: nobody can build a link in the first round of the canal era.
error-position-first_tiles = { $where }: in the first round of the canal era, { $seat } can have { $most ->
    [0] no tile on the board yet
    [one] at most one tile on the board
   *[other] at most { $most } tiles on the board
}.
error-position-cotton = { $where }: the distant-market tiles that are not face down move the cotton demand marker to { $moved ->
    [0] its first space (0)
   *[other] { $moved }
}; only at { $most }, where the market is closed, does it stop short of their sum.
error-position-hand_left = { $where }: this player has { $most ->
    [0] no card
    [one] only one card
   *[other] only { $most } cards
} of this era still to play.
error-position-discard = { $where }: { $most ->
    [0] no card of this era has
    [one] at most one card of this era has
   *[other] at most { $most } cards of this era have
} been played so far.
error-position-pile = { $where }: { $most ->
    [0] no card is
    [one] at most one card is
   *[other] at most { $most } cards are
} left to draw in this round.
error-position-begun = { $where }: { $seat } has something on the board and so has built before.
error-position-points = { $where }: nobody has points before the end of the canal era.
error-position-spent = { $where }: { $seat } has not acted in this round yet and so has spent nothing.
