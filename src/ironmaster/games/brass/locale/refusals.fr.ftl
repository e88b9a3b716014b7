# Ce que disent plusieurs refus
has-cash = { YOU($seat) ->
    [you] vous n’avez
   *[other] { $seat } n’a
} { $cash ->
    [0] pas d’argent
   *[other] que { $cash } £
}
can-build = { YOU($seat) ->
    [you] vous pouvez
   *[other] { $seat } peut
} construire
has-neither = { YOU($seat) ->
    [you] vous n’avez ni l’un ni l’autre
   *[other] { $seat } n’a ni l’un ni l’autre
}
no-build = aucune construction actuellement possible pour { YOU($seat) ->
    [you] vous
   *[other] { $seat }
}
top-tile = le marqueur { OF($industry, article: "no") } au sommet { YOU($seat) ->
    [you] de votre pile
   *[other] de la pile { OF($seat) }
}
tile-there = { YOU($owner) ->
    [you] votre { BARE($old) }
   *[other] { THE($old) } { OF($owner) }
}
links-away = { $far ->
    [0] sur place
    [one] à { $far } liaison
   *[other] à { $far } liaisons
}
nearest-away = { $near ->
    [0] sur place
    [one] à { $near } liaison
   *[other] à { $near } liaisons
}

# Pourquoi un coup est refusé : ce n’est pas le moment
moment-action = Choisissez d’abord une action : construire, combiner vos deux actions, construire une liaison, vous développer, vendre du coton, contracter un emprunt ou passer.
moment-action-liquidate = On ne vend ses marqueurs qu’au début d’un round, quand l’argent ne couvre pas un revenu négatif.
moment-action-discard = Une carte se défausse pour une action : choisissez d’abord l’action.
moment-action-coal-serves = Le charbon se prend quand un marqueur ou un rail l’exige, et la question n’est posée que si plusieurs mines sont à égale distance. La mine { OF($place) } pourrait maintenant fournir le charbon pour : { $goals }.
moment-action-coal-idle = Le charbon se prend quand un marqueur ou un rail l’exige. { CAPITAL(no-build) } ne le prendrait dans la mine { OF($place) }.
moment-action-coal-unneeded = Le charbon se prend quand un marqueur ou un rail l’exige, et { no-build } n’en exige.
moment-action-coal-farther = Une autre mine que celle { OF($place) } est plus proche de ces destinations : { $goals }.
moment-action-coal-unconnected = Aucune suite de liaisons construites ne mène de la mine { OF($place) } à ces destinations : { $goals }.
moment-action-track-bought = Là où aucune mine qui a du charbon n’est reliée, le charbon s’achète d’office sur la piste de demande. Un cube y coûte maintenant { $track_price } £ ; il serait acheté pour : { $goals }.
moment-action-track-mines = Le charbon ne s’achète sur la piste de demande que là où aucune mine qui a du charbon n’est reliée. Or il y en a une partout où { can-build } maintenant quelque chose qui exige du charbon.
moment-action-track-unneeded = Le charbon s’achète quand un marqueur ou un rail l’exige, et { no-build } n’en exige.
moment-action-iron = Le fer se prend quand un marqueur ou un développement l’exige. L’entreprise de sidérurgie { OF($place) } pourrait le fournir ; la question n’est posée que si plusieurs en ont.
moment-action-iron-works = Le fer ne s’achète sur la piste de demande que si aucune entreprise de sidérurgie n’en a. Il y en a ici : { $works }.
moment-action-iron-bought = Aucune entreprise de sidérurgie n’a de fer : un marqueur ou un développement qui en exige l’achète d’office sur la piste de demande. Un cube y coûte maintenant { $iron_price } £.
moment-discard = Défaussez d’abord une carte pour l’action.
moment-coal = Choisissez d’abord laquelle des mines les plus proches fournit le charbon.
moment-iron = Choisissez d’abord l’entreprise de sidérurgie qui fournit le fer.
moment-rail-again = La construction de liaisons n’est pas achevée : construisez un second rail ou arrêtez-vous là.
moment-develop-again = Le développement n’est pas achevé : défaussez un second marqueur ou arrêtez-vous là.
moment-sell-again = La vente n’est pas achevée : vendez depuis une autre filature de coton ou arrêtez-vous là.
moment-liquidate = { YOU($seat) ->
    [you] Vous devez { $owed } £ et vous avez { $cash } £
   *[other] { $seat } doit { $owed } £ et a { $cash } £
} : il faut d’abord vendre un marqueur.
moment-over = La partie est terminée ; aucun coup n’est plus possible.
moment-chance = Un tirage au sort précède le prochain coup.

