help-bot-play = Faire jouer un robot aux places d’un compte sur un serveur de tables, jusqu’à interruption.
help-bot-server = L’adresse du serveur, par exemple https://table.example.
help-bot-token = Un jeton du compte avec les permissions read et play (im_…). Préférez IRONMASTER_TOKEN, que les autres utilisateurs ne voient pas.
help-bot-bot = Le robot : random, apprentice, journeyman, master, master:5s, ou run:COMMANDE pour un programme.
help-bot-table = Ne jouer qu’à cette table.
bot-plays = { $bot } joue sur { $server }. Ctrl-C pour arrêter.
bot-away = Le serveur ne répond pas ({ $problem }) ; nouvel essai.
bot-stopped = Arrêté. Le compte garde ses places.
