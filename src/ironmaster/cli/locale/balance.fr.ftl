# La commande `balance`.
balance-points = Points (± 95 %) : le vainqueur { $winner } (de { $low } à { $high }), tous les joueurs { $everybody }, le dernier { $last }. Avance du vainqueur : { $lead }.
balance-spread = Écart-type de tous les scores : { $spread }.
balance-length = Décisions par partie : { $mean } (de { $low } à { $high }).
balance-first = Ordre des premières décisions
balance-wins = Parties gagnées (95 %)
balance-over = Points par rapport à la moyenne (± 95 %)
balance-sources = Points par joueur : { $parts }.
balance-figure = À la fin
balance-everybody = Tous
balance-winners = Vainqueurs
balance-use = Utilisé par
balance-things = Éléments
balance-never = Jamais
balance-least = Dans le moins de parties
balance-most = Dans le plus de parties
balance-place = Déséquilibre : la place { $place } gagne { $wins } des parties ; { $fair } serait équitable.
balance-poor = Déséquilibre : le vainqueur n’a aucun point dans { $games } des parties.
balance-unused = Presque jamais utilisés ({ $verbs } ; moins de { $share } des parties) : { $names }{ $more ->
    [0] .
    [one] {" "}et un autre.
   *[other] {" "}et { $more } autres.
}
balance-healthy = Aucun déséquilibre constaté.
balance-few = Il faut au moins { $games } parties pour juger de l’équilibre.

help-balance = Faire jouer de nombreuses parties à des robots sur un plateau et dire s’il est équilibré : places, points, durée et éléments peu utilisés.
help-balance-games = Nombre de parties. Il en faut au moins 75 pour établir qu’un élément n’est presque jamais utilisé.
help-balance-bots = Les robots tirés au sort pour chaque partie, nommés comme pour l’arène. Par défaut : douze « journeyman » aux poids différents.
