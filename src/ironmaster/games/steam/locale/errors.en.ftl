# What can be wrong with a move or a position of Steam.
error-parse-hex = No hex is called “{ $word }”. Hexes are written like g8, cities and towns by their names.
error-parse-track = “{ $word }” is not a piece of track. Track is written like n-s or ne-s+n-sw, in towns like n+s.
error-parse-place = No city or town is called “{ $word }”.
error-parse-colour = “{ $word }” is not a colour. Colours: red, blue, yellow, purple, grey.
error-parse-tile = No action tile is called “{ $word }”.
error-parse-port = No edge is called “{ $word }”. Edges of cities and towns are written like albany/s.
error-parse-number = “{ $word }” is not a whole number.
error-parse-space = There is no goods supply space { $word }; the spaces are numbered 1 to { $most }.
error-position-place = { $where }: no city or town is called “{ $value }”.
error-position-town = { $where }: { $value } is not a town.
error-position-city = { $where }: { $value } is not a city and holds no cubes.
error-position-new_cities = { $where }: there { $most ->
    [one] is only 1 New City tile
   *[other] are only { $most } New City tiles
} of the colour “{ $colour }”.
error-position-grown = { $where }: { $value } cannot have a City Growth marker, or is listed twice.
error-position-hex = { $where }: no hex is called “{ $value }”.
error-position-track = { $where }: “{ $value }” is not track that can lie there.
error-position-loose = { $where }: the track at { $side } leads to no city and no town.
error-position-run = { $where }: “{ $value }” does not fit the track on the map. It is written like “A boston/nw”, an incomplete link like “A g8/s”.
error-position-unnamed = { $where }: the track that leaves { $value } is missing here.
error-position-port = { $where }: no edge is called “{ $value }”. Edges of cities and towns are written like albany/s.
error-position-cubes = { $where }: “{ $value }” are not cubes. Colours: { $known }.
error-position-spaces = { $where }: must list the { $number } goods supply spaces.
error-position-too_many = { $where }: there are only { $most } cubes of the colour “{ $colour }”.
error-position-turn = { $where }: { $value } is out of the game.
error-position-phase = { $where }: not possible in the phase “{ $phase }”.
error-position-places = { $where }: must list { $number } places, with null for a free one.
error-position-derived = { $where }: follows from the rest and must be { $expected }.
error-position-pending = { $where }: “{ $value }” cannot be pending here.
error-position-over_early = { $where }: the game ends after turn { $rounds }, or when one player is left.
error-position-out_early = { $where }: nobody can be bankrupt before the first income phase.
error-position-free_early = { $where }: nobody held Turn Order before the first turn.
error-position-tiles_early = { $where }: no more than { $most } track { $most ->
    [one] tile
   *[other] tiles
} can lie on the map so early.
error-position-laid = { $where }: neither track nor a New City lies on the map.
error-position-begun_early = { $where }: nobody can have laid track before the first build.
error-position-cities_early = { $where }: only one New City can be laid each turn, so there can be { $most } at most so early.
error-position-grown_early = { $where }: only one city can grow each turn, so { $most } at most can have grown so early.
error-position-many_cubes = { $where }: there can be { $most } { $most ->
    [one] cube
   *[other] cubes
} at most.
error-position-unowned_early = { $where }: no incomplete link can be unowned in the first turn.
error-position-level_early = { $where }: the level can be { $most } at most so early.
error-position-levels_early = { $where }: all locomotives together can have risen by { $most } { $most ->
    [one] level
   *[other] levels
} at most so early.
error-position-points_early = { $where }: victory points and steps of income of all players together can be { $most } at most so early.
