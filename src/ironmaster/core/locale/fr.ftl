# Erreurs qu’un utilisateur peut causer
error-setup-game = Aucun jeu ne s’appelle { $game }. Jeux connus : { $known }.
error-setup-broken = Le jeu { $game } est installé mais ne peut pas être chargé : { $problem }
error-setup-twice = Plusieurs paquets installés apportent un jeu nommé { $game } : { $packages }. N’en gardez qu’un.
error-setup-unregistered = Le jeu { $game } est installé mais ne peut pas être chargé : { $module } n’enregistre aucun jeu de ce nom.
error-setup-seats = { $game } se joue à { $known } joueurs, { $switches ->
    [none] pas à { $seats }.
   *[other] et à { $seats } seulement avec l’un de ces réglages : { $switches }.
}
error-setup-switch = { $game } n’a pas d’option de règle nommée { $switch }. Options connues : { $known }.
error-setup-value = L’option { $switch } { OF($game) } ne peut pas valoir { $value }. Valeurs connues : { $known }.
error-setup-ruleset = { $game } n’a pas de règlement { $ruleset }. Règlements connus : { $known }.
error-setup-bot = Aucun robot ne s’appelle { $bot }. Robots connus : { $known }.
error-setup-budget = { $bot } n’est pas un robot avec une limite valable : écrivez master:200 pour des itérations ou master:0.5s pour des secondes.
error-setup-variant = { $bot } n’est pas une variante de robot : écrivez journeyman~7, avec un nombre entier quelconque.
error-setup-weights = Impossible de lire les poids que désigne { $bot } : il faut un fichier TOML de nombres.
error-setup-weight = Les robots { OF($game) } ne connaissent aucun poids appelé { $weights }.
error-board-unknown = Aucun plateau ne s’appelle { $board }. Plateaux connus : { $known } ; ou donnez le chemin d’un fichier .toml.
error-board-listed = { $game } n’a pas ici de plateau nommé { $board }. Plateaux connus : { $known }.
error-board-malformed = Le plateau { $board } est illisible : { $detail }
error-board-contradiction = Le plateau { $board } se contredit : { $detail }.
error-board-seats = Le plateau { $board } est prévu pour { $known } joueurs, pas pour { $seats }.
error-parse-text = Un coup est un texte court, de 200 caractères au plus.
error-parse-empty = Indiquez le coup à jouer.
error-parse-verb = Aucun coup ne commence par « { $verb } ». Les coups commencent par : { $known }.
error-parse-chance = « { $verb } » relève du hasard, pas d’un joueur.
error-parse-shape = Ce coup s’écrit : { $usage }
error-parse-number = Les coups de ce jeu sont numérotés de 0 à { $last } ; il n’y a pas de coup { $number }.
error-stale-move = Ce coup visait la position après l’entrée { $seen } du journal, qui en compte maintenant { $now }.
error-turn-over = La partie est terminée.
error-turn-chance = Un tirage au sort précède le prochain coup.
error-turn-other = C’est le tour de la place { $turn }, pas celui de la place { $seat }.
error-turn-ahead = « { $move } » ne peut pas se jouer avec les coups qui précèdent : le hasard, un autre joueur ou une chose cachée vient avant.
error-turn-seat = Il n’y a pas de place { $seat } à une table de { $seats }.
error-history-undo = Vous ne pouvez pas reprendre { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : { $made ->
    [0] aucun n’a été joué
    [one] un seul a été joué
   *[other] { $made } seulement ont été joués
}.
error-history-redo = Vous ne pouvez pas rejouer { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : { $waiting ->
    [0] aucun n’a été repris
    [one] un seul a été repris
   *[other] { $waiting } seulement ont été repris
}.
error-history-at = Le journal n’a pas d’entrée { $length } : { $now ->
    [one] il compte { $now } entrée
   *[other] il compte { $now } entrées
}.
error-clause-unknown = Les règles { OF($game) } n’ont pas d’article { $clause }.
error-illegal-move = La règle interdit { $move }.
error-position-json = La position n’est pas du JSON : { $detail }
error-position-type = { $where } : doit être du type « { $expected } ».
error-position-field = { $where } : champ inconnu. Champs connus : { $known }.
error-position-range = { $where } : { $value } n’est pas entre { $low } et { $high }.
error-position-choice = { $where } : « { $value } » n’est pas parmi { $known }.
error-position-identity = { $where } : la position est pour { $value }, cette partie est { $expected }.
error-position-duplicate = { $where } : figure deux fois.
error-position-seat = { $where } : « { $value } » n’est pas un joueur. Joueurs : { $known }.
error-position-order = { $where } : doit nommer une fois chacun des { $seats } joueurs.
error-position-audit = La position est impossible : { $detail }.
error-record-format = Ligne { $line } : ce n’est pas un enregistrement Ironmaster.
error-record-version = Ligne { $line } : l’enregistrement est au format { $version } ; ce programme lit le format { $known }.
error-record-header = Ligne { $line } : « { $text } » n’est pas une ligne d’en-tête.
error-record-missing = Ligne { $line } : il manque « { $field } » à l’en-tête.
error-record-number = Ligne { $line } : « { $text } » n’est pas un nombre.
error-record-json = Ligne { $line } : « { $text } » n’est pas un objet JSON.
error-record-line = Ligne { $line } : « { $text } » n’a rien à faire ici ; l’enregistrement est endommagé.
error-record-truncated = Ligne { $line } : l’enregistrement s’arrête ici.
error-record-trailing = Ligne { $line } : rien ne peut suivre la somme de contrôle.
error-record-ruleset = Ligne { $line } : l’enregistrement suit le règlement { $ruleset } ; ce programme connaît : { $known }.
error-record-setup = Ligne { $line } : la partie ne peut pas être mise en place : { $problem }
error-record-seal = Ligne { $line } : la graine ne correspond pas au sceau publié.
error-record-actor = Ligne { $line } : { $actor } joue, mais c’était à { $expected } de jouer.
error-record-illegal = Ligne { $line } : « { $text } » était impossible ici ; l’enregistrement a été modifié ou endommagé.
error-record-hash = Ligne { $line } : la position après l’entrée { $entry } n’est pas celle qui est enregistrée ; une ligne au-dessus a été modifiée.
error-record-unfinished = Ligne { $line } : la fin annoncée ne correspond pas aux coups qui précèdent.
error-record-scores = Ligne { $line } : les scores finaux ne sont pas ceux de la partie.
error-record-sum = Ligne { $line } : la somme de contrôle n’est pas celle des lignes au-dessus ; le fichier a été modifié.

# Pour les jeux qui n’ont pas de messages à eux
error-parse-unknown = « { $text } » n’est pas un coup de ce jeu.
derived-prompt = { YOU($seat) ->
    [you] À vous de jouer.
   *[other] Au tour { OF($seat) }.
}
derived-chance = Le hasard décide.
derived-over = La partie est terminée.
derived-move = { $seat } : { $text }.
derived-outcome = Hasard : { $text }.
derived-chapter = En cours
derived-chapter-end = Fin de la partie
derived-standing = { $seat } : { $points }
figure-points = Points
figure-cash = Argent
award-points = Points
part-points = Points

# Où une règle se trouve dans le livret
source = { $kind } : { $place }
source-remark = { $place }, { $remark }
source-original = { $place } ({ $original })
source-rules = Livret
source-ref = Section références
source-table = Tableau
source-aid = Aide de jeu
source-tips = Conseils
source-1e = Première édition
source-2e = Seconde édition
source-derived = Découle d’autres règles
source-data = Matériel
source-faq = Questions et réponses
source-forum = Forum
