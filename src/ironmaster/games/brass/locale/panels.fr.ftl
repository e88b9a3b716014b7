# Mots brefs pour la table
sum = { $pounds } £
debt = −{ $pounds } £
short-cotton = cot
short-port = port
short-coal = char
short-iron = fer
short-shipyard = nav

# Parties du jeu et situation
chapter = { $era ->
    [canal] { era-canal }
   *[rail] { era-rail }
}, { $round ->
    [0] la donne
   *[other] round { $round }
}
chapter-end = Fin de la partie
standing = { $seat } : { $cash }, revenu { $income }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Tableaux
panel-towns = Localisations
legend = A char2 3 : mine 2 de A, 3 cubes ; ✓ : retourné
line = { $start }–{ $end }
tiles = { $value }×{ $number }
panel-large-towns = Grandes localisations
panel-tracks = Pistes de demande et marché extérieur
panel-links = { $era ->
    [canal] Canaux
   *[rail] Rails
}
panel-players = Joueurs dans l’ordre du tour (piles : niveau au sommet, marqueurs restants)
panel-hand = Main { OF($seat) }
panel-hands = Mains
panel-tiles = Sommets des piles { OF($seat) }
panel-now = { $chapter } · { $turn }
turn-over = la partie est terminée
turn-chance = le hasard décide
turn-action = au tour { OF($seat) }, { $actions ->
    [one] encore { $actions } action
   *[other] encore { $actions } actions
}
turn-income = { $seat } paie un revenu négatif
pile = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
free = libres
slot = case
next-price = prochain cube { $price }
cotton-open = case { $space } sur { $spaces }, prime : { $bonus }
cotton-closed = fermé pour cette période
bonus-income = { $bonus ->
    [one] { $bonus } case de revenu
   *[other] { $bonus } cases de revenu
}
bonus-cash = { $bonus } £
market-left = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} : { $values }
label-coal = Charbon
label-iron = Fer
label-cotton = Coton
label-market = Marché
head-cash = argent
head-income = revenu
head-points = points
head-spent = dépensé
head-cards = cartes
head-links = liaisons
head-cost = coût
head-needs = besoins
head-left = reste
needs-coal = charbon
needs-not-now = exclu
needs-iron = fer

# Verbes des coups, en titres
verb-build = Construire (build)
verb-combine = Construire avec les deux actions (combine)
verb-link = Construire une liaison (link)
verb-develop = Se développer (develop)
verb-sell = Vendre (sell)
verb-loan = Contracter un emprunt (loan)
verb-pass = Passer (pass)
verb-stop = S’arrêter (stop)
verb-discard = Défausser (discard)
verb-coal = Charbon (coal)
verb-iron = Fer (iron)
verb-liquidate = Vendre un marqueur (liquidate)

# Parties de la règle
group-build = Construction
group-cards = Cartes
group-coal = Charbon
group-combined = Action combinée
group-cover = Recouvrir un marqueur
group-def = Mots et lieux
group-develop = Développement
group-end = Fin de la partie
group-era = Changement de période
group-flow = Déroulement
group-hand = Main
group-income = Revenus
group-iron = Fer
group-link = Liaisons
group-loan = Emprunts
group-order = Ordre du tour
group-produce = Production
group-score = Points de victoire
group-sell = Vente de coton
group-setup = Mise en place
group-turn = Un tour
