# Ce que des coups changent
effect-cost = Coût
effect-cash = Argent
effect-points = Points
effect-worth = Points avec tout ce qui compte
effect-other = Argent de { $seat }
effect-if-sold = Argent si { $seat } vend
effect-outlay = Construire { $tile } maintenant
effect-goes-to = Revient à { $seat }
effect-yours = Dans votre main
effect-hammer = Marteau
hammer-stays = reste à { $seat }
forgone = au lieu de { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
} (offre : { $bidder })
part = { $thalers } { $what }
part-reduced = { $thalers } { $what } ({ $saved } de moins)
part-bought = { $thalers } { $material } ({ $seller })
part-tile = { $material } par tuile
part-own = { $material } de votre usine
outlay-lacking = impossible, il manque : { $materials }
late = { $tile } arrive trop tard, { $points ->
    [one] son point est perdu
   *[other] ses { $points } points sont perdus
}
worth-link = { $link } +{ $points }
worth-symbol = { $tile }, { $bonus } +{ $points }
joined = { $first } ; { $second }
