# Pourquoi un coup est refusé : ce n’est pas le moment
moment-opening = Les places de l’ordre du tour sont aux enchères : { YOU($seat) ->
    [you] misez ou passez.
   *[other] { $seat } mise ou passe.
}
moment-capital = C’est la phase de capital : { YOU($seat) ->
    [you] dites combien d’emprunts vous prenez.
   *[other] { $seat } dit combien d’emprunts prendre.
}
moment-bidding = L’ordre du tour est aux enchères : { YOU($seat) ->
    [you] misez ou passez.
   *[other] { $seat } mise ou passe.
}
moment-actions = On choisit les tuiles action : { YOU($seat) ->
    [you] prenez-en une.
   *[other] { $seat } en prend une.
}
moment-pay = { YOU($seat) ->
    [you] Vous avez pris la tuile « { $tile } » et devez
   *[other] { $seat } a pris la tuile « { $tile } » et doit
} d’abord la payer ou passer.
moment-build = C’est la phase de construction : { YOU($seat) ->
    [you] construisez ou arrêtez-vous.
   *[other] { $seat } construit ou s’arrête.
}
moment-supply = { YOU($seat) ->
    [you] Vous devez
   *[other] { $seat } doit
} d’abord choisir la case de la réserve de marchandises dont les cubes vont à la cité.
moment-move = C’est le déplacement des marchandises : { YOU($seat) ->
    [you] livrez un cube, améliorez votre locomotive ou passez.
   *[other] { $seat } livre un cube, améliore sa locomotive ou passe.
}
moment-route = Le cube { $cube } parti { OF($source) } est en route : { YOU($seat) ->
    [you] vous devez
   *[other] { $seat } doit
} d’abord choisir sa prochaine liaison.
moment-score = Les points d’une livraison sont d’abord à placer : { YOU($seat) ->
    [you] choisissez le revenu ou les points de victoire.
   *[other] { $seat } choisit le revenu ou les points de victoire.
}
moment-over = La partie est terminée ; plus aucun coup n’est possible.
moment-chance = La mise en place est en cours ; personne ne peut jouer avant qu’elle soit finie.
moment-via = { YOU($seat) ->
    [you] Choisissez d’abord le cube à livrer.
   *[other] { $seat } doit d’abord choisir le cube à livrer.
} Ses liaisons se choisissent ensuite une à une, et seulement là où plusieurs mènent plus loin.

