# What moves change
effect-cost = Cost
effect-cash = Cash
effect-income = Income
effect-points = Points at scoring
effect-spent = Spent this round
effect-cards = { $cards ->
    [one] Card discarded
   *[other] Cards discarded
}
effect-other = { $seat }’s income
effect-gone = Leaves the board
effect-scrapped = Leaves the game
effect-cubes-coal = Coal { AT($place) }
effect-cubes-iron = Iron { AT($place) }
effect-market-coal = Coal demand track
effect-market-iron = Iron demand track
effect-cotton = Distant market
effect-second-rail = Second rail

# Money and what it is for
part = { $pounds } for { A($what) }
part-coal = { $pounds } for coal from the demand track
part-iron = { $pounds } for iron from the demand track
from-coal = { $cubes ->
    [one] coal
   *[other] { $cubes } coal cubes
} from { THE($place) }
from-iron = { $cubes ->
    [one] iron
   *[other] { $cubes } iron cubes
} from { THE($place) }
got-loan = loan of { $pounds }
got-coal = { $pounds } for { $cubes ->
    [one] a cube
   *[other] { $cubes } cubes
} on the coal demand track
got-iron = { $pounds } for { $cubes ->
    [one] a cube
   *[other] { $cubes } cubes
} on the iron demand track
got-tile = { $pounds } for { THE($what) } { AT($place) }
got-debt = { $pounds } paid for the negative income

# Why it changes
joined = { $first }; { $second }
flips = { THE($tile) } { AT($place) } is flipped and { $spaces ->
    [0] does not advance the income disc
    [one] advances the income disc 1 space
   *[other] advances the income disc { $spaces } spaces
}
flips-worth = { flips } ({ worth })
worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-tile = { BARE($tile) } { AT($place) } { $points }
points-links = links { $points }
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats } in the next round, as things stand
tile-of = { YOU($seat) ->
    [you] your
   *[other] { $seat }’s
} { BARE($tile) } { AT($place) }
owner = belongs to { $seat }
cotton-draw = a distant-market tile decides whether the sale succeeds
