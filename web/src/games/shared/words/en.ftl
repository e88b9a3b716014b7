# What several games say of their pieces and maps
piece-offered = offered
piece-chosen = chosen
piece-last = last move
piece-spent = { $spent } spent
piece-of = of { $count }
piece-none-yet = None yet.
piece-coal = coal
piece-iron = iron
piece-next = next
piece-level = { $industry } level { $level }
piece-cubes = { $kind ->
    [iron] { $count } iron left
   *[coal] { $count } coal left
  }
piece-unflipped = unflipped
piece-free = free, for { $industries }
piece-cash = Cash
piece-cards = Cards
piece-pile = { $industry }: level { $level } next, { $same } of it, { $left } in all
piece-pile-empty = { $industry }: none left
piece-discarded = Discards { $cards }
piece-discards = Discarded cards
piece-track-coal = Coal
piece-track-iron = Iron
piece-track-saying = { $kind ->
    [iron] Iron
   *[coal] Coal
  }: { $cubes } on the track, the next costs { $next }
piece-legend = Legend

map-map = Map
map-closer = Closer
map-farther = Farther
map-whole = Whole map
map-fold = Fold away
map-sheets = What this inset shows
