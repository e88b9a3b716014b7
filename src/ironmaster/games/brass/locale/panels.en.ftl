# Short words for the table
sum = £{ $pounds }
debt = −£{ $pounds }
short-cotton = cot
short-port = port
short-coal = coal
short-iron = iron
short-shipyard = ship

# Parts of the game and standings
chapter = { $era ->
    [canal] { era-canal }
   *[rail] { era-rail }
}, { $round ->
    [0] the deal
   *[other] round { $round }
}
chapter-end = End of the game
standing = { $seat }: { $cash }, income { $income }, { $points ->
    [one] 1 point
   *[other] { $points } points
}

# Panels
panel-towns = Locations
legend = A coal2 3: A’s coal mine 2, 3 cubes; ✓: flipped
line = { $start }–{ $end }
tiles = { $value }×{ $number }
panel-large-towns = Larger locations
panel-tracks = Demand tracks and distant market
panel-links = { $era ->
    [canal] Canals
   *[rail] Rails
}
panel-players = Players in order of play (piles: level of the top tile, tiles left)
panel-hand = { $seat }’s hand
panel-hands = Hands
panel-tiles = Top tiles of { $seat }’s piles
panel-now = { $chapter } · { $turn }
turn-over = the game is over
turn-chance = chance decides
turn-action = { $seat }’s move, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left
turn-income = { $seat } pays a negative income
pile = Draw pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
free = free
slot = slot
next-price = next cube { $price }
cotton-open = space { $space } of { $spaces }, bonus: { $bonus }
cotton-closed = closed for this era
bonus-income = { $bonus ->
    [one] 1 income space
   *[other] { $bonus } income spaces
}
bonus-cash = £{ $bonus }
market-left = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}: { $values }
label-coal = Coal
label-iron = Iron
label-cotton = Cotton
label-market = Market
head-cash = cash
head-income = income
head-points = points
head-spent = spent
head-cards = cards
head-links = links
head-cost = cost
head-needs = needs
head-left = left
needs-coal = coal
needs-not-now = not now
needs-iron = iron

# Verbs of moves, as headings
verb-build = Build
verb-combine = Build with both actions (combine)
verb-link = Build a link (link)
verb-develop = Develop
verb-sell = Sell
verb-loan = Take a loan (loan)
verb-pass = Pass
verb-stop = Stop
verb-discard = Discard
verb-coal = Coal
verb-iron = Iron
verb-liquidate = Sell a tile (liquidate)

# Parts of the rulebook
group-build = Building
group-cards = Cards
group-coal = Coal
group-combined = Combined action
group-cover = Covering a tile
group-def = Words and places
group-develop = Developing
group-end = End of the game
group-era = Change of era
group-flow = Course of the game
group-hand = Hand
group-income = Income
group-iron = Iron
group-link = Links
group-loan = Loans
group-order = Order of play
group-produce = Production
group-score = Victory points
group-sell = Selling cotton
group-setup = Setup
group-turn = A turn
