# S'occuper du serveur
error-serve-absent = Il n’y a pas de base d’Ironmaster à { $url }.
error-serve-older = La base a été faite par un Ironmaster plus ancien. Faites une sauvegarde ; le serveur la met à jour quand il démarre.
error-serve-name = Il y a déjà un compte « { $name } ». Pour qu’il s’occupe du serveur, donnez --existing.
error-serve-nobody = Il n’y a pas de compte « { $name } ».
error-serve-table = Il n’y a pas de table { $id }.
error-serve-date = « { $text } » n’est pas une date : écrivez-la comme 2026-01-31.
error-serve-file = { $path } existe déjà.
error-serve-nofile = Il n’y a pas de fichier { $path }.
error-serve-write = { $path } ne peut être écrit : { $problem }
error-serve-backup = { $path } est abîmé ou n’est pas une sauvegarde d’Ironmaster.
error-serve-empty = La base { $url } n’est pas vide.

# Ce qui changerait dans une partie gardée
verify-ruleset = jouée selon la version { $stored } des règles ; ce programme connaît : { $found }
verify-setup = la partie ne peut être mise en place : { $found }
verify-seal = le sceau publié { $stored } n’est pas l’empreinte de la graine
verify-gap = la ligne { $found } manque ; la suivante est { $stored }
verify-after = « { $stored } » vient après la fin de la partie
verify-line = « { $stored } » n’est pas une ligne de journal
verify-actor = « { $stored } », mais c’est à { $found }
verify-move = le coup « { $stored } » n’est pas permis ici
verify-outcome = le tirage « { $stored } » n’est pas possible ici
verify-unfair = le hasard a donné « { $stored } » ; la graine donne « { $found } »
verify-undo = repris jusqu’à l’entrée { $stored } ; les règles permettent jusqu’à l’entrée { $found }
verify-digest = la position a l’empreinte { $found }, celle gardée est { $stored }
verify-length = le journal a { $found } lignes ; la table en dit { $stored }
verify-status = la partie est { $found } ; la table dit { $stored }
verify-turn = c’est à { $found } ; la table dit { $stored }
verify-scores = les points sont { $found } ; ceux gardés sont { $stored }
verify-ranking = le classement est { $found } ; celui gardé est { $stored }
verify-places = les places sont { $found } ; celles gardées sont { $stored }
verify-fault = le moteur échoue ici : { $found }
