# La commande `arena`.
arena-progress = Parties
arena-title = { $game } sur { $board }, { $seats } places, { $games } parties, graine { $seed }
arena-bot = Robot
arena-other = contre
arena-rating = Cote
arena-interval = 95 %
arena-points = Points
arena-wins = Victoires
arena-speed = Décisions/s
arena-slowest = Plus lente
arena-games = Parties
arena-ahead = Devant
arena-margin = Écart
arena-control-zero = Contrôle : { $bot } contre lui-même, { $games } parties : { $margin }, compatible avec zéro.
arena-control-off = Contrôle : { $bot } contre lui-même, { $games } parties : { $margin }. Ce devrait être zéro : ne vous fiez pas à ces résultats.
arena-control-few = Contrôle : { $bot } contre lui-même, { $games } parties : { $margin }. Une seule donne ne suffit pas pour comparer à zéro.
arena-winning = Les vainqueurs ont { $mean } points en moyenne ({ $low } à { $high }).
arena-winning-few = Les vainqueurs ont { $mean } points en moyenne. Une seule donne ne suffit pas pour des intervalles : augmentez --games.
arena-faults = { $faults ->
    [0] Aucun robot n’a échoué ni choisi un coup interdit.
    [one] Une erreur de robot ; un coup au hasard a été joué à la place :
   *[other] { $faults } erreurs de robots ; des coups au hasard ont été joués à la place :
}
error-arena-bots = Un tournoi demande au moins deux robots différents, et non : { $bots }.
error-arena-least = { $option } doit valoir { $least } ou plus, et non { $number }.
error-arena-seconds = --seconds doit être supérieur à 0, et non { $seconds }.

help-arena = Faire jouer de nombreuses parties à des robots sur les mêmes donnes et les classer, avec des intervalles de confiance.
help-arena-bots = Les robots : master, journeyman, apprentice, random ; master:200 (itérations), master:0.5s, journeyman@poids.toml.
help-arena-games = Nombre de parties, arrondi pour que chaque robot joue chaque place à chaque donne.
help-arena-seed = La graine des donnes et des robots.
help-arena-seconds = Temps de réflexion d’un robot pour une décision.
help-arena-iterations = Itérations de recherche d’un robot par décision, au lieu d’un temps ; le même nombre donne partout le même résultat.
help-arena-jobs = Nombre de parties jouées en parallèle ; 0 pour une par cœur.
help-arena-control = Nombre de donnes où chaque robot joue aussi contre lui-même ; l’écart doit être nul.
help-arena-out = Dossier des parties, du rapport et du graphique. La même commande reprend un tournoi interrompu.
help-arena-data = Écrire toutes les décisions comme données d’entraînement dans ce fichier Parquet (nécessite pyarrow).
