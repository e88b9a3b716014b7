reconstructed = plateau reconstitué
cash = Argent
income = Revenu
points = Points
cards = Cartes
canals = Canaux
rails = Rails
markets = Marchés
next = suivant
market-tiles = Marché lointain : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
draw-pile = Pioche { $count }
hand = Main { OF($seat) }
loans = Emprunts
worth = Valeur
deck = Pioche { $count }, cartes visibles
locomotive = Loco
links = Liaisons
actions = Actions
supply = Réserve de marchandises
bag = Sac
thalers = Thalers
tiles-in-hand = En main
factories = Usines
technologies = Technologies
for-sale = En vente
to-come = À venir
bids = offre { $sum }
total = Total
