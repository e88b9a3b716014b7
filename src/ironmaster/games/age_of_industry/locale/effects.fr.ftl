# Ce que changent les coups
effect-cost = Coût
effect-cash = Argent
effect-loans = Emprunts
effect-points = Points si la partie finissait là
effect-spent = Dépensé cette manche
effect-cards = { $cards ->
    [one] Carte défaussée
   *[other] Cartes défaussées
}
effect-taken = { $cards ->
    [one] Carte prise
   *[other] Cartes prises
}
effect-other = Argent de { $seat }
effect-gone = Quitte la carte
effect-scrapped = Quitte le plateau individuel
effect-cubes-coal = Charbon, { $place }
effect-cubes-iron = Fer, { $place }
effect-track-coal = Piste du charbon
effect-track-iron = Piste du fer

# L’argent et à quoi il sert
part-counter = { $dollars } { $counter }
part-railway = { $dollars } voie ferrée
part-coal = { $dollars } charbon (piste)
part-iron = { $dollars } fer (piste)
from-coal = { $cubes ->
    [one] charbon
   *[other] { $cubes } cubes de charbon
} : { $place }
from-iron = { $cubes ->
    [one] fer
   *[other] { $cubes } cubes de fer
} : { $place }
got-loans = { $dollars } empruntés
got-repaid = { $dollars } remboursés
got-coal = { $dollars } pour { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} de charbon sur la piste
got-iron = { $dollars } pour { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} de fer sur la piste
got-profit = profit de { $dollars } : { $counter }, { $place }

# Pourquoi cela change
joined = { $first } ; { $second }
interest = { $interest } d’intérêts par manche
flips = { $counter }, { $place } se retourne : { $profit }
place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $seats } pour l’instant
counter-of = { $seat } : { $counter }, { $place }
owner = appartient à { $seat }
next-price = suivant : { $price }
