# Ce que plusieurs jeux disent de leurs pièces et de leurs cartes
piece-offered = proposé
piece-chosen = choisi
piece-last = dernier coup
piece-spent = { $spent } de dépenses
piece-of = sur { $count }
piece-none-yet = Aucune pour l’instant.
piece-coal = charbon
piece-iron = fer
piece-next = prochain
piece-level = { $industry } de niveau { $level }
piece-cubes = { $kind ->
    [iron] { $count ->
        [one] reste { $count } cube de fer
       *[other] restent { $count } cubes de fer
      }
   *[coal] { $count ->
        [one] reste { $count } cube de charbon
       *[other] restent { $count } cubes de charbon
      }
  }
piece-unflipped = non retourné
piece-free = libre, pour { $industries }
piece-cash = Argent
piece-cards = Cartes
piece-pile = { $industry } : niveau { $level } à suivre, { $same } de ce niveau, { $left } en tout
piece-pile-empty = { $industry } : plus aucun marqueur
piece-discarded = Défausse { $cards }
piece-discards = Cartes défaussées
piece-track-coal = Charbon
piece-track-iron = Fer
piece-track-saying = { $kind ->
    [iron] Fer
   *[coal] Charbon
  } : { $cubes } sur la piste, le prochain coûte { $next }
piece-legend = Légende

map-map = Carte
map-closer = Agrandir
map-farther = Réduire
map-whole = Toute la carte
map-fold = Replier
map-sheets = Ce que montre cet encart
