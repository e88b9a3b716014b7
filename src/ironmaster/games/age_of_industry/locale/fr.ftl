# Noms
name-cotton = filature de coton
name-factory = usine
name-iron = sidérurgie
name-coal = mine de charbon
name-port = port
name-ship = navire
name-brown = marron
name-light_green = vert clair
name-purple = mauve
name-blue = bleue
name-yellow = jaune
name-red = rouge
name-deck = pioche
counter = { $industry } { $level }
line = { $start }–{ $end }
import-space = case d’importation, { $place }
market-of = marché, { $place }
demand-cotton = coton
demand-goods = marchandises
demand-both = coton ou marchandises
demand-none = pas de demande

# Ce qui est demandé
prompt-action = À { $seat } de jouer : { $actions ->
    [one] une action restante
   *[other] { $actions } actions restantes
}, { $cash } en main.
prompt-end-turn = { $seat } : rembourser des emprunts, ou finir le tour ?
prompt-repay = { $seat } : rembourser des emprunts avant les intérêts, ou non ?
prompt-discard = { $seat } : quelle carte défausser ?
prompt-coal = { $seat } : laquelle des sources les plus proches fournit le charbon ?
prompt-iron = { $seat } : laquelle des sidérurgies les plus proches fournit le fer ?
prompt-sell-again = { $seat } : vendre depuis une autre filature ou usine, ou s’arrêter ?
prompt-take = { $seat } : quelle seconde carte prendre ?
prompt-over = La partie est terminée.
prompt-chance = Le hasard décide.

# Ce qui a été fait
did-build = { $seat } construit : { $counter } ({ $place }) pour { $paid } (carte : { $card }).
did-combine = { $seat } combine ses deux actions et construit : { $counter } ({ $place }) pour { $paid }.
did-railway = { $seat } construit la voie ferrée { $line } pour { $paid }.
did-sell = { $seat } vend : { $counter } ({ $place }) au port de { $owner } ({ $port }).
did-sell-market = { $seat } vend : { $counter } ({ $place }) ; { $market }.
did-develop = { $seat } développe : { $counter } quitte la partie.
did-take = { $seat } prend la carte { $card }.
did-take-deck = { $seat } pioche.
did-pass = { $seat } passe.
did-free_pass = { $seat } passe sans défausser.
did-repay = { $seat } rembourse un emprunt de { $loan }.
did-end = { $seat } ne rembourse plus rien.
did-stop = { $seat } s’arrête là.
did-discard = { $seat } défausse la carte { $card }.
did-coal = { $seat } prend le charbon de la mine de { $owner } ({ $place }).
did-coal-import = { $seat } prend du charbon : { $place }.
did-iron = { $seat } prend le fer de la sidérurgie de { $owner } ({ $place }).
did-first = { $seat } est premier joueur.
did-draw = { $seat } pioche la carte { $card }.
did-face-up = Carte visible : { $card }.
did-demand = Marqueur de marché ({ $place }) : { $demand }.
then-coal = Le charbon vient de là : { $place }{ $cubes ->
    [one] .
   *[other] {" "}({ $cubes } cubes).
}
then-iron = Le fer vient de là : { $place }{ $cubes ->
    [one] .
   *[other] {" "}({ $cubes } cubes).
}
then-got-loans = { $seat } emprunte { $dollars }.
then-got-coal = { $cubes ->
    [one] 1 cube de charbon passe
   *[other] { $cubes } cubes de charbon passent
} sur la piste : { $seat } reçoit { $dollars }.
then-got-iron = { $cubes ->
    [one] 1 cube de fer passe
   *[other] { $cubes } cubes de fer passent
} sur la piste : { $seat } reçoit { $dollars }.
then-flip = Le marqueur de { $owner } est retourné ({ $counter }, { $place }) : { $profit }.
then-interest = { $seat } paie { $interest } d’intérêts{ $loans ->
    [0] .
    [one] {" "}avec un nouvel emprunt.
   *[other] {" "}avec { $loans } nouveaux emprunts.
}
then-round = La manche { $round } commence ; ordre : { $order }.
then-over = La partie est terminée.

# Pourquoi un coup est refusé : ce n’est pas le moment
moment-action = C’est le moment d’une action : construire, combiner, poser une voie ferrée, vendre, développer, prendre des cartes, passer, ou rembourser un emprunt.
moment-end-turn = Les actions de { $seat } sont faites : rembourser un emprunt ou finir le tour.
moment-repay = C’est le moment de rembourser un emprunt, ou d’en finir.
moment-discard = Il faut d’abord défausser une carte pour l’action.
moment-coal = Choisissez d’abord laquelle des sources les plus proches fournit le charbon.
moment-iron = Choisissez d’abord laquelle des sidérurgies les plus proches fournit le fer.
moment-sell-again = La vente est en cours : vendre encore, ou s’arrêter là.
moment-take = Prenez d’abord la seconde carte.
moment-over = La partie est terminée ; aucun coup n’est plus possible.
moment-chance = Un tirage au sort précède le prochain coup.

# Pourquoi un coup est refusé : une clause, plusieurs raisons
no-port-on-lane = Aucune voie maritime ne joint { $place } à un port construit.
out-of-reach = Hors de portée d’une carte d’industrie ({ $place }) : aucune voie ferrée, aucun marqueur ni port de { $seat } n’y mène.
not-lowest = { $counter } n’est pas le plus bas marqueur restant de son industrie.
no-port = Il n’y a pas de port sur cette case ({ $outlet }).

