# Chiffres au fil de la partie
figure-worth = Points si la partie finissait
figure-cash = Argent
figure-loans = Emprunts

# Le décompte
part-counters = Marqueurs
part-cash = Argent
part-loans = Emprunts non remboursés
award-counter = { $counter } { AT($place) }
award-cash = { sum } en main ({ $railways ->
    [0] aucun profit de voies ferrées
   *[other] dont { $railways } $ de profit des voies ferrées
}{ $repaid ->
    [0] {""}
    [one] , { $repaid } emprunt remboursé
   *[other] , { $repaid } emprunts remboursés
}), 1 point par tranche de { $rate } $
award-loans = { $loans ->
    [one] { $loans } emprunt non remboursé, −{ $each } points
   *[other] { $loans } emprunts non remboursés, −{ $each } points chacun
}
