error-setup-command = « run:{ $command } » ne nomme aucun programme : écrivez run:COMMANDE, avec la commande qui le lance.
error-setup-broken = Le robot { $bot } est installé mais ne peut pas être chargé : { $problem }
error-setup-network = { $file } ne peut pas jouer à ce jeu : { $problem }
error-setup-onnx = Un robot à réseau de neurones nécessite onnxruntime : pip install 'ironmaster[network]'.
error-bot-start = Le programme « { $command } » ne peut pas être lancé : { $problem }
error-bot-ended = Le programme « { $command } » s’est arrêté sans répondre.
error-bot-late = Le programme « { $command } » n’a pas répondu en { $seconds } secondes et a été arrêté.
error-bot-long = Le programme « { $command } » a répondu par plus de { $most } octets et a été arrêté.
error-bot-garbage = Le programme « { $command } » n’a pas répondu par une ligne comme {"{"}"move": "…"{"}"} mais par : { $said }
error-bot-move = Le programme « { $command } » a choisi « { $move } », qui n’était pas proposé.

# Le juge des jeux qui n’en ont pas à eux.
term-scored = points marqués
reason-scored = marque des points
