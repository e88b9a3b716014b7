# Ce que changent les coups
effect-cost = Coût
effect-cash = Argent
effect-income = Revenu
effect-points = Points au décompte
effect-spent = Dépenses du round
effect-cards = { $cards ->
    [one] Carte défaussée
   *[other] Cartes défaussées
}
effect-other = Revenu { OF($seat) }
effect-gone = Quitte le plateau
effect-scrapped = Quitte la partie
effect-cubes-coal = Charbon { AT($place) }
effect-cubes-iron = Fer { AT($place) }
effect-market-coal = Piste de demande de charbon
effect-market-iron = Piste de demande de fer
effect-cotton = Marché extérieur
effect-second-rail = Second rail

# L’argent et à quoi il sert
part = { $pounds } pour { A($what) }
part-coal = { $pounds } pour du charbon de la piste de demande
part-iron = { $pounds } pour du fer de la piste de demande
from-coal = { $cubes ->
    [one] charbon
   *[other] { $cubes } cubes de charbon
} { OF($place) }
from-iron = { $cubes ->
    [one] fer
   *[other] { $cubes } cubes de fer
} { OF($place) }
got-loan = emprunt de { $pounds }
got-coal = { $pounds } pour { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} sur la piste de demande de charbon
got-iron = { $pounds } pour { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} sur la piste de demande de fer
got-tile = { $pounds } pour { THE($what) } { OF($place) }
got-debt = paiement de { $pounds } pour le revenu négatif

# Pourquoi cela change
joined = { $first } ; { $second }
flips = { THE($tile) } { OF($place) } est { GENDER($tile) ->
    [feminine] retournée
   *[masculine] retourné
} et { $spaces ->
    [0] ne fait pas avancer le disque de revenu
    [one] fait avancer le disque de revenu de { $spaces } case
   *[other] fait avancer le disque de revenu de { $spaces } cases
}
flips-worth = { flips } ({ worth })
worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-tile = { BARE($tile) } { OF($place) } { $points }
points-links = liaisons { $points }
place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $seats } au prochain round, en l’état
tile-of = { YOU($seat) ->
    [you] votre { BARE($tile) } { OF($place) }
   *[other] { THE($tile) } { OF($seat) } { AT($place) }
}
owner = appartient à { $seat }
cotton-draw = une tuile de marché extérieur décide si la vente réussit
