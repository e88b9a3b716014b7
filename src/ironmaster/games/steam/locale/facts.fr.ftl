# Les chiffres au fil de la partie
figure-worth = Points si la partie s’arrêtait
figure-points = Points de victoire
figure-income = Revenu
figure-cash = Argent

# Le décompte
part-deliveries = Livraisons
part-debts = Emprunts et dettes
part-income = Revenu
part-links = Liaisons
award-delivery = { $links ->
    [one] Une livraison sur 1 liaison
   *[other] Une livraison sur { $links } liaisons
}
award-loan = { $loans ->
    [one] Un emprunt en bas de l’échelle des revenus
   *[other] { $loans } emprunts en bas de l’échelle des revenus
}
award-short = Des frais que l’argent n’a pas couverts
award-income = Revenu de { $income } à la fin
award-link = Liaison { $link }
