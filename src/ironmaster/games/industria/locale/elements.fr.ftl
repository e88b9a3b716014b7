# Verbes des coups et des tirages, pour un bouton
action-offer = Mettre aux enchères
action-bid = Enchérir
action-pass = Passer
action-sell = Laisser
action-keep = Garder
action-lay = Construire
action-cash = Changer en argent
action-stop = Fin de construction
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
ask-seller = À qui ?
ask-offer-tile = Quelle tuile mettez-vous aux enchères ?
ask-lay-tile = Que construisez-vous ?
ask-cash-tile = Quelle tuile changez-vous en argent ?
ask-use-tile = Quelle tuile employez-vous ?
