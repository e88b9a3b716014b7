# games
games-seats = { $seats } places, règlement { $ruleset }
games-boards = Plateaux
games-board-seats = version { $version }, { $seats } places
games-switches = Options de règle (--rule NOM=VALEUR)
games-ruling = décision { $ruling }
games-default = par défaut
games-sets = Fixe aussi, sauf choix contraire : { $switches }.
confidence-verified = vérifié
confidence-single-source = d’une seule source
confidence-memory = de mémoire
confidence-reconstructed = reconstitué

# rules
rules-source = Source : { $source }
rules-printed = Texte imprimé : { $text }
rules-reason = Raison : { $text }
rules-follows = Aucune décision ne s’écarte du texte imprimé.
rules-letter = Pour jouer à la lettre sur tous ces points : { $rule }

# replay
replay-game = { $game } sur { $board }, { $seats } places, règlement { $ruleset }
replay-rules = Règles : { $rules }
replay-default = toutes les options par défaut
replay-size = { $entries } entrées, dont { $decisions } décisions
replay-verified = Chaque ligne a été rejouée sans différence.
replay-chance-fair = Le hasard est honnête : la graine correspond au sceau et donne chaque tirage.
replay-chance-unfair = Le hasard n’est pas honnête : le tirage de la ligne { $line } ne découle pas de la graine.
replay-chance-unknown = La graine n’est pas dans le fichier : le hasard ne peut pas être vérifié.
replay-unfinished = La partie n’est pas terminée.
replay-at = Après l’entrée { $entry } sur { $entries }

# La fin
percent = { $number } %
colon = { $what } : { $of }
either = { $some } ou { $last }
ranking = Classement final
ranking-place = rang
ranking-seat = place
ranking-points = points
ranking-out = hors jeu

# play
play-earlier = Coups plus anciens : tapez journal
play-thinking = { $seat } réfléchit…
untranslated = La traduction n’est pas encore complète : ce qui manque est affiché en anglais.
play-board = Le plateau { $board } est { $confidence } : { $note }
play-hand-over = Au tour { OF($seat) }
play-press-enter = Appuyez sur Entrée quand personne d’autre ne regarde l’écran.
play-hint = (numéro, coup ou mots ; ? pour l’aide)
play-more = { $count } coups, { $first }–{ $last } : tapez { $verb } ou d’autres mots
play-found = { $count ->
    [one] { $count } coup : tapez son numéro pour le jouer.
   *[other] { $count } coups : tapez le numéro de l’un d’eux pour le jouer.
}
play-number = Les coups sont numérotés de 1 à { $last }.
play-allowed = Les règles le permettent : { $sentence }
play-nothing-to-undo = Vous n’avez aucun coup à reprendre.
play-nothing-to-redo = Aucun coup n’a été repris.
play-which-file = Quel fichier ? { $command } FICHIER
play-overwrite = { $file } existe déjà. L’écraser ? (o/n)
play-drop = La partie en cours n’est pas sauvegardée. La quitter ? (o/n)
play-saved = Sauvegardé dans { $file }.
play-not-saved = Non sauvegardé.
play-save-where = Dans quel fichier sauvegarder la partie ? (Entrée : ne pas sauvegarder)
play-loaded = { $file } chargé : { $entries } entrées.
play-bye = Au revoir.
play-help =
    12                     jouer le coup de ce numéro
    oldham charbon         lister les coups qui ont ces mots (le début suffit)
    loan 30                jouer ce coup
    pourquoi COUP (why)    quelles règles interdisent un coup, ou ce qu’il ferait
    conseil (hint)         les meilleurs coups pour vous, et pourquoi (seulement contre des robots)
    annuler (u), refaire   reprendre votre dernière décision ; la rejouer
    plateau, coups         montrer la table ; lister tous les coups (Entrée aussi)
    journal (log)          ce qui s’est passé
    règles MOT (rules)     chercher dans les règles : article, numéro ou mots
    sauver FICHIER (save), charger FICHIER (load)
    quitter (q)            partir ; vous pouvez sauvegarder avant

# Aide de la ligne de commande
help-app = La table de jeu ouverte et fidèle aux règles, pour les jeux de la révolution industrielle.
help-json = Afficher un objet JSON, pour les programmes.
help-lang = La langue : en ou fr.
help-games = Lister les jeux, avec leurs plateaux, leurs nombres de places et leurs options de règle.
help-rules = Afficher les règles d’un jeu : tous les articles, un seul, ou ceux qui contiennent certains mots.
help-play = Jouer dans le terminal, à plusieurs sur le même écran ou contre des robots.
help-replay = Vérifier un enregistrement et l’afficher.
help-game = Le nom du jeu, par exemple brass.
help-clause = L’identifiant d’un article, un numéro, une décision comme R07, ou des mots à chercher.
help-departures = Montrer où les décisions s’écartent du texte imprimé, et pourquoi ; avec des mots, celles qui les contiennent.
help-file = Un enregistrement.
help-at = Montrer la table après cette entrée du journal.
help-transcript = Afficher toute la partie en phrases.
help-verify = Terminer avec le code 1 si le fichier ne contient pas la graine ou si elle ne donne pas chaque tirage.
help-seats = Nombre de places. Par défaut : le plus possible.
help-board = Le plateau : un nom ou un fichier .toml.
help-rule = Choisir une option de règle ; peut se répéter.
help-bots = Des robots pour les dernières places, par exemple random,random.
help-bot = Un robot pour une place, par exemple B=random ; peut se répéter.
help-seed = La graine du hasard. Par défaut : une graine secrète.
help-load = Continuer une partie sauvegardée.
help-record = Écrire l’enregistrement dans ce fichier à la fin, ou en partant.
help-force = Écraser le fichier d’enregistrement s’il existe.
help-plain = Sans couleurs et sans effacer l’écran.
