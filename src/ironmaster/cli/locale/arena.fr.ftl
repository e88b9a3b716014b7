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
arena-control-zero = Contrôle : { $bot } contre lui-même, { $games } parties : { $margin }, c’est-à-dire zéro.
arena-control-off = Contrôle : { $bot } contre lui-même, { $games } parties : { $margin }. Ce devrait être zéro : ne vous fiez pas à ces résultats.
arena-control-few = Contrôle : { $bot } contre lui-même, { $games } parties : { $margin }. Une seule donne ne suffit pas pour dire si c’est zéro.
arena-winning = Les vainqueurs ont { $mean } points en moyenne ({ $low } à { $high }).
arena-winning-few = Les vainqueurs ont { $mean } points en moyenne. Une seule donne ne suffit pas pour des intervalles : demandez plus de parties (--games).
arena-faults = { $faults ->
    [0] Aucun robot n’a échoué, tardé ou choisi un coup qui n’était pas proposé.
    [one] Une faute de robot ; un coup au hasard a été joué à la place :
   *[other] { $faults } fautes de robots ; des coups au hasard ont été joués à la place :
}
error-arena-bots = Il faut au moins deux robots, nommés une fois chacun, et non : { $bots }.
error-arena-least = { $option } doit valoir { $least } ou plus, et non { $number }.
error-arena-seconds = --seconds doit être supérieur à 0, et non { $seconds }.

help-arena = Faire jouer de nombreuses parties à des robots, les mêmes donnes pour tous, et dire lequel est le plus fort et avec quelle certitude.
help-arena-bots = Qui participe : master, journeyman, apprentice, random ; master:200 (itérations), master:0.5s, journeyman@poids.toml.
help-arena-games = Nombre de parties, arrondi pour que chacun joue chaque place à chaque donne.
help-arena-seed = La graine des donnes et des réflexions des robots.
help-arena-seconds = Temps de réflexion d’un robot pour une décision.
help-arena-iterations = Nombre de descentes dans l’arbre pour une décision, au lieu du temps : identique sur toute machine.
help-arena-jobs = Nombre de parties jouées côte à côte ; 0 pour une par cœur.
help-arena-control = Nombre de donnes où chaque robot joue aussi contre lui-même, ce qui doit donner zéro.
help-arena-out = Où garder les parties, le rapport et le graphique ; la même commande reprend là où elle s’était arrêtée.
help-arena-data = Écrire toutes les décisions comme données d’entraînement dans ce fichier Parquet (demande pyarrow).
