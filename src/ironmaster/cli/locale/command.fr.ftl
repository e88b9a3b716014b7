# Ce qui peut clocher avec les fichiers et avec ce qui est demandé en ligne de commande.
error-file-missing = Il n’y a pas de fichier { $path }.
error-file-directory = { $path } est un dossier, pas un fichier.
error-file-encoding = { $path } n’est pas un texte UTF-8.
error-file-large = { $path } est trop gros pour être un enregistrement.
error-file-read = { $path } ne peut être lu : { $detail }.
error-file-write = { $path } ne peut être écrit : { $detail }.
error-file-exists = { $path } existe déjà ; --force l’écrase.
error-setup-rule = « { $text } » n’est pas une option de règle : écrivez NOM=VALEUR.
error-setup-bots = { $bots } robots ne tiennent pas à une table de { $seats }.
error-setup-place = « { $text } » n’assoit aucun robot : écrivez SIÈGE=NOM, avec l’un des sièges { $known }.
error-setup-load = Une partie chargée apporte sa mise en place : { $option } ne va pas avec --load.
error-setup-other = L’enregistrement contient une partie de { $game }, pas de { $asked }.
error-setup-which = Dites à quel jeu jouer. Jeux connus : { $known }.
error-clause-nothing = Rien dans les règles de { $game } ne correspond à « { $words } ».
