# Figures over the game
figure-worth = Points if the game ended now
figure-points = Victory points
figure-income = Income
figure-cash = Cash

# The scoring
part-deliveries = Deliveries
part-debts = Loans and debts
part-income = Income
part-links = Links
award-delivery = { $links ->
    [one] A delivery over 1 link
   *[other] A delivery over { $links } links
}
award-loan = { $loans ->
    [one] A loan at the bottom of the income track
   *[other] { $loans } loans at the bottom of the income track
}
award-short = Expenses that cash did not cover
award-income = Income { $income } at the end
award-link = Link { $link }
