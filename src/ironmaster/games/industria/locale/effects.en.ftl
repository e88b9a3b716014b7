# What moves change
effect-cost = Cost
effect-cash = Money
effect-points = Points
effect-worth = Points in all
effect-other = Money of { $seat }
effect-if-sold = Money if { $seat } sells the tile
effect-outlay = Laying { THE($tile) } now
effect-goes-to = Goes to { $seat }
effect-yours = Into your hand
effect-hammer = Auctioneer
hammer-stays = { YOU($seat) ->
    [you] you keep the role
   *[other] { $seat } keeps the role
}
forgone = instead of { $thalers ->
    [one] 1 thaler
   *[other] { $thalers } thalers
} from { $bidder }
part = { $thalers } for { THE($what) }
part-reduced = { $thalers } for { THE($what) } ({ $saved } less)
part-bought = { $thalers } for { BARE($material) } from { THE($seller) }
part-tile = a tile supplies the { BARE($material) }
part-own = your factory supplies the { BARE($material) }
outlay-lacking = not possible: there is no source of { BARE($material) }
outlay-lacking-both = not possible: there is no source of { BARE($material) } or { BARE($second) }
late = too late for the { $points ->
    [one] point
   *[other] { $points } points
} of { THE($tile) }
worth-link = { $link } +{ $points }
worth-symbol = { $tile }, { $bonus } +{ $points }
joined = { $first }; { $second }