# Pourquoi un coup est refusé : la règle
refusal-aoi-build-card = { $seat } n’a pas la carte { $card } en main.
refusal-aoi-build-card-industry = La carte { $card } ne permet pas de construire ceci : { $industry }.
refusal-aoi-build-card-location = La carte { $card } n’est pas de la couleur de cette localisation ({ $place }).
refusal-aoi-build-reach-ship = Avec une carte de navire, il faut à { $seat } un port relié par voie maritime ({ $place }) que cette édition lui permette d’utiliser ; il n’y en a pas.
refusal-aoi-build-level-lowest = { $seat } n’a plus de marqueur de cette industrie : { $industry }.
refusal-aoi-build-level-zero = Le plus bas marqueur de { $seat } ({ $counter }) ne se construit jamais : il faut d’abord l’ôter en développant.
refusal-aoi-build-space-open = La case { $space } ({ $place }) n’accueille pas ceci : { $industry }.
refusal-aoi-build-space-coal = Une mine de charbon ne va que sur une case à son symbole, et la case { $space } ({ $place }) n’en a pas.
refusal-aoi-build-space-port = Un port ne va que sur une case à son symbole, et la case { $space } ({ $place }) n’en a pas.
refusal-aoi-build-space-ship = Un navire ne va que sur une case de navire, et la case { $space } ({ $place }) n’en est pas une.
refusal-aoi-build-limit-small = { $seat } a déjà un marqueur dans cette localisation ({ $place }), et c’est la limite.
refusal-aoi-build-limit-large = { $seat } a déjà { $limit } marqueurs dans cette localisation ({ $place }), et c’est la limite.
refusal-aoi-over-higher = On ne construit par-dessus ce marqueur ({ $standing }) qu’avec un niveau plus élevé.
refusal-aoi-over-rival = On ne construit pas ceci par-dessus le marqueur de { $owner } ({ $standing }) : { $industry }.
refusal-aoi-over-rival_scarcity = On ne construit par-dessus le marqueur de { $owner } ({ $standing }) que s’il ne reste aucun cube de ce genre sur la carte ni sur sa piste.
refusal-aoi-track-access = Il y faut un cube qui ne peut venir ici ({ $place }) : aucune source reliée n’en a, et ni port ni port lointain ne donne accès à la piste.
refusal-aoi-combo-when = Combiner demande les deux actions d’un tour, et il en reste { $actions } à { $seat }.
refusal-aoi-combo-effect = Combiner demande une carte, et { $seat } n’en a pas.
refusal-aoi-rail-stock = Les { $railways } marqueurs de voie ferrée de { $seat } sont sur la carte.
refusal-aoi-rail-from = { $seat } n’a ni marqueur ni voie ferrée à l’un des bouts : { $line }.
refusal-aoi-map-connection = Il y a déjà une voie ferrée : { $line }.
refusal-aoi-rail-later = Cette voie ferrée demande du charbon et du fer, qui ne peuvent y venir tous les deux : { $line }.
refusal-aoi-sell-action = { $seat } n’a ni filature ni usine non retournée sur cette case ({ $place }).
refusal-aoi-sell-route = Ces lieux ne sont pas reliés : { $place }, { $outlet }.
refusal-aoi-sell-one_each = Ce port ou ce marché a déjà servi ({ $outlet }).
refusal-aoi-sell-no_demand = Il n’y a pas de demande ici : { $outlet }.
refusal-aoi-sell-market_kind = Ce marché ne prend pas ce produit ({ $outlet }).
refusal-aoi-sell-port_one = Un port de niveau 1, comme celui-ci ({ $outlet }), ne prend pas de marchandises.
refusal-aoi-ship-market_open = Ce marché est fermé tant qu’aucun navire n’y est ({ $outlet }).
refusal-aoi-dev-action = Développer demande une carte, et { $seat } n’en a pas.
refusal-aoi-dev-any = { $seat } n’a plus ce marqueur : { $counter }.
refusal-aoi-draw-full = { $seat } a { $most } cartes en main, et c’est la limite.
refusal-aoi-draw-two = Aucune carte visible n’est celle-ci : { $card }.
refusal-aoi-draw-deck_empty = La pioche est vide.
refusal-aoi-pass-discard = Passer demande une carte, et { $seat } n’en a pas.
refusal-aoi-pass-free = { $seat } a des cartes en main : passer en fait défausser une.
refusal-pass-free-deck = Il reste { $deck ->
    [one] 1 carte
   *[other] { $deck } cartes
} dans la pioche : tant qu’elle n’est pas vide, { $seat } doit défausser une carte pour passer.
refusal-pass-free-anyway = { $seat } passe de toute façon sans défausser en ce moment.
refusal-pass-free-empty-hand = { $seat } n’a pas de carte, mais la pioche en a { $deck } : tant qu’on peut piocher, on ne passe pas sans défausser.
refusal-aoi-loan-repay = Rembourser demande un emprunt et { $loan } $ en main ; { $seat } a { $loans ->
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
} et { $cash } $.
refusal-aoi-card-discard = { $seat } n’a pas la carte { $card } en main.
refusal-aoi-supply-each_cube = Le charbon s’achemine avant le fer, chacun depuis sa propre source.
refusal-aoi-supply-sources = Aucun cube du genre voulu n’est à prendre ici : { $place }.
refusal-aoi-supply-route = Ce lieu n’est pas relié à celui qui a besoin du cube : { $place }.
refusal-aoi-supply-nearest = Une autre source est plus proche que celle-ci ({ $place }), et la plus proche doit servir.
