# Names
name-canal = canal
    .article = a
name-rail = rail
    .article = a
name-cotton = cotton mill
    .article = a
name-port = port
    .article = a
name-coal = coal mine
    .article = a
name-iron = iron works
    .article = an
name-shipyard = shipyard
    .article = a
# Places that are connected or that coal comes to; the mines that are nearest to one
goal = { $goal } ({ $mines })

# What is asked
prompt-action = It is { YOU($seat) ->
    [you] your
   *[other] { $seat }’s
} move, with { $actions ->
    [one] one action
   *[other] { $actions } actions
} left and £{ $cash } in hand.
prompt-discard = { YOU($seat) ->
    [you] Which card do you discard?
   *[other] { $seat } chooses the card to discard.
}
prompt-coal = { YOU($seat) ->
    [you] From which of the nearest coal mines do you take the coal?
   *[other] { $seat } chooses from which of the nearest coal mines to take the coal.
}
prompt-iron = { YOU($seat) ->
    [you] From which iron works do you take the iron?
   *[other] { $seat } chooses from which iron works to take the iron.
}
prompt-rail-again = { YOU($seat) ->
    [you] Do you build a second rail or stop here?
   *[other] { $seat } may build a second rail or stop here.
}
prompt-develop-again = { YOU($seat) ->
    [you] Do you develop a second time or stop here?
   *[other] { $seat } may develop a second time or stop here.
}
prompt-sell-again = { YOU($seat) ->
    [you] Do you sell from another cotton mill or stop here?
   *[other] { $seat } may sell from another cotton mill or stop here.
}
prompt-liquidate = { YOU($seat) ->
    [you] You owe £{ $owed } and have £{ $cash } in hand. Which tile do you sell for half its cost?
   *[other] { $seat } owes £{ $owed } and has £{ $cash } in hand, and must sell a tile for half its cost.
}
prompt-over = The game is over.
prompt-chance = Chance decides.

# What was done
did-build = { $seat } builds a level { $level } { BARE($industry) } { AT($place) }{ $paid ->
    [0] {""}
   *[other] {" "}for £{ $paid }
} with the { BARE($card) } card.
did-combine = { $seat } combines both actions and builds a level { $level } { BARE($industry) } { AT($place) }{ $paid ->
    [0] .
   *[other] {" "}for £{ $paid }.
}
did-link = { $seat } builds { A($era) } from { THE($from) } to { THE($to) } for £{ $paid }.
did-develop = { $seat } discards a level { $level } { BARE($industry) } by developing.
did-sell = { $seat } sells cotton from { THE($place) } to { $whose ->
    [own] their own port
   *[other] { $owner }’s port
} { AT($port) }.
did-sell-market = { $seat } sells cotton from { THE($place) } to the distant market.
did-loan = { $seat } takes a loan of £{ $amount }.
did-pass = { $seat } passes.
did-stop = { $seat } stops here.
did-discard = { $seat } discards the { BARE($card) } card.
did-coal = { $seat } takes coal from { $whose ->
    [own] their own mine
   *[other] { $owner }’s mine
} { AT($place) }.
did-iron = { $seat } takes iron from { $whose ->
    [own] their own iron works
   *[other] { $owner }’s iron works
} { AT($place) }.
did-liquidate = { $seat } sells { THE($tile) } { AT($place) } for £{ $got } to pay the negative income.
did-first = { $seat } is the first player.
did-draw = { $seat } draws the { BARE($card) } card.
did-turn-up = The distant-market tile shows { $amount ->
    [0] 0
   *[other] −{ $amount }
}.
then-coal = The coal comes from { $owner }’s mine { AT($place) }.
then-coal-track = The coal is bought from the demand track for £{ $paid }.
then-iron = The iron comes from { $owner }’s iron works { AT($place) }.
then-iron-track = The iron is bought from the demand track for £{ $paid }.
then-fill-coal = { $cubes ->
    [one] One cube fills an empty space of the coal demand track and brings
   *[other] { $cubes } cubes fill empty spaces of the coal demand track and bring
} £{ $got }.
then-fill-iron = { $cubes ->
    [one] One cube fills an empty space of the iron demand track and brings
   *[other] { $cubes } cubes fill empty spaces of the iron demand track and bring
} £{ $got }.
then-discard = { $seat } discards the { BARE($card) } card.
then-no-rail-cost = A second rail would cost at least £{ $price }, and { $cash ->
    [0] no money is left
   *[other] only £{ $cash } is left
}.
then-no-rail-coal = No coal is within reach for a second rail.
then-no-rail-line = No free line is within reach for a second rail.
then-no-rail-markers = No link marker is left for a second rail.
then-flip = { $owner }’s { BARE($tile) } { AT($place) } is flipped.
then-advance = { $seat }’s income disc advances { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, to an income of { $income }.
then-go-back = { $seat }’s income disc moves back { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, to an income of { $income }.
then-closed = The distant market closes: the sale fails and the action ends.
then-era = The canal era ends, and the { BARE($era) } era begins.
then-over = The game is over.
