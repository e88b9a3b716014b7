# Noms
name-cotton = filature de coton
    .article = la
name-factory = usine
    .article = la
name-iron = sidérurgie
    .article = la
name-coal = mine de charbon
    .article = la
name-port = port
    .article = le
name-ship = navire
    .article = le
name-brown = marron
name-light_green = vert clair
name-purple = mauve
name-blue = bleue
name-yellow = jaune
name-red = rouge
name-deck = pioche
    .article = la
counter = { $industry } { $level }
    .article = { ARTICLE($industry) }
counter-in-words = { $industry } de niveau { $level }
    .article = { ARTICLE($industry) }
line = { $start }–{ $end }
either = { THE($first) } ou { THE($second) }
    .at = { AT($first) } ou { AT($second) }
the-track = piste de demande
    .article = la
    .at = sur la piste de demande
import-space = case d’importation { OF($place) }
    .article = la
    .at = sur la case d’importation { OF($place) }
market-of = marché { GENDER($place) ->
    [feminine] { OF($place, article: "no") }
   *[masculine] { OF($place) }
}
    .article = le
market-at-sea = marché { OF($place) }
    .article = le
demand-cotton = coton
    .article = le
demand-goods = marchandises d’usine
    .article = les
demand-both = coton ou marchandises d’usine
    .article = le
demand-none = pas de demande

# Ce qui est demandé
prompt-action = { YOU($seat) ->
    [you] Il vous reste { $actions ->
        [one] une action
       *[other] { $actions } actions
    } et { $cash } en main.
   *[other] À { $seat } de jouer, avec encore { $actions ->
        [one] une action
       *[other] { $actions } actions
    } et { $cash } en main.
}
prompt-end-turn = { YOU($seat) ->
    [you] Remboursez-vous des emprunts, ou finissez-vous votre tour ?
   *[other] { $seat } peut rembourser des emprunts ou finir son tour.
}
prompt-repay = { YOU($seat) ->
    [you] Remboursez-vous des emprunts avant le paiement des intérêts ?
   *[other] { $seat } peut rembourser des emprunts avant le paiement des intérêts.
}
prompt-discard = { YOU($seat) ->
    [you] Quelle carte défaussez-vous ?
   *[other] { $seat } choisit une carte à défausser.
}
prompt-coal = { YOU($seat) ->
    [you] À laquelle des sources les plus proches prenez-vous le charbon ?
   *[other] { $seat } choisit laquelle des sources les plus proches fournit le charbon.
}
prompt-iron = { YOU($seat) ->
    [you] À laquelle des sources les plus proches prenez-vous le fer ?
   *[other] { $seat } choisit laquelle des sources les plus proches fournit le fer.
}
prompt-sell-again = { YOU($seat) ->
    [you] Vendez-vous depuis une autre filature ou usine, ou vous arrêtez-vous ?
   *[other] { $seat } peut vendre depuis une autre filature ou usine, ou s’arrêter.
}
prompt-take = { YOU($seat) ->
    [you] Quelle seconde carte prenez-vous ?
   *[other] { $seat } choisit une seconde carte à prendre.
}
prompt-over = La partie est terminée.
prompt-chance = Le hasard décide.

