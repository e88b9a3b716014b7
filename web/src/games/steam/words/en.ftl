steam-stock = On the table
steam-money = ${ $dollars }
steam-turn = Turn { $round } of { $rounds }
steam-phase-goods = Goods are drawn
steam-phase-first = Before the game
steam-phase-deal = Before the game
steam-phase-opening = First turn order
steam-phase-capital = Capital
steam-phase-bidding = Turn order
steam-phase-actions = Actions
steam-phase-build = { $tiles ->
    [one] Building, { $tiles } tile left
   *[other] Building, { $tiles } tiles left
  }
steam-phase-move = Goods, round { $cycle } of { $cycles }
steam-phase-over = End

steam-income = Income
steam-points = Points
steam-points-income = points and income
steam-locomotive = Loco
steam-locomotives = Locomotives
steam-locomotives-note = links that a cube may use
steam-links = Links
steam-worth = worth { $points }
steam-incomplete = { $count ->
    [one] { $count } incomplete link
   *[other] { $count } incomplete links
  }
steam-no-tile = no action yet
steam-has-tile = has { $tile }
steam-out = Bankrupt, out of the game

steam-actions = Actions
steam-actions-base = their numbers give the next turn order
steam-actions-standard = free of charge
steam-price-more = { $sum } +
steam-tile-of = { YOU($name) ->
    [you] taken by you
   *[other] taken by { $name }
}
steam-supply = Goods supply
steam-supply-space = Goods supply space { $space }: { $goods }
steam-new-cities = New Cities left
steam-growth-markers = City Growth markers left
steam-track-tiles = Track tiles left
steam-track-tiles-note = Track tiles have a pattern on each side: laying one uses up both.
steam-loans = Loans to take
steam-loan = { $count ->
    [0] no loan
    [one] { $count } loan
   *[other] { $count } loans
  }

steam-cubes = { $count } { $colour }
steam-no-goods = no goods
steam-city = { $colour } city
steam-new-city = { $colour } New City
steam-has-grown = has grown
steam-town = town
steam-terrain-plain = plain
steam-terrain-coast = coast
steam-terrain-hill = hills
steam-terrain-city = city
steam-river = river
steam-track-of = { YOU($owner) ->
    [you] your track
   *[other] track of { $owner }
}
steam-track-unowned = unowned track
steam-track-orphan = track without an owner
steam-track-through = { $track } from { $edge } to { $beyond }
steam-track-from-town = { $track } from the town to { $beyond }
steam-edge-n = north
steam-edge-ne = north-east
steam-edge-se = south-east
steam-edge-s = south
steam-edge-sw = south-west
steam-edge-nw = north-west
steam-run = { $from } to { $to }
steam-run-link = { YOU($owner) ->
    [you] your link
   *[other] link of { $owner }
}
steam-run-orphan = link without an owner, which scores for nobody
steam-run-incomplete = { YOU($owner) ->
    [you] your incomplete link
   *[other] incomplete link of { $owner }
}
steam-run-unowned = unowned incomplete link

steam-link-to = to { $place }
steam-link-orphan = without an owner
steam-lay-on = Track for { $place }
steam-face = Tile { $face }, { $name }
steam-palette = Track that fits
steam-turn-left = Turn left
steam-turn-right = Turn right
steam-turn-hint = R turns the tile.
steam-rotation = { $place } of { $of }

steam-auction = Auction
steam-auction-place = place { $place } in the turn order
steam-auction-order = order of this turn
steam-yours-bid = Your turn to bid
steam-places = Places in the turn order
steam-voices = Bids so far
steam-voice-bid = bids { $sum }
steam-voice-place = place { $place }
steam-voice-passed = passed
steam-voice-speaks = to bid
steam-voice-waits = yet to bid
steam-no-bid = No bid yet.
steam-high-bid = { YOU($name) ->
    [you] bid by you
   *[other] bid by { $name }
}
steam-your-bid = Your options
steam-bid = Bid { $sum }
steam-other-bid = Another sum
steam-less = Less
steam-more = More
steam-pass = Pass
steam-free-pass = Free pass
steam-pass-and-stay = Pass and stay in

steam-legend-orphan = track of a bankrupt player, without an owner
steam-legend-open = open end of an incomplete link; filled if begun or extended in this build
steam-legend-hill = hills
steam-legend-river = river
steam-legend-wall = edge that no track can cross
steam-legend-grown = has grown or is a New City: cannot grow any more
