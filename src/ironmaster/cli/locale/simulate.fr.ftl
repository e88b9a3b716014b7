# La commande `simulate`.
simulate-progress = Parties
simulate-title = { $game } sur { $board }, { $seats } places, graine { $seed }
simulate-rules = Règles : { $rules }
simulate-seat = Place
simulate-bot = Robot
simulate-mean = Moyenne
simulate-min = Minimum
simulate-max = Maximum
simulate-wins = Victoires
simulate-length = { $games ->
    [one] Une partie terminée
   *[other] { $games } parties terminées
}, { $decisions } décisions ; la plus longue partie en a pris { $longest }.
simulate-choice = { $moves } coups permis par décision en moyenne.
simulate-speed = { $decisions } décisions et { $games } parties par seconde, { $engine }.
simulate-compiled = moteur compilé
simulate-pure = moteur en Python pur
simulate-checked = L’arbitre a vérifié chaque état et chaque pas : aucun invariant n’a été violé.
simulate-broken = La partie { $number } de la graine { $seed } a violé un invariant, ce qui est un bogue du moteur : { $problem }
error-simulate-games = --games doit valoir 1 ou plus, et non { $games }.
error-simulate-bots = { $bots } robots pour { $seats } places : nommez-en un pour toutes les places, ou un par place.

help-simulate = Jouer de nombreuses parties entre robots et en donner les résultats.
help-simulate-games = Nombre de parties.
help-simulate-seed = La graine : la même graine donne les mêmes parties.
help-simulate-bots = Un robot pour toutes les places, ou un par place.
help-simulate-check = Faire vérifier chaque état et chaque pas par l’arbitre.
