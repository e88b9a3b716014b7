# Erreurs dans un coup ou une position de Brass
error-parse-slot = Aucune case ne s’appelle « { $word } ». Une case s’écrit comme oldham/1.
error-parse-industry = Aucune entreprise ne s’appelle « { $word } ». Entreprises : cotton, port, coal, iron, shipyard.
error-parse-card = Aucune carte ne s’appelle « { $word } ». Une carte porte le nom d’une localisation ou d’une entreprise.
error-parse-line = Aucun tracé ne s’appelle « { $word } ». Un tracé s’écrit comme bolton-manchester.
error-parse-number = « { $word } » n’est pas un nombre entier de livres.
error-position-market = { $where } : il faut indiquer combien de tuiles de marché extérieur de chaque valeur sont face cachée, au plus { $expected }.
error-position-slot = { $where } : aucune case ne s’appelle « { $value } ».
error-position-tile = { $where } : « { $value } » n’est pas un marqueur. On écrit « A coal2 3 » ou « B cotton1 flipped ».
error-position-symbol = { $where } : la case ne porte pas de symbole « { $industry } ».
error-position-level = { $where } : { $tile } ne peut être sur le plateau en période du { $era }.
error-position-town = { $where } : { $seat } a déjà un marqueur dans cette localisation, et un seul est permis en période du canal.
error-position-cubes = { $where } : « { $value } » cubes, c’est impossible ; un marqueur non retourné en porte ici { $most ->
    [0] zéro
   *[other] de 1 à { $most }
}.
error-position-unflipped = { $where } : { $tile } est retourné dès sa construction ; il ne peut être que « flipped ».
error-position-line = { $where } : aucun tracé ne s’appelle « { $value } ».
error-position-link_era = { $where } : ce tracé ne reçoit aucune liaison en période du { $era }.
error-position-links = { $where } : { $seat } a plus de { $most } liaisons sur le plateau.
error-position-piles = { $where } : il peut rester au plus { $most ->
    [one] { $most } marqueur
   *[other] { $most } marqueurs
}, vu ceux du plateau.
error-position-tiles = { $where } : { $seat } a plus de { $most ->
    [one] { $most } marqueur
   *[other] { $most } marqueurs
} « { $tile } » sur le plateau.
error-position-hand = { $where } : une main compte au plus { $most } cartes.
error-position-card = { $where } : aucune carte ne s’appelle « { $value } ».
error-position-deck = { $where } : il n’y a que { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
} « { $card } ».
error-position-pending = { $where } : « { $value } » ne peut être en attente ici.
error-position-phase = { $where } : le premier joueur est tiré en période du canal, avant que rien ne soit sur le plateau ni en main.
error-position-round = { $where } : la période du { $era } compte { $most } rounds à { $seats } joueurs.
error-position-deal = { $where } : le round 0 est la distribution des cartes, avant que quiconque n’agisse.
error-position-over = { $where } : la partie n’est terminée qu’après le round { $most } de la période du rail.
error-position-actions = { $where } : au premier round de la période du canal, chaque joueur a { $most ->
    [one] une seule action
   *[other] { $most } actions
}.
error-position-dry = { $where } : tout marqueur de « { $place } » exige du charbon venu par une liaison, et aucune n’y mène.
error-position-dealt = { $where } : pendant la distribution des cartes d’une période, aucune liaison n’est sur le plateau.
error-position-first_links = { $where } : personne ne peut construire de liaison au premier round de la période du canal.
error-position-first_tiles = { $where } : au premier round de la période du canal, { $seat } peut avoir sur le plateau { $most ->
    [0] zéro marqueur pour l’instant
    [one] un marqueur au plus
   *[other] { $most } marqueurs au plus
}.
error-position-cotton = { $where } : les tuiles de marché extérieur qui ne sont plus face cachée mènent le marqueur de demande de coton à { $moved ->
    [0] sa première case (0)
   *[other] { $moved }
} ; c’est seulement à { $most }, où le marché est fermé, qu’il s’arrête avant leur somme.
error-position-hand_left = { $where } : ce joueur n’a plus { $most ->
    [0] de carte
    [one] que { $most } carte
   *[other] que { $most } cartes
} à jouer dans cette période.
error-position-discard = { $where } : { $most ->
    [0] aucune carte n’a été jouée
    [one] au plus { $most } carte a été jouée
   *[other] au plus { $most } cartes ont été jouées
} jusqu’ici dans cette période.
error-position-pile = { $where } : il { $most ->
    [0] ne reste aucune carte
    [one] reste au plus { $most } carte
   *[other] reste au plus { $most } cartes
} à piocher dans ce round.
error-position-begun = { $where } : { $seat } a quelque chose sur le plateau et a donc déjà construit.
error-position-points = { $where } : personne n’a de points avant la fin de la période du canal.
error-position-spent = { $where } : { $seat } n’a pas encore agi dans ce round et n’a donc rien dépensé.
