# Verbes des actions
action-build = Construire
action-combine = Construire (2 actions)
action-railway = Construire une voie ferrée
action-sell = Vendre
action-develop = Développer
action-take = Prendre des cartes
action-pass = Passer
action-free_pass = Passer sans défausser
action-repay = Rembourser un emprunt
action-end = Ne plus rembourser
action-stop = Cesser de vendre
action-discard = Défausser
action-coal = Prendre du charbon
action-iron = Prendre du fer
action-first = Premier joueur
action-draw = Piocher
action-demand = Poser un marqueur de marché

# Ce que nomment les autres mots
element-space = { $place }, case { $space }
element-card = carte { ARTICLE($card) ->
    [la] { OF($card, article: "no") }
    [le] { OF($card, article: "no") }
   *[other] { $card }
}
    .article = la
element-deck = la pioche
element-track = la piste de demande
element-seat = joueur { $seat }

# Ce qui est demandé
ask-action = Que faites-vous ?
ask-industry = Quelle industrie ?
ask-space = Où ?
ask-card = Avec quelle carte ?
ask-line = Quelle connexion ?
ask-counter = Quel marqueur quitte le plateau individuel ?
ask-market = Où vendez-vous ?
ask-import = D’où ?
ask-track = D’où ?
ask-deck = Quelle carte ?
ask-build-space = Où construisez-vous ?
ask-combine-space = Où construisez-vous ?
ask-sell-space = Depuis quelle filature ou usine vendez-vous, et où ?
ask-coal-space = Quelle source fournit le charbon ?
ask-iron-space = Quelle sidérurgie fournit le fer ?
ask-face_up = Quelle carte prenez-vous ?
ask-discard-card = Quelle carte défaussez-vous ?