# Ce qui a été fait
did-build = { $seat } construit { A($counter) } { AT($place) } pour { $paid } avec { A($card) }.
did-combine = { $seat } combine ses deux actions et construit { A($counter) } { AT($place) } pour { $paid }.
did-railway = { $seat } construit la voie ferrée { $line } pour { $paid }.
did-sell = { $seat } vend au port { OF($owner) } { AT($port) }, depuis { THE($counter) } { AT($place) }.
did-sell-own = { $seat } vend dans son propre port { AT($port) }, depuis { THE($counter) } { AT($place) }.
did-sell-market = { $seat } vend { AT($market) }, depuis { THE($counter) } { AT($place) }.
did-develop = { $seat } développe et retire { A($counter) } de son plateau individuel.
did-take = { $seat } prend { THE($card) }.
did-take-deck = { $seat } pioche une carte.
did-pass = { $seat } passe.
did-free_pass = { $seat } passe sans défausser.
did-repay = { $seat } rembourse un emprunt de { $loan }.
did-end = { $seat } ne rembourse plus d’emprunt.
did-stop = { $seat } cesse de vendre.
did-discard = { $seat } défausse { A($card) }.
did-coal = { $seat } prend du charbon dans la mine { OF($owner) } { AT($place) }.
did-coal-own = { $seat } prend du charbon dans sa propre mine { AT($place) }.
did-coal-import = { $seat } prend du charbon { AT($place) }.
did-iron = { $seat } prend du fer dans la sidérurgie { OF($owner) } { AT($place) }.
did-iron-own = { $seat } prend du fer dans sa propre sidérurgie { AT($place) }.
did-coal-track = { $seat } achète du charbon à la piste de demande pour { $paid }.
did-iron-track = { $seat } achète du fer à la piste de demande pour { $paid }.
did-first = { $seat } commence la partie.
did-draw = { $seat } pioche { A($card) }.
did-face-up = { CAPITAL(A($card)) } est posée face visible.
did-demand = Le marqueur de marché { AT($place) } indique « { $demand } ».
then-coal = { $cubes ->
    [one] Le charbon vient
   *[other] { $cubes } cubes de charbon viennent
} de la mine { OF($owner) } { AT($place) }.
then-coal-import = { $cubes ->
    [one] Le charbon vient
   *[other] { $cubes } cubes de charbon viennent
} { OF($place) }.
then-iron = { $cubes ->
    [one] Le fer vient
   *[other] { $cubes } cubes de fer viennent
} de la sidérurgie { OF($owner) } { AT($place) }.
then-part-coal = Du charbon est acheté à la piste de demande pour { $dollars }.
then-part-iron = Du fer est acheté à la piste de demande pour { $dollars }.
then-got-loans = { $seat } emprunte { $dollars }.
then-got-coal = { $cubes ->
    [one] 1 cube de charbon passe sur la piste de demande et rapporte
   *[other] { $cubes } cubes de charbon passent sur la piste de demande et rapportent
} { $dollars } à { $seat }.
then-got-iron = { $cubes ->
    [one] 1 cube de fer passe sur la piste de demande et rapporte
   *[other] { $cubes } cubes de fer passent sur la piste de demande et rapportent
} { $dollars } à { $seat }.
then-flip = { CAPITAL(THE($counter)) } { OF($owner) } { AT($place) } se retourne et rapporte { $profit }.
then-interest = { $seat } paie { $interest } d’intérêts{ $loans ->
    [0] .
    [one] {" "}et prend pour cela un nouvel emprunt.
   *[other] {" "}et prend pour cela { $loans } nouveaux emprunts.
}
then-round = Le tour de jeu { $round } commence, dans l’ordre { $order }.
then-over = La partie est terminée.

# Pourquoi un coup est refusé : ce n’est pas le moment
moment-action = C’est le moment de choisir une action : construire une industrie, combiner les deux actions, construire une voie ferrée, vendre, développer, prendre des cartes, passer, ou rembourser un emprunt.
moment-end-turn = { YOU($seat) ->
    [you] Vous n’avez plus d’action : remboursez un emprunt, ou finissez votre tour.
   *[other] { $seat } n’a plus d’action et ne peut que rembourser des emprunts ou finir son tour.
}
moment-repay = C’est bientôt le paiement des intérêts : on peut encore rembourser des emprunts, et rien d’autre.
moment-discard = Il faut d’abord défausser une carte pour l’action.
moment-coal = Il faut d’abord choisir la source du charbon.
moment-iron = Il faut d’abord choisir la source du fer.
moment-sell-again = La vente est en cours : il faut vendre depuis une autre filature ou usine, ou s’arrêter.
moment-take = Il faut d’abord prendre la seconde carte.
moment-over = La partie est terminée ; aucun coup n’est plus possible.
moment-chance = Un tirage au sort précède le prochain coup.

