steam-stock = On the table
steam-money = ${ $dollars }
steam-turn = Turn { $round } of { $rounds }
steam-phase-goods = Goods are drawn
steam-phase-first = Before the game
steam-phase-deal = Before the game
steam-phase-opening = First order of play
steam-phase-capital = Capital
steam-phase-bidding = Order of play
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
    [one] { $count } open line
   *[other] { $count } open lines
  }
steam-no-tile = no action yet
steam-has-tile = has { $tile }
steam-out = Bankrupt, out of the game

steam-actions = Actions
steam-actions-base = the number gives the next order
steam-actions-standard = free of charge
steam-price-more = { $sum } +
steam-tile-of = { YOU($name) ->
    [you] taken by you
   *[other] taken by { $name }
}
steam-supply = Goods supply
steam-supply-space = Supply space { $space }: { $goods }
steam-new-cities = New Cities left
steam-growth-markers = Growth markers left
steam-track-tiles = Track tiles left
steam-track-tiles-note = Tiles have two faces: laying one uses up both.
steam-loans = How much capital
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
steam-terrain-hill = hill
steam-terrain-city = city
steam-river = river
steam-track-link = link
steam-track-incomplete = open line
steam-track-unowned = unowned track
steam-track-orphan = orphan track
steam-track-through = { YOU($owner) ->
    [you] your track
   *[other] { $owner }, track
} from { $edge } to { $beyond }
steam-track-from-town = { YOU($owner) ->
    [you] your track
   *[other] { $owner }, track
} from the town to { $beyond }
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
steam-run-orphan = orphan link, nobody scores it
steam-run-incomplete = { YOU($owner) ->
    [you] your open line
   *[other] open line of { $owner }
}
steam-run-unowned = unowned open line

steam-link-to = to { $place }
steam-lay-on = Track on { $place }
steam-face = Tile { $face }, { $name }
steam-palette = Track that fits
steam-turn-left = Turn left
steam-turn-right = Turn right
steam-turn-hint = R turns the tile.
steam-rotation = { $place } of { $of }

steam-auction = Auction
steam-auction-place = place { $place } in the order of play
steam-auction-order = order of play of this turn
steam-yours-bid = Your bid
steam-places = Places in the order of play
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

steam-legend-orphan = orphan track of a bankrupt player
steam-legend-open = line without an end point; filled if it was extended in this phase
steam-legend-hill = hill
steam-legend-river = river
steam-legend-wall = edge that no track crosses
steam-legend-grown = grown, or New City: does not grow again
