error-setup-terminal = Aucun terminal pour demander le mot de passe. Utilisez --password-stdin.
error-setup-passwords = Les deux mots de passe ne correspondent pas.
admin-password = Mot de passe :
admin-password-again = Répétez le mot de passe :
admin-created = Le compte administrateur { $name } a été créé.
admin-given = { $name } est désormais administrateur.
admin-verifying = Vérification
admin-changed = { $table } ({ $status }, { $game }, règlement { $ruleset }) à la ligne { $number } : { $sentence }
admin-verified = { $games ->
    [one] { $games } partie a été rejouée sans différence.
   *[other] { $games } parties ont été rejouées sans différence.
  }
admin-differ = Sur { $games } parties, { $changed ->
    [one] { $changed } changerait.
   *[other] { $changed } changeraient.
  }
admin-exporting = Écriture des enregistrements
admin-not-exported = { $table } : { $sentence }
admin-exported = { $written ->
    [one] { $written } enregistrement écrit
   *[other] { $written } enregistrements écrits
  }, { $kept } existaient déjà.
admin-backed-up = { $rows } lignes ont été enregistrées dans { $file }.
admin-restored = { $rows } lignes ont été restaurées depuis { $file }.
admin-pruned = Supprimés : { $sessions } sessions, { $tokens } jetons, { $tables } tables jamais commencées, { $guests } invités.
admin-would-prune = Seraient supprimés : { $sessions } sessions, { $tokens } jetons, { $tables } tables jamais commencées, { $guests } invités.
help-admin = Administrer un serveur, même en marche.
help-admin-create = Créer un compte administrateur ; le mot de passe est demandé.
help-admin-name = Le nom du compte.
help-admin-existing = Faire d’un compte existant un administrateur.
help-admin-password-stdin = Lire le mot de passe sur l’entrée standard.
help-admin-verify = Rejouer chaque partie enregistrée et lister celles que cette version changerait ; code de sortie 1 s’il y en a.
help-admin-tables = Ces tables seulement.
help-admin-export = Écrire dans un dossier les enregistrements des parties terminées.
help-admin-folder = Le dossier ; il est créé s’il n’existe pas.
help-admin-since = Seulement les parties terminées ce jour-là ou après, par exemple 2026-01-31.
help-admin-force = Écraser les fichiers existants.
help-admin-backup = Copier un instantané de toute la base dans un nouveau fichier SQLite.
help-admin-file = Le fichier de sauvegarde.
help-admin-restore = Remplir une base vide, SQLite ou PostgreSQL, à partir d’une sauvegarde.
help-admin-prune = Supprimer les sessions et jetons expirés, les invités inactifs et les tables jamais commencées.
help-admin-days = Nombre de jours d’inactivité avant la suppression des invités et des tables.
help-admin-dry-run = Afficher seulement ce qui serait supprimé.
