# Conseils
action-hint = Conseil
hint-title = Meilleurs coups
hint-busy = Réflexion en cours
hint-close = Fermer les conseils
hint-error = ± { $error } points
hint-prepare = Préparer
hint-note = Le nombre est l’avance sur les autres que vous pouvez espérer à la fin. Rien n’est joué avant votre confirmation.

# L’analyse d’une partie
analysis = Analyse
analysis-what = Compare chaque décision au meilleur coup trouvé par une recherche. Cela prend environ une minute, une seule fois pour tous les joueurs.
analysis-start = Analyser la partie
analysis-working = La partie est en cours d’analyse
analysis-progress = { $of ->
    [0] Les décisions sont rassemblées.
   *[other] { $done } décisions sur { $of } sont évaluées.
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
analysis-note = Chaque décision est jugée d’après ce que sa place pouvait savoir à ce moment-là. La recherche est courte et peut mal juger les plans à long terme.
analysis-keep = Télécharger la page
