# Noms
sum = { $dollars } $
debt = −{ $dollars } $
port = { $place }, { $edge }
link = { $start }–{ $end }
open-run = { $start } vers { $hex }/{ $edge }
name-red = rouge
name-blue = bleu
name-yellow = jaune
name-purple = mauve
name-grey = gris
name-turn_order = Ordre du tour
name-first_move = Premier déplacement
name-engineer = Ingénieur
name-first_build = Première construction
name-city_growth = Croissance de cité
name-locomotive = Locomotive
name-urbanization = Urbanisation
edge-n = N
edge-ne = NE
edge-se = SE
edge-s = S
edge-sw = SO
edge-nw = NO
face-21 = ligne droite
face-22 = courbe douce
face-23 = courbe serrée
face-41 = deux droites croisées
face-42 = droite croisant une courbe douce
face-43 = deux courbes douces croisées
face-44 = droite et courbe serrée
face-45 = deux courbes douces
face-46 = courbe douce, courbe serrée à sa gauche
face-47 = courbe douce, courbe serrée à sa droite
face-T11 = ville, une sortie
face-T21 = ville, ligne droite
face-T22 = ville, courbe douce
face-T23 = ville, courbe serrée
face-T31 = ville, trois directions
face-T32 = ville, fourche à gauche
face-T33 = ville, fourche à droite
face-T34 = ville, trois sorties côte à côte
face-T41 = ville, quatre sorties
face-T42 = ville, croix
face-T43 = ville, quatre sorties côte à côte

# Tuiles action
tile-turn_order-base = Premier dans l’ordre du prochain tour.
tile-turn_order-standard = Peut passer une fois à la prochaine enchère sans la quitter.
tile-first_move = Agit en premier aux deux cycles du déplacement des marchandises.
tile-engineer = Peut poser quatre tuiles de voie au lieu de trois.
tile-first_build = Construit avant tous les autres.
tile-city_growth = Les cubes d’une case de la réserve vont dans une cité sans marqueur de croissance.
tile-locomotive-base = La locomotive gagne aussitôt un niveau, pour { $cost } $ plus le nouveau niveau.
tile-locomotive-standard = La locomotive gagne aussitôt un niveau.
tile-urbanization = Une nouvelle cité, avec les cubes d’une case de la réserve, remplace une ville.

# Ce qui est demandé
prompt-opening = { $seat }, votre mise pour la place { $place } : { $bidder } offre { $bid }.
prompt-opening-first = { $seat }, votre mise pour la place { $place } : personne n’a encore misé.
prompt-capital = { $seat } : combien d’emprunts pour ce tour ? Vous avez { $cash }.
prompt-bidding = { $seat }, votre mise pour l’ordre du tour : { $bidder } offre { $bid }, vous avez { $cash }.
prompt-bidding-first = { $seat }, votre mise pour l’ordre du tour : personne n’a encore misé, vous avez { $cash }.
prompt-actions = { $seat } : quelle tuile action ? Vous avez { $cash }.
prompt-pay = { $seat } : payer { $price } pour { $tile }, ou passer ?
prompt-build = { $seat } construit : { $left ->
    [0] plus aucune tuile
    [one] encore 1 tuile
   *[other] encore { $left } tuiles
}, { $cash } en main.
prompt-supply = { $seat } : quelle case de la réserve pour { $place } ?
prompt-move = { $seat }, cycle { $cycle } : livrer un cube, améliorer la locomotive ou passer ?
prompt-route = { $seat } : par où le cube { $cube } repart-il de { $place } ?
prompt-score = { $seat } : { $points ->
    [one] 1 point
   *[other] { $points } points
} sur le revenu, ou en points de victoire ?
prompt-over = La partie est terminée.
prompt-chance = La mise en place est en cours.

# Ce qui a été fait
did-bid = { $seat } mise { $bid }.
did-pass-opening = { $seat } passe.
did-pass-bidding = { $seat } passe et quitte l’enchère.
did-pass-pay = { $seat } passe : la tuile { $tile } est retournée.
did-pass-move = { $seat } passe.
did-free_pass = { $seat } passe sans quitter l’enchère, grâce à Ordre du tour.
did-capital = { $loans ->
    [0] { $seat } n’emprunte rien.
    [one] { $seat } fait 1 emprunt : { $dollars }.
   *[other] { $seat } fait { $loans } emprunts : { $dollars }.
}
did-take = { $seat } prend { $tile }.
did-take-locomotive = { $seat } prend { $tile } pour { $price } : niveau { $level }.
did-take-locomotive-free = { $seat } prend { $tile } : niveau { $level }.
did-pay = { $seat } paie { $price } pour { $tile }.
did-lay = { $seat } pose une voie en { $hex } pour { $cost } : { $track }.
did-replace = { $seat } remplace la tuile en { $hex } pour { $cost } : { $track }.
did-urbanize = { $seat } place une nouvelle cité à { $place } : { $colour }.
did-grow = { $seat } fait croître { $place }.
did-supply = La case { $space } de la réserve va à { $place } : { $cubes }.
did-stop = { $seat } a fini de construire.
did-deliver = { $seat } prend un cube { $colour } à { $place }.
did-via = { $seat } envoie le cube { $cube } à { $place }.
did-upgrade = { $seat } améliore sa locomotive : niveau { $level }.
did-income = { $seat } met { $points ->
    [one] 1 point
   *[other] { $points } points
} sur son revenu.
did-points = { $seat } prend { $points ->
    [one] 1 point de victoire.
   *[other] { $points } points de victoire.
}
did-first = Le sort désigne { $seat } pour miser en premier.
did-dealt = { $seat } reçoit { $tile }.
did-goods = { $place } : { $cubes }.
did-goods-supply = Case { $space } de la réserve : { $cubes }.

# Ce qui a suivi
then-loans = { $seat } emprunte { $loans ->
    [one] une fois
   *[other] { $loans } fois
} : revenu { $income }{ $points ->
    [0] .
   *[other] , { $points } points perdus.
}
then-link = { $owner } possède la liaison { $link }.
then-link-nobody = La liaison { $link } est terminée et n’appartient à personne.
then-claimed = { $seat } réclame une liaison incomplète : { $start }.
then-lost = { $runs ->
    [one] { $seat } ne tient plus une liaison incomplète : { $starts }.
   *[other] { $seat } ne tient plus { $runs } liaisons incomplètes : { $starts }.
}
then-won = { $seat } obtient la place { $place } pour { $price } : revenu { $income }.
then-place = Place { $place } : { $seat }, qui paie { $price }.
then-delivered = Le cube { $cube } est livré : { $route } ({ $shares }).
leg = –({ $owner })–
nobody = personne
share = { $seat } { $links }
then-capped = Le revenu est au maximum : { $points ->
    [one] 1 point de victoire
   *[other] { $points } points de victoire
} pour { $seat }.
then-forced = { $seat } ne peut choisir aucune tuile et prend { $tile } comme passée.
then-income = { $seat } reçoit { $dollars }.
then-expense = { $seat } paie { $dollars }.
then-short = { $seat } doit { $dollars } et manque d’argent : revenu { $income }{ $lost ->
    [0] .
    [one] , 1 point perdu.
   *[other] , { $lost } points perdus.
}
then-bankrupt = { $seat } ne peut pas payer { $dollars } et fait faillite.
then-order = Ordre du tour : { $order }.
then-round = Tour { $round } ; ordre : { $order }.
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
