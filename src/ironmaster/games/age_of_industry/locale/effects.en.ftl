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
effect-other = Cash of { $seat }
effect-gone = Leaves the map
effect-scrapped = Leaves the display
effect-cubes-coal = Coal, { $place }
effect-cubes-iron = Iron, { $place }
effect-track-coal = Coal track
effect-track-iron = Iron track

# Money and what it is for
part-counter = { $dollars } { $counter }
part-railway = { $dollars } railway
part-coal = { $dollars } coal (track)
part-iron = { $dollars } iron (track)
from-coal = { $cubes ->
    [one] coal
   *[other] { $cubes } coal
} from { $place }
from-iron = { $cubes ->
    [one] iron
   *[other] { $cubes } iron
} from { $place }
got-loans = { $dollars } borrowed
got-repaid = { $dollars } repaid
got-coal = { $dollars } for { $cubes } coal to the track
got-iron = { $dollars } for { $cubes } iron to the track
got-profit = { $dollars } profit: { $counter }, { $place }

# Why it changes
joined = { $first }; { $second }
interest = { $interest } interest a round
flips = { $counter }, { $place } flips: { $profit }
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats } so far
counter-of = { $seat }: { $counter }, { $place }
owner = belongs to { $seat }
next-price = next { $price }
