# Tableaux
panel-now = { $chapter } · { $turn }
panel-pile = { $tiles ->
    [0] Aucune tuile de cette époque n’est face cachée.
    [one] Une tuile de cette époque est face cachée.
   *[other] { $tiles } tuiles de cette époque sont face cachée.
}
panel-auction = Tuiles à mettre aux enchères, commissaire-priseur { $seat }
panel-players = Joueurs
panel-hands = Mains
panel-epoch = Époque { $epoch }
panel-materials = Qui vend des matières premières
panel-links = Routes et lignes
highest-bid = { $seat } offre { sum }
turn-first = le premier joueur est tiré au sort
turn-reveal = des tuiles sont dévoilées
turn-auction = { $seat } décide
turn-build = { $seat } construit
turn-over = la partie est terminée
head-tile = tuile
head-cost = coût
head-needs = exige
head-points = points
head-gives = apporte
head-cash = thalers
head-worth = en tout
head-laid = posées
head-hand = en main
gives-material = produit { OF($material) }
gives-discount = −{ $thalers } sur les coûts de construction suivants
gives-late = trop tard

# Verbes des coups, en titres
verb-offer = Mettre une tuile aux enchères (offer)
verb-bid = Enchérir (bid)
verb-pass = Passer (pass)
verb-sell = Laisser (sell)
verb-keep = Garder (keep)
verb-lay = Poser une tuile (lay)
verb-cash = Échanger une tuile « matière première » contre de l’argent (cash)
verb-stop = Arrêter de construire (stop)
verb-use = Employer une tuile « matière première » (use)
verb-buy = Acheter une matière première (buy)

# Parties de la règle
group-comp = Matériel
group-info = Ce que chacun sait
group-setup = Préparation
group-round = Un tour
group-income = Revenu
group-reveal = Nouvelles tuiles
group-auction = Enchères
group-build = Construction
group-material = Matières premières en argent
group-epoch = Époques
group-end = Fin du jeu
group-score = Décompte
group-tiebreak = Égalités
group-variant = Variantes
