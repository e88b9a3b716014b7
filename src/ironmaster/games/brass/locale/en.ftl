# Names
name-canal = canal
name-rail = rail
name-cotton = cotton mill
name-port = port
name-coal = coal mine
name-iron = iron works
name-shipyard = shipyard

# What is asked
prompt-action = { $seat } to act: { $actions ->
    [one] one action
   *[other] { $actions } actions
} left, £{ $cash } in hand.
prompt-discard = { $seat }: which card do you discard?
prompt-coal = { $seat }: which of the nearest coal mines gives the coal?
prompt-iron = { $seat }: which iron works give the iron?
prompt-rail-again = { $seat }: build a second rail, or stop?
prompt-develop-again = { $seat }: develop a second time, or stop?
prompt-sell-again = { $seat }: sell from another mill, or stop?
prompt-liquidate = { $seat } owes £{ $owed } and has £{ $cash }: which tile is sold for half its cost?
prompt-over = The game is over.
prompt-chance = Chance decides.

# What was done
did-build = { $seat } builds: { $industry } { $level } in { $place }{ $paid ->
    [0] {""}
   *[other] {" "}for £{ $paid }
} (card: { $card }).
did-combine = { $seat } combines both actions and builds: { $industry } { $level } in { $place }{ $paid ->
    [0] .
   *[other] {" "}for £{ $paid }.
}
did-link = { $seat } builds a { $era } from { $from } to { $to } for £{ $paid }.
did-develop = { $seat } develops: { $industry } { $level } leaves the game.
did-sell = { $seat } sells cotton from { $place } to the port of { $owner } in { $port }.
did-sell-market = { $seat } sells cotton from { $place } to the distant market.
did-loan = { $seat } borrows £{ $amount }.
did-pass = { $seat } passes.
did-stop = { $seat } stops here.
did-discard = { $seat } discards { $card }.
did-coal = { $seat } takes coal from { $owner }’s mine in { $place }.
did-iron = { $seat } takes iron from { $owner }’s works in { $place }.
did-liquidate = { $seat } sells the { $tile } in { $place } for £{ $got } to pay the negative income.
did-first = { $seat } is the first player.
did-draw = { $seat } draws { $card }.
did-turn-up = The market tile shows { $amount ->
    [0] 0
   *[other] −{ $amount }
}.
then-coal = The coal comes from { $owner }’s mine in { $place }.
then-coal-track = The coal is bought from the demand track for £{ $paid }.
then-iron = The iron comes from { $owner }’s works in { $place }.
then-iron-track = The iron is bought from the demand track for £{ $paid }.
then-fill-coal = { $cubes ->
    [one] One cube goes
   *[other] { $cubes } cubes go
} to the coal demand track for £{ $got }.
then-fill-iron = { $cubes ->
    [one] One cube goes
   *[other] { $cubes } cubes go
} to the iron demand track for £{ $got }.
then-discard = { $seat } discards { $card }.
then-no-rail-cost = A second rail cannot be paid for: it costs at least £{ $price }, and { $seat } has £{ $cash }.
then-no-rail-coal = No coal can be had for a second rail.
then-no-rail-line = No free line is left for a second rail.
then-no-rail-markers = No link marker is left for a second rail.
then-flip = { $owner }’s { $tile } in { $place } flips.
then-income = { $seat }’s income goes from { $was } to { $income }.
then-closed = The distant market is closed: the sale fails and the action ends.
then-era = The canal era ends, and the { $era } era begins.
then-over = The game is over.
