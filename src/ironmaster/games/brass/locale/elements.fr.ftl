# Verbes des coups et du hasard, pour un bouton
action-build = Construire
action-combine = Construire avec les deux actions
action-link = Construire une liaison
action-develop = Se développer
action-sell = Vendre du coton
action-loan = Emprunter
action-pass = Passer
action-stop = S'arrêter là
action-discard = Défausser
action-coal = Prendre du charbon
action-iron = Prendre du fer
action-liquidate = Vendre un marqueur
action-first = Premier joueur
action-draw = Piocher
action-market = Retourner une tuile de marché

# Ce que nomment les autres mots
element-slot = { $place }, case { $slot }
element-card = carte { $card }
element-market = marché extérieur
element-seat = joueur { $word }
element-market_tile = { $number ->
    [one] { $number } case plus bas
   *[other] { $number } cases plus bas
}
