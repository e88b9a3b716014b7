# Ce que changent les coups
effect-cost = Coût
effect-cash = Argent
effect-income = Revenu
effect-points = Points de victoire
effect-level = Locomotive
effect-links = { YOU($seat) ->
    [you] Vos liaisons
   *[other] Liaisons { OF($seat) }
}
effect-worth = Points si la partie s’arrêtait
effect-goods = Cubes placés
effect-lost = Liaisons incomplètes perdues
effect-route = Le cube { $cube }
effect-share = { YOU($seat) ->
    [you] Pour vous
   *[other] Pour { $seat }
}
effect-bid = { YOU($seat) ->
    [you] Votre mise
   *[other] Mise { OF($seat) }
}
effect-bid-opening = { YOU($seat) ->
    [you] Votre mise
   *[other] Mise { OF($seat) }
} pour la place { $place }

# L’argent et à quoi il sert
part-exits = { $exits ->
    [one] 1 sortie
   *[other] { $exits } sorties
} { $dollars }
part-town = ville { $dollars }
part-river = fleuve { $dollars }
part-hill = collines { $dollars }
part-hill-river = collines et fleuve { $dollars }
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
