# La commande `analyse`.
analyse-progress = Décisions
analyse-written = { $decisions ->
    [one] Une décision a été évaluée
   *[other] { $decisions } décisions ont été évaluées
} ; l’analyse est dans { $file }.
error-analyse-both = Donnez --seconds ou --iterations, pas les deux.
error-analyse-iterations = Il faut au moins 2 itérations par décision, et non { $iterations }.
error-analyse-seconds = --seconds doit être supérieur à 0 et valoir au plus { $most }, et non { $seconds }.
error-analyse-same = La page écraserait l’enregistrement { $path }. Choisissez un autre fichier avec --out.
error-analyse-jobs = --jobs doit valoir 1 ou plus, et non { $jobs }.
error-analyse-nothing = Il n’y a rien à analyser : personne n’a encore eu de choix à faire dans cette partie.

help-analyse = Évaluer chaque décision d’une partie enregistrée et en faire une page.
help-analyse-out = La page à écrire. Par défaut : à côté de l’enregistrement, avec l’extension .html.
help-analyse-seconds = Temps de réflexion par décision. Par défaut : 0,5.
help-analyse-iterations = Itérations de recherche par décision, au lieu d’un temps ; le même nombre donne partout la même analyse.
help-analyse-jobs = Nombre de processus. Par défaut : un par processeur.
help-analyse-force = Écraser la page si elle existe.

# Conseils dans `play`
play-hint-people = Les conseils sont réservés aux parties où toutes les autres places sont tenues par des robots.
play-pondering = Recherche de bons coups…
play-hints = Les meilleurs coups, avec l’avance attendue à la fin, en points :
play-hint-then = puis { $moves }
play-hint-how = Tapez le numéro d’un coup pour le jouer.
