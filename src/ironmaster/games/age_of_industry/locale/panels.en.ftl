# Short words for the table
sum = ${ $dollars }
debt = −${ $dollars }
short-cotton = cot
short-factory = fact
short-iron = iron
short-coal = coal
short-port = port
short-ship = ship

# Parts of the game and standings
chapter = { $round ->
    [0] The setup
   *[other] Round { $round }
}
chapter-end = End of the game
standing = { $seat } { $points ->
    [one] 1 point
   *[other] { $shown } points
} ({ $cash }, { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
})
standing-now = { $seat } { $cash }, { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
}, worth { $shown }

# Panels
panel-places = Locations
panel-markets = Markets
panel-tracks = Demand tracks and cards
panel-railways = Railways
panel-players = Players in turn order (display: level×counters left)
panel-hand = { $seat }’s hand
panel-hands = Hands
panel-display = { $seat }’s display
legend = A coal2 3: A’s coal mine 2, 3 cubes; ✓: flipped
turn-over = the game is over
turn-chance = chance decides
turn-action = { $seat } to act, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left
turn-repay = { $seat } may repay
pile = Deck: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
free = free
space = space
stack = { $level }×{ $number }
rebuilt = rebuilt
then-price = then { $price }
label-coal = Coal
label-iron = Iron
label-face-up = Face up
head-cash = cash
head-loans = loans
head-worth = worth
head-spent = spent
head-cards = cards
head-railways = railways
head-left = left
head-cost = cost
head-needs = needs
head-profit = profit
needs-coal = coal
needs-iron = iron
needs-development = to be removed by developing

# Verbs of moves, as headings
verb-build = Build
verb-combine = Build with both actions (combine)
verb-railway = Build a railway
verb-sell = Sell
verb-develop = Develop
verb-take = Take a card
verb-pass = Pass
verb-free_pass = Pass without discarding
verb-repay = Repay a loan
verb-end = Repay no more (end)
verb-stop = Stop selling
verb-discard = Discard
verb-coal = Choose the source of coal
verb-iron = Choose the source of iron

# Parts of the rulebook
group-option = Options
group-setup = Setup
group-card = Cards
group-info = What everybody knows
group-map = The map
group-flow = Rounds, turns and actions
group-build = Building an industry
group-supply = Coal and iron from the map
group-track = Demand tracks
group-cubes = Cubes on counters
group-flip = Flipping counters
group-ship = Ships
group-over = Building over counters
group-money = Money spent
group-loan = Loans
group-combo = Two actions combined
group-rail = Railways
group-sell = Selling
group-dev = Developing
group-draw = Drawing cards
group-pass = Passing
group-order = Turn order
group-interest = Interest
group-end = End of the game
group-score = Final scoring
