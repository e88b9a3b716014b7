error-arena-file = { $file } ne contient pas de parties de tournoi.
error-arena-other = { $file } appartient à un autre tournoi : robots, places, règles, graine ou temps différents. Choisissez un autre dossier.
error-arena-folder = Impossible d’écrire { $file } : le dossier n’existe pas.
error-arena-parquet = L’écriture des données d’entraînement nécessite pyarrow : pip install 'ironmaster[data]'.
