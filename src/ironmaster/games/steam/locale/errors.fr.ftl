# Ce qui peut clocher dans un coup ou une position de Steam.
error-parse-hex = Aucun hexagone ne s’appelle « { $word } ». Les hexagones s’écrivent comme g8, les cités et les villes par leur nom.
error-parse-track = « { $word } » n’est pas une voie. Une voie s’écrit comme n-s ou ne-s+n-sw, dans une ville comme n+s.
error-parse-place = Aucune cité ni ville ne s’appelle « { $word } ».
error-parse-colour = « { $word } » n’est pas une couleur. Couleurs : red, blue, yellow, purple, grey.
error-parse-tile = Aucune tuile action ne s’appelle « { $word } ».
error-parse-port = Aucun bord ne s’appelle « { $word } ». Les bords des cités et des villes s’écrivent comme albany/s.
error-parse-number = « { $word } » n’est pas un nombre entier.
error-parse-space = Il n’y a pas de case { $word } dans la réserve de marchandises ; les cases sont numérotées de 1 à { $most }.
error-position-place = { $where } : aucune cité ni ville ne s’appelle « { $value } ».
error-position-town = { $where } : { $value } n’est pas une ville.
error-position-city = { $where } : { $value } n’est pas une cité et ne contient pas de cubes.
error-position-new_cities = { $where } : il n’y a que { $most } { $most ->
    [one] tuile
   *[other] tuiles
} nouvelle cité de la couleur « { $colour } ».
error-position-grown = { $where } : { $value } ne peut pas avoir de marqueur Croissance de cité, ou est nommé deux fois.
error-position-hex = { $where } : aucun hexagone ne s’appelle « { $value } ».
error-position-track = { $where } : « { $value } » n’est pas une voie qui puisse s’y trouver.
error-position-loose = { $where } : la voie au bord { $side } ne mène à aucune cité ni ville.
error-position-run = { $where } : « { $value } » ne correspond pas aux voies de la carte. Une liaison s’écrit comme « A boston/nw », une liaison incomplète comme « A g8/s ».
error-position-unnamed = { $where } : la voie au bord { $value } manque ici.
error-position-port = { $where } : aucun bord ne s’appelle « { $value } ». Les bords des cités et des villes s’écrivent comme albany/s.
error-position-cubes = { $where } : « { $value } » ne sont pas des cubes. Couleurs : { $known }.
error-position-spaces = { $where } : il faut les { $number } cases de la réserve de marchandises.
error-position-too_many = { $where } : il n’y a que { $most } cubes de la couleur « { $colour } ».
error-position-turn = { $where } : { $value } est hors jeu.
error-position-phase = { $where } : impossible dans la phase « { $phase } ».
error-position-places = { $where } : il faut { $number } places, avec null pour une place libre.
error-position-derived = { $where } : cela découle du reste et doit valoir { $expected }.
error-position-pending = { $where } : « { $value } » ne peut pas être en suspens ici.
error-position-over_early = { $where } : la partie se termine après le tour { $rounds }, ou quand il ne reste qu’un joueur.
error-position-out_early = { $where } : personne ne peut être en faillite avant la première phase de revenu.
error-position-free_early = { $where } : personne n’avait la tuile « Ordre du tour » avant le premier tour.
error-position-tiles_early = { $where } : si tôt, il ne peut y avoir plus de { $most } { $most ->
    [one] tuile
   *[other] tuiles
} de voie sur la carte.
error-position-laid = { $where } : il n’y a ni voie ni nouvelle cité sur la carte.
error-position-begun_early = { $where } : personne ne peut avoir posé de voie avant la première construction.
error-position-cities_early = { $where } : on ne pose qu’une nouvelle cité par tour ; si tôt, il y en a { $most } au plus.
error-position-grown_early = { $where } : une seule cité croît par tour ; si tôt, { $most } au plus { $most ->
    [one] a crû
   *[other] ont crû
}.
error-position-many_cubes = { $where } : il peut y avoir { $most } { $most ->
    [one] cube
   *[other] cubes
} au plus.
error-position-unowned_early = { $where } : au premier tour, aucune liaison incomplète ne peut être non possédée.
error-position-level_early = { $where } : si tôt, le niveau est de { $most } au plus.
error-position-levels_early = { $where } : si tôt, toutes les locomotives ensemble ont gagné { $most } { $most ->
    [one] niveau
   *[other] niveaux
} au plus.
error-position-points_early = { $where } : si tôt, les points de victoire et les cases de revenu de tous les joueurs font { $most } au plus.
