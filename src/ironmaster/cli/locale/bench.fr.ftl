# La commande `bench`.
bench-progress = Tours
bench-engine = Moteur
bench-game = Jeu
bench-decisions = Décisions/s
bench-games = Parties/s
bench-copies = Copies/s
bench-ratio = Rapport
bench-method = Médianes de { $rounds } tours, avec la moitié de leur étendue ; secondes de processeur sur un cœur. Rapports relatifs à { $yardstick }.
bench-absent = Non mesuré : { $engine } (le paquet { $package } n’est pas installé ; scripts/setup bench l’installe).
bench-unbuilt = Non mesuré : { $engine } (le moteur compilé n’est pas construit ; scripts/compile le construit).
bench-stale = Non mesuré : { $engine } (le moteur compilé est plus ancien que les sources ; scripts/compile le reconstruit).
bench-failed = Non mesuré : { $engine } ({ $detail }).
error-bench-seconds = --seconds doit être supérieur à 0, et non { $seconds }.

help-bench = Mesurer la vitesse du moteur, compilé et pur, et des autres moteurs installés.
help-bench-seconds = Secondes de processeur pour chaque moteur.
help-bench-games-only = Jouer des parties, sans mesurer les copies.
help-bench-markdown = Écrire aussi les résultats dans ce fichier, sous forme de page.
