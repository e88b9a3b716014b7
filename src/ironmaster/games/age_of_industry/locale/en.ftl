# Names
name-cotton = cotton mill
name-factory = factory
name-iron = iron works
name-coal = coal mine
name-port = port
name-ship = ship
name-brown = brown
name-light_green = light green
name-purple = purple
name-blue = blue
name-yellow = yellow
name-red = red
name-deck = deck
counter = { $industry } { $level }
line = { $start }–{ $end }
either = { $first } or { $second }
the-track = the demand track
import-space = import space, { $place }
market-of = market, { $place }
demand-cotton = cotton
demand-goods = goods
demand-both = cotton or goods
demand-none = no demand

# What is asked
prompt-action = { $seat } to act: { $actions ->
    [one] one action
   *[other] { $actions } actions
} left, { $cash } in hand.
prompt-end-turn = { $seat }: repay loans, or end the turn?
prompt-repay = { $seat }: repay loans before interest is due, or not?
prompt-discard = { $seat }: which card do you discard?
prompt-coal = { $seat }: which of the nearest sources gives the coal?
prompt-iron = { $seat }: which of the nearest iron works gives the iron?
prompt-sell-again = { $seat }: sell from another mill or factory, or stop?
prompt-take = { $seat }: which second card do you take?
prompt-over = The game is over.
prompt-chance = Chance decides.

# What was done
did-build = { $seat } builds: { $counter } in { $place } for { $paid } (card: { $card }).
did-combine = { $seat } combines both actions and builds: { $counter } in { $place } for { $paid }.
did-railway = { $seat } builds the railway { $line } for { $paid }.
did-sell = { $seat } sells from the { $counter } in { $place } to { $owner }’s port in { $port }.
did-sell-market = { $seat } sells from the { $counter } in { $place } to the { $market }.
did-develop = { $seat } develops: { $counter } leaves the game.
did-take = { $seat } takes the card { $card }.
did-take-deck = { $seat } draws from the deck.
did-pass = { $seat } passes.
did-free_pass = { $seat } passes without discarding.
did-repay = { $seat } repays a loan of { $loan }.
did-end = { $seat } repays no more.
did-stop = { $seat } stops here.
did-discard = { $seat } discards { $card }.
did-coal = { $seat } takes coal from { $owner }’s mine in { $place }.
did-coal-import = { $seat } takes coal from the { $place }.
did-iron = { $seat } takes iron from { $owner }’s works in { $place }.
did-coal-track = { $seat } buys coal from the track for { $paid }.
did-iron-track = { $seat } buys iron from the track for { $paid }.
did-first = { $seat } is the first player.
did-draw = { $seat } draws { $card }.
did-face-up = Face up: { $card }.
did-demand = Market counter in { $place }: { $demand }.
then-coal = Coal comes from { $owner }’s mine in { $place }{ $cubes ->
    [one] .
   *[other] {" "}({ $cubes } cubes).
}
then-coal-import = Coal comes from the { $place }{ $cubes ->
    [one] .
   *[other] {" "}({ $cubes } cubes).
}
then-iron = Iron comes from { $owner }’s works in { $place }{ $cubes ->
    [one] .
   *[other] {" "}({ $cubes } cubes).
}
then-part-coal = Coal is bought from the track for { $dollars }.
then-part-iron = Iron is bought from the track for { $dollars }.
then-got-loans = { $seat } borrows { $dollars }.
then-got-coal = { $cubes ->
    [one] 1 coal cube goes
   *[other] { $cubes } coal cubes go
} to the track: { $seat } gets { $dollars }.
then-got-iron = { $cubes ->
    [one] 1 iron cube goes
   *[other] { $cubes } iron cubes go
} to the track: { $seat } gets { $dollars }.
then-flip = { $owner }’s { $counter } in { $place } flips: { $profit }.
then-interest = { $seat } pays { $interest } interest{ $loans ->
    [0] .
    [one] {" "}with a new loan.
   *[other] {" "}with { $loans } new loans.
}
then-round = Round { $round } begins; order: { $order }.
then-over = The game is over.

