new-title = Nouvelle table
new-game = Jeu
new-board = Plateau
new-which = Version du jeu
new-seats = Places
new-count = Combien de joueurs
new-count-of = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
  }
new-seat = Place { $seat }
new-who-me = Moi
new-who-bot = Robot
new-who-open = Libre
new-open-hint = pour qui viendra, ou pour un ami avec un lien
new-bot = Quel robot à la place { $seat }
new-hotseat = Vous jouez { $seats } places : passez-vous l’écran, chacun n’y voit que la main de celui qui doit jouer.
new-nobody = Vous ne jouez aucune place : vous regarderez.
new-order = Qui s’assied où
new-order-random = tiré au sort au départ
new-order-chosen = comme ci-dessus
new-name = Nom de la table
new-name-hint = Peut rester vide.
new-listed = L’annoncer à tout le monde
new-listed-hint = D’autres la trouvent sur la page d’accueil et peuvent s’y asseoir ou regarder. Sinon, seuls entrent ceux qui ont un lien.
new-rules = Règles
new-rules-changed = { $changed ->
    [0] toutes d’usage
    [one] une modifiée
   *[other] { $changed } modifiées
  }
new-rules-hint = Là où le livret laisse un doute, voici comment nous le lisons. Vous pouvez en convenir autrement.
new-rules-reset = Toutes d’usage
new-default = d’usage
new-ruling = Pourquoi : décision { $ruling }
new-open = Ouvrir la table
new-open-alone = Ensuite, vous lancez la partie.
new-open-invite = Ensuite, vous invitez les autres.
