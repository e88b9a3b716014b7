# Panels
panel-now = { $chapter } · { $turn }
panel-pile = { $tiles ->
    [0] No tile of this epoch is face down.
    [one] One tile of this epoch is face down.
   *[other] { $tiles } tiles of this epoch are face down.
}
panel-auction = Tiles of the round, { $seat } has the hammer
panel-players = Players
panel-hands = Hands
panel-epoch = Epoch { $epoch }
panel-materials = Materials: who sells
panel-links = Roads and lines
highest-bid = { $seat } bids { $thalers }
turn-first = the start marker is drawn
turn-reveal = tiles are turned up
turn-auction = { $seat } to decide
turn-build = { $seat } builds
turn-over = the game is over
head-tile = tile
head-cost = cost
head-needs = needs
head-points = points
head-gives = gives
head-cash = thalers
head-worth = in all
head-laid = laid
head-hand = in hand
gives-material = makes { $material }
gives-discount = −{ $thalers } on later buildings
gives-late = late

# Verbs of moves, as headings
verb-offer = Put up a tile (offer)
verb-bid = Bid
verb-pass = Pass
verb-sell = Sell
verb-keep = Keep
verb-lay = Build (lay)
verb-cash = Turn a raw-material tile into money (cash)
verb-stop = Stop
verb-use = Use a raw-material tile
verb-buy = Buy a material

# Parts of the rulebook
group-comp = Components
group-info = What everybody knows
group-setup = Setup
group-round = A round
group-income = Income
group-reveal = New tiles
group-auction = Auctions
group-build = Building
group-material = Raw materials as money
group-epoch = Epochs
group-end = End of the game
group-score = Scoring
group-tiebreak = Ties
group-variant = Variants
