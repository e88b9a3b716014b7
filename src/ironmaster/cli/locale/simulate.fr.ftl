# La commande `simulate`.
simulate-progress = Parties
simulate-title = { $game } sur { $board }, { $seats } places, graine { $seed }
simulate-rules = Règles : { $rules }
simulate-seat = Place
simulate-bot = Robot
simulate-mean = Moyenne
simulate-min = Minimum
simulate-max = Maximum
simulate-wins = Victoires
simulate-length = { $games ->
    [one] Une partie terminée
   *[other] { $games } parties terminées
}, { $decisions } décisions ; la plus longue partie en a pris { $longest }.
simulate-choice = { $moves } coups permis par décision en moyenne.
simulate-speed = { $decisions } décisions et { $games } parties par seconde, { $engine }.
simulate-compiled = moteur compilé
simulate-pure = moteur en Python pur
simulate-checked = L'arbitre a vérifié chaque état et chaque pas : aucun invariant n'a été rompu.
simulate-broken = La partie { $number } de la graine { $seed } a rompu un invariant, ce qui est une faute du moteur : { $problem }
error-simulate-games = Il faut jouer au moins une partie, et non { $games }.
error-simulate-rule = « { $text } » n'est pas une option de règle : écrivez nom=valeur.
error-simulate-bots = { $bots } robots sont nommés pour { $seats } places : nommez-en un pour toutes, ou un par place.
