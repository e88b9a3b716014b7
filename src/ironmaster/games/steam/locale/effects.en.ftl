# What moves change
effect-cost = Cost
effect-cash = Cash
effect-income = Income
effect-points = Victory points
effect-level = Locomotive
effect-links = { YOU($seat) ->
    [you] Your links
   *[other] Links of { $seat }
}
effect-worth = Points if the game ended now
effect-goods = Cubes placed
effect-lost = Incomplete links lost
effect-route = The { $cube } cube
effect-share = { YOU($seat) ->
    [you] For you
   *[other] For { $seat }
}
effect-bid = { YOU($seat) ->
    [you] Your bid
   *[other] Bid of { $seat }
}
effect-bid-opening = { YOU($seat) ->
    [you] Your bid
   *[other] Bid of { $seat }
} for place { $place }

# Money and what it is for
part-exits = { $exits ->
    [one] 1 exit
   *[other] { $exits } exits
} { $dollars }
part-town = town { $dollars }
part-river = river { $dollars }
part-hill = hills { $dollars }
part-hill-river = hills and river { $dollars }
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