# Pourquoi un coup est refusé : construire
refusal-steam-build-limit = { YOU($seat) ->
    [you] Vous avez
   *[other] { $seat } a
} déjà posé les { $tiles } tuiles que permet cette construction.
refusal-steam-build-duty = { YOU($seat) ->
    [you] Vous avez payé l’action « { $tile } » et devez l’effectuer avant de vous arrêter.
   *[other] { $seat } a payé l’action « { $tile } » et doit l’effectuer avant de s’arrêter.
}
refusal-steam-track-hexonly = { CAPITAL(THE($hex)) } est une cité : on n’y pose jamais de voie.
off-map = { $hex } n’est pas un hexagone de la carte.
refusal-steam-track-kind = { CAPITAL(THE($hex)) } n’est pas une ville : on n’y pose pas de tuile de ville.
plain-on-town = { CAPITAL(THE($hex)) } est une ville : on n’y pose que des tuiles de ville.
refusal-steam-track-blackedge = { CAPITAL(AT($hex)) }, au bord { $edge }, la voie donnerait sur un trait noir épais.
refusal-steam-track-mapedge = { CAPITAL(AT($hex)) }, au bord { $edge }, la voie sortirait de la carte.
refusal-steam-track-first = { YOU($seat) ->
    [you] Votre première tuile
   *[other] La première tuile { OF($seat) }
} doit porter une voie qui sort d’une cité.
refusal-steam-track-anchor = { CAPITAL(AT($hex)) }, la voie ne partirait ni d’une cité, ni d’une extrémité libre que { YOU($seat) ->
    [you] vous pouvez prolonger, ni d’une ville où vous avez
   *[other] peut prolonger { $seat }, ni d’une ville où { $seat } a
} une liaison terminée.
refusal-steam-track-each = Chaque segment de voie d’une tuile doit partir de quelque chose ; { AT($hex) }, l’un d’eux ne part de rien.
refusal-steam-track-notfromtown = { YOU($seat) ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} pas de liaison terminée { AT($hex) }, et aucune des nouvelles sorties ne rejoindrait une cité ou une extrémité libre { YOU($seat) ->
    [you] que vous pouvez prolonger.
   *[other] que peut prolonger { $seat }.
}
refusal-steam-track-notother = { CAPITAL(AT($hex)) }, au bord { $edge }, la voie rejoindrait l’extrémité libre d’une liaison qui appartient à { $owner }.
refusal-steam-track-noloop = La liaison partirait { OF($start) } pour y revenir.
refusal-steam-town-others = { CAPITAL(AT($hex)) }, au bord { $edge }, la nouvelle sortie rejoindrait l’extrémité libre d’une liaison qui appartient à { $owner }.
refusal-steam-claim-eligible = { CAPITAL(AT($hex)) }, au bord { $edge }, la voie prolongerait une liaison non possédée qui part { OF($start) }, où { YOU($seat) ->
    [you] vous n’avez
   *[other] { $seat } n’a
} pas de liaison terminée.
refusal-steam-claim-merge = { CAPITAL(AT($hex)) }, au bord { $edge }, la voie rejoindrait une liaison non possédée qui part { OF($start) }, où { YOU($seat) ->
    [you] vous n’avez pas de liaison terminée : vous ne pouvez pas la réclamer.
   *[other] { $seat } n’a pas de liaison terminée : { $seat } ne peut pas la réclamer.
}
refusal-steam-redirect-who = L’extrémité libre { AT($hex) } appartient à { $owner }.
redirect-own = L’extrémité libre { AT($hex) } { YOU($seat) ->
    [you] vous appartient
   *[other] appartient à { $seat }
} : seules les liaisons non possédées peuvent être redirigées.
redirect-unclaimable = L’extrémité libre { AT($hex) } est celle d’une liaison non possédée qui part { OF($start) }, où { YOU($seat) ->
    [you] vous n’avez
   *[other] { $seat } n’a
} pas de liaison terminée.
refusal-steam-redirect-inner = Seule l’extrémité libre d’une voie peut être redirigée ; { AT($hex) }, l’autre bout doit rester en place.
refusal-steam-redirect-notown = Dans une ville, on peut ajouter des voies, mais ni les rediriger ni les retirer : toutes les sorties doivent rester { AT($hex) }.
refusal-steam-upgrade-what = { CAPITAL(AT($hex)) }, une voie sans extrémité libre doit rester en place ; une nouvelle tuile ne peut qu’en ajouter d’autres.
same-tile = Cette tuile se trouve déjà { AT($hex) }.
refusal-steam-upgrade-anchor = La voie ajoutée { AT($hex) } ne partirait ni d’une cité, ni d’une extrémité libre { YOU($seat) ->
    [you] que vous pouvez prolonger.
   *[other] que peut prolonger { $seat }.
}
refusal-steam-upgrade-mixed = { CAPITAL(AT($hex)) }, toutes les voies doivent rester, sauf les extrémités libres { YOU($seat) ->
    [you] que vous pouvez rediriger.
   *[other] que peut rediriger { $seat }.
}
one-turn-only = Une tuile ne peut rediriger qu’une seule extrémité libre { AT($hex) } ; toutes les autres voies doivent y rester.
refusal-steam-upgrade-stock = Aucune tuile de voie ne porte un tel tracé.
refusal-steam-stock-limit = Il ne reste { GENDER($face) ->
    [feminine] aucune
   *[masculine] aucun
} { BARE($face) }.
refusal-steam-stock-twosided = Il ne reste { GENDER($face) ->
    [feminine] aucune
   *[masculine] aucun
} { BARE($face) } : toutes les tuiles qui portent ce tracé sont sur la carte, sur une face ou sur l’autre.
refusal-steam-stock-ring = Il ne reste { GENDER($face) ->
    [feminine] aucune
   *[masculine] aucun
} { BARE($face) } : les voies de la carte occupent toutes les tuiles qui portent ce tracé, sur une face ou sur l’autre.
refusal-steam-borrow-optional = La tuile coûte { $cost } $, et { YOU($seat) ->
    [you] vous pouvez
   *[other] { $seat } peut
} réunir { $means } $ au plus.
refusal-steam-std-build = La tuile coûte { $cost } $, et { YOU($seat) ->
    [you] vous n’avez
   *[other] { $seat } n’a
} que { $cash } $.

