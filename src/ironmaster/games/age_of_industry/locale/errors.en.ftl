# What can be wrong with a move or a position of Age of Industry.
error-parse-space = No space is called “{ $word }”. Spaces are written like boston/1.
error-parse-industry = No industry is called “{ $word }”. Industries: cotton, factory, iron, coal, port, ship.
error-parse-card = No card is called “{ $word }”. Cards are named after an industry or a colour.
error-parse-line = No connection is called “{ $word }”. Connections are written like boston-salem.
error-parse-counter = No counter is called “{ $word }”. Counters are written like cotton1.
error-position-market = { $where }: no market is called “{ $value }”.
error-position-demand = { $where }: “{ $value }” is not a market counter. They are written { $known }, with “sold” when used.
error-position-markets = { $where }: there are only { $most } market counters “{ $demand }”.
error-position-space = { $where }: no space is called “{ $value }”.
error-position-counter = { $where }: “{ $value }” is not a counter. Counters are written like “A coal2 3” or “B cotton1 flipped”.
error-position-symbol = { $where }: the space does not take “{ $industry }”.
error-position-level = { $where }: “{ $counter }” is never built.
error-position-counters = { $where }: { $seat } has more counters “{ $counter }” than there are.
error-position-cubes = { $where }: there cannot be “{ $value }” cubes; an unflipped counter here holds { $most ->
    [0] none
   *[other] 1 to { $most }
}.
error-position-connection = { $where }: no connection is called “{ $value }”.
error-position-railways = { $where }: { $seat } has more than { $most } railways on the map.
error-position-hand = { $where }: a hand has at most { $most } cards.
error-position-card = { $where }: no card is called “{ $value }”.
error-position-deck = { $where }: there are only { $most } cards “{ $card }”.
error-position-face_up = { $where }: must be { $number } cards, null for one that is missing.
error-position-derived = { $where }: follows from the rest and must be { $expected }.
error-position-pending = { $where }: “{ $value }” cannot be pending here.
error-position-round = { $where }: round { $value } does not fit the phase; play begins with round 1.
error-position-rounds = { $where }: no game lasts longer than { $most } rounds.
error-position-no_demand = { $where }: a market counter without demand is never used.
error-position-import = { $where }: in this edition the coal stays complete until a ship stands there.
error-position-ship_port = { $where }: a ship needs a port at the end of one of its sea lanes.
error-position-ship_flip = { $where }: a ship is flipped exactly when its import coal is gone and its market used up.
error-position-rebuilt = { $where }: “{ $counter }” is the lowest ship and is built over none.
error-position-lower = { $where }: “{ $counter }” is on the map, so the lower counters have left the display.
error-position-first_railway = { $where }: nobody can build a railway in the first round.
error-position-first_counters = { $where }: in the first round { $seat } has built { $most ->
    [0] nothing yet
   *[other] one counter at most
}.
error-position-spent = { $where }: must be 0: this player has not acted since the sums were put back to 0.
