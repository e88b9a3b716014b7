# What moves change
effect-cost = Cost
effect-cash = Cash
effect-income = Income
effect-points = Victory points
effect-level = Locomotive
effect-links = Your links
effect-links-other = Links of { $seat }
effect-worth = Points if the game ended now
effect-goods = Cubes placed
effect-lost = Incomplete links no longer held
effect-route = The { $cube } cube
effect-share = For { $seat }
effect-bid = Your bid
effect-bid-opening = Your bid for place { $place }

# Money and what it is for
part-exits = { $exits ->
    [one] 1 exit
   *[other] { $exits } exits
} { $dollars }
part-town = town { $dollars }
part-river = river { $dollars }
part-hill = hill { $dollars }
part-hill-river = hill and river { $dollars }
part-locomotive = locomotive { $dollars }
part-action = { $tile } { $dollars }
loans = { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
