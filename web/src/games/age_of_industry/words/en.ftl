age_of_industry-stock = Your display
age_of_industry-money = ${ $dollars }
age_of_industry-round = { $round ->
    [0] Setup
   *[other] Round { $round }
  }
age_of_industry-cards-left = { $cards ->
    [one] one card to draw
   *[other] { $cards } cards to draw
  }
age_of_industry-last-cards = last cards
age_of_industry-deck = Deck
age_of_industry-deck-left = { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
  }
age_of_industry-to-take = To take
age_of_industry-gap = taken
age_of_industry-hand-of = { $cards } of { $most } at most

age_of_industry-loans = Loans
age_of_industry-loans-interest = Loans (−{ $interest })
age_of_industry-worth = Worth
age_of_industry-railways = Rails

age_of_industry-colour = { $colour } location
age_of_industry-distant-port = distant port
age_of_industry-no-transit = nothing passes through here
age_of_industry-flipped = flipped
age_of_industry-rebuilt = built over another, never flips
age_of_industry-line-built = { YOU($owner) ->
    [you] your railway
   *[other] railway of { $owner }
}
age_of_industry-line-free = no railway yet
age_of_industry-market-open = open, accepts { $demand }
age_of_industry-market-shut = no demand
age_of_industry-market-sold = already used, accepted { $demand }
age_of_industry-market-bare = no counter yet
age_of_industry-import-cubes = { $cubes ->
    [one] one coal cube
   *[other] { $cubes } coal cubes
  } of { $most }

age_of_industry-develop-away = to develop
age_of_industry-display-key = Level · cost and cubes needed · profit · counters left
age_of_industry-stack-left = { $count ->
    [0] none left
   *[other] { $count } left
  }
age_of_industry-stack-cost = costs { $cost }
age_of_industry-stack-needs = needs { $needs }
age_of_industry-stack-profit = brings { $profit }
age_of_industry-cubes-needed = { $kind ->
    [iron] { $count } iron
   *[coal] { $count } coal
  }
age_of_industry-unbuildable = cannot be built, only removed by a development

age_of_industry-tracks = Demand
age_of_industry-legend-open = cotton mill, factory or iron works
age_of_industry-legend-counter = counter with what is left on it
age_of_industry-legend-flipped = flipped counter, worth its level
age_of_industry-legend-market = market that accepts { $demand }
age_of_industry-legend-shut = market without demand
age_of_industry-legend-sold = market that has been used
age_of_industry-legend-distant = distant port: access to the demand tracks
age_of_industry-legend-lane = sea lane, shut
age_of_industry-legend-open-lane = sea lane with port and ship
age_of_industry-legend-import = import coal: not yet usable, usable
