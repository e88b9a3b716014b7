error-setup-terminal = Il n’y a pas de terminal où demander le mot de passe : donnez-le avec --password-stdin.
error-setup-passwords = Les deux mots de passe ne sont pas les mêmes.
admin-password = Mot de passe :
admin-password-again = Encore une fois :
admin-created = { $name } a un compte et peut s’occuper du serveur.
admin-given = { $name } peut désormais s’occuper du serveur.
admin-verifying = On rejoue
admin-changed = { $table } ({ $status }, { $game }, règlement { $ruleset }) à la ligne { $number } : { $sentence }
admin-verified = { $games ->
    [one] { $games } partie a été rejouée et concorde.
   *[other] { $games } parties ont été rejouées et concordent.
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
  }, { $kept } déjà là.
admin-backed-up = { $rows } lignes sont en sûreté dans { $file }.
admin-restored = { $rows } lignes sont venues de { $file }.
admin-pruned = Supprimés : { $sessions } sessions, { $tokens } jetons, { $tables } tables jamais commencées, { $guests } invités.
admin-would-prune = Seraient supprimés : { $sessions } sessions, { $tokens } jetons, { $tables } tables jamais commencées, { $guests } invités.
help-admin = S’occuper d’un serveur, même pendant qu’il tourne.
help-admin-create = Ouvrir un compte qui peut s’occuper du serveur ; le mot de passe est demandé.
help-admin-name = Le nom du compte.
help-admin-existing = Donner les droits à un compte qui existe.
help-admin-password-stdin = Lire le mot de passe sur l’entrée standard.
help-admin-verify = Rejouer chaque partie gardée et nommer celles que cette version changerait ; code de sortie 1 s’il y en a.
help-admin-tables = Ces tables seulement.
help-admin-export = Écrire dans un dossier l’enregistrement de chaque partie finie.
help-admin-folder = Le dossier ; il est créé s’il n’existe pas.
help-admin-since = Seulement les parties finies ce jour-là ou après, par exemple 2026-01-31.
help-admin-force = Réécrire les fichiers déjà là.
help-admin-backup = Copier toute la base, telle qu’elle est à cet instant, dans un nouveau fichier SQLite.
help-admin-file = La sauvegarde.
help-admin-restore = Remplir une base vide, SQLite ou PostgreSQL, depuis une sauvegarde.
help-admin-prune = Supprimer les sessions et jetons périmés, les invités qui n’ont rien laissé et les tables jamais commencées.
help-admin-days = Combien de jours invités et tables peuvent rester inutilisés.
help-admin-dry-run = Dire seulement ce qui serait supprimé.
