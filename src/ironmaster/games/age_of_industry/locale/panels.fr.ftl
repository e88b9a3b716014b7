# Mots courts pour la table
sum = { $dollars } $
debt = −{ $dollars } $
short-cotton = cot
short-factory = usine
short-iron = fer
short-coal = char
short-port = port
short-ship = nav

# Parties de la partie et situation
chapter = { $round ->
    [0] La mise en place
   *[other] Tour de jeu { $round }
}
chapter-end = Fin de la partie
standing = { $seat } { $points ->
    [one] { $shown } point
   *[other] { $shown } points
} ({ $cash }, { $loans ->
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
})
standing-now = { $seat } { $cash }, { $loans ->
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
}, vaut { $shown }

# Panneaux
panel-places = Localisations
panel-markets = Marchés
panel-tracks = Pistes de demande et cartes
panel-railways = Voies ferrées
panel-players = Joueurs dans l’ordre du tour (plateau : niveau×marqueurs restants)
panel-hand = Main { OF($seat) }
panel-hands = Mains
panel-display = Plateau individuel { OF($seat) }
legend = A char2 3 : mine de charbon 2 de A, 3 cubes ; ✓ : retourné
turn-over = la partie est terminée
turn-chance = le hasard décide
turn-action = à { $seat } de jouer, { $actions ->
    [one] { $actions } action restante
   *[other] { $actions } actions restantes
}
turn-repay = { $seat } peut rembourser
pile = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
free = libres
space = case
stack = { $level }×{ $number }
rebuilt = reconstruit
then-price = puis { $price }
label-coal = Charbon
label-iron = Fer
label-face-up = Visibles
head-cash = argent
head-loans = emprunts
head-worth = valeur
head-spent = dépensé
head-cards = cartes
head-railways = voies ferrées
head-left = restent
head-cost = coût
head-needs = demande
head-profit = profit
needs-coal = charbon
needs-iron = fer
needs-development = à retirer en développant

# Verbes des coups, en titres
verb-build = Construire (build)
verb-combine = Construire avec les deux actions (combine)
verb-railway = Construire une voie ferrée (railway)
verb-sell = Vendre (sell)
verb-develop = Développer (develop)
verb-take = Prendre une carte (take)
verb-pass = Passer (pass)
verb-free_pass = Passer sans défausser (free_pass)
verb-repay = Rembourser un emprunt (repay)
verb-end = Ne plus rembourser (end)
verb-stop = Cesser de vendre (stop)
verb-discard = Défausser (discard)
verb-coal = Choisir la source du charbon (coal)
verb-iron = Choisir la source du fer (iron)

# Parties de la règle
group-option = Options
group-setup = Mise en place
group-card = Cartes
group-info = Ce que chacun sait
group-map = La carte
group-flow = Tours de jeu, tours et actions
group-build = Construire une industrie
group-supply = Charbon et fer de la carte
group-track = Pistes de demande
group-cubes = Cubes sur les marqueurs
group-flip = Retourner les marqueurs
group-ship = Navires
group-over = Construire par-dessus un marqueur
group-money = Argent dépensé
group-loan = Emprunts
group-combo = Combiner deux actions
group-rail = Voies ferrées
group-sell = Vendre
group-dev = Développement
group-draw = Piocher
group-pass = Passer
group-order = Ordre du tour
group-interest = Intérêts
group-end = Fin de la partie
group-score = Décompte final