# Pourquoi un coup est refusé : la règle
refusal-brass-build-conditions = { YOU($seat) ->
    [you] Vous n’avez pas
   *[other] { $seat } n’a pas
} de carte { BARE($card) } en main.
refusal-brass-build-card-location = La carte { BARE($card) } permet seulement de construire { AT($card) }, pas { AT($place) }.
refusal-brass-build-card-industry_type = La carte { BARE($card) } permet seulement de construire { A($card) }, pas { A($industry) }.
refusal-brass-build-card-network_canal = Une carte d’entreprise ne permet de construire { AT($place) } que si l’un { YOU($seat) ->
    [you] de vos canaux
   *[other] des canaux { OF($seat) }
} y aboutit, ce qui n’est pas le cas.
refusal-brass-build-card-network_canal-virtual = Une carte d’entreprise ne permet de construire { AT($place) } que si l’un { YOU($seat) ->
    [you] de vos canaux
   *[other] des canaux { OF($seat) }
} y aboutit, ou aboutit { AT($other) }, à l’autre extrémité de la liaison virtuelle. Ce n’est pas le cas.
refusal-brass-build-card-network_canal-tile = Une carte d’entreprise ne permet de construire { AT($place) } que si { YOU($seat) ->
    [you] vous y avez
   *[other] { $seat } y a
} un canal ou un marqueur, et { has-neither }.
refusal-brass-build-card-network_canal-tile-virtual = Une carte d’entreprise ne permet de construire { AT($place) } que si { YOU($seat) ->
    [you] vous y avez
   *[other] { $seat } y a
} un canal ou un marqueur, ou bien { AT($other) }, à l’autre extrémité de la liaison virtuelle. { CAPITAL(has-neither) }.
refusal-brass-build-card-network_rail = Une carte d’entreprise ne permet de construire { AT($place) } que si { YOU($seat) ->
    [you] vous y avez
   *[other] { $seat } y a
} un rail ou un marqueur, et { has-neither }.
refusal-brass-build-card-network_rail-virtual = Une carte d’entreprise ne permet de construire { AT($place) } que si { YOU($seat) ->
    [you] vous y avez
   *[other] { $seat } y a
} un rail ou un marqueur, ou bien { AT($other) }, à l’autre extrémité de la liaison virtuelle. { CAPITAL(has-neither) }.
refusal-brass-build-top_of_pile = { YOU($seat) ->
    [you] Vous n’avez plus de marqueur { OF($industry, article: "no") } dans votre pile.
   *[other] { $seat } n’a plus de marqueur { OF($industry, article: "no") } à construire.
}
refusal-brass-build-level0 = { CAPITAL(top-tile) } est de niveau 0 : on ne peut pas le construire, seulement le défausser en se développant.
refusal-brass-build-era_limits = { CAPITAL(top-tile) } est de niveau { $level } et ne peut pas être construit en période { OF($era) }.
refusal-brass-build-slot-symbol = La case { $slot } { OF($place) } ne porte pas de symbole { OF($industry, article: "no") }.
refusal-brass-build-slot-single = La case { $slot } { OF($place) } porte { THE($old) } { OF($owner) }. Chez un adversaire, on ne peut recouvrir que les mines de charbon et les entreprises de sidérurgie.
refusal-brass-build-canal-one_per_location = { YOU($seat) ->
    [you] Vous avez
   *[other] { $seat } a
} déjà un marqueur { AT($place) }, et en période du canal, un joueur n’en a qu’un au plus par localisation.
refusal-brass-build-lancaster_port = À Lancaster, un port doit d’abord aller dans la case de gauche, et elle est vide.
refusal-brass-build-preston_port = À Preston, un port doit d’abord aller dans la case du haut, et elle est vide.
refusal-brass-build-barrow = Le charbon n’arrive à Barrow-in-Furness que par un rail, et aucun rail n’y mène encore.
refusal-brass-build-barrow-linked = Un rail mène à Barrow-in-Furness, mais aucun charbon ne peut y être acheminé par ce rail.
refusal-brass-build-birkenhead = Le charbon n’arrive à Birkenhead que par le rail d’Ellesmere Port, jamais par la liaison virtuelle, et ce rail n’est pas construit.
refusal-brass-build-birkenhead-linked = Le rail d’Ellesmere Port mène à Birkenhead, mais aucun charbon ne peut y être acheminé par ce rail, et il n’en vient jamais par la liaison virtuelle.
refusal-brass-build-price = Cela coûte { $price } £, mais { has-cash }.
refusal-brass-build-price-cubes = Cela coûte { $price } £ en tout, { $cost } £ pour le marqueur et { $cubes } £ pour les cubes achetés sur les pistes de demande, mais { has-cash }.
refusal-brass-build-price-without = Même sans le charbon qui manque, cela coûte { $price } £, mais { has-cash }.
refusal-brass-cover-own = La case { $slot } { OF($place) } porte { tile-there }, que seule la même entreprise peut recouvrir.
refusal-brass-cover-own-level = La case { $slot } { OF($place) } porte { tile-there }, de niveau { $old_level }. Il faut un niveau plus élevé pour recouvrir ce marqueur, et { top-tile } est de niveau { $level }.
refusal-brass-cover-opponent_kinds = La case { $slot } { OF($place) } porte { tile-there }, que seule la même entreprise peut recouvrir.
refusal-brass-cover-opponent_kinds-level = La case { $slot } { OF($place) } porte { tile-there }, de niveau { $old_level }. Il faut un niveau plus élevé pour recouvrir ce marqueur, et { top-tile } est de niveau { $level }.
cubes-left = Il y a { $board ->
    [one] { $board } cube
   *[other] { $board } cubes
} sur le plateau et { $track } sur la piste.
refusal-brass-cover-opponent_scarcity = On ne peut recouvrir { THE($old) } { OF($owner) } { AT($place) } que s’il n’y a { $kind ->
    [coal] de charbon
   *[iron] de fer
} ni sur le plateau ni sur la piste de demande. { cubes-left }
refusal-brass-cover-opponent_scarcity-either = On ne peut recouvrir { THE($old) } { OF($owner) } { AT($place) } que s’il n’y a pas { $kind ->
    [coal] de charbon
   *[iron] de fer
} sur le plateau, ou s’il n’y en a pas sur la piste de demande. { cubes-left }
refusal-brass-cover-opponent_canal_limit = { YOU($seat) ->
    [you] Vous avez
   *[other] { $seat } a
} un autre marqueur { AT($place) } : en période du canal, on ne peut y recouvrir celui d’un adversaire.
refusal-brass-coal-track_condition = Il faut un cube de charbon { AT($place) }, mais la localisation n’est reliée ni à une mine qui a du charbon, ni à un port construit ou à une localisation externe par où en acheter.
refusal-brass-coal-track_condition-none = Il faut un cube de charbon { AT($place) }, mais aucune mine n’a de charbon, et la localisation n’est reliée ni à un port construit ni à une localisation externe par où en acheter.
refusal-brass-coal-board_first = La case { $slot } { OF($place) } ne porte pas de mine de charbon.
refusal-brass-coal-board_first-spent = La mine de charbon de la case { $slot } { OF($place) } n’a plus de charbon.
refusal-brass-coal-board_first-track = Le charbon ne peut pas être acheté sur la piste de demande, car une mine qui a du charbon est reliée. Le plus proche se trouve ici : { $mines }.
refusal-brass-coal-nearest = Pour { $goal }, le charbon vient de la mine la plus proche qui en a ({ $mines }, { nearest-away }). La mine { OF($place) } est { links-away }.
refusal-brass-coal-nearest-chosen = Pour { $goal }, le charbon vient de la mine la plus proche de l’une ou l’autre extrémité ({ $mines }). La mine { OF($place) } n’est la plus proche d’aucune des deux.
refusal-brass-def-connected = Aucune suite de liaisons construites ne relie la mine { OF($place) } et { THE($goal) }.
refusal-brass-def-connected-rail = Aucune suite de liaisons construites ne relie la mine { OF($place) } et { THE($goal) }, ni la mine et { THE($goal2) }.
refusal-brass-iron-board_first = Le fer ne peut pas être acheté sur la piste de demande, car des entreprises de sidérurgie du plateau en ont : { $works }.
refusal-brass-iron-any_works = La case { $slot } { OF($place) } ne porte pas d’entreprise de sidérurgie.
refusal-brass-iron-any_works-spent = L’entreprise de sidérurgie de la case { $slot } { OF($place) } n’a plus de fer.
refusal-brass-combined-needs_both = Combiner exige les deux actions du tour, et { YOU($seat) ->
    [you] vous en avez
   *[other] { $seat } en a
} déjà utilisé une.
refusal-brass-combined-needs_both-first = Combiner exige deux actions, et au premier round de la période du canal, chaque joueur n’en a qu’une.
refusal-brass-combined-two_cards = Combiner exige deux cartes, et { YOU($seat) ->
    [you] vous en avez
   *[other] { $seat } en a
} moins.
refusal-brass-link-type = On ne peut pas construire { OF($era, article: "no") } entre { THE($from) } et { THE($to) }, et aucune autre liaison ne se construit en période { OF($era) }.
refusal-brass-link-free_line = Le tracé entre { THE($from) } et { THE($to) } porte déjà { YOU($owner) ->
    [you] votre liaison
   *[other] une liaison { OF($owner) }
}.
refusal-brass-link-adjacent = { YOU($seat) ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} ni marqueur ni liaison à aucune des deux extrémités du tracé, { THE($from) } et { THE($to) }.
refusal-brass-link-needs_presence = { YOU($seat) ->
    [you] Vous n’avez rien sur le plateau, et une liaison doit partir d’un de vos marqueurs ou d’une de vos liaisons.
   *[other] { $seat } n’a rien sur le plateau, et une liaison doit partir d’un marqueur ou d’une liaison du même joueur.
}
refusal-brass-setup-links = { YOU($seat) ->
    [you] Vos { $markers } marqueurs de liaison
   *[other] Les { $markers } marqueurs de liaison { OF($seat) }
} sont tous sur le plateau.
refusal-brass-link-canal_cost = Un canal coûte { $price } £, mais { has-cash }.
refusal-brass-link-rail_cost = Un rail coûte { $price } £, mais { has-cash }.
refusal-brass-link-rail_cost-cube = Ce rail coûte { $price } £ en tout, { $cost } £ pour la liaison et { $cube } £ pour le charbon acheté sur la piste de demande, mais { has-cash }.
refusal-brass-link-double_cost = Un second rail coûte { $price } £, mais { has-cash }.
refusal-brass-link-double_cost-cube = Ce second rail coûte { $price } £ en tout, { $cost } £ pour la liaison et { $cube } £ pour le charbon acheté sur la piste de demande, mais { has-cash }.
refusal-brass-link-rail_coal_end = Un rail exige un cube de charbon à l’une de ses extrémités. Ni { THE($from) } ni { THE($to) } n’ont accès à une mine qui a du charbon, ni à un port construit ou à une localisation externe par où en acheter.
refusal-brass-link-rail_coal_end-none = Un rail exige un cube de charbon à l’une de ses extrémités, mais aucune mine n’a de charbon, et ni { THE($from) } ni { THE($to) } n’ont accès à un port construit ou à une localisation externe par où en acheter.
refusal-brass-link-rail_coal_source = Un rail prend son charbon dans la mine la plus proche de l’une ou l’autre de ses extrémités, qui se trouve maintenant ici : { $mines }.
refusal-brass-link-rail_coal_source-chosen = Un rail prend son charbon dans la mine la plus proche de l’extrémité que le joueur choisit, qui se trouve maintenant ici : { $mines }.
refusal-brass-develop-top = { YOU($seat) ->
    [you] Vous n’avez plus de marqueur { OF($industry, article: "no") } dans votre pile.
   *[other] { $seat } n’a plus de marqueur { OF($industry, article: "no") } à défausser.
}
refusal-brass-develop-iron = Aucune entreprise de sidérurgie n’a de fer : le cube s’achète { $iron_price } £ sur la piste de demande, mais { has-cash }.
refusal-brass-sell-own_mills = La case { $slot } { OF($place) } ne porte pas de filature de coton.
refusal-brass-sell-own_mills-opponent = La filature de coton de la case { $slot } { OF($place) } appartient à { $owner }.
refusal-brass-sell-own_mills-sold = La filature de coton de la case { $slot } { OF($place) } a déjà vendu son coton.
refusal-brass-sell-target = La case { $port_slot } { OF($port) } ne porte pas de port.
refusal-brass-sell-target-used = Le port de la case { $port_slot } { OF($port) } est retourné : il a déjà acheté du coton.
refusal-brass-sell-port_connected = Aucune suite de liaisons construites ne relie { THE($place) } et { THE($port) }.
refusal-brass-sell-distant_closed = Le marché extérieur est fermé jusqu’à la fin de la période.
refusal-brass-sell-distant_closed-tiles = Il ne reste aucune tuile de marché extérieur dans cette période.
refusal-brass-sell-distant_closed-round = Le marché extérieur a fermé dans ce round. Selon les règles de cette partie, les ports n’achètent de nouveau du coton qu’à partir du round suivant.
refusal-brass-sell-distant_access = Aucune suite de liaisons construites ne relie { THE($place) } à un port construit ou à une localisation externe.
refusal-brass-loan-amount = Un emprunt est de 10 £, 20 £ ou 30 £, pas de { $pounds } £.
refusal-brass-loan-ban = En période du rail, on ne peut plus contracter d’emprunt une fois la pioche épuisée.
refusal-brass-loan-floor = { YOU($seat) ->
    [you] Votre revenu est de
   *[other] Le revenu { OF($seat) } est de
} { $income }, et un emprunt de { $pounds } £ le ferait passer sous −10 £.
refusal-brass-cards-discard = { YOU($seat) ->
    [you] Vous n’avez pas
   *[other] { $seat } n’a pas
} de carte { BARE($card) } en main.
refusal-brass-income-liquidate_choice = { YOU($seat) ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} pas de marqueur dans la case { $slot } { OF($place) }.
