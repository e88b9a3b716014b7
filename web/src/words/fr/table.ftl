# La table pendant la partie
table = Table
table-gone = Cette table n’existe pas, ou vous n’y avez pas accès
title-your-turn = À vous : { $name }
turn-yours = À vous de jouer
turn-of = Au tour { OF($name) }
steps = Ce que vous avez choisi
step-back-to = { $name } : choisir à nouveau
action-back = Retour
action-undo = Annuler
action-confirm = Confirmer
effects = Si vous confirmez
effects-so-far = Jusqu’ici
effects-to = devient
effects-chance = Un tirage suit : une fois confirmé, ce coup ne pourra plus être annulé.
why-close = Fermer
why-legal = Vous pouvez choisir ceci maintenant.
why-apart = Ce choix est permis, mais pas avec ce que vous avez déjà choisi.
why-instead = Choisir ceci à la place
why-aside = Ce que vous préparez ne compte pas encore.
idle = Au tour { OF($name) }
idle-thinking = { $name } réfléchit
idle-playing = La page vous préviendra quand ce sera à vous.
idle-past = Vous regardez un coup passé.
idle-watching = Vous regardez la partie.
idle-nobody = Ce n’est le tour de personne.
players = Joueurs
players-open = { $name } : montrer tous les joueurs
players-bot = robot : { $level }
players-you = vous
players-resigned = a abandonné
players-acts = { YOU($name) ->
    [you] à vous
   *[other] joue
}
players-thinks = réfléchit
talk = Journal et discussion
log = Journal
log-older = Coups précédents
log-rule = La règle du coup { $index }
log-look = Voir le coup { $index }
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-somebody = Quelqu’un
chat-unread = { $lines ->
    [one] une nouvelle ligne
   *[other] { $lines } nouvelles lignes
}
replay = Revoir
replay-at = coup { $at } sur { $end }
replay-banner = Coup { $at } sur { $end }
replay-slider = Position dans la partie
replay-first = Au début
replay-previous = Un coup en arrière
replay-next = Un coup en avant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-times = { $speed }×
replay-link = Lien vers cette position
replay-now = Retour au présent
text-view = La table en texte
order = Ordre du tour
hand = Votre main
hand-over = Passez l’écran à { $name }
hand-over-why = La main reste cachée jusqu’à ce que vous confirmiez votre présence.
hand-over-ready = Je suis { $name }
result = La partie est terminée
result-abandoned = La partie a été abandonnée
result-rematch = Rejouer
result-rematch-there = À la partie suivante
result-record = Télécharger la partie
result-points = D’où viennent les points
result-total = Total
result-out = hors jeu
result-lines = { YOU($name) ->
    [you] Tous vos points
   *[other] Tous les points { OF($name) }
}
menu-table = Joueurs, relecture, journal
menu-rules = Règles du jeu
menu-share = Lien pour regarder
menu-copied = Le lien est copié.
menu-tick = Son quand c’est à vous
menu-board = Le plateau : { $name }
table-ruleset = Règlement { $ruleset }, version { $version } du plateau
menu-resign = Abandonner
menu-resign-sure = Abandonner définitivement ? Un robot prendra le relais.
menu-keys = Clavier : 1–9 choisit, Entrée confirme, Échap revient, U annule, H donne un conseil contre des robots, ? demande pourquoi.
live-seeking = Connexion perdue. Nouvel essai…
drawer-close = Fermer
sheet-handle = Agrandir ou réduire ce volet
decision = Décision
decision-skip = À votre décision
announce-skipped = { $count ->
    [one] Un autre événement.
   *[other] { $count } autres événements.
}
