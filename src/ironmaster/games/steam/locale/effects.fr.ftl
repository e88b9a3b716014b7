# Ce que changent les coups
effect-cost = Coût
effect-cash = Argent
effect-income = Revenu
effect-points = Points de victoire
effect-level = Locomotive
effect-links = Vos liaisons
effect-links-other = Liaisons de { $seat }
effect-worth = Points si la partie s’arrêtait
effect-goods = Cubes placés
effect-lost = Liaisons incomplètes perdues
effect-route = Le cube { $cube }
effect-share = Pour { $seat }
effect-bid = Votre mise
effect-bid-opening = Votre mise pour la place { $place }

# L’argent et à quoi il sert
part-exits = { $exits ->
    [one] 1 bord
   *[other] { $exits } bords
} { $dollars }
part-town = ville { $dollars }
part-river = fleuve { $dollars }
part-hill = colline { $dollars }
part-hill-river = colline et fleuve { $dollars }
part-locomotive = locomotive { $dollars }
part-action = { $tile } { $dollars }
loans = { $loans ->
    [one] 1 emprunt
   *[other] { $loans } emprunts
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
