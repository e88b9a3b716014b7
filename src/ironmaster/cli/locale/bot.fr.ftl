help-bot-play = Laisser un robot jouer sur un serveur de tables, aux places d’un compte, jusqu’à interruption.
help-bot-server = L’adresse du serveur, par exemple https://table.example.
help-bot-token = Un jeton du compte qui permet de lire et de jouer (im_…) ; plutôt dans IRONMASTER_TOKEN, où nul autre ne le voit.
help-bot-bot = Quel robot : random, apprentice, journeyman, master, master:5s, ou run:COMMANDE pour un programme.
help-bot-table = Ne jouer qu’à cette table.
bot-plays = { $bot } joue sur { $server }. Ctrl-C l’arrête.
bot-away = Le serveur ne répond pas ({ $problem }) ; nouvel essai.
bot-stopped = Arrêté. Les places restent au compte.