# Pourquoi un coup est refusé : nouvelles cités et croissance
unpayable-tile = La tuile « { $tile } » coûte { $price } $, et { YOU($seat) ->
    [you] vous pouvez
   *[other] { $seat } peut
} réunir { $means } $ au plus.
refusal-steam-urban-where = { CAPITAL(THE($place)) } n’est pas une ville.
is-city = { CAPITAL(THE($place)) } est déjà une cité.
not-this-tile = Pour cela, { YOU($seat) ->
    [you] vous devez
   *[other] { $seat } doit
} avoir la tuile action « { $wanted } ».
refusal-steam-urban-noloop = Si { THE($place) } devenait une cité, une liaison en partirait pour y revenir.
no-town = Aucune ville ne peut recevoir de nouvelle cité pour le moment.
refusal-steam-urban-marker = { CAPITAL(THE($place)) } ne peut pas croître : seules les cités imprimées sur la carte le peuvent.
refusal-steam-comp-newcity = Il ne reste aucune { new-city }.
refusal-steam-comp-growth = Il ne reste aucun marqueur Croissance de cité.
refusal-steam-action-pass = { YOU($seat) ->
    [you] Vous avez passé sur la tuile « { $tile } » à ce tour, ou vous en avez
   *[other] { $seat } a passé sur la tuile « { $tile } » à ce tour, ou en a
} déjà effectué l’action.
carried-out = { YOU($seat) ->
    [you] Vous avez
   *[other] { $seat } a
} déjà effectué l’action « { $tile } ».
refusal-steam-growth-do = { CAPITAL(THE($place)) } ne peut pas croître pour le moment.
refusal-steam-growth-once = { CAPITAL(THE($place)) } a déjà crû.
no-city = Toutes les cités ont déjà crû.
refusal-steam-supply-empty = Toutes les cases de la réserve de marchandises sont vides.
refusal-steam-supply-norefill = La case { $number } de la réserve de marchandises est vide.

