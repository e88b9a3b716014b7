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
either = { $first } ou { $second }
the-track = la piste de demande
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
did-coal-track = { $seat } achète du charbon sur la piste pour { $paid }.
did-iron-track = { $seat } achète du fer sur la piste pour { $paid }.
did-first = { $seat } est premier joueur.
did-draw = { $seat } pioche la carte { $card }.
did-face-up = Carte visible : { $card }.
did-demand = Marqueur de marché ({ $place }) : { $demand }.
then-coal = Le charbon vient de la mine de { $owner } ({ $place }){ $cubes ->
    [one] .
   *[other] , { $cubes } cubes.
}
then-coal-import = Le charbon vient de la { $place }{ $cubes ->
    [one] .
   *[other] , { $cubes } cubes.
}
then-iron = Le fer vient de la sidérurgie de { $owner } ({ $place }){ $cubes ->
    [one] .
   *[other] , { $cubes } cubes.
}
then-part-coal = Le charbon est acheté sur la piste pour { $dollars }.
then-part-iron = Le fer est acheté sur la piste pour { $dollars }.
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

# Pourquoi un coup est refusé : la règle
refusal-aoi-build-card = { $seat } n’a pas la carte { $card } en main.
refusal-aoi-build-card-industry = La carte { $card } ne permet pas de construire ceci : { $industry }.
refusal-aoi-build-card-location = La carte { $card } n’est pas de la couleur de cette localisation ({ $place }).
refusal-aoi-build-level-lowest = { $seat } n’a plus de marqueur de cette industrie : { $industry }.
refusal-aoi-build-level-zero = Le plus bas marqueur de { $seat } ({ $counter }) ne se construit jamais : il faut d’abord l’ôter en développant.
refusal-aoi-build-space-open = La case { $space } ({ $place }) porte un symbole et ne prend pas cette industrie : { $industry }.
refusal-aoi-build-space-coal = Une mine de charbon ne va que sur une case qui porte son symbole, ce qui n’est pas le cas de la case { $space } ({ $place }).
refusal-aoi-build-space-port = Un port ne va que sur une case qui porte son symbole, ce qui n’est pas le cas de la case { $space } ({ $place }).
refusal-aoi-build-space-ship = Un navire ne va que sur une case de navire, et la case { $space } ({ $place }) n’en est pas une.
refusal-aoi-build-limit-small = { $seat } a déjà un marqueur dans cette localisation ({ $place }), et c’est la limite.
refusal-aoi-build-limit-large = { $seat } a déjà { $limit } marqueurs dans cette localisation ({ $place }), et c’est la limite.
refusal-aoi-over-higher = On ne construit par-dessus ce marqueur ({ $standing }) qu’avec un niveau plus élevé.
refusal-aoi-over-rival = Parmi les marqueurs adverses, on ne recouvre que les mines de charbon et les sidérurgies ; { $owner } a ici autre chose : { $standing }.
refusal-aoi-over-rival_scarcity = On ne construit par-dessus le marqueur de { $owner } ({ $standing }) que s’il ne reste aucun cube de ce genre sur la carte ni sur sa piste.
refusal-aoi-combo-when = Combiner demande les deux actions d’un tour, et il en reste { $actions } à { $seat }.
refusal-aoi-combo-effect = Combiner demande une carte, et { $seat } n’en a pas.
refusal-aoi-rail-stock = Les { $railways } marqueurs de voie ferrée de { $seat } sont sur la carte.
refusal-aoi-rail-from = { $seat } n’a ni marqueur ni voie ferrée à aucun des deux bouts : { $line }.
refusal-aoi-map-connection = Il y a déjà une voie ferrée : { $line }.
refusal-aoi-sell-action = { $seat } n’a ni filature ni usine non retournée sur cette case ({ $place }).
refusal-aoi-sell-route = Ces lieux ne sont pas reliés : { $place }, { $outlet }.
refusal-aoi-sell-no_demand = Il n’y a pas de demande ici : { $outlet }.
refusal-aoi-sell-market_kind = Ce marché ({ $outlet }) ne prend que ceci : { $demand }.
refusal-aoi-sell-port_one = Ce port ({ $outlet }) est de niveau 1 et ne prend pas de marchandises d’usine.
refusal-aoi-ship-market_open = Ce marché est fermé tant qu’aucun navire n’y est ({ $outlet }).
refusal-aoi-dev-action = Développer demande une carte, et { $seat } n’en a pas.
refusal-aoi-dev-any = { $seat } n’a plus ce marqueur : { $counter }.
refusal-aoi-draw-full = { $seat } a { $most } cartes en main, et c’est la limite.
refusal-aoi-draw-two = Aucune carte visible n’est celle-ci : { $card }.
refusal-aoi-draw-deck_empty = La pioche est vide.
refusal-aoi-pass-discard = Passer demande une carte, et { $seat } n’en a pas.
refusal-aoi-pass-free = { $seat } a des cartes en main : passer en fait défausser une.
refusal-aoi-pass-free-deck = Il reste { $deck ->
    [one] 1 carte
   *[other] { $deck } cartes
} dans la pioche : tant qu’elle n’est pas vide, { $seat } doit défausser une carte pour passer.
refusal-aoi-pass-free-anyway = { $seat } passe de toute façon sans défausser en ce moment.
refusal-aoi-pass-free-empty-hand = { $seat } n’a pas de carte, mais la pioche en a { $deck } : tant qu’on peut piocher, on ne passe pas sans défausser.
refusal-aoi-loan-repay = Rembourser demande un emprunt et { $loan } $ en main ; { $seat } a { $loans ->
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
} et { $cash } $.
refusal-aoi-card-discard = { $seat } n’a pas la carte { $card } en main.
refusal-aoi-supply-each_cube = Le charbon s’achemine avant le fer, chacun depuis sa propre source.
refusal-aoi-supply-route = Cette source ({ $place }) n’est pas reliée là où il faut le cube : { $goal }.
refusal-aoi-supply-nearest = La source la plus proche doit servir, et celle-ci ({ $place }) est plus loin : { $nearer }.
refusal-aoi-build-space-ship-no-port = Il faut un port au bout d’une voie maritime pour y construire un navire ({ $place }) ; il n’y en a pas ici : { $ports }.
refusal-aoi-build-card-industry-reach = { $seat } n’a ni voie ferrée qui y aboutisse ({ $place }) ni marqueur sur cette case : une carte d’industrie ne suffit pas.
refusal-aoi-dev-any-lowest = { $counter } n’est pas le plus bas marqueur de son industrie qui reste à { $seat }.
refusal-aoi-sell-route-no-port = Il n’y a pas de port sur cette case ({ $outlet }).
refusal-aoi-build-reach-ship-any = Une carte de navire demande un port au bout d’une voie maritime de cette case ({ $place }) ; il n’y en a pas ici : { $ports }.
refusal-aoi-build-reach-ship-own = Une carte de navire demande un port qui appartienne à { $seat } au bout d’une voie maritime de cette case ({ $place }) : { $ports }. Celui d’un adversaire ne suffit pas.
refusal-aoi-build-reach-ship = Une carte de navire demande, au bout d’une voie maritime de cette case ({ $place }), un port qui appartienne à { $seat }, ou celui d’un adversaire où mène une voie ferrée de { $seat } : { $ports }.
refusal-aoi-over-rival-other = La mine de charbon ou la sidérurgie d’un adversaire ne se recouvre que par la même industrie ; { $owner } a ici : { $standing }.
refusal-aoi-track-access-coal = Le charbon ne peut venir ici ({ $place }) : aucune source reliée n’en a, et ni port ni port lointain ne donne accès à la piste.
refusal-aoi-track-access-iron = Le fer ne peut venir ici ({ $place }) : aucune sidérurgie reliée n’en a, et ni port ni port lointain ne donne accès à la piste.
refusal-aoi-track-access = Ni le charbon ni le fer ne peuvent venir ici ({ $place }) : aucune source reliée n’en a, et ni port ni port lointain ne donne accès aux pistes.
refusal-aoi-rail-later-coal = Cette voie ferrée demande du charbon, qui ne peut venir à aucun des deux bouts ({ $line }) : aucune source reliée n’en a, et ni port ni port lointain ne donne accès à la piste.
refusal-aoi-rail-later-iron = Cette voie ferrée demande du fer, qui ne peut venir à aucun des deux bouts ({ $line }) : aucune sidérurgie reliée n’en a, et ni port ni port lointain ne donne accès à la piste.
refusal-aoi-rail-later = Cette voie ferrée demande du charbon et du fer, et ni l’un ni l’autre ne peut venir à aucun des deux bouts ({ $line }) : aucune source reliée n’en a, et ni port ni port lointain ne donne accès aux pistes.
refusal-aoi-map-pennsylvania-coal = Le charbon ne pourrait venir ici ({ $place }) qu’en traversant une région fermée au passage : { $closed }.
refusal-aoi-map-pennsylvania-iron = Le fer ne pourrait venir ici ({ $place }) qu’en traversant une région fermée au passage : { $closed }.
refusal-aoi-map-pennsylvania-both = Le charbon et le fer ne pourraient venir ici ({ $place }) qu’en traversant une région fermée au passage : { $closed }.
refusal-aoi-map-pennsylvania-railway-coal = Le charbon ne pourrait venir à l’un des bouts de cette voie ferrée ({ $line }) qu’en traversant une région fermée au passage : { $closed }.
refusal-aoi-map-pennsylvania-railway-iron = Le fer ne pourrait venir à l’un des bouts de cette voie ferrée ({ $line }) qu’en traversant une région fermée au passage : { $closed }.
refusal-aoi-map-pennsylvania-railway-both = Le charbon et le fer ne pourraient venir à l’un des bouts de cette voie ferrée ({ $line }) qu’en traversant une région fermée au passage : { $closed }.
refusal-aoi-map-pennsylvania = Le seul chemin ({ $place } – { $outlet }) traverse une région fermée au passage : { $closed }.
refusal-aoi-map-pennsylvania-source = Depuis cette source ({ $place }), le seul chemin traverse une région fermée au passage : { $closed }.
refusal-aoi-combo-when-first-round = Au premier tour de jeu, chacun n’a qu’une action, et combiner en demande deux.
refusal-aoi-card-ship_germany = Là où aucun navire ne se construit, une carte de navire ne paie pas de construction combinée ; { $seat } n’a pas d’autre carte.
refusal-aoi-sell-one_each = Ce port a déjà servi ({ $outlet }).
refusal-aoi-sell-one_each-market = Ce marché a déjà servi ({ $outlet }).
refusal-aoi-supply-sources = Il n’y a pas de charbon à prendre ici : { $place }.
refusal-aoi-supply-sources-iron = Il n’y a pas de fer à prendre ici : { $place }.
refusal-aoi-track-when = Tant qu’une source reliée a un cube sur la carte, on n’en achète pas : { $nearer }.
refusal-aoi-supply-nearest-coal-later = Le charbon se prend au moment de construire, à la source la plus proche ; { $seat } ne choisit qu’entre sources également proches.
refusal-aoi-supply-nearest-iron-later = Le fer se prend au moment de construire, à la sidérurgie la plus proche ; { $seat } ne choisit qu’entre sidérurgies également proches.
refusal-aoi-track-when-coal-later = Le charbon s’achète de lui-même au moment de construire, et seulement là où aucune source reliée n’en a.
refusal-aoi-track-when-iron-later = Le fer s’achète de lui-même au moment de construire, et seulement là où aucune sidérurgie reliée n’en a.
