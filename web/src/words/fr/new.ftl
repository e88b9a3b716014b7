new-title = Nouvelle table
new-game = Jeu
new-board = Plateau
new-which = Version du jeu
new-seats = Places
new-count = Nombre de joueurs
new-count-of = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
  }
new-seat = Place { $seat }
new-who-me = Moi
new-who-bot = Robot
new-who-open = Libre
new-open-hint = pour tous, ou pour un ami avec un lien
new-bot = Quel robot à la place { $seat }
new-hotseat = Vous jouez { $seats } places : passez-vous l’écran. Il ne montre que la main du joueur dont c’est le tour.
new-nobody = Vous ne jouez aucune place : vous regarderez la partie.
new-order = Placement
new-order-random = tiré au sort au départ
new-order-chosen = comme ci-dessus
new-name = Nom de la table
new-name-hint = Facultatif.
new-listed = L’afficher sur la page d’accueil
new-listed-hint = D’autres la trouvent sur la page d’accueil et peuvent la rejoindre ou la regarder. Sinon, seules les personnes qui ont un lien peuvent entrer.
new-rules = Règles
new-rules-changed = { $changed ->
    [0] toutes par défaut
    [one] une modifiée
   *[other] { $changed } modifiées
  }
new-by-rulings = Selon nos décisions
new-by-letter = À la lettre
new-rules-points = { $count ->
    [one] Sur un point, notre décision s’écarte du texte imprimé. Il figure ci-dessous, avec le texte et la raison.
   *[other] Sur { $count } points, nos décisions s’écartent du texte imprimé. Ils figurent ci-dessous, avec le texte et la raison.
  }
new-rules-single = Règle par règle
new-rules-ours = toutes selon nos décisions
new-rules-letter = toutes à la lettre
new-rules-departing = Là où nos décisions s’écartent du texte
new-rules-others = Autres choix
new-tag-ours = notre décision
new-tag-letter = à la lettre
new-changed = modifiée
new-printed = Ce qui est imprimé, et pourquoi nous décidons autrement
new-why = Pourquoi il y a un choix
new-rules-hint = Là où le livret est ambigu, l’option par défaut est notre décision. Vous pouvez en choisir une autre.
new-rules-over = Une règle choisie ici l’emporte sur le choix ci-dessus.
new-rules-reset = Annuler les changements de règles
new-default = par défaut
new-ruling = La décision { $ruling } dans les règles
new-open = Ouvrir la table
new-open-alone = Ensuite, vous lancez la partie.
new-open-invite = Ensuite, vous invitez les autres.
