# Ce que changent les coups
effect-cost = Coût
effect-cash = Argent
effect-income = Revenu
effect-points = Points au décompte
effect-spent = Dépensé ce round
effect-cards = { $cards ->
    [one] Carte défaussée
   *[other] Cartes défaussées
}
effect-other = Revenu de { $seat }
effect-gone = Quitte le plateau
effect-scrapped = Quitte la pile
effect-cubes-coal = Charbon à { $place }
effect-cubes-iron = Fer à { $place }
effect-market-coal = Marché du charbon
effect-market-iron = Marché du fer
effect-cotton = Marché extérieur
effect-second-rail = Second rail

# L'argent et à quoi il sert
part = { $pounds } { $what }
part-coal = { $pounds } charbon (marché)
part-iron = { $pounds } fer (marché)
from-coal = { $cubes ->
    [one] charbon
   *[other] { $cubes } cubes de charbon
} de { $place }
from-iron = { $cubes ->
    [one] fer
   *[other] { $cubes } cubes de fer
} de { $place }
got-loan = emprunt de { $pounds }
got-coal = { $pounds } pour { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} de charbon au marché
got-iron = { $pounds } pour { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} de fer au marché
got-tile = { $pounds } pour le marqueur de { $place } ({ $what })
got-debt = dette payée : { $pounds }

# Pourquoi cela change
joined = { $first } ; { $second }
flips = marqueur retourné à { $place } ({ $tile }), { $spaces ->
    [0] aucune case
    [one] { $spaces } case
   *[other] { $spaces } cases
} de plus
worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-tile = { $place } ({ $tile }) { $points }
points-links = liaisons { $points }
place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $seats } pour l’instant
tile-of = { $seat } : { $tile }, { $place }
owner = appartient à { $seat }
cotton-draw = une tuile de marché décide si la vente réussit
