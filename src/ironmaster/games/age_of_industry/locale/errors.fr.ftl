# Ce qui peut clocher dans un coup ou une position d’Age of Industry.
error-parse-space = Aucune case ne s’appelle « { $word } ». Les cases s’écrivent comme boston/1.
error-parse-industry = Aucune industrie ne s’appelle « { $word } ». Industries : cotton, factory, iron, coal, port, ship.
error-parse-card = Aucune carte ne s’appelle « { $word } ». Les cartes portent le nom d’une industrie ou d’une couleur.
error-parse-line = Aucune connexion ne s’appelle « { $word } ». Les connexions s’écrivent comme boston-salem.
error-parse-counter = Aucun marqueur ne s’appelle « { $word } ». Les marqueurs s’écrivent comme cotton1.
error-position-market = { $where } : aucun marché ne s’appelle « { $value } ».
error-position-demand = { $where } : « { $value } » n’est pas un marqueur de marché. Ils s’écrivent { $known }, suivis de « sold » une fois utilisés.
error-position-markets = { $where } : il n’y a que { $most } marqueurs de marché « { $demand } ».
error-position-space = { $where } : aucune case ne s’appelle « { $value } ».
error-position-counter = { $where } : « { $value } » n’est pas un marqueur. Les marqueurs s’écrivent comme « A coal2 3 » ou « B cotton1 flipped ».
error-position-symbol = { $where } : la case n’accueille pas « { $industry } ».
error-position-level = { $where } : « { $counter } » ne se construit jamais.
error-position-counters = { $where } : { $seat } a plus de marqueurs « { $counter } » qu’il n’en existe.
error-position-cubes = { $where } : il ne peut pas y avoir « { $value } » cubes ; un marqueur non retourné en porte ici { $most ->
    [0] zéro
   *[other] de 1 à { $most }
}.
error-position-connection = { $where } : aucune connexion ne s’appelle « { $value } ».
error-position-railways = { $where } : { $seat } a plus de { $most } voies ferrées sur la carte.
error-position-hand = { $where } : une main a au plus { $most } cartes.
error-position-card = { $where } : aucune carte ne s’appelle « { $value } ».
error-position-deck = { $where } : il n’y a que { $most } cartes « { $card } ».
error-position-face_up = { $where } : il faut { $number } cartes, null pour celle qui manque.
error-position-derived = { $where } : cela découle du reste et doit valoir { $expected }.
error-position-pending = { $where } : « { $value } » ne peut pas être en suspens ici.
error-position-round = { $where } : le tour de jeu { $value } ne va pas avec cette phase ; la partie commence au tour de jeu 1.
error-position-rounds = { $where } : aucune partie ne dure plus de { $most } tours de jeu.
error-position-no_demand = { $where } : un marqueur de marché sans demande ne sert jamais.
error-position-import = { $where } : dans cette édition, le charbon reste complet tant qu’aucun navire n’est là.
error-position-ship_port = { $where } : un navire demande un port au bout d’une de ses voies maritimes.
error-position-ship_flip = { $where } : un navire est retourné exactement quand son charbon d’importation et son marché sont épuisés.
error-position-rebuilt = { $where } : « { $counter } » est le plus bas des navires et n’en recouvre aucun.
error-position-lower = { $where } : « { $counter } » est sur la carte, donc les marqueurs plus bas ont quitté le plateau individuel.
error-position-first_railway = { $where } : personne ne peut construire de voie ferrée au premier tour de jeu.
error-position-first_counters = { $where } : au premier tour de jeu, { $seat } { $most ->
    [0] n’a encore rien construit
   *[other] a construit un marqueur au plus
}.
error-position-spent = { $where } : doit valoir 0 : ce joueur n’a pas agi depuis la remise à 0 des dépenses.