# Why a move is refused: the moment is wrong
moment-action = This is the moment for an action: build, combine, railway, sell, develop, take, pass, or repay a loan.
moment-end-turn = The actions of { $seat } are done: repay a loan or end the turn.
moment-repay = This is the moment to repay a loan, or to end it.
moment-discard = First a card must be discarded for the action.
moment-coal = First choose which of the nearest sources gives the coal.
moment-iron = First choose which of the nearest iron works gives the iron.
moment-sell-again = The sale is still under way: sell again, or stop.
moment-take = First take the second card.
moment-over = The game is over; no move is possible any more.
moment-chance = An outcome of chance comes before the next move.

# Why a move is refused: the rule
refusal-aoi-build-card = { $seat } does not hold the card { $card }.
refusal-aoi-build-card-industry = The card { $card } does not allow building this: { $industry }.
refusal-aoi-build-card-location = The card { $card } is not of the colour of { $place }.
refusal-aoi-build-level-lowest = { $seat } has no counter left of this industry: { $industry }.
refusal-aoi-build-level-zero = The lowest counter of { $seat } ({ $counter }) can never be built: develop it away first.
refusal-aoi-build-space-open = Space { $space } of { $place } has a symbol of its own and does not take this: { $industry }.
refusal-aoi-build-space-coal = A coal mine goes only on a space with its symbol, and space { $space } of { $place } shows none.
refusal-aoi-build-space-port = A port goes only on a space with its symbol, and space { $space } of { $place } shows none.
refusal-aoi-build-space-ship = A ship goes only on a ship space, and space { $space } of { $place } is not one.
refusal-aoi-build-limit-small = { $seat } already has a counter in { $place }, and one is the limit there.
refusal-aoi-build-limit-large = { $seat } already has { $limit } counters in { $place }, and that is the limit.
refusal-aoi-over-higher = The { $standing } on this space can be built over only by a counter of a higher level.
refusal-aoi-over-rival = Of rivals’ counters only coal mines and iron works can be built over, and this is the { $standing } of { $owner }.
refusal-aoi-over-rival_scarcity = The { $standing } of { $owner } can be built over only when no cube of its kind is left on the map or on its track.
refusal-aoi-combo-when = A combined action needs both actions of a turn, and { $seat } has { $actions } left.
refusal-aoi-combo-effect = A combined action takes a card, and { $seat } has none.
refusal-aoi-rail-stock = All { $railways } railway counters of { $seat } are on the map.
refusal-aoi-rail-from = { $seat } has neither a counter nor a railway at either end of this connection: { $line }.
refusal-aoi-map-connection = There is already a railway: { $line }.
refusal-aoi-sell-action = { $seat } has no unflipped cotton mill or factory on that space in { $place }.
refusal-aoi-sell-route = { $place } and { $outlet } are not connected.
refusal-aoi-sell-no_demand = There is no demand in { $outlet }.
refusal-aoi-sell-market_kind = The market in { $outlet } takes only this: { $demand }.
refusal-aoi-sell-port_one = The port in { $outlet } is of level 1 and takes no goods.
refusal-aoi-ship-market_open = The market in { $outlet } is closed until a ship stands there.
refusal-aoi-dev-action = Developing takes a card, and { $seat } has none.
refusal-aoi-dev-any = { $seat } has no such counter left: { $counter }.
refusal-aoi-draw-full = { $seat } holds { $most } cards, and that is the limit.
refusal-aoi-draw-two = No such card lies face up: { $card }.
refusal-aoi-draw-deck_empty = The deck is empty.
refusal-aoi-pass-discard = Passing takes a card, and { $seat } has none.
refusal-aoi-pass-free = { $seat } holds cards: a pass discards one of them.
refusal-aoi-pass-free-deck = The deck still has { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}: until it is empty, a pass of { $seat } discards a card.
refusal-aoi-pass-free-anyway = A plain pass of { $seat } takes no card now.
refusal-aoi-pass-free-empty-hand = { $seat } has no card, but the deck has { $deck }: as long as cards can be drawn, no pass is free.
refusal-aoi-loan-repay = Repaying takes a loan and ${ $loan } in hand; { $seat } has { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
} and ${ $cash }.
refusal-aoi-card-discard = { $seat } does not hold the card { $card }.
refusal-aoi-supply-each_cube = Coal is fetched before iron, each from its own source.
refusal-aoi-supply-route = { $place } is not connected to { $goal }, where the cube is needed.
refusal-aoi-supply-nearest = The nearest source must serve, and { $nearer } is nearer than { $place }.
refusal-aoi-build-space-ship-no-port = A ship in { $place } needs a port in { $ports }, and no port stands there.
refusal-aoi-build-card-industry-reach = { $seat } has no railway that ends in { $place } and no counter on this space: a card for an industry does not reach it.
refusal-aoi-dev-any-lowest = { $counter } is not the lowest counter that { $seat } has left of its industry.
refusal-aoi-sell-route-no-port = There is no port on that space in { $outlet }.
refusal-aoi-build-reach-ship-any = A ship card needs a port in { $ports }, where the sea lanes of { $place } end; none stands there.
refusal-aoi-build-reach-ship-own = A ship card needs a port of { $seat } in { $ports }, where the sea lanes of { $place } end; a rival’s does not serve.
refusal-aoi-build-reach-ship = A ship card needs a port of { $seat } in { $ports }, where the sea lanes of { $place } end, or a rival’s port there to which a railway of { $seat } leads.
refusal-aoi-over-rival-other = A rival’s coal mine or iron works can be built over only by the same industry, and this is the { $standing } of { $owner }.
refusal-aoi-track-access-coal = No coal can come to { $place }: no connected source has any, and no port or distant port gives access to the track.
refusal-aoi-track-access-iron = No iron can come to { $place }: no connected iron works has any, and no port or distant port gives access to the track.
refusal-aoi-track-access = Neither coal nor iron can come to { $place }: no connected source has any, and no port or distant port gives access to the tracks.
refusal-aoi-rail-later-coal = This railway needs coal, and none can come to either end ({ $line }): no connected source has any, and no port or distant port gives access to the track.
refusal-aoi-rail-later-iron = This railway needs iron, and none can come to either end ({ $line }): no connected iron works has any, and no port or distant port gives access to the track.
refusal-aoi-rail-later = This railway needs coal and iron, and neither can come to either end ({ $line }): no connected source has any, and no port or distant port gives access to the tracks.
refusal-aoi-map-pennsylvania-coal = Coal could come to { $place } only through { $closed }, and nothing may pass through there.
refusal-aoi-map-pennsylvania-iron = Iron could come to { $place } only through { $closed }, and nothing may pass through there.
refusal-aoi-map-pennsylvania-both = Coal and iron could come to { $place } only through { $closed }, and nothing may pass through there.
refusal-aoi-map-pennsylvania-railway-coal = Coal could come to either end of this railway ({ $line }) only through { $closed }, and nothing may pass through there.
refusal-aoi-map-pennsylvania-railway-iron = Iron could come to either end of this railway ({ $line }) only through { $closed }, and nothing may pass through there.
refusal-aoi-map-pennsylvania-railway-both = Coal and iron could come to either end of this railway ({ $line }) only through { $closed }, and nothing may pass through there.
refusal-aoi-map-pennsylvania = From { $place } the only way to { $outlet } leads through { $closed }, and nothing may pass through there.
refusal-aoi-map-pennsylvania-source = The only way from { $place } leads through { $closed }, and nothing may pass through there.
refusal-aoi-combo-when-first-round = In the first round everybody has one action only, and a combined one takes two.
refusal-aoi-card-ship_germany = Where no ship can be built, a ship card does not pay for a combined build; { $seat } has no other card.
refusal-aoi-sell-one_each = The port in { $outlet } has been used already.
refusal-aoi-sell-one_each-market = The market in { $outlet } has been used already.
refusal-aoi-supply-sources = There is no coal to be had there: { $place }.
refusal-aoi-supply-sources-iron = There is no iron to be had there: { $place }.
refusal-aoi-track-when = While a connected source has a cube on the map, none may be bought: { $nearer }.
refusal-aoi-supply-nearest-coal-later = Coal is fetched when something is built, from the source nearest to it; { $seat } chooses only among sources that are equally near.
refusal-aoi-supply-nearest-iron-later = Iron is fetched when something is built, from the iron works nearest to it; { $seat } chooses only among iron works that are equally near.
refusal-aoi-track-when-coal-later = Coal is bought when something is built, by itself, and only where no connected source has any.
refusal-aoi-track-when-iron-later = Iron is bought when something is built, by itself, and only where no connected iron works has any.
