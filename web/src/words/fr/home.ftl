home-title = Coton, charbon et fer
home-what = Les jeux de plateau de la révolution industrielle, joués exactement selon les règles : contre des robots, autour d’un écran ou avec des amis où qu’ils soient.
home-name = Votre nom à la table
home-name-none = facultatif
home-play = Jouer tout de suite
home-starting = On prépare le plateau…
home-new = Nouvelle table
home-play-hint = { $game } contre { $bots ->
    [one] un robot
   *[other] { $bots } robots
  }, sans attendre et sans compte.
home-mine = Vos tables
home-mine-none = Vous n’êtes encore à aucune table. Commencez une partie ci-dessus, ou prenez une place libre ci-dessous.
home-lobby-open = Places à prendre
home-lobby-open-none = Personne ne cherche de joueurs en ce moment. Ouvrez une table publique, et d’autres la trouveront ici.
home-lobby-running = Parties à regarder
home-lobby-running-none = Aucune partie publique n’est en cours.
home-lobby-finished = Parties terminées
home-lobby-finished-none = Aucune partie publique n’est encore terminée.
home-games = Jeux
home-players = { $least ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1 à { $most } joueurs
      }
   *[other] { $least } à { $most } joueurs
  }
home-rules = Lire les règles
home-come = Rejoindre une table
home-link = Un lien qu’on vous a envoyé
home-link-go = Y aller
home-link-wrong = Ce n’est pas un lien vers une table. Il ressemble à …/link/ suivi de nombreuses lettres.
home-record = Une partie enregistrée
home-record-hint = Regardez une partie terminée, ou reprenez une partie sauvegardée, avec toutes les places sur votre écran.
home-record-choose = Choisir un fichier…
home-foot = Ironmaster est un logiciel libre. Les jeux appartiennent à leurs auteurs et éditeurs.

# Les tables dans les listes
list-free = place libre
list-wants = { $free ->
    [one] une place libre
   *[other] { $free } places libres
  }
list-ready = prête à commencer
list-running = en cours
list-turn-of = à { $name } de jouer
list-your-turn = À vous de jouer
list-abandoned = abandonnée
list-finished = terminée
list-won = gagnée par { $name }, { $points }
list-private = privée

# À quoi s’attendre
home-ways = Comment on joue ici
home-way-why = La règle répond
home-way-why-text = Les choix permis sont mis en évidence. Pour tout le reste, demandez pourquoi : la page cite la règle qui l’interdit.
home-way-undo = Revenir en arrière
home-way-undo-text = Chaque étape de votre tour peut être annulée, jusqu’à ce qu’une carte soit tirée ou qu’un secret soit dévoilé.
home-way-fair = Un hasard honnête
home-way-fair-text = Le mélange est scellé avant le premier coup et chacun peut le vérifier après le dernier.
home-way-everyone = Accessible
home-way-everyone-text = Souris, écran tactile, clavier ou lecteur d’écran ; jamais de couleur sans lettre ni motif.
