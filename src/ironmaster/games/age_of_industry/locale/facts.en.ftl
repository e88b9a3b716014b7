# Figures over the game
figure-worth = Points if the game ended
figure-cash = Cash
figure-loans = Loans

# The scoring
part-counters = Counters
part-cash = Cash
part-loans = Unpaid loans
award-counter = { $counter } in { $place }
award-cash = { sum } in hand ({ $railways ->
    [0] no railway income
   *[other] ${ $railways } of it from railways
}{ $repaid ->
    [0] {""}
    [one] , 1 loan repaid
   *[other] , { $repaid } loans repaid
}), 1 point for each ${ $rate }
award-loans = { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
} not repaid, −{ $each } points each
