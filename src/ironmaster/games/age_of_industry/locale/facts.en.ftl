# Figures over the game
figure-worth = Points if the game ended
figure-cash = Cash
figure-loans = Loans

# The scoring
part-counters = Counters
part-cash = Cash
part-loans = Unpaid loans
award-counter = { $counter } { AT($place) }
award-cash = { sum } in hand ({ $railways ->
    [0] no income of railways
   *[other] ${ $railways } of it income of railways
}{ $repaid ->
    [0] {""}
    [one] , 1 loan repaid
   *[other] , { $repaid } loans repaid
}), 1 point for each ${ $rate }
award-loans = { $loans ->
    [one] 1 loan not repaid, −{ $each } points
   *[other] { $loans } loans not repaid, −{ $each } points each
}
