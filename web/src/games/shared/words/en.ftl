# What several games say of their pieces and maps
piece-offered = offered
piece-chosen = chosen
piece-last = last move
piece-spent = { $spent } spent
piece-of = of { $count }
piece-none-yet = None yet.
piece-coal = coal
piece-iron = iron

map-map = Map
map-closer = Closer
map-farther = Farther
map-whole = Whole map
map-fold = Fold away
map-sheets = What this inset shows
