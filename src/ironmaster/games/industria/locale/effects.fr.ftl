# Ce que des coups changent
effect-cost = Coût
effect-cash = Argent
effect-points = Points
effect-worth = Points en tout
effect-other = Argent { OF($seat) }
effect-if-sold = Argent si { $seat } laisse la tuile
effect-outlay = Poser { THE($tile) } maintenant
effect-goes-to = Revient à { $seat }
effect-yours = Dans votre main
effect-hammer = Commissaire-priseur
hammer-stays = { YOU($seat) ->
    [you] vous gardez ce rôle
   *[other] { $seat } garde ce rôle
}
forgone = au lieu { $thalers ->
    [one] de { $thalers } thaler offert
   *[other] des { $thalers } thalers offerts
} par { $bidder }
part = { $thalers } pour { THE($what) }
part-reduced = { $thalers } pour { THE($what) } ({ $saved } de moins)
part-bought = { $thalers } pour { THE($material) } { OF($seller) }
part-tile = une tuile fournit { THE($material) }
part-own = votre usine fournit { THE($material) }
outlay-lacking = impossible : il manque { OF($material) }
outlay-lacking-both = impossible : il manque { OF($material) } et { OF($second) }
late = trop tard pour { $points ->
    [one] le point
   *[other] les { $points } points
} { OF($tile) }
worth-link = { $link } +{ $points }
worth-symbol = { $tile }, { $bonus } +{ $points }
joined = { $first } ; { $second }
