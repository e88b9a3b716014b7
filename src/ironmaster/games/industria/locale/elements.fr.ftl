# Verbes des coups et des tirages, pour un bouton
action-offer = Mettre aux enchères
action-bid = Enchérir
action-pass = Passer
action-sell = Laisser
action-keep = Garder
action-lay = Poser une tuile
action-cash = Échanger une tuile
action-stop = Arrêter de construire
action-use = Employer une tuile
action-buy = Acheter
action-first = Premier joueur
action-reveal = Dévoiler

# Ce que nomment les autres mots
element-bank = banque
element-seat = joueur { $seat }

# Ce qui est demandé
ask-action = Que faites-vous ?
ask-tile = Quelle tuile ?
ask-sum = Combien offrez-vous ?
ask-material = Quelle matière première ?
ask-seller = Qui vous la vend ?
ask-offer-tile = Quelle tuile mettez-vous aux enchères ?
ask-lay-tile = Quelle tuile posez-vous ?
ask-cash-tile = Quelle tuile échangez-vous contre de l’argent ?
ask-use-tile = Quelle tuile employez-vous ?
