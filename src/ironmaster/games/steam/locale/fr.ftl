# Noms
sum = { $dollars } $
debt = −{ $dollars } $
hex = { $hex }
    .at = en { $hex }
port = { $place } ({ $edge })
link = { $start }–{ $end }
open-run = { $start } vers { $hex } ({ $edge })
track = { $face } ({ $ways })
    .article = { ARTICLE($face) }
name-red = rouge
name-blue = bleu
name-yellow = jaune
name-purple = mauve
name-grey = gris
name-turn_order = Ordre du tour
name-first_move = Premier Déplacement
name-engineer = Ingénieur
name-first_build = Première Construction
name-city_growth = Croissance de cité
name-locomotive = Locomotive
name-urbanization = Urbanisation
edge-n = N
edge-ne = NE
edge-se = SE
edge-s = S
edge-sw = SO
edge-nw = NO
face-21 = droite
    .article = la
face-22 = virage léger
    .article = le
face-23 = virage serré
    .article = le
face-41 = croisement de deux droites
    .article = le
face-42 = croisement d’une droite et d’un virage léger
    .article = le
face-43 = croisement de deux virages légers
    .article = le
face-44 = droite avec virage serré
    .article = la
face-45 = paire de virages légers
    .article = la
face-46 = virage léger avec virage serré à sa gauche
    .article = le
face-47 = virage léger avec virage serré à sa droite
    .article = le
face-T11 = tuile de ville à une sortie
    .article = la
face-T21 = tuile de ville en ligne droite
    .article = la
face-T22 = tuile de ville à virage léger
    .article = la
face-T23 = tuile de ville à virage serré
    .article = la
face-T31 = tuile de ville à trois sorties équidistantes
    .article = la
face-T32 = tuile de ville avec fourche à gauche
    .article = la
face-T33 = tuile de ville avec fourche à droite
    .article = la
face-T34 = tuile de ville à trois sorties voisines
    .article = la
face-T41 = tuile de ville à quatre sorties, dont trois voisines
    .article = la
face-T42 = tuile de ville à quatre sorties en X
    .article = la
face-T43 = tuile de ville à quatre sorties voisines
    .article = la

# Couleurs des cités et des cubes
coloured = { $colour ->
    [bleu] bleue
    [gris] grise
   *[other] { $colour }
}
new-city = nouvelle cité { coloured }
colours = { $colour ->
    [gris] gris
   *[other] { $colour }s
}
cubes-alike = { $count ->
    [one] un cube { $colour }
   *[other] { $count } cubes { colours }
}
cubes-mixed = { $count } cubes ({ $parts })
cubes-part = { $count ->
    [one] { $count } { $colour }
   *[other] { $count } { colours }
}

# Tuiles action
tile-turn_order-base = Premier dans l’ordre du tour suivant.
tile-turn_order-standard = Peut passer une fois à l’enchère du tour suivant sans la quitter.
tile-first_move = Joue en premier aux deux cycles du déplacement des marchandises.
tile-engineer = Peut poser quatre tuiles de voie au lieu de trois.
tile-first_build = Construit avant tous les autres.
tile-city_growth = Les cubes d’une case de la réserve de marchandises vont sur une cité sans marqueur Croissance de cité.
tile-locomotive-base = La locomotive gagne aussitôt un niveau, pour { $cost } $ plus 1 $ par niveau de la nouvelle locomotive.
tile-locomotive-standard = La locomotive gagne aussitôt un niveau.
tile-urbanization = Une nouvelle cité, avec les cubes d’une case de la réserve de marchandises, remplace une ville.

