# Démarrage du serveur
error-serve-database = « { $url } » n’est pas une base de données. Donnez un nom de fichier pour SQLite, ou postgresql://utilisateur@hôte/nom.
error-serve-newer = La base a été créée par une version plus récente d’Ironmaster. Installez cette version ou choisissez une autre base.
error-serve-config = Impossible de lire le fichier { $path } : { $problem }
error-serve-setting = Réglage inconnu : « { $name } ». Réglages possibles : { $known }.
error-serve-value = Réglage incorrect : { $problem }
error-serve-workers = Plusieurs processus exigent PostgreSQL ; SQLite n’en permet qu’un. Utilisez --db postgresql://… ou --workers 1.
error-serve-port = Impossible d’écouter sur { $host }:{ $port } : { $problem }
error-serve-connect = Connexion à la base de données impossible : { $problem }
error-serve-page = Aucune page web dans { $path } : il manque index.html.

# Requêtes
error-request-body = La requête n’est pas valide.
error-request-field = Le champ « { $field } » n’est pas valide.
error-request-length = Le champ « { $field } » doit comporter de { $least } à { $most } caractères.
error-request-email = Ce n’est pas une adresse électronique.
error-request-language = Cette langue n’est pas disponible. Langues disponibles : { $known }.
error-request-seat = Cette place n’existe pas. Les places vont de A à { $seats }.
error-request-command = La commande n’est pas valide : { $problem }
error-request-why = Demandez soit pour un coup, soit pour un élément de la table.
error-parse-element = Aucun coup ne peut s’en servir.
error-request-tables = Une connexion peut suivre { $most ->
    [one] une seule table
   *[other] { $most } tables au plus
  }.
error-request-unfinished = Une partie inachevée ne peut être reprise qu’à partir d’une sauvegarde, qui contient la graine.
error-request-seed = L’enregistrement ne contient pas sa graine et ne peut donc pas être vérifié.
error-request-unfair = L’entrée { $entry } de l’enregistrement ne correspond pas à sa graine.

# Authentification
error-sign-nobody = Connectez-vous d’abord, ou jouez en invité.
error-sign-password = Nom ou mot de passe incorrect.
error-sign-token = Le jeton est incorrect ou a expiré.

# Permissions
error-right-guests = Ce serveur exige un compte.
error-right-scope = Ce jeton n’a pas la permission « { $scope } ».
error-right-admin = Seul un administrateur peut faire cela.
error-right-hint = Les conseils ne sont disponibles que si toutes les autres places sont tenues par des robots.
error-right-owner = Seul le propriétaire de la table peut faire cela.
error-right-seat = La place { $seat } n’est pas la vôtre.
error-right-hand = Vous ne pouvez pas voir la main de la place { $seat }.
error-right-table = Vous n’avez pas de place à cette table.
error-right-link = Vous ne pouvez pas partager ce lien.
error-right-line = Ce message n’est pas le vôtre.
error-right-origin = La requête vient d’un autre site.
error-right-metrics = Vous n’avez pas accès aux métriques.

# Introuvable
error-missing-table = Cette table n’existe pas.
error-missing-analysis = Cette partie n’a pas été analysée.
error-missing-game = Ce jeu n’existe pas.
error-missing-board = Ce plateau n’existe pas.
error-missing-link = Ce lien ne fonctionne pas ; il a peut-être été révoqué.
error-missing-token = Ce jeton n’existe pas.
error-missing-line = Ce message n’existe pas.
error-missing-person = Cette personne n’existe pas.

# États
error-conflict-waiting = La partie n’a pas commencé.
error-conflict-begun = La partie a déjà commencé.
error-conflict-ended = La partie est terminée.
error-conflict-running = La partie n’est pas terminée.
error-conflict-record = L’enregistrement est disponible après la fin de la partie, car il contient des informations cachées.
error-conflict-taken = La place est déjà prise.
error-conflict-free = Il reste des places libres : { $seats }.
error-conflict-changed = Quelqu’un d’autre a modifié la table au même moment. Réessayez.
error-conflict-bots = Ce serveur n’a pas de robots.
error-conflict-account = Vous avez déjà un compte.
error-conflict-guest = Il faut un compte pour cela.
error-conflict-name = Le nom « { $name } » est déjà pris.
error-conflict-tokens = Vous avez déjà { $most ->
    [one] { $most } jeton
   *[other] { $most } jetons
  }, c’est le maximum. Révoquez-en un d’abord.
error-conflict-ruleset = Cette partie utilise la version { $ruleset } des règles ; ce serveur connaît : { $known }.
error-conflict-frozen = Cette partie a été jouée avec une autre version du programme et ne peut pas être affichée après l’entrée { $index }.
error-history-sealed = { $free ->
    [0] Vous ne pouvez rien reprendre ici : une carte a été révélée, ou un autre joueur a joué.
    [one] Vous ne pouvez reprendre qu’un coup ici, pas { $moves }.
   *[other] Vous ne pouvez reprendre que { $free } coups ici, pas { $moves }.
}

# Limites
error-rate-rate = Trop de requêtes. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-store-database = La base de données ne répond pas pour l’instant. Rien n’est perdu ; réessayez.
error-store-hint = Aucun conseil n’a pu être trouvé. Réessayez.
error-store-busy = Trop de personnes modifient cette table en même temps. Réessayez.

# Erreurs HTTP
http-route = Il n’y a rien à cette adresse.
http-method = Cette adresse n’accepte pas cette méthode.
http-size = La requête est trop volumineuse.
http-media = Envoyez du JSON, avec `Content-Type: application/json`.
http-body = La requête n’est pas valide.
http-fault = Une erreur s’est produite sur le serveur. Elle a été consignée.

# Événements
did-undo = { $seat } annule un coup.
did-resign = { $seat } abandonne ; un robot prend le relais.
did-abandon = La partie est abandonnée.
why-not = Pourquoi pas « { $thing } » ?
guest = Invité { $number }
gone = (supprimé)
