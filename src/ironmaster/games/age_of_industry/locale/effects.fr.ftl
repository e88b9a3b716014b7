# Ce que changent les coups
effect-cost = Coût
effect-cash = Argent
effect-loans = Emprunts
effect-points = Points si la partie finissait là
effect-spent = Dépensé ce tour de jeu
effect-cards = { $cards ->
    [one] Carte défaussée
   *[other] Cartes défaussées
}
effect-taken = { $cards ->
    [one] Carte prise
   *[other] Cartes prises
}
effect-other = { YOU($seat) ->
    [you] Votre argent
   *[other] Argent { OF($seat) }
}
effect-gone = Quitte la carte
effect-scrapped = Quitte le plateau individuel
effect-cubes-coal = Charbon { AT($place) }
effect-cubes-iron = Fer { AT($place) }
effect-track-coal = Piste du charbon
effect-track-iron = Piste du fer

# L’argent et à quoi il sert
part-counter = { $dollars } pour { THE($counter) }
part-railway = { $dollars } pour la voie ferrée
part-coal = { $dollars } pour le charbon de la piste
part-iron = { $dollars } pour le fer de la piste
from-coal = { $cubes ->
    [one] charbon pris
   *[other] { $cubes } cubes de charbon pris
} { AT($place) }
from-iron = { $cubes ->
    [one] fer pris
   *[other] { $cubes } cubes de fer pris
} { AT($place) }
got-loans = { $dollars } empruntés
got-repaid = { $dollars } remboursés
got-coal = { $dollars } pour { $cubes ->
    [one] { $cubes } cube de charbon passé
   *[other] { $cubes } cubes de charbon passés
} sur la piste
got-iron = { $dollars } pour { $cubes ->
    [one] { $cubes } cube de fer passé
   *[other] { $cubes } cubes de fer passés
} sur la piste
got-profit = profit de { $dollars } pour { THE($counter) } { AT($place) }

# Pourquoi cela change
joined = { $first } ; { $second }
interest = { $interest } d’intérêts par tour de jeu
flips = { THE($counter) } { AT($place) } se retourne et rapporte { $profit }
place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $seats } pour l’instant
counter-of = { YOU($seat) ->
    [you] votre { $counter }
   *[other] { THE($counter) } { OF($seat) }
} { AT($place) }
owner = { YOU($seat) ->
    [you] à vous
   *[other] appartient à { $seat }
}
next-price = le suivant coûte { $price }
