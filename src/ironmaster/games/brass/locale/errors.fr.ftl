# Erreurs dans un coup ou une position de Brass
error-parse-slot = Aucune case ne s’appelle « { $word } ». Une case s’écrit comme oldham/1.
error-parse-industry = Aucune entreprise ne s’appelle « { $word } ». Entreprises : cotton, port, coal, iron, shipyard.
error-parse-card = Aucune carte ne s’appelle « { $word } ». Une carte porte le nom d’une localisation ou d’une entreprise.
error-parse-line = Aucun tracé ne s’appelle « { $word } ». Un tracé s’écrit comme bolton-manchester.
error-parse-number = « { $word } » n’est pas un nombre entier de livres.
error-position-market = { $where } : doit donner le nombre de tuiles face cachée par valeur, au plus { $expected }.
error-position-slot = { $where } : aucune case ne s’appelle « { $value } ».
error-position-tile = { $where } : « { $value } » n’est pas un marqueur. On écrit « A coal2 3 » ou « B cotton1 flipped ».
error-position-symbol = { $where } : la case ne montre pas { $industry }.
error-position-level = { $where } : { $tile } ne peut être sur le plateau en période { $era }.
error-position-town = { $where } : { $seat } a déjà un marqueur dans cette localisation, et un seul est permis en période du canal.
error-position-cubes = { $where } : « { $value } » cubes, c’est impossible ; un marqueur non retourné en porte ici { $most ->
    [0] zéro
   *[other] de 1 à { $most }
}.
error-position-unflipped = { $where } : { $tile } est retourné dès sa construction ; il ne peut être que « flipped ».
error-position-line = { $where } : aucun tracé ne s’appelle « { $value } ».
error-position-link_era = { $where } : ce tracé ne reçoit aucune liaison en période { $era }.
error-position-links = { $where } : { $seat } a plus de { $most } liaisons sur le plateau.
error-position-piles = { $where } : il peut rester au plus { $most } marqueurs, vu ceux du plateau.
error-position-tiles = { $where } : { $seat } a plus de { $most } { $tile } sur le plateau.
error-position-hand = { $where } : une main compte au plus { $most } cartes.
error-position-card = { $where } : aucune carte ne s’appelle « { $value } ».
error-position-deck = { $where } : il n’y a que { $most } cartes { $card }.
error-position-pending = { $where } : « { $value } » ne peut être en attente ici.
error-position-phase = { $where } : le premier joueur est tiré en période du canal, avant que rien ne soit sur le plateau ni en main.
