# La page d’une analyse
title = { $game } : la partie analysée
about = { $board }, { $seats } sièges, { $turns ->
    [one] un passage
   *[other] { $turns } passages
}.
about-over = La partie a été jouée jusqu’au bout.
about-unfinished = La partie n’est pas terminée.
percent = { $number } %
turns = passages
turn = Passage { $turn }

chances = Chances de victoire
chances-note = Après chaque passage, pour chaque siège. Les anneaux marquent les moments clés ci-dessous.
chances-described = Une ligne par siège au fil des passages. À la fin : { $ends }.
forecast = Points attendus à la fin
forecast-note = Ce que chaque siège pouvait espérer à la fin, d’après la situation après chaque passage.
forecast-described = Une ligne par siège au fil des passages. À la fin : { $ends }.

moments = Moments clés
moments-note = Les décisions qui ont le plus coûté, cinq au plus par siège, dans l’ordre de la partie.
moments-none = Aucune décision n’a assez coûté pour être nommée.
when = Quand
seat = Siège
played = Joué
better = Mieux
lost = Points perdus
why = Pourquoi
inaccuracy = imprécision
mistake = erreur
blunder = grosse erreur

result = Résultat
standing = Points jusqu’ici
place = Rang
points = Points
summary = Siège par siège
decisions = Décisions
inaccuracies = Imprécisions
mistakes = Erreurs
blunders = Grosses erreurs
lost-mean = Perdus par décision
kinds = D’où viennent les points
sum = Total

honest = Comment lire cette page
honest-losses = Les points perdus par un coup sont la différence entre ce que le siège pouvait espérer après le meilleur coup trouvé et après celui qu’il a joué, tous deux d’après la même recherche. Le nombre après ± est l’erreur de cette recherche ; une différence de moins de deux erreurs compte pour rien.
honest-knowledge = Chaque décision est jugée d’après ce que le siège pouvait savoir à ce moment. Les cartes et les tirages qu’il ne pouvait pas voir n’y sont pour rien : un bon coup malchanceux n’est pas appelé erreur.
honest-doubt = Ces nombres sont ceux d’un programme, pas la vérité : son estimation d’une avance se trompe d’environ { $spread } points au début, moins vers la fin. Fiez-vous aux grandes pertes ; prenez les petites pour une question.
