brass-flipped = flipped, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
brass-line-built = { $kind ->
    [canal] { YOU($owner) ->
        [you] your canal
       *[other] { $owner }’s canal
      }
   *[rail] { YOU($owner) ->
        [you] your rail
       *[other] { $owner }’s rail
      }
  }
brass-line-free = { $kind ->
    [canal] no canal yet
   *[rail] no rail yet
  }

brass-money = £{ $pounds }
brass-income = Income
brass-points = Points
brass-links = { $kind ->
    [canal] Canals
   *[rail] Rails
  }

brass-industry = Industry
brass-next = level
brass-cost = cost
brass-needs = needs
brass-left = left
brass-income-spaces = spaces up the income track
brass-left-of = { $same } of this level, { $left } in all
brass-none-left = none left
brass-only = { $era ->
    [canal] canal era only
   *[rail] rail era only
  }

brass-round = Round { $round } of { $rounds }
brass-draw-pile = Draw pile { $cards }

brass-markets = Markets
brass-market-cotton = Cotton
brass-market-distant = tiles left
brass-market-closed = no more demand
brass-market-bonus = bonus { $bonus }
brass-market-tiles = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
  }
brass-ladder-saying = { $name }: income { $income } on space { $space }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
brass-legend-slot = free slot: cotton mill or coal mine
brass-legend-tile = tile with what is left on it
brass-legend-flipped = flipped tile with its points
brass-legend-disc = one point for each link here
brass-stock = Your tiles
