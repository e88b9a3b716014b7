brass-tile-level = { $industry } niveau { $level }
brass-tile-cubes = { $kind ->
    [iron] { $count ->
        [one] reste { $count } cube de fer
       *[other] restent { $count } cubes de fer
      }
   *[coal] { $count ->
        [one] reste { $count } cube de charbon
       *[other] restent { $count } cubes de charbon
      }
  }
brass-flipped = retourné, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
brass-unflipped = non retourné
brass-slot-free = libre, pour { $industries }
brass-line-built = { $kind ->
    [canal] canal, { $owner }
   *[rail] rails, { $owner }
  }
brass-line-free = { $kind ->
    [canal] pas encore de canal
   *[rail] pas encore de rails
  }

brass-money = { $pounds } £
brass-cash = Argent
brass-income = Revenu
brass-points = Points
brass-cards = Cartes
brass-links = { $kind ->
    [canal] Canaux
   *[rail] Rails
  }
brass-pile = { $industry } : niveau { $level } ensuite, { $same } de ce niveau, { $left } en tout
brass-pile-empty = { $industry } : plus aucun marqueur

brass-industry = Entreprise
brass-next = niv.
brass-cost = coût
brass-needs = exige
brass-left = reste
brass-income-spaces = cases de revenu gagnées
brass-left-of = { $same } de ce niveau, { $left } en tout
brass-none-left = plus aucun marqueur
brass-only = { $era ->
    [canal] période du canal seulement
   *[rail] période du rail seulement
  }

brass-round = Round { $round } sur { $rounds }
brass-draw-pile = Pioche { $cards }
brass-discarded = Défausse { $cards }
brass-discards = Cartes défaussées

brass-markets = Marchés
brass-legend = Légende
brass-next-price = prochain
brass-market-coal = Charbon
brass-market-iron = Fer
brass-market-cotton = Coton
brass-market-distant = tuiles
brass-market-saying = { $kind ->
    [iron] Fer
   *[coal] Charbon
  } : { $cubes } sur la piste, le prochain coûte { $next }
brass-market-closed = plus de demande
brass-market-bonus = bonus { $bonus }
brass-market-tiles = { $count ->
    [one] reste { $count } tuile
   *[other] restent { $count } tuiles
  }
brass-ladder-saying = { $name } : revenu { $income } sur la case { $space }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
brass-legend-slot = case libre : filature ou mine
brass-legend-tile = marqueur et ce qui reste dessus
brass-legend-flipped = marqueur retourné et ses points
brass-legend-disc = un point pour chaque liaison ici
brass-stock = Vos marqueurs
