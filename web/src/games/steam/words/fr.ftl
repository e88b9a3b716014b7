steam-stock = Sur la table
steam-money = { $dollars } $
steam-turn = Tour { $round } sur { $rounds }
steam-phase-goods = Tirage des marchandises
steam-phase-first = Avant la partie
steam-phase-deal = Avant la partie
steam-phase-opening = Premier ordre du tour
steam-phase-capital = Capital
steam-phase-bidding = Ordre du tour
steam-phase-actions = Actions
steam-phase-build = { $tiles ->
    [one] Construction, { $tiles } tuile à poser
   *[other] Construction, { $tiles } tuiles à poser
  }
steam-phase-move = Marchandises, cycle { $cycle } sur { $cycles }
steam-phase-over = Fin

steam-income = Revenu
steam-points = Points
steam-points-income = points et revenu
steam-locomotive = Loco.
steam-locomotives = Locomotives
steam-locomotives-note = liaisons permises à un cube
steam-links = Liaisons
steam-worth = vaut { $points }
steam-incomplete = { $count ->
    [one] { $count } liaison incomplète
   *[other] { $count } liaisons incomplètes
  }
steam-no-tile = pas encore d’action
steam-has-tile = tuile { $tile }
steam-out = En faillite, hors du jeu

steam-actions = Actions
steam-actions-base = leurs numéros donnent l’ordre suivant
steam-actions-standard = gratuites
steam-price-more = { $sum } +
steam-tile-of = { YOU($name) ->
    [you] prise par vous
   *[other] prise par { $name }
}
steam-supply = Réserve de marchandises
steam-supply-space = Case { $space } de la réserve de marchandises : { $goods }
steam-new-cities = Nouvelles cités restantes
steam-growth-markers = Marqueurs Croissance de cité restants
steam-track-tiles = Tuiles de voie restantes
steam-track-tiles-note = Les tuiles de voie ont un tracé sur chaque face : en poser une occupe les deux.
steam-loans = Emprunts à prendre
steam-loan = { $count ->
    [0] aucun emprunt
    [one] { $count } emprunt
   *[other] { $count } emprunts
  }

steam-cubes = { $count ->
    [one] { $count } { $colour }
   *[other] { $count } { $colour ->
        [gris] gris
       *[other] { $colour }s
      }
  }
steam-no-goods = aucune marchandise
steam-city = cité { $colour ->
    [bleu] bleue
    [gris] grise
   *[other] { $colour }
  }
steam-new-city = nouvelle cité { $colour ->
    [bleu] bleue
    [gris] grise
   *[other] { $colour }
  }
steam-has-grown = a crû
steam-town = ville
steam-terrain-plain = plaine
steam-terrain-coast = côte
steam-terrain-hill = collines
steam-terrain-city = cité
steam-river = fleuve
steam-track-of = { YOU($owner) ->
    [you] votre voie
   *[other] voie { OF($owner) }
}
steam-track-unowned = voie non possédée
steam-track-orphan = voie sans propriétaire
steam-track-through = { $track } du { $edge } au { $beyond }
steam-track-from-town = { $track } de la ville vers le { $beyond }
steam-edge-n = nord
steam-edge-ne = nord-est
steam-edge-se = sud-est
steam-edge-s = sud
steam-edge-sw = sud-ouest
steam-edge-nw = nord-ouest
steam-run = { CAPITAL(OF($from)) } à { $to }
steam-run-link = { YOU($owner) ->
    [you] votre liaison
   *[other] liaison { OF($owner) }
}
steam-run-orphan = liaison sans propriétaire, qui ne rapporte à personne
steam-run-incomplete = { YOU($owner) ->
    [you] votre liaison incomplète
   *[other] liaison incomplète { OF($owner) }
}
steam-run-unowned = liaison incomplète non possédée

steam-link-to = vers { $place }
steam-link-orphan = sans propriétaire
steam-lay-on = Voie pour { $place }
steam-face = Tuile { $face }, { $name }
steam-palette = Voies possibles
steam-turn-left = Tourner à gauche
steam-turn-right = Tourner à droite
steam-turn-hint = R tourne la tuile.
steam-rotation = { $place } sur { $of }

steam-auction = Enchère
steam-auction-place = place { $place } dans l’ordre du tour
steam-auction-order = ordre de ce tour
steam-yours-bid = À vous de miser
steam-places = Places dans l’ordre du tour
steam-voices = Mises
steam-voice-bid = mise { $sum }
steam-voice-place = place { $place }
steam-voice-passed = a passé
steam-voice-speaks = doit miser
steam-voice-waits = n’a pas encore misé
steam-no-bid = Pas encore de mise.
steam-high-bid = { YOU($name) ->
    [you] misés par vous
   *[other] misés par { $name }
}
steam-your-bid = Vos options
steam-bid = Miser { $sum }
steam-other-bid = Une autre somme
steam-less = Moins
steam-more = Plus
steam-pass = Passer
steam-free-pass = Passe gratuite
steam-pass-and-stay = Passer sans quitter

steam-legend-orphan = voie d’un joueur en faillite, sans propriétaire
steam-legend-open = extrémité libre d’une liaison incomplète ; pleine si commencée ou prolongée à cette construction
steam-legend-hill = collines
steam-legend-river = fleuve
steam-legend-wall = bord qu’aucune voie ne peut franchir
steam-legend-grown = a crû ou est une nouvelle cité : ne peut plus croître
