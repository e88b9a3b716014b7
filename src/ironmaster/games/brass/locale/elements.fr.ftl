# Verbes des coups et du hasard, pour un bouton
action-build = Construire
action-combine = Construire (2 actions)
action-link = Construire une liaison
action-develop = Se développer
action-sell = Vendre du coton
action-loan = Contracter un emprunt
action-pass = Passer
action-stop = S’arrêter là
action-discard = Défausser
action-coal = Prendre du charbon
action-iron = Prendre du fer
action-liquidate = Vendre un marqueur
action-first = Premier joueur
action-draw = Piocher
action-market = Retourner une tuile de marché extérieur

# Ce que nomment les autres mots
element-slot = { $place }, case { $slot }
element-card = carte { BARE($card) }
element-market = marché extérieur
element-seat = joueur { $seat }
element-market_tile = { $number ->
    [one] { $number } case plus bas
   *[other] { $number } cases plus bas
}

# Ce qui est demandé
ask-action = Que faites-vous ?
ask-industry = Quelle entreprise ?
ask-slot = Où ?
ask-card = Avec quelle carte ?
ask-line = Quel tracé ?
ask-market = Vers où ?
ask-sum = Combien ?
ask-develop-industry = De quelle pile ?
ask-build-slot = Où construisez-vous ?
ask-combine-slot = Où construisez-vous ?
ask-sell-slot = Quelle filature de coton, et vers où ?
ask-coal-slot = Quelle mine fournit le charbon ?
ask-iron-slot = Quelle entreprise de sidérurgie fournit le fer ?
ask-liquidate-slot = Quel marqueur vendez-vous ?
ask-discard-card = Quelle carte défaussez-vous ?
