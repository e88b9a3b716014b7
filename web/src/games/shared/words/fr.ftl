# Ce que plusieurs jeux disent de leurs pièces et de leurs cartes
piece-offered = proposé
piece-chosen = choisi
piece-last = dernier coup
piece-spent = { $spent } dépensés
piece-of = sur { $count }
piece-none-yet = Aucune pour l’instant.
piece-coal = charbon
piece-iron = fer

map-map = Carte
map-closer = Agrandir
map-farther = Réduire
map-whole = Toute la carte
map-fold = Replier
map-sheets = Ce que montre cet encart
