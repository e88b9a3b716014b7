# Erreurs de fichiers et d’options.
error-file-missing = Le fichier { $path } n’existe pas.
error-file-directory = { $path } est un dossier, pas un fichier.
error-file-encoding = { $path } n’est pas un texte en UTF-8.
error-file-large = { $path } est trop volumineux pour être un enregistrement.
error-file-read = Impossible de lire { $path } : { $detail }.
error-file-write = Impossible d’écrire { $path } : { $detail }.
error-file-exists = { $path } existe déjà. Utilisez --force pour l’écraser.
error-setup-rule = « { $text } » n’est pas une option de règle. Écrivez NOM=VALEUR.
error-setup-bots = { $bots } robots, c’est trop pour { $seats } places.
error-setup-place = « { $text } » n’indique pas une place et son robot. Écrivez PLACE=NOM ; les places sont { $known }.
error-setup-load = { $option } ne peut pas être utilisé avec --load : une partie chargée a sa propre mise en place.
error-setup-other = L’enregistrement est celui d’une partie { OF($game) }, pas { OF($asked) }.
error-setup-which = Quel jeu ? Jeux connus : { $known }.
error-clause-nothing = Rien dans les règles { OF($game) } ne correspond à « { $words } ».