# Pourquoi un coup est refusé : la règle
refusal-aoi-build-card = { YOU($seat) ->
    [you] Vous n’avez pas
   *[other] { $seat } n’a pas
} { OF($card, article: "no") } en main.
refusal-aoi-build-card-industry = { CAPITAL(A($card)) } ne permet pas de construire { A($industry) }.
refusal-aoi-build-card-location = { CAPITAL(A($card)) } ne permet pas de construire { AT($place) }, qui est d’une autre couleur.
refusal-aoi-build-level-lowest = { YOU($seat) ->
    [you] Vous n’avez plus { OF($industry, article: "no") } sur votre plateau individuel.
   *[other] { $seat } n’a plus { OF($industry, article: "no") } sur son plateau individuel.
}
refusal-aoi-build-level-zero = { YOU($seat) ->
    [you] Votre plus bas marqueur de cette industrie, { A($counter) }, ne peut jamais être construit : développez d’abord pour le retirer de votre plateau individuel.
   *[other] Le plus bas marqueur { OF($seat) } pour cette industrie, { A($counter) }, ne peut jamais être construit : il faut d’abord le retirer par un développement.
}
refusal-aoi-build-space-open = La case { $space } { OF($place) } porte un symbole et n’accueille pas { OF($industry, article: "no") }.
refusal-aoi-build-space-coal = Une mine de charbon ne va que sur une case à son symbole, et la case { $space } { OF($place) } n’en est pas une.
refusal-aoi-build-space-port = Un port ne va que sur une case à son symbole, et la case { $space } { OF($place) } n’en est pas une.
refusal-aoi-build-space-ship = Un navire ne va que sur une case de navire, et la case { $space } { OF($place) } n’en est pas une.
refusal-aoi-build-limit-small = { YOU($seat) ->
    [you] Vous avez
   *[other] { $seat } a
} déjà un marqueur { AT($place) }, et un seul y est permis.
refusal-aoi-build-limit-large = { YOU($seat) ->
    [you] Vous avez
   *[other] { $seat } a
} déjà { $limit } marqueurs { AT($place) }, et c’est la limite.
refusal-aoi-over-higher = On ne construit par-dessus { THE($standing) } { AT($place) } qu’avec un marqueur de niveau supérieur.
refusal-aoi-over-rival = { YOU($owner) ->
    [you] Votre { $standing }
   *[other] { CAPITAL(THE($standing)) } { OF($owner) }
} { AT($place) } ne peut pas être { GENDER($standing) ->
    [feminine] recouverte
   *[masculine] recouvert
} : parmi les marqueurs d’un adversaire, seules les mines de charbon et les sidérurgies peuvent l’être.
refusal-aoi-over-rival_scarcity = { YOU($owner) ->
    [you] Votre { $standing }
   *[other] { CAPITAL(THE($standing)) } { OF($owner) }
} { AT($place) } ne peut être recouverte par un adversaire que s’il ne reste aucun cube de charbon, ni sur la carte ni sur la piste de demande.
refusal-aoi-over-rival_scarcity-iron = { YOU($owner) ->
    [you] Votre { $standing }
   *[other] { CAPITAL(THE($standing)) } { OF($owner) }
} { AT($place) } ne peut être recouverte par un adversaire que s’il ne reste aucun cube de fer, ni sur la carte ni sur la piste de demande.
refusal-aoi-over-rival-other = { YOU($owner) ->
    [you] Votre { $standing }
   *[other] { CAPITAL(THE($standing)) } { OF($owner) }
} { AT($place) } ne peut être recouverte par un adversaire qu’avec un marqueur de la même industrie.
refusal-aoi-combo-when = Combiner demande les deux actions d’un tour, et il { YOU($seat) ->
    [you] ne vous en reste { $actions ->
        [one] qu’une
       *[other] que { $actions }
    }.
   *[other] n’en reste { $actions ->
        [one] qu’une
       *[other] que { $actions }
    } à { $seat }.
}
refusal-aoi-combo-when-first-round = Au premier tour de jeu, chacun n’a qu’une action, et combiner en demande deux.
refusal-aoi-combo-effect = Combiner coûte une carte, et { YOU($seat) ->
    [you] vous n’en avez pas
   *[other] { $seat } n’en a pas
} en main.
refusal-aoi-card-ship_germany = Aucun navire ne peut être construit sur cette carte ; une carte de navire n’y paie donc pas de construction combinée, et { YOU($seat) ->
    [you] vous n’avez pas d’autre carte
   *[other] { $seat } n’a pas d’autre carte
}.
refusal-aoi-card-ship_germany-discard = Aucun navire ne peut être construit sur cette carte ; une carte de navire n’y paie donc pas de construction combinée : il faut en défausser une autre.
refusal-aoi-rail-stock = { YOU($seat) ->
    [you] Vos { $railways } marqueurs de voie ferrée sont déjà tous sur la carte.
   *[other] Les { $railways } marqueurs de voie ferrée { OF($seat) } sont déjà tous sur la carte.
}
refusal-aoi-rail-from = { YOU($seat) ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} ni marqueur ni voie ferrée à aucun des deux bouts de la connexion { $line }.
refusal-aoi-map-connection = Il y a déjà une voie ferrée sur la connexion { $line }.
refusal-aoi-sell-action = { YOU($seat) ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} ni filature de coton ni usine non retournée sur la case { $space } { OF($place) }.
refusal-aoi-sell-route = Aucun trajet ne relie { THE($place) } et { THE($outlet) }.
refusal-aoi-sell-route-no-port = Il n’y a pas de port sur cette case { AT($outlet) }.
refusal-aoi-sell-no_demand = { CAPITAL(THE($market)) } est sans demande.
refusal-aoi-sell-market_kind = { CAPITAL(THE($market)) } n’accepte que { OF($demand) }.
refusal-aoi-sell-port_one = Le port { AT($outlet) } est de niveau 1 et n’accepte pas de marchandises d’usine.
refusal-aoi-sell-one_each = Le port { AT($outlet) } a déjà servi.
refusal-aoi-sell-one_each-market = { CAPITAL(THE($market)) } a déjà servi.
refusal-aoi-ship-market_open = { CAPITAL(THE($market)) } est fermé tant qu’aucun navire ne s’y trouve.
refusal-aoi-dev-action = Développer coûte une carte, et { YOU($seat) ->
    [you] vous n’en avez pas
   *[other] { $seat } n’en a pas
} en main.
refusal-aoi-dev-any = { YOU($seat) ->
    [you] Vous n’avez plus { OF($counter, article: "no") } sur votre plateau individuel.
   *[other] { $seat } n’a plus { OF($counter, article: "no") } sur son plateau individuel.
}
refusal-aoi-dev-any-lowest = { CAPITAL(A($counter)) } n’est pas le plus bas marqueur de son industrie { YOU($seat) ->
    [you] qui reste sur votre plateau individuel.
   *[other] qui reste sur le plateau individuel { OF($seat) }.
}
refusal-aoi-draw-full = { YOU($seat) ->
    [you] Vous avez
   *[other] { $seat } a
} déjà { $most } cartes en main, et c’est la limite.
refusal-aoi-draw-two = Il n’y a pas { OF($card, article: "no") } parmi les cartes visibles.
refusal-aoi-draw-deck_empty = La pioche est vide.
refusal-aoi-pass-discard = Passer coûte une carte, et { YOU($seat) ->
    [you] vous n’en avez pas en main : tant qu’il reste des cartes dans la pioche, piochez.
   *[other] { $seat } n’en a pas en main : tant qu’il reste des cartes dans la pioche, l’action est de piocher.
}
refusal-aoi-pass-free = { YOU($seat) ->
    [you] Vous avez des cartes en main et devez
   *[other] { $seat } a des cartes en main et doit
} en défausser une pour passer.
refusal-aoi-pass-free-deck = Il reste { $deck ->
    [one] une carte
   *[other] { $deck } cartes
} dans la pioche : tant qu’elle n’est pas vide, { YOU($seat) ->
    [you] vous devez
   *[other] { $seat } doit
} défausser une carte pour passer.
refusal-aoi-pass-free-anyway = { YOU($seat) ->
    [you] Passer ne vous coûte déjà aucune carte
   *[other] Passer ne coûte déjà aucune carte à { $seat }
} en ce moment.
refusal-aoi-pass-free-empty-hand = { YOU($seat) ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} pas de carte en main, mais la pioche en a encore { $deck ->
    [one] une
   *[other] { $deck }
} : tant qu’on peut piocher, on ne passe pas sans défausser.
refusal-aoi-loan-repay = { $loans ->
    [0] { YOU($seat) ->
        [you] Vous n’avez pas
       *[other] { $seat } n’a pas
    } d’emprunt à rembourser.
   *[other] Rembourser un emprunt coûte { $loan } $, et { YOU($seat) ->
        [you] vous n’avez que { $cash } $
       *[other] { $seat } n’a que { $cash } $
    } en main.
}
refusal-aoi-card-discard = { YOU($seat) ->
    [you] Vous n’avez pas
   *[other] { $seat } n’a pas
} { OF($card, article: "no") } en main.
refusal-aoi-supply-each_cube = C’est un cube de charbon qu’il faut maintenant, et non de fer.
refusal-aoi-supply-each_cube-iron = C’est un cube de fer qu’il faut maintenant, et non de charbon.
refusal-aoi-supply-route = Aucun trajet ne mène { OF($place) } { AT($goal) }, où il faut le cube.
refusal-aoi-supply-nearest = Il faut utiliser la source la plus proche : celle { AT($place) } est plus loin que celle { AT($nearer) }.
refusal-aoi-supply-nearest-coal-later = Le charbon se prend au moment de construire, à la source la plus proche ; { YOU($seat) ->
    [you] vous ne choisissez qu’entre des sources à la même distance
   *[other] { $seat } ne choisit qu’entre des sources à la même distance
}.
refusal-aoi-supply-nearest-iron-later = Le fer se prend au moment de construire, à la source la plus proche ; { YOU($seat) ->
    [you] vous ne choisissez qu’entre des sources à la même distance
   *[other] { $seat } ne choisit qu’entre des sources à la même distance
}.
refusal-aoi-supply-sources = Il n’y a pas de charbon à prendre sur la case { $space } { OF($place) }.
refusal-aoi-supply-sources-iron = Il n’y a pas de fer à prendre sur la case { $space } { OF($place) }.
refusal-aoi-supply-sources-import = Il n’y a pas de charbon à prendre { AT($place) }.
refusal-aoi-track-when = On n’achète pas de cube tant qu’une source reliée en a un sur la carte : la plus proche est { AT($nearer) }.
refusal-aoi-track-when-coal-later = Le charbon s’achète automatiquement au moment de construire, et seulement si aucune source reliée n’en a.
refusal-aoi-track-when-iron-later = Le fer s’achète automatiquement au moment de construire, et seulement si aucune source reliée n’en a.
refusal-aoi-build-space-ship-no-port = Un navire { AT($place) } demande un port { AT($ports) }, et il n’y en a pas.
refusal-aoi-build-card-industry-reach = { CAPITAL(A($card)) } n’atteint pas cette case : { YOU($seat) ->
    [you] vous n’y avez pas de marqueur, et aucune de vos voies ferrées n’aboutit { AT($place) }.
   *[other] { $seat } n’y a pas de marqueur, et aucune de ses voies ferrées n’aboutit { AT($place) }.
}
refusal-aoi-build-reach-ship-any = Une carte de navire demande un port { AT($ports) }, au bout des voies maritimes { OF($place) }, et il n’y en a pas.
refusal-aoi-build-reach-ship-own = Une carte de navire demande un port { YOU($seat) ->
    [you] qui vous appartienne
   *[other] qui appartienne à { $seat }
} { AT($ports) }, au bout des voies maritimes { OF($place) } ; celui d’un adversaire ne suffit pas.
refusal-aoi-build-reach-ship = Une carte de navire demande un port { YOU($seat) ->
    [you] qui vous appartienne { AT($ports) }, au bout des voies maritimes { OF($place) }, ou celui d’un adversaire au même endroit, si une de vos voies ferrées y aboutit.
   *[other] qui appartienne à { $seat } { AT($ports) }, au bout des voies maritimes { OF($place) }, ou celui d’un adversaire au même endroit, si une voie ferrée { OF($seat) } y aboutit.
}
refusal-aoi-track-access-coal = Le charbon ne peut pas arriver { AT($place) } : aucune source reliée n’en a, et ni port ni port lointain ne donne accès à la piste de demande.
refusal-aoi-track-access-iron = Le fer ne peut pas arriver { AT($place) } : aucune source reliée n’en a, et ni port ni port lointain ne donne accès à la piste de demande.
refusal-aoi-track-access = Ni le charbon ni le fer ne peuvent arriver { AT($place) } : aucune source reliée n’en a, et ni port ni port lointain ne donne accès aux pistes de demande.
refusal-aoi-rail-later-coal = La voie ferrée { $line } demande du charbon, qui ne peut arriver à aucun des deux bouts : aucune source reliée n’en a, et ni port ni port lointain ne donne accès à la piste de demande.
refusal-aoi-rail-later-iron = La voie ferrée { $line } demande du fer, qui ne peut arriver à aucun des deux bouts : aucune source reliée n’en a, et ni port ni port lointain ne donne accès à la piste de demande.
refusal-aoi-rail-later = La voie ferrée { $line } demande du charbon et du fer, qui ne peuvent arriver à aucun des deux bouts : aucune source reliée n’en a, et ni port ni port lointain ne donne accès aux pistes de demande.
refusal-aoi-map-pennsylvania-coal = Le charbon ne pourrait arriver { AT($place) } qu’en passant par { THE($closed) }, que rien ne peut traverser.
refusal-aoi-map-pennsylvania-iron = Le fer ne pourrait arriver { AT($place) } qu’en passant par { THE($closed) }, que rien ne peut traverser.
refusal-aoi-map-pennsylvania-both = Le charbon et le fer ne pourraient arriver { AT($place) } qu’en passant par { THE($closed) }, que rien ne peut traverser.
refusal-aoi-map-pennsylvania-railway-coal = Le charbon ne pourrait arriver à la voie ferrée { $line } qu’en passant par { THE($closed) }, que rien ne peut traverser.
refusal-aoi-map-pennsylvania-railway-iron = Le fer ne pourrait arriver à la voie ferrée { $line } qu’en passant par { THE($closed) }, que rien ne peut traverser.
refusal-aoi-map-pennsylvania-railway-both = Le charbon et le fer ne pourraient arriver à la voie ferrée { $line } qu’en passant par { THE($closed) }, que rien ne peut traverser.
refusal-aoi-map-pennsylvania = Le seul trajet { OF($place) } { AT($outlet) } passe par { THE($closed) }, que rien ne peut traverser.
refusal-aoi-map-pennsylvania-source = Depuis { THE($place) }, le seul trajet passe par { THE($closed) }, que rien ne peut traverser.
