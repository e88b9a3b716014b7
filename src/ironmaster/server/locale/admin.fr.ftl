# Administration
error-serve-absent = Il n’y a pas de base d’Ironmaster à { $url }.
error-serve-older = La base a été créée par une version plus ancienne d’Ironmaster. Faites d’abord une sauvegarde ; le serveur met la base à jour au démarrage.
error-serve-name = Le compte « { $name } » existe déjà. Pour en faire un administrateur, utilisez --existing.
error-serve-nobody = Le compte « { $name } » n’existe pas.
error-serve-table = La table { $id } n’existe pas.
error-serve-date = « { $text } » n’est pas une date : écrivez-la comme 2026-01-31.
error-serve-file = { $path } existe déjà.
error-serve-nofile = Le fichier { $path } n’existe pas.
error-serve-write = Impossible d’écrire { $path } : { $problem }
error-serve-backup = { $path } est endommagé ou n’est pas une sauvegarde d’Ironmaster.
error-serve-empty = La base { $url } n’est pas vide.

# Différences trouvées par verify
verify-ruleset = jouée avec la version { $stored } des règles ; ce programme connaît : { $found }
verify-setup = la partie ne peut pas être mise en place : { $found }
verify-seal = le sceau publié { $stored } n’est pas l’empreinte de la graine
verify-gap = la ligne { $found } manque ; la suivante est { $stored }
verify-after = « { $stored } » vient après la fin de la partie
verify-line = « { $stored } » n’est pas une ligne de journal valide
verify-actor = « { $stored } », mais c’est à { $found } de jouer
verify-move = le coup « { $stored } » n’est pas permis ici
verify-outcome = le tirage « { $stored } » n’est pas possible ici
verify-unfair = le tirage enregistré est « { $stored } » ; la graine donne « { $found } »
verify-undo = annulation jusqu’à l’entrée { $stored } ; les règles ne la permettent que jusqu’à l’entrée { $found }
verify-digest = la position a l’empreinte { $found } ; l’empreinte enregistrée est { $stored }
verify-length = le journal a { $found } lignes ; la table en indique { $stored }
verify-status = la partie est { $found } ; la table indique { $stored }
verify-turn = c’est à { $found } de jouer ; la table indique { $stored }
verify-scores = les points sont { $found } ; les points enregistrés sont { $stored }
verify-ranking = le classement est { $found } ; le classement enregistré est { $stored }
verify-places = les places sont { $found } ; les places enregistrées sont { $stored }
verify-fault = le moteur échoue ici : { $found }
