brass-flipped = retourné, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
brass-line-built = { $kind ->
    [canal] { YOU($owner) ->
        [you] votre canal
       *[other] canal { OF($owner) }
      }
   *[rail] { YOU($owner) ->
        [you] votre rail
       *[other] rail { OF($owner) }
      }
  }
brass-line-free = { $kind ->
    [canal] pas encore de canal
   *[rail] pas encore de rail
  }

brass-money = { $pounds } £
brass-income = Revenu
brass-points = Points
brass-links = { $kind ->
    [canal] Canaux
   *[rail] Rails
  }

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

brass-markets = Marchés
brass-market-cotton = Coton
brass-market-distant = tuiles
brass-market-closed = plus de demande
brass-market-bonus = prime { $bonus }
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
