# The parts of the rulebook
group-comp = Components
group-map = The map
group-setup = Setup
group-pay = Paying
group-borrow = Loans
group-order = First turn order
group-flow = Turns and phases
group-action = Action tiles
group-build = Building
group-track = Where track may go
group-cost = What track costs
group-stock = Track tiles in stock
group-town = Town tiles
group-own = Ownership
group-inc = Incomplete links
group-claim = Claiming links
group-redirect = Redirecting track
group-upgrade = Upgrading track
group-urban = Urbanization
group-growth = City Growth
group-supply = Goods supply
group-goods = Moving goods
group-loco = Locomotive
group-deliver = Delivering a cube
group-points = Points for a delivery
group-income = Income and expenses
group-bankrupt = Bankruptcy
group-next = The next turn
group-final = Final scoring
group-std = The standard game

# The table
panel-auction = Auction
panel-map = Map
panel-cities = Cities
panel-links = Links
panel-tiles = Action tiles
panel-supply = Goods supply
panel-stock = In stock
panel-players = Players, in turn order
head-place = Place
head-player = Player
head-bid = Bid
head-city = City
head-colour = Colour
head-goods = Cubes
head-cash = Cash
head-income = Income
head-points = Points
head-worth = If it ended now
head-loco = Locomotive
head-links = Links
head-incomplete = Incomplete
label-new-cities = New Cities
label-growth = City Growth markers
label-scarce = Scarce track tiles
legend = CITY in capitals, town in small letters; ^ hills, ~ river, · plain; track is written by its edges.
grown = (grown)
due = (due)
out = (bankrupt)
turn-chance = the table is being set up
turn-opening = { $seat } bids for a place
turn-capital = { $seat } takes loans
turn-bidding = { $seat } bids
turn-actions = { $seat } takes an action tile
turn-build = { $seat } builds, { $left ->
    [0] no more tiles
    [one] 1 more tile
   *[other] { $left } more tiles
}
turn-move = { $seat } moves goods, round { $cycle }
