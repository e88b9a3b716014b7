# Conseils
action-hint = Conseil
hint-title = Ce qui paraît le meilleur
hint-busy = Réflexion en cours
hint-close = Fermer les conseils
hint-error = ± { $error } points
hint-prepare = Préparer
hint-note = Le nombre dit de combien vous pourriez devancer les autres à la fin. Rien n’est fait avant que vous confirmiez.

# L'analyse d'une partie
analysis = Analyse
analysis-what = Chaque décision de toutes les places est comparée à la meilleure qu’une recherche trouve. Cela prend environ une minute, une fois pour tous.
analysis-start = Analyser la partie
analysis-working = La partie est en cours d’analyse
analysis-progress = { $of ->
    [0] Les décisions sont rassemblées.
   *[other] { $done } décisions sur { $of } sont pesées.
}
analysis-failed = Cette partie n’a pas pu être analysée.
analysis-chances = Chances de victoire en pour cent
analysis-moments = Moments clés
analysis-none = Personne n’a joué de coup nettement moins bon qu’un autre.
analysis-look = Voir cette position
analysis-turn = Tour { $turn }
analysis-loss = −{ $points }
analysis-played = Joué
analysis-better = Mieux
analysis-seats = Place par place
analysis-decisions = Décisions
analysis-inaccuracy = imprécision
analysis-mistake = erreur
analysis-blunder = gaffe
analysis-inaccuracies = Imprécisions
analysis-mistakes = Erreurs
analysis-blunders = Gaffes
analysis-lost = Points perdus
analysis-note = Chaque décision est jugée d’après ce que sa place pouvait savoir alors. La recherche est rapide et peut se tromper quand un plan met longtemps à payer.
analysis-keep = Télécharger comme page
