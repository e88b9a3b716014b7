# What moves change
effect-cost = Cost
effect-cash = Money
effect-points = Points
effect-worth = Points with all that counts
effect-other = Money of { $seat }
effect-if-sold = Money if { $seat } sells
effect-outlay = Building { $tile } now
effect-goes-to = Goes to { $seat }
effect-yours = Into your hand
effect-hammer = Hammer
hammer-stays = stays with { $seat }
forgone = instead of { $thalers ->
    [one] 1 thaler
   *[other] { $thalers } thalers
} from { $bidder }
part = { $thalers } { $what }
part-reduced = { $thalers } { $what } ({ $saved } less)
part-bought = { $thalers } { $material } from { $seller }
part-tile = { $material } by tile
part-own = your own { $material }
outlay-lacking = not possible: no { $materials }
late = { $tile } is late: its { $points ->
    [one] point is
   *[other] { $points } points are
} lost
worth-link = { $link } +{ $points }
worth-symbol = { $tile }, { $bonus } +{ $points }
joined = { $first }; { $second }
