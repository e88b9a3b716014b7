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
effect-other = Income of { $seat }
effect-gone = Leaves the board
effect-scrapped = Leaves the pile
effect-cubes-coal = Coal in { $place }
effect-cubes-iron = Iron in { $place }
effect-market-coal = Coal market
effect-market-iron = Iron market
effect-cotton = Distant market
effect-second-rail = Second rail

# Money and what it is for
part = { $pounds } { $what }
part-coal = { $pounds } coal (market)
part-iron = { $pounds } iron (market)
from-coal = { $cubes ->
    [one] coal
   *[other] { $cubes } coal
} from { $place }
from-iron = { $cubes ->
    [one] iron
   *[other] { $cubes } iron
} from { $place }
got-loan = loan of { $pounds }
got-coal = { $pounds } for { $cubes } coal to the market
got-iron = { $pounds } for { $cubes } iron to the market
got-tile = { $pounds } for the { $what } in { $place }
got-debt = { $pounds } owed is paid

# Why it changes
joined = { $first }; { $second }
flips = { $place } { $tile } flips, { $spaces ->
    [0] no space up
    [one] 1 space up
   *[other] { $spaces } spaces up
}
worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-tile = { $place } { $tile } { $points }
points-links = links { $points }
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats } so far
tile-of = { $seat }: { $tile }, { $place }
owner = belongs to { $seat }
cotton-draw = a market tile decides whether the sale succeeds
