# entraînement
train-done = { $folder } contient le réseau entraîné : un fichier .onnx par configuration, log.csv, ratings.csv et progress.svg.
help-train = Entraîner un réseau de neurones à un jeu par autojeu. Nécessite l’extra `train` du paquet.
help-train-out = Le dossier de la série.
help-train-seats = Les nombres de joueurs à entraîner, séparés par des virgules. Par défaut : tous ceux que le plateau permet.
help-train-rule = Choisir une option de règle. Si plusieurs valeurs sont données, séparées par des virgules, toutes sont entraînées. Peut se répéter.
help-train-minutes = La durée d’entraînement de toute la série, en minutes. Par défaut : 20.
help-train-stop = Arrêter cette session après ce nombre de minutes, avec un point de reprise. --resume continue la série.
help-train-resume = Continuer la série du dossier à son dernier point de reprise, avec ses réglages.
help-train-seed = La graine des parties et du réseau.
help-train-device = L’appareil d’entraînement : auto, cpu ou cuda. Par défaut : auto, un processeur graphique s’il y en a un.
help-train-games = Nombre de parties par groupe. Par défaut : 4096.
help-train-groups = Nombre de groupes de parties. Par défaut : 3 ou plus, autant pour chaque configuration.
help-train-processes = Nombre de processus par groupe. Par défaut : les cœurs de cette machine, répartis entre les groupes.
help-train-set = Changer tout autre réglage, par exemple width=256 ; voir la documentation. Peut se répéter.
error-training-train_game = Nommez le jeu à entraîner avec --game.
error-training-train_seats = --seats attend des nombres séparés par des virgules, et non { $text }.
error-training-train_stop = --stop-after ne peut pas être négatif.
