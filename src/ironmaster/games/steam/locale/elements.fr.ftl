# Verbes des coups et des tirages, pour un bouton
action-bid = Miser
action-pass = Passer
action-free_pass = Passer sans quitter
action-capital = Emprunter
action-take = Prendre
action-pay = Payer
action-lay = Poser une voie
action-urbanize = Placer une nouvelle cité
action-grow = Faire croître une cité
action-supply = Prendre les cubes
action-stop = Fin de la construction
action-deliver = Livrer un cube
action-via = Continuer
action-upgrade = Améliorer la locomotive
action-income = Sur le revenu
action-points = En points de victoire
action-first = Premier à miser
action-dealt = Tuile reçue
action-goods = Cubes tirés

# Ce que nomment les autres mots
element-loans = { $loans ->
    [0] aucun emprunt
    [one] 1 emprunt ({ $dollars })
   *[other] { $loans } emprunts ({ $dollars })
}
element-space = case { $space } de la réserve
element-seat = joueur { $seat }

# Ce qui est demandé
ask-action = Que faites-vous ?
ask-sum = Combien misez-vous ?
ask-loans = Combien d’emprunts ?
ask-tile = Quelle tuile action ?
ask-hex = Quel hexagone ?
ask-track = Quelle voie ?
ask-colour = Quelle couleur ?
ask-space = Quelle case de la réserve ?
ask-link = Quelle liaison ensuite ?
ask-lay-hex = Où posez-vous une voie ?
ask-urbanize-hex = Quelle ville devient une cité ?
ask-urbanize-colour = Quelle nouvelle cité ?
ask-grow-hex = Quelle cité croît ?
ask-deliver-hex = Un cube de quelle cité ?
ask-deliver-colour = Quel cube ?
