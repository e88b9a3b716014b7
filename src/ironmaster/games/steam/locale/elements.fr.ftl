# Verbes des coups et des tirages, pour un bouton
action-bid = Miser
action-pass = Passer
action-free_pass = Passer sans quitter
action-capital = Emprunter
action-take = Prendre
action-pay = Payer
action-lay = Poser une voie
action-urbanize = Poser une nouvelle cité
action-grow = Faire croître une cité
action-supply = Prendre les cubes
action-stop = Arrêter de construire
action-deliver = Livrer un cube
action-via = Continuer
action-upgrade = Améliorer la locomotive
action-income = Ajouter au revenu
action-points = Ajouter aux points de victoire
action-first = Premier à miser
action-dealt = Tuile reçue
action-goods = Cubes tirés

# Ce que nomment les autres mots
element-loans = { $loans ->
    [0] aucun emprunt
    [one] 1 emprunt ({ $dollars })
   *[other] { $loans } emprunts ({ $dollars })
}
element-space = case { $space } de la réserve de marchandises
element-seat = joueur { $seat }

# Ce qui est demandé
ask-action = Que faites-vous ?
ask-sum = Combien misez-vous ?
ask-loans = Combien d’emprunts ?
ask-tile = Quelle tuile action ?
ask-hex = Quel hexagone ?
ask-track = Quelle voie ?
ask-colour = Quelle couleur ?
ask-space = Quelle case de la réserve de marchandises ?
ask-link = Par quelle liaison le cube repart-il ?
ask-lay-hex = Où posez-vous une voie ?
ask-urbanize-hex = Quelle ville devient une cité ?
ask-urbanize-colour = Quelle nouvelle cité ?
ask-grow-hex = Quelle cité croît ?
ask-deliver-hex = Dans quelle cité prenez-vous un cube ?
ask-deliver-colour = Quel cube ?