# Pourquoi un coup est refusé : déplacer des marchandises
refusal-steam-map-town = { CAPITAL(THE($place)) } est une ville, et une ville ne porte jamais de cubes.
refusal-steam-deliver-source = Il n’y a pas de cube { $colour } { AT($place) }.
refusal-steam-deliver-colour = Il n’y a pas de cité { coloured } où livrer le cube.
refusal-steam-deliver-complete = Aucune suite de liaisons terminées ne mène { OF($place) } à une cité { coloured }.
refusal-steam-loco-reach = Avec une locomotive de niveau { $level }, { YOU($seat) ->
    [you] vous ne pouvez
   *[other] { $seat } ne peut
} pas atteindre de cité { coloured } au départ { OF($place) }.
refusal-steam-deliver-own1 = { YOU($seat) ->
    [you] Vous ne possédez
   *[other] { $seat } ne possède
} de liaison sur aucun trajet à portée de la locomotive qui mène { OF($place) } à une cité { coloured }.
refusal-steam-deliver-majority = Sur tout trajet à portée qui mène { OF($place) } à une cité { coloured } et qui emprunte { YOU($seat) ->
    [you] vos liaisons
   *[other] les liaisons { OF($seat) }
}, un autre joueur en possède davantage.
refusal-steam-deliver-route = Par la liaison qui part { OF($place) }, aucun trajet permis ne mène le cube { $cube } à une cité de sa couleur.
no-link-there = Aucune liaison terminée ne part { OF($place) }.
cube-elsewhere = Le cube { $cube } est maintenant { AT($station) } et ne peut pas partir { OF($place) }.
refusal-steam-deliver-towns = Le cube a déjà emprunté cette liaison.
town-passed = Le cube a déjà traversé { THE($end) } et ne peut passer qu’une fois par chaque ville.
refusal-steam-deliver-notback = Le cube ne peut pas revenir { AT($source) }.
refusal-steam-deliver-city_once = Le cube a déjà traversé { THE($end) } et ne peut entrer qu’une fois dans chaque cité.
link-of-others = Le cube arriverait { AT($end) } sans avoir emprunté { YOU($seat) ->
    [you] une seule de vos liaisons.
   *[other] une seule liaison { OF($seat) }.
}
link-majority = Le cube arriverait { AT($end) } en ayant emprunté plus de liaisons à un autre joueur qu’à { YOU($seat) ->
    [you] vous.
   *[other] { $seat }.
}
refusal-steam-goods-upgrade = { YOU($seat) ->
    [you] Votre locomotive
   *[other] La locomotive { OF($seat) }
} a atteint le niveau le plus haut.
upgraded-already = { YOU($seat) ->
    [you] Vous avez déjà amélioré votre
   *[other] { $seat } a déjà amélioré sa
} locomotive pendant ce déplacement des marchandises.

# Pourquoi un coup est refusé : tuiles action et enchères
refusal-steam-action-choose = { YOU($holder) ->
    [you] Vous avez
   *[other] { $holder } a
} déjà pris la tuile « { $tile } ».
refusal-steam-action-t6-max = { YOU($seat) ->
    [you] Votre locomotive
   *[other] La locomotive { OF($seat) }
} a atteint le niveau le plus haut.
locomotive-unpayable = La nouvelle locomotive coûte { $locomotive } $, et { YOU($seat) ->
    [you] vous pouvez
   *[other] { $seat } peut
} réunir { $means } $ au plus.
refusal-steam-action-t7-barred = Il ne reste aucune ville pour une nouvelle cité.
no-new-city = Il ne reste aucune tuile nouvelle cité.
refusal-steam-order-auction-bid = Une mise doit dépasser { $highest } $.
refusal-steam-order-auction-cap = { YOU($seat) ->
    [you] Vous pouvez
   *[other] { $seat } peut
} réunir { $means } $ au plus.
refusal-steam-std-bid-raise = Une mise doit dépasser { $highest } $.
bid-beyond-cash = { YOU($seat) ->
    [you] Vous avez { $cash } $ et ne pouvez
   *[other] { $seat } a { $cash } $ et ne peut
} pas miser davantage.
refusal-steam-std-bid-freepass = { YOU($seat) ->
    [you] Vous ne pouvez
   *[other] { $seat } ne peut
} pas passer sans quitter cette enchère.
free-pass-first = { YOU($seat) ->
    [you] Grâce à la tuile « Ordre du tour », vous passez
   *[other] Grâce à la tuile « Ordre du tour », { $seat } passe
} la première fois sans quitter l’enchère : le coup s’appelle « Passer sans quitter ».
refusal-steam-std-capital-floor = { YOU($seat) ->
    [you] La banque { $loans ->
        [0] ne vous accorde plus d’emprunt
        [one] vous accorde 1 emprunt au plus
       *[other] vous accorde { $loans } emprunts au plus
    }.
   *[other] La banque { $loans ->
        [0] n’accorde plus d’emprunt à { $seat }
        [one] accorde à { $seat } 1 emprunt au plus
       *[other] accorde à { $seat } { $loans } emprunts au plus
    }.
}
