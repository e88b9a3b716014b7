# What is printed on the table
era-canal = Canal era
era-rail = Rail era
tile = { $industry } { $level }
    .article = { ARTICLE($industry) }

# Figures over the game
figure-points = Points
figure-income = Income
figure-cash = Cash

# The scoring
part-canal-links = Canals
part-canal-tiles = Tiles of the canal era
part-rail-links = Rails
part-rail-tiles = Tiles of the rail era
part-cash = Cash
award-link = { line }: { $near ->
    [one] 1 disc
   *[other] { $near } discs
} { AT($start) }, { $far } { AT($end) }
award-tile = { tile } { AT($place) }
award-unflipped = { tile } { AT($place) }, not flipped
award-cash = { sum } in hand, 1 point for each £{ $rate }
award-debt = { debt }, no points