# Ce qui est demandé
prompt-opening = { YOU($seat) ->
    [you] C’est à vous de miser pour la place { $place }.
   *[other] C’est à { $seat } de miser pour la place { $place }.
} { YOU($bidder) ->
    [you] Vous avez
   *[other] { $bidder } a
} misé { $bid }.
prompt-opening-first = { YOU($seat) ->
    [you] C’est à vous de miser pour la place { $place }.
   *[other] C’est à { $seat } de miser pour la place { $place }.
} Personne n’a encore misé.
prompt-capital = { YOU($seat) ->
    [you] Combien d’emprunts prenez-vous ce tour-ci ? Vous avez { $cash }.
   *[other] Combien d’emprunts prend { $seat } ce tour-ci ? { $seat } a { $cash }.
}
prompt-bidding = { YOU($seat) ->
    [you] C’est à vous de miser pour l’ordre du tour, et vous avez { $cash }.
   *[other] C’est à { $seat }, qui a { $cash }, de miser pour l’ordre du tour.
} { YOU($bidder) ->
    [you] Vous avez
   *[other] { $bidder } a
} misé { $bid }.
prompt-bidding-first = { YOU($seat) ->
    [you] C’est à vous de miser pour l’ordre du tour, et vous avez { $cash }.
   *[other] C’est à { $seat }, qui a { $cash }, de miser pour l’ordre du tour.
} Personne n’a encore misé.
prompt-actions = { YOU($seat) ->
    [you] Quelle tuile action prenez-vous ? Vous avez { $cash }.
   *[other] Quelle tuile action prend { $seat } ? { $seat } a { $cash }.
}
prompt-pay = { YOU($seat) ->
    [you] Payez-vous { $price } pour la tuile « { $tile } », ou passez-vous ?
   *[other] C’est à { $seat } de payer { $price } pour la tuile « { $tile } » ou de passer.
}
prompt-build = { YOU($seat) ->
    [you] Vous { $left ->
        [0] ne pouvez plus poser de tuile de voie
        [one] pouvez encore poser 1 tuile de voie
       *[other] pouvez encore poser { $left } tuiles de voie
    } et vous avez { $cash }.
   *[other] { $seat } { $left ->
        [0] ne peut plus poser de tuile de voie
        [one] peut encore poser 1 tuile de voie
       *[other] peut encore poser { $left } tuiles de voie
    } et a { $cash }.
}
prompt-supply = { YOU($seat) ->
    [you] Quelle case de la réserve de marchandises choisissez-vous pour { THE($place) } ?
   *[other] Quelle case de la réserve de marchandises choisit { $seat } pour { THE($place) } ?
}
prompt-move = { YOU($seat) ->
    [you] Cycle { $cycle } des marchandises : livrez-vous un cube, améliorez-vous votre locomotive ou passez-vous ?
   *[other] Cycle { $cycle } des marchandises : c’est à { $seat } de livrer un cube, d’améliorer sa locomotive ou de passer.
}
prompt-route = { YOU($seat) ->
    [you] Par quelle liaison le cube { $cube } repart-il { OF($place) } ?
   *[other] C’est à { $seat } de choisir par quelle liaison le cube { $cube } repart { OF($place) }.
}
prompt-score = { YOU($seat) ->
    [you] Ajoutez-vous { $points ->
        [one] 1 point
       *[other] { $points } points
    } à votre revenu ou à vos points de victoire ?
   *[other] C’est à { $seat } d’ajouter { $points ->
        [one] 1 point
       *[other] { $points } points
    } à son revenu ou à ses points de victoire.
}
prompt-over = La partie est terminée.
prompt-chance = La mise en place est en cours.

