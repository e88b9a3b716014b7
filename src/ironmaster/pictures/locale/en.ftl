reconstructed = reconstructed board
cash = Cash
income = Income
points = Points
cards = Cards
canals = Canals
rails = Rails
markets = Markets
next = next
market-tiles = Distant market: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
draw-pile = Draw pile { $count }
hand = Hand of { $seat }
loans = Loans
worth = Worth
deck = Deck { $count }, face up
locomotive = Engine
links = Links
actions = Actions
supply = Goods supply
bag = Bag
thalers = Thalers
tiles-in-hand = In hand
factories = Factories
technologies = Technologies
for-sale = For sale
to-come = To come
bids = bids { $sum }
total = Total
