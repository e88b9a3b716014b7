# La commande `analyse`.
analyse-progress = Décisions
analyse-written = { $decisions ->
    [one] Une décision a été jugée
   *[other] { $decisions } décisions ont été jugées
} ; l’analyse est dans { $file }.
error-analyse-both = Donnez --seconds ou --iterations, pas les deux.
error-analyse-iterations = Il faut au moins 2 itérations par décision, et non { $iterations }.
error-analyse-seconds = Les secondes par décision doivent être plus que 0 et au plus { $most }, et non { $seconds }.
error-analyse-same = La page écraserait l’enregistrement { $path } ; nommez un autre fichier avec --out.
error-analyse-jobs = Il faut au moins un processus, et non { $jobs }.
error-analyse-nothing = Personne n’a encore eu de choix dans cette partie : il n’y a rien à analyser.

help-analyse = Juger chaque décision d’une partie enregistrée et en faire une page.
help-analyse-out = La page à écrire ; à côté de l’enregistrement, avec .html à la fin, si rien n’est donné.
help-analyse-seconds = Combien de temps penser à une décision. Par défaut : 0,5.
help-analyse-iterations = Combien de fois essayer une décision à la place ; le même nombre donne partout la même analyse.
help-analyse-jobs = Combien de processus travaillent à la fois ; un par processeur si rien n’est donné.
help-analyse-force = Écraser la page si elle existe.

# Conseils dans `play`
play-hint-people = Les conseils sont réservés aux parties où tous les autres sièges sont tenus par des robots.
play-pondering = Recherche de bons coups…
play-hints = Les meilleurs coups, avec l’avance en points à espérer à la fin :
play-hint-then = puis { $moves }
play-hint-how = Tapez le numéro d’un coup pour le jouer.