# Ce qui a été fait
did-bid = { $seat } mise { $bid }.
did-pass-opening = { $seat } passe.
did-pass-bidding = { $seat } passe et quitte l’enchère.
did-pass-pay = { $seat } passe, et la tuile « { $tile } » est retournée.
did-pass-move = { $seat } passe.
did-free_pass = { $seat } passe sans quitter l’enchère, grâce à la tuile « Ordre du tour ».
did-capital = { $loans ->
    [0] { $seat } ne prend aucun emprunt.
    [one] { $seat } prend 1 emprunt et reçoit { $dollars }.
   *[other] { $seat } prend { $loans } emprunts et reçoit { $dollars }.
}
did-take = { $seat } prend la tuile « { $tile } ».
did-take-locomotive = { $seat } prend la tuile « { $tile } » pour { $price } ; sa locomotive passe au niveau { $level }.
did-take-locomotive-free = { $seat } prend la tuile « { $tile } » ; sa locomotive passe au niveau { $level }.
did-pay = { $seat } paie { $price } pour la tuile « { $tile } ».
did-lay = { $seat } pose { A($track) } { AT($hex) } pour { $cost }.
did-replace = { $seat } remplace la tuile { AT($hex) } par { A($track) } pour { $cost }.
did-urbanize = { $seat } pose une { new-city } { AT($place) }.
did-grow = { $seat } fait croître { THE($place) }.
did-supply = { CAPITAL(THE($place)) } reçoit { $cubes } de la case { $space } de la réserve de marchandises.
did-stop = { $seat } termine sa construction.
did-deliver = { $seat } déplace un cube { $colour } au départ { OF($place) }.
did-via = { $seat } envoie le cube { $cube } { AT($place) }.
did-upgrade = { $seat } améliore sa locomotive, qui passe au niveau { $level }.
did-income = { $seat } ajoute { $points ->
    [one] 1 point
   *[other] { $points } points
} à son revenu.
did-points = { $seat } prend { $points ->
    [one] 1 point de victoire.
   *[other] { $points } points de victoire.
}
did-first = Le sort désigne { $seat } pour miser en premier.
did-dealt = { $seat } reçoit la tuile « { $tile } ».
did-goods = { CAPITAL(THE($place)) } reçoit { $cubes }.
did-goods-supply = La case { $space } de la réserve de marchandises reçoit { $cubes }.

# Ce qui a suivi
then-loans = { $seat } prend { $loans ->
    [one] 1 emprunt
   *[other] { $loans } emprunts
} ; son revenu est maintenant de { $income }{ $points ->
    [0] .
    [one] , et 1 point de victoire est perdu.
   *[other] , et { $points } points de victoire sont perdus.
}
then-link = { $owner } possède maintenant la liaison { $link }.
then-link-nobody = La liaison { $link } est terminée et reste sans propriétaire.
then-claimed = { $seat } réclame la liaison incomplète qui part { OF($start) }.
then-lost = { $runs ->
    [one] { $seat } perd la liaison incomplète qui part { OF($starts) }.
   *[other] { $seat } perd { $runs } liaisons incomplètes : { $starts }.
}
then-won = { $paid ->
    [0] { $seat } obtient la place { $place } gratuitement.
   *[other] { $seat } obtient la place { $place } pour { $price } ; son revenu est maintenant de { $income }.
}
then-place = { $paid ->
    [0] { $seat } obtient la place { $place } et ne paie rien.
   *[other] { $seat } obtient la place { $place } et paie { $price }.
}
then-delivered = Le cube { $cube } est livré { AT($place) }. Son trajet : { $route }.
then-share = { $links ->
    [one] { $seat } gagne 1 point.
   *[other] { $seat } gagne { $links } points.
}
leg = –({ $owner })–
nobody = personne
then-capped = { $seat } est au bout de l’échelle des revenus et prend { $points ->
    [one] 1 point de victoire
   *[other] { $points } points de victoire
}.
then-forced = { $seat } ne peut prendre aucune des tuiles restantes et reçoit la tuile « { $tile } », retournée comme si { $seat } avait passé.
then-settled = Les revenus sont réglés.
then-income = { $seat } reçoit { $dollars }.
then-expense = { $seat } paie { $dollars }.
then-short = { $seat } doit { $dollars } et n’a pas assez d’argent ; son revenu est maintenant de { $income }{ $lost ->
    [0] .
    [one] , et 1 point de victoire est perdu.
   *[other] , et { $lost } points de victoire sont perdus.
}
then-bankrupt = { $seat } ne peut pas payer { $dollars } et fait faillite.
then-order = L’ordre du tour est { $order }.
then-round = Le tour { $round } commence ; l’ordre du tour est { $order }.
then-over = La partie est terminée.

# Parties du jeu et classement
chapter = Tour { $round } sur { $rounds }
chapter-start = Mise en place
chapter-end = Fin de la partie
standing = { $seat } { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}, revenu { $income }, { $cash }, { $worth } si la partie s’arrêtait
standing-end = { $seat } { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}, revenu { $income }
standing-out = { $seat } en faillite
joined = { $first } ; { $second }
