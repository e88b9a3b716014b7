# La commande `simulate`.
simulate-progress = Parties
simulate-title = { $game } sur { $board }, { $seats } sièges, graine { $seed }
simulate-rules = Règles : { $rules }
simulate-seat = Siège
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
simulate-checked = L’arbitre a vérifié chaque état et chaque pas : aucun invariant n’a été rompu.
simulate-broken = La partie { $number } de la graine { $seed } a rompu un invariant, ce qui est une faute du moteur : { $problem }
error-simulate-games = Il faut jouer au moins une partie, et non { $games }.
error-simulate-bots = { $bots } robots sont nommés pour { $seats } sièges : nommez-en un pour tous, ou un par siège.

help-simulate = Jouer beaucoup de parties entre robots et dire ce qu’il en est.
help-simulate-games = Combien de parties jouer.
help-simulate-seed = La graine du hasard : la même graine donne les mêmes parties.
help-simulate-bots = Un robot pour tous les sièges, ou un pour chacun.
help-simulate-check = Faire vérifier chaque état et chaque pas par l’arbitre.
