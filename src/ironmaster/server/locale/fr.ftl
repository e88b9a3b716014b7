# Faire tourner le serveur
error-serve-database = « { $url } » n’est pas une base de données : donnez un nom de fichier pour SQLite ou postgresql://utilisateur@hôte/nom.
error-serve-newer = La base a été faite par un Ironmaster plus récent. Installez cette version ou prenez une autre base.
error-serve-config = Le fichier { $path } ne peut pas être lu : { $problem }
error-serve-setting = Il n’y a pas de réglage « { $name } ». Connus : { $known }.
error-serve-value = Un réglage est faux : { $problem }
error-serve-workers = Plusieurs processus demandent PostgreSQL : SQLite n’en sert qu’un. Donnez --db postgresql://… ou --workers 1.
error-serve-port = L’adresse { $host }:{ $port } ne peut pas être utilisée : { $problem }
error-serve-connect = La base de données ne répond pas : { $problem }
error-serve-page = Il n’y a pas de page dans { $path } : index.html manque.

# Requêtes
error-request-body = La requête est illisible.
error-request-field = Le champ « { $field } » est faux.
error-request-length = Le champ « { $field } » doit avoir de { $least } à { $most } caractères.
error-request-email = Ce n’est pas une adresse électronique.
error-request-language = Cette langue n’est pas là. Connues : { $known }.
error-request-seat = Il n’y a pas de telle place ; les places vont de A à { $seats }.
error-request-command = La commande est illisible : { $problem }
error-request-why = Demandez pour un coup ou pour une chose sur la table, l’un des deux.
error-parse-element = On ne peut rien faire avec cela ici.
error-request-tables = Une connexion peut suivre { $most } tables.
error-request-unfinished = Une partie inachevée ne se reprend que d’un enregistrement de sauvegarde, qui contient sa graine.
error-request-seed = L’enregistrement ne contient pas sa graine, personne ne pourrait donc le vérifier.
error-request-unfair = Le tirage de l’entrée { $entry } de l’enregistrement n’est pas celui que donne sa graine.

# Qui demande
error-sign-nobody = Connectez-vous d’abord, ou jouez en invité.
error-sign-password = Le nom et le mot de passe ne vont pas ensemble.
error-sign-token = Le jeton est faux ou périmé.

# Ce qui est permis
error-right-guests = Ce serveur demande un compte.
error-right-scope = Ce jeton ne permet pas cela (« { $scope } »).
error-right-admin = Seul un administrateur peut faire cela.
error-right-hint = Il n’y a de conseils que si toutes les autres places sont à des robots.
error-right-owner = Seul le propriétaire de la table peut faire cela.
error-right-seat = La place { $seat } n’est pas la vôtre.
error-right-hand = Vous ne pouvez pas voir la main de la place { $seat }.
error-right-table = Vous n’êtes pas assis à cette table.
error-right-link = Vous ne pouvez pas donner ce lien.
error-right-line = Cette ligne n’est pas la vôtre.
error-right-origin = La requête vient d’un autre site.
error-right-metrics = Les compteurs ne sont pas pour vous.

# Ce qui n'est pas là
error-missing-table = Il n’y a pas de telle table.
error-missing-analysis = Cette partie n’a pas été analysée.
error-missing-game = Il n’y a pas de tel jeu.
error-missing-board = Il n’y a pas de tel plateau.
error-missing-link = Le lien ne mène nulle part ; il a peut-être été retiré.
error-missing-token = Il n’y a pas de tel jeton.
error-missing-line = Il n’y a pas de telle ligne.
error-missing-person = Il n’y a personne de ce nom.

# États
error-conflict-waiting = La partie n’a pas commencé.
error-conflict-begun = La partie a commencé.
error-conflict-ended = La partie est finie.
error-conflict-running = La partie n’est pas finie.
error-conflict-record = L’enregistrement se télécharge quand la partie est finie ; d’ici là il contient des secrets.
error-conflict-taken = La place est prise.
error-conflict-free = Ces places sont libres : { $seats }.
error-conflict-changed = Quelqu’un d’autre a changé la table au même moment. Réessayez.
error-conflict-bots = Aucun robot ne joue sur ce serveur.
error-conflict-account = Vous avez déjà un compte.
error-conflict-guest = Seul un compte peut faire cela.
error-conflict-name = Le nom « { $name } » est pris.
error-conflict-tokens = Vous avez { $most } jetons ; retirez-en un d’abord.
error-conflict-ruleset = Cette partie suit la version { $ruleset } des règles ; ce serveur connaît : { $known }.
error-conflict-frozen = Cette partie a été jouée avec une autre version du programme et ne peut être montrée après l’entrée { $index }.
error-history-sealed = Vous pouvez reprendre { $free ->
    [0] aucun coup ici (une carte a été révélée ou ce n’est pas votre seul tour)
    [one] un coup
   *[other] { $free } coups
  }, pas { $moves }.

# Limites
error-rate-rate = Trop de requêtes. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
error-store-database = La base ne répond pas pour l’instant. Rien n’est perdu ; réessayez.
error-store-hint = Aucun conseil n’a été trouvé cette fois. Réessayez.
error-store-busy = Trop de gens changent la table à la fois. Réessayez.

# Réponses à ce qui n'est pas une requête
http-route = Il n’y a rien à cette adresse.
http-method = Cela ne se fait pas à cette adresse.
http-size = La requête est trop grande.
http-media = Envoyez du JSON (Content-Type: application/json).
http-body = La requête est illisible.
http-fault = Quelque chose s’est mal passé ici. C’est noté.

# Ce qui s'est passé
did-undo = { $seat } reprend son coup.
did-resign = { $seat } abandonne ; un robot continue.
did-abandon = La partie est abandonnée.
why-not = Pourquoi pas { $thing } ?
guest = Invité { $number }
gone = (parti)
