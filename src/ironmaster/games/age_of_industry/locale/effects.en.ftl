# What moves change
effect-cost = Cost
effect-cash = Cash
effect-loans = Loans
effect-points = Points if the game ended now
effect-spent = Spent this round
effect-cards = { $cards ->
    [one] Card discarded
   *[other] Cards discarded
}
effect-taken = { $cards ->
    [one] Card taken
   *[other] Cards taken
}
effect-other = { YOU($seat) ->
    [you] Your cash
   *[other] { $seat }’s cash
}
effect-gone = Leaves the map
effect-scrapped = Leaves the display
effect-cubes-coal = Coal { AT($place) }
effect-cubes-iron = Iron { AT($place) }
effect-track-coal = Coal track
effect-track-iron = Iron track

# Money and what it is for
part-counter = { $dollars } for { $counter }
part-railway = { $dollars } for the railway
part-coal = { $dollars } for coal from the track
part-iron = { $dollars } for iron from the track
from-coal = { $cubes ->
    [one] coal
   *[other] { $cubes } coal cubes
} from { THE($place) }
from-iron = { $cubes ->
    [one] iron
   *[other] { $cubes } iron cubes
} from { THE($place) }
got-loans = { $dollars } borrowed
got-repaid = { $dollars } repaid
got-coal = { $dollars } for { $cubes ->
    [one] 1 coal cube
   *[other] { $cubes } coal cubes
} moved to the track
got-iron = { $dollars } for { $cubes ->
    [one] 1 iron cube
   *[other] { $cubes } iron cubes
} moved to the track
got-profit = { $dollars } profit from { $counter } { AT($place) }

# Why it changes
joined = { $first }; { $second }
interest = { $interest } interest a round
flips = { $counter } { AT($place) } flips and brings { $profit }
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats } so far
counter-of = { YOU($seat) ->
    [you] your { $counter }
   *[other] { $seat }’s { $counter }
} { AT($place) }
owner = { YOU($seat) ->
    [you] yours
   *[other] belongs to { $seat }
}
next-price = the next costs { $price }
