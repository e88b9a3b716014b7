# La page d’une analyse
title = { $game } : la partie analysée
about = { $board }, { $seats } places, { $turns ->
    [one] un tour
   *[other] { $turns } tours
}.
about-over = La partie a été jouée jusqu’au bout.
about-unfinished = La partie n’est pas terminée.
percent = { $number } %
turns = tours
turn = Tour { $turn }

chances = Chances de victoire
chances-note = Après chaque tour, pour chaque place. Les cercles marquent les moments clés ci-dessous.
chances-described = Une ligne par place au fil des tours. À la fin : { $ends }.
forecast = Points attendus à la fin
forecast-note = Les points que chaque place pouvait espérer à la fin, après chaque tour.
forecast-described = Une ligne par place au fil des tours. À la fin : { $ends }.

moments = Moments clés
moments-note = Les décisions qui ont le plus coûté, cinq au plus par place, dans l’ordre de la partie.
moments-none = Aucune décision n’a beaucoup coûté.
when = Quand
seat = Place
played = Joué
better = Mieux
lost = Points perdus
why = Pourquoi
inaccuracy = imprécision
mistake = erreur
blunder = gaffe

result = Résultat
standing = Points jusqu’ici
place = Rang
points = Points
summary = Par place
decisions = Décisions
inaccuracies = Imprécisions
mistakes = Erreurs
blunders = Gaffes
lost-mean = Points perdus par décision
kinds = Origine des points
sum = Total

honest = Comment lire cette page
honest-losses = Les points perdus par un coup sont la différence entre le résultat attendu après le meilleur coup trouvé et après le coup joué, tous deux d’après la même recherche. Le nombre après ± est l’erreur de cette recherche ; une différence de moins de deux erreurs compte pour zéro.
honest-knowledge = Chaque décision est jugée uniquement d’après ce que la place pouvait savoir à ce moment-là. Les cartes cachées et les tirages à venir ne comptent pas : un bon coup malchanceux n’est pas une erreur.
honest-doubt = Ces nombres viennent d’un programme et ne sont pas exacts : son estimation d’une avance se trompe d’environ { $spread } points au début, moins vers la fin. Les grandes pertes sont fiables ; les petites ne le sont pas.
