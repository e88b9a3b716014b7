# autojeu
selfplay-done = { $folder } contient { $games ->
    [one] une partie
   *[other] { $games } parties
} avec { $decisions } décisions{ $kept ->
    [0] .
   *[other] ; { $kept } des parties y étaient déjà.
}
help-selfplay = Faire jouer un robot contre lui-même et garder chaque décision, avec ce que la place savait et la fin de la partie, comme données d’apprentissage.
help-selfplay-out = Le dossier de la série. Elle reprend où elle s’était arrêtée si elle a été commencée avec les mêmes options.
help-selfplay-bot = Qui joue toutes les places : master:64 (itérations), journeyman, apprentice, random.
help-selfplay-games = Combien de parties le dossier doit contenir à la fin.
help-selfplay-explore = La probabilité qu’une décision soit tirée au hasard, de 0 à 1 : selon la fréquence à laquelle la recherche a essayé chaque coup.
help-selfplay-ray = Jouer sur la grappe Ray à cette adresse, ou sur une grappe à soi : local.
help-selfplay-shard = Combien de parties par fichier.
error-selfplay-least = { $option } doit valoir { $least } ou plus, et non { $number }.
error-selfplay-seconds = --seconds doit être supérieur à 0, et non { $seconds }.
