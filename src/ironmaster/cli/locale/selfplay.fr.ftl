# autojeu
selfplay-done = { $folder } contient { $games ->
    [one] une partie
   *[other] { $games } parties
} avec { $decisions } décisions{ $kept ->
    [0] .
   *[other] ; { $kept } des parties y étaient déjà.
}
help-selfplay = Faire jouer un robot contre lui-même et enregistrer chaque décision, avec la vue de la place et le résultat, comme données d’entraînement.
help-selfplay-out = Le dossier de la série. Une série avec les mêmes options reprend là où elle s’était arrêtée.
help-selfplay-bot = Le robot de toutes les places : master:64 (itérations), journeyman, apprentice, random.
help-selfplay-games = Nombre total de parties dans le dossier.
help-selfplay-explore = Probabilité, de 0 à 1, qu’un coup soit tiré au hasard, pondéré par les visites de la recherche.
help-selfplay-ray = Jouer sur la grappe Ray à cette adresse ; local en démarre une sur cette machine.
help-selfplay-shard = Nombre de parties par fichier.
error-selfplay-least = { $option } doit valoir { $least } ou plus, et non { $number }.
error-selfplay-seconds = --seconds doit être supérieur à 0, et non { $seconds }.
