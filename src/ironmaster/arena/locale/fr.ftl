error-arena-file = { $file } ne contient pas les parties d’une arène.
error-arena-other = { $file } contient les parties d’une autre arène : autres robots, places, règles, graine ou temps. Choisissez un autre dossier.
error-arena-folder = Impossible d’écrire { $file } : ce dossier n’existe pas.
error-arena-parquet = Pour écrire des données d’entraînement il faut pyarrow : pip install 'ironmaster[data]'.
