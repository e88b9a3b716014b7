# Panels
panel-now = { $chapter } · { $turn }
panel-pile = { $tiles ->
    [0] No tile of this epoch is face down.
    [one] One tile of this epoch is face down.
   *[other] { $tiles } tiles of this epoch are face down.
}
panel-auction = Tiles to be auctioned, auctioneer { $seat }
panel-players = Players
panel-hands = Hands
panel-epoch = Epoch { $epoch }
panel-materials = Who sells raw materials
panel-links = Roads and lines
highest-bid = { $seat } bids { sum }
turn-first = the start player is drawn
turn-reveal = tiles are turned up
turn-auction = { $seat } decides
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
gives-discount = −{ $thalers } on later construction costs
gives-late = too late

# Verbs of moves, as headings
verb-offer = Auction a tile (offer)
verb-bid = Bid
verb-pass = Pass
verb-sell = Sell
verb-keep = Keep
verb-lay = Lay a tile (lay)
verb-cash = Cash in a raw-material tile (cash)
verb-stop = Stop building (stop)
verb-use = Use a raw-material tile (use)
verb-buy = Buy a raw material (buy)

# Parts of the rulebook
group-comp = Components
group-info = What everybody knows
group-setup = Set-up
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
